"""``voice-host forget``: removes what is kept about a player."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_host.commands.failing import CANNOT, LOG, WrongUse, tell
from voice_host.commands.player_names import known_as, typed_name

if TYPE_CHECKING:
    from voice_host.records import Store
    from voice_host.records.forgetting import Forgotten


def forget(
    player: Annotated[str, typer.Argument(help="The player's name.", show_default=False)],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would be removed.")] = False,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Remove all that is kept about a player on this machine, and tell what that was. It cannot be undone.

    Points and answers of those who played with them stay.
    """
    from voice_host.commands.read_folder import existing_data_folder
    from voice_host.play.who_plays import may_play
    from voice_host.records import RecordsUnavailable, open_store, outside_a_game
    from voice_host.reports.old_games import read_old_games

    name = typed_name(player)
    if not name:
        raise WrongUse("Say who is to be forgotten, like: voice-host forget Noa.")
    folder = existing_data_folder(data)
    with closing(open_store(folder)) as store:
        if store.notice:
            tell(outside_a_game(store.notice))
        if folder is not None and store.path is None:
            raise RecordsUnavailable("Nothing was removed: the records file cannot be written to.")
        read_old_games(store, tell)  # what the others have answered is in the journals, too
        name = known_as(name, (*store.problems.players(), *store.players())) or name
        known = store.known_of(name, lambda game: may_play(store, game, name))
        if not known.anything:
            return _tell_unknown(store, name, () if folder is None else _traces(folder, name), as_json=as_json)
        if not dry_run:
            store.forget(name, known)
    traces = () if folder is None else _traces(folder, name)
    if as_json:
        print(json.dumps(_plain(name, known, traces, dry_run=dry_run), ensure_ascii=False), flush=True)
    else:
        for sentence in _sentences(name, known, dry_run=dry_run):
            print(sentence, flush=True)
        _tell_traces(name, traces)
    return 0


def _tell_traces(name: str, traces: tuple[Path, ...]) -> None:
    for file in traces:
        tell(f"{file} may name {name} as well. It is kept for reports of faults; delete it if you need none.")


def _tell_unknown(store: Store, name: str, traces: tuple[Path, ...], *, as_json: bool) -> int:
    from voice_host.records import key_of

    known = {key_of(each): each for each in (*reversed(store.players()), *reversed(store.problems.players()))}
    who = f"Players who are known: {', '.join(known.values())}." if known else "Nobody has played on this machine yet."
    tell(f"Nothing is kept about {name}. {who}")
    _tell_traces(name, traces)
    if as_json:
        print(json.dumps({"player": name, "removed": False}, ensure_ascii=False), flush=True)
    return CANNOT


def _plain(name: str, known: Forgotten, traces: tuple[Path, ...], *, dry_run: bool) -> dict[str, object]:
    return {
        "player": name,
        "removed": not dry_run,
        "answers": known.answers,
        "results": known.results,
        "journals": len(known.journals),
        "unfinished_games": len(known.unfinished),
        "mentions": len(known.mentions),
        "records": len(known.records),
        "settings": known.settings,
        "pronunciation": known.pronunciation,
        "other_files": [str(file) for file in traces],
    }


def _sentences(name: str, known: Forgotten, *, dry_run: bool) -> Iterator[str]:
    from voice_host.reports.words import counted, listed

    def some(count: int, what: str, before: str = "", after: str = "") -> str:
        return f"{before}{counted(count, what)}{after}" if count else ""

    removed = [
        some(known.answers, "answer"),
        some(known.results, "game", "the points of "),
        some(len(known.journals), "game", "what was said in "),
        some(len(known.records), "record"),
        some(known.settings, "setting"),
        "how the name is said" if known.pronunciation else "",
        some(len(known.mentions), "game", "the name in ", " of others"),
    ]
    them = listed([each for each in removed if each])
    yield f"Would be removed of {name}: {them}." if dry_run else f"{name} is forgotten. Removed: {them}."
    if known.unfinished:
        one = len(known.unfinished) == 1
        which = "One of these games was" if one else f"{len(known.unfinished)} of these games were"
        yield f"{which} unfinished, and {'could ' if dry_run else 'can'}not be gone on with any more."
    if known.journals:
        yield f"Points and answers of those who played with {name} stay, and records of teams, which name nobody."


def _traces(folder: Path, name: str) -> tuple[Path, ...]:
    """Return other files in the data folder that may have the name: the log, and records that were damaged."""
    log = folder / LOG
    named = log.is_file() and name.casefold() in log.read_text(encoding="utf-8", errors="replace").casefold()
    return (*((log,) if named else ()), *sorted(folder.glob("*.damaged-*")))

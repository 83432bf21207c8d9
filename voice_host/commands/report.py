"""``voice-host report``: how the multiplication goes, for parents and teachers."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_host.commands.failing import WrongUse, tell
from voice_host.commands.in_language import Language, language_for
from voice_host.commands.player_names import known_as, typed_name

if TYPE_CHECKING:
    from voice_host.records import Store
    from voice_host.reports.practice import Report


def report(
    player: Annotated[str | None, typer.Argument(help="A player's name. Without one, all players together.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write a page for a browser into this file, as report.html.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print plain lines, as for a screen reader.")] = False,
    language: Language = None,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Tell which products were right at once, which were missed and what was said instead, and how long it took.

    It is counted from the games on this machine, and nothing leaves it.
    """
    from voice_host.commands.read_folder import existing_data_folder
    from voice_host.records import EVERYTHING, RecordsUnavailable, open_store, outside_a_game
    from voice_host.reports.from_records import report as count
    from voice_host.reports.old_games import read_old_games

    with closing(open_store(existing_data_folder(data), by_heart=EVERYTHING)) as store:
        spoken = language_for(language, store)
        if store.notice:
            if not store.was_read:
                raise RecordsUnavailable(store.notice)
            tell(outside_a_game(store.notice))
        read_old_games(store, tell)
        counted = count(store.problems, None if player is None else _known(player, store), date.today())
    if out is not None:
        if not counted.of.asked and out.expanduser().is_file():
            raise WrongUse(f"Nothing was multiplied yet that could be told, so {out} is left as it is.")
        _write(counted, out, spoken, as_json=as_json)
    elif as_json:
        from voice_host.reports.plain_values import values

        for each in values(counted):
            print(json.dumps(each, ensure_ascii=False), flush=True)
    else:
        _print(counted, spoken, plain=plain or sys.stdout is None or not sys.stdout.isatty())
    return 0


def _known(player: str, store: Store) -> str:
    """Return a player's name as it was written last. Raises WrongUse for somebody who has answered nothing."""
    player, known = typed_name(player), store.problems.players()
    found = known_as(player, known)
    if found is not None:
        return found
    if known:
        raise WrongUse(f"Nothing is kept of a player {player}. Players who have answered: {', '.join(known)}.")
    raise WrongUse(f"Nothing is kept of a player {player}: nobody has multiplied on this machine yet.")


def _print(counted: Report, language: str, *, plain: bool) -> None:
    from voice_host.language.direction import direction

    if plain or direction(language) == "rtl":  # no terminal agrees with another on which side a table begins
        from voice_host.reports.plain import lines

        for line in lines(counted, language):
            print(line)
        print(end="", flush=True)
    else:
        from rich.console import Console

        from voice_host.reports.terminal import show

        show(counted, Console())


def _write(counted: Report, out: Path, language: str, *, as_json: bool) -> None:
    from voice_host.commands.out_file import save
    from voice_host.reports.page import page

    save(page(counted, language).encode(), out, replaces=_is_report, what="a report of this program", private=True)
    if as_json:
        print(json.dumps({"file": str(out), "asked": counted.of.asked}, ensure_ascii=False), flush=True)
    else:
        print(f"The report is in {out}. Open it in a browser; whoever has the file can read it.", flush=True)


def _is_report(begins: bytes) -> bool:
    return not begins or b'content="voice-host report"' in begins

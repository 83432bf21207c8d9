"""``voice-host rehearse FILE...``: performs conversation files, or random ones, and shows what the host says wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voice_host.commands.failing import CANNOT, WrongUse, tell

if TYPE_CHECKING:
    from voice_host.play.events import Observer
    from voice_host.rehearsal.conversations.conversation import Conversation
    from voice_host.rehearsal.conversations.rehearse import Rehearsed
    from voice_host.rehearsal.speaking.insistence import Tally


def rehearse(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Conversation files, as in tests/conversations.", show_default=False)
    ] = None,
    spoken: Annotated[
        bool, typer.Option("--spoken", help="Speak the players' lines and hear them with the recogniser.")
    ] = False,
    talk: Annotated[bool, typer.Option("--talk", help="Print the talk as it goes.")] = False,
    random: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", min=1, help="Instead of files: so many talks in which anything is said."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The first of the random conversations.")] = 0,
    game: Annotated[str, typer.Option(help="Which game they are of.")] = "dogylicious",
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Perform conversation files and show where the host says something else. Ends with 0 where it nowhere does."""
    from voice_host.commands.printing import printer
    from voice_host.rehearsal.conversations.conversation import ConversationError
    from voice_host.rehearsal.conversations.conversation_file import read_conversation
    from voice_host.rehearsal.conversations.rehearse import ignore

    if (random is None) != bool(files):
        raise WrongUse("Name conversation files, or a number of conversations after --random, and not both.")
    if random is not None:
        return _ramble(range(seed, seed + random), game, as_json=as_json, talk=talk)
    perform = _performer(spoken=spoken, model=model)
    observe = printer(as_json=as_json) if talk else ignore
    code = 0
    tallies: list[Tally] = []
    for file in files or ():
        try:
            rehearsed = perform(read_conversation(file), observe)
        except ConversationError as error:
            code = CANNOT
            tell(str(error))
            if as_json:
                print(json.dumps({"file": str(file), "as_written": False, "error": str(error)}), flush=True)
            continue
        code = code if rehearsed.as_written else CANNOT
        tallies += [] if rehearsed.tally is None else [rehearsed.tally]
        print(json.dumps(_plain(rehearsed), ensure_ascii=False) if as_json else _lines(rehearsed), flush=True)
    if len(tallies) > 1:
        _tell_all(sum(tallies[1:], tallies[0]), len(tallies), as_json=as_json)
    return code


def _tell_all(tally: Tally, files: int, *, as_json: bool) -> None:
    """Print how well the players were understood in all files together."""
    if as_json:
        understood = {**asdict(tally), "share_at_once": round(tally.share_at_once, 4)}
        print(json.dumps({"files": files, "understood": understood}), flush=True)
    else:
        print(f"All {files} files:{_counts(tally)} At the first try: {tally.share_at_once:.1%}.", flush=True)


def _ramble(seeds: range, game: str, *, as_json: bool, talk: bool) -> int:
    """Hold random conversations; return 0 where the host kept its manners in all of them."""
    from voice_host.rehearsal.rambling.rambling import PEOPLE, ramble

    if game not in PEOPLE:
        raise WrongUse(f'There are no random conversations of "{game}". Choose from: {", ".join(PEOPLE)}.')
    wrong = utterances = 0
    for seed in seeds:
        rambled = ramble(seed, game)
        wrong += bool(rambled.complaints)
        utterances += rambled.utterances
        if as_json:
            print(json.dumps(asdict(rambled) if talk else asdict(replace(rambled, talk=())), ensure_ascii=False))
        elif rambled.complaints or talk:
            lines = rambled.talk if talk else ()
            print("\n".join((*lines, *(f"random {seed}: {each}" for each in rambled.complaints))), flush=True)
    if not as_json:
        print(f"{len(seeds)} random conversations, {utterances} utterances: {wrong} in which something was wrong.")
    return CANNOT if wrong else 0


def _performer(*, spoken: bool, model: str | None) -> Callable[[Conversation, Observer], Rehearsed]:
    if spoken:
        from voice_host.rehearsal.conversations.spoken_rehearsal import SpokenRehearsals

        @lru_cache
        def aloud(language: str) -> SpokenRehearsals:
            return SpokenRehearsals(model=model, language=language)

        return lambda conversation, observe: aloud(conversation.language).rehearse(conversation, observe)
    from voice_host.rehearsal.conversations.rehearse import rehearse_as_text

    return rehearse_as_text


def _plain(rehearsed: Rehearsed) -> dict[str, Any]:
    return {
        "file": rehearsed.file,
        "as_written": rehearsed.as_written,
        "differences": [asdict(difference) for difference in rehearsed.differences],
        **({} if rehearsed.tally is None else {"understood": asdict(rehearsed.tally)}),
    }


def _lines(rehearsed: Rehearsed) -> str:
    lines = [str(difference) for difference in rehearsed.differences]
    counts = "" if rehearsed.tally is None else _counts(rehearsed.tally)
    verdict = "as written" if rehearsed.as_written else f"not as written in {len(rehearsed.differences)} places"
    return "\n".join((*lines, f"{rehearsed.file}: {verdict}.{counts}"))


def _counts(tally: Tally) -> str:
    return (
        f" {tally.lines} lines spoken, {tally.at_once} understood at once, {tally.repeats} said again, "
        f"{tally.doubts} asked about, {tally.misheard} misheard, {tally.given_up} given up."
    )

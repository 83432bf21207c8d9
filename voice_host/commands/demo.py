"""``voice-host demo``: synthetic players play a short game, heard by the real ear and answered by the real voice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voice_host.commands.failing import CANNOT, typed_wrongly

if TYPE_CHECKING:
    from voice_host.play.events import Event
    from voice_host.rehearsal.demo import Shown


def demo(
    seed: Annotated[int, typer.Option(help="Another seed, another game.")] = 0,
    save: Annotated[Path | None, typer.Option(help="A WAV file for the talk, players and host.")] = None,
    player_voice: Annotated[
        list[str] | None, typer.Option(help="A voice for the players, as en-gb+f2; may be given several times.")
    ] = None,
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Show a whole short game, played by synthetic players without sound hardware, no slower than it can be computed.

    Ends with 0 if the game ended with the score its players meant.
    """
    from voice_host.commands.printing import print_json
    from voice_host.rehearsal.demo import show

    with typed_wrongly():
        shown = show(
            seed,
            observe=print_json if as_json else _print_event,
            spoken=_print_spoken_as_json if as_json else _print_spoken,
            save=save,
            voices=tuple(player_voice or ()),
            model=model,
        )
    if as_json:
        print(json.dumps(_plain(shown), ensure_ascii=False), flush=True)
    else:
        print(_summary(shown, save), flush=True)
    return 0 if shown.as_meant else CANNOT


def _print_spoken(name: str, words: str) -> None:
    print(f"{name}: {words}", flush=True)


def _print_spoken_as_json(name: str, words: str) -> None:
    print(json.dumps({"event": "spoken", "player": name, "words": words}, ensure_ascii=False), flush=True)


def _print_event(event: Event) -> None:
    """Print what the host says, and under each line of a player what was recognised."""
    from voice_host.commands.printing import as_heard, print_plain
    from voice_host.play.events import PlayerSaid

    if isinstance(event, PlayerSaid):
        print(f"    heard: {as_heard(event)}", flush=True)
    else:
        print_plain(event)


def _plain(shown: Shown) -> dict[str, Any]:
    return {
        "event": "summary",
        "as_meant": shown.as_meant,
        "totals": None if shown.outcome is None else dict(shown.outcome.totals),
        "expected": dict(shown.expected),
        "seconds": round(shown.seconds, 1),
        "never_understood": shown.never_understood,
        **vars(shown.tally),
    }


def _summary(shown: Shown, save: Path | None) -> str:
    tally = shown.tally
    meant = _totals(shown.expected)
    if shown.never_understood is not None:
        end = f'The game did not end: "{shown.never_understood}" was never understood.'
    elif shown.outcome is None:
        end = "The game did not end."
    elif shown.as_meant:
        end = f"The game ended with the score its players meant: {meant}."
    else:
        end = f"The game ended with {_totals(shown.outcome.totals)}, but its players meant {meant}."
    counts = (
        f"{tally.lines} lines, {tally.at_once} of them understood at once; {tally.repeats} said again, "
        f"{tally.doubts} asked about, {tally.misheard} misheard."
    )
    talk = f" The talk of {shown.seconds:.0f} seconds is in {save}." if save else ""
    return f"{end}\n{counts}{talk}"


def _totals(totals: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {points}" for name, points in totals.items())

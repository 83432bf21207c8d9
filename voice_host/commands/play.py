"""``voice-host play GAME``: plays a game by voice, or by keyboard."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import typer

from voice_host.commands.failing import WrongUse, typed_wrongly


class Mode(str, Enum):
    """Who plays against whom."""

    COMPETITIVE = "competitive"
    TEAM = "team"
    SOLO = "solo"


class TimeUp(str, Enum):
    """What happens when time is up."""

    BASIC = "basic"
    GENTLER = "gentler"


class Feeding(str, Enum):
    """Who says how many pieces the dog gets."""

    TOLD = "told"
    PLAYER_SAYS = "player-says"


class Check(str, Enum):
    """When the host checks the counts before "Ready!"."""

    ON_REQUEST = "on-request"
    NEVER = "never"
    ALWAYS = "always"


class Level(str, Enum):
    """How many words the host makes."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


def play(
    more: typer.Context,
    game: Annotated[str, typer.Argument(help="The game: dogylicious.", show_default=False)],
    players: Annotated[
        str | None, typer.Option(help='Their names, as "Noa, Dan". Without, the host asks for everything.')
    ] = None,
    mode: Annotated[Mode | None, typer.Option(help="Against each other, as a team, or alone.")] = None,
    clock: Annotated[bool | None, typer.Option("--clock/--no-clock", help="Whether turns are timed.")] = None,
    turn_seconds: Annotated[int | None, typer.Option(help="How long a timed turn is: 15 to 1800.")] = None,
    time_up: Annotated[TimeUp | None, typer.Option(help="No points, or a point for each step.")] = None,
    sides: Annotated[int | None, typer.Option(help="Sides of the dice: 6, 8, 10 or 12.")] = None,
    starter: Annotated[str | None, typer.Option(help="Who begins; the first named unless chosen.")] = None,
    feeding: Annotated[Feeding | None, typer.Option(help="Who says how many pieces the dog gets.")] = None,
    whole_problem: Annotated[
        bool | None,
        typer.Option("--whole-problem/--answer-alone", help="Whether the problem is said with its answer."),
    ] = None,
    check: Annotated[Check | None, typer.Option(help="When counts are checked before ready.")] = None,
    carpet: Annotated[Path | None, typer.Option(help="A text file with your carpet: four rows of five.")] = None,
    keyboard: Annotated[bool, typer.Option("--keyboard", help="Type instead of speaking.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Read instead of listening.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Begin anew, whatever game is unfinished.")] = False,
    level: Annotated[Level, typer.Option(help="How many words the host makes.")] = Level.NORMAL,
    voice: Annotated[str | None, typer.Option(help="The host's voice, as en-gb or en-us+f3.")] = None,
    rate: Annotated[int | None, typer.Option(help="Words a minute: 80 to 320.")] = None,
    volume: Annotated[float | None, typer.Option(help="0 to 1.")] = None,
    microphone: Annotated[
        list[str] | None, typer.Option(help="A microphone's name, or sound files to be heard instead.")
    ] = None,
    loudspeaker: Annotated[str | None, typer.Option(help="A loudspeaker's name.")] = None,
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    seed: Annotated[int | None, typer.Option(help="Fixes the dice.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Play a game by voice. Everything that can be said can be typed as well, one utterance a line."""
    from voice_host.commands.data_folder import use_data_folder
    from voice_host.commands.house import Table, play_at
    from voice_host.commands.spoken_game import spoken_game
    from voice_host.speaking.settings import SpeechSettings

    files = tuple(microphone or ())
    if more.args and not files:
        raise WrongUse(f'"{more.args[0]}" is not understood here. Names of players come after --players, in quotes.')
    if clock is False and (turn_seconds or time_up):
        raise WrongUse("Without a clock a turn has no length and no end. Leave out --no-clock, or what belongs to it.")
    with typed_wrongly():
        speech = SpeechSettings(**_chosen(rate=rate, volume=volume, voice=voice))
        spoken = spoken_game(game)
        options = spoken.game.options(
            _chosen(
                players=players,
                mode=mode,
                clock=True if turn_seconds or time_up else clock,
                turn_seconds=turn_seconds,
                timeup=time_up,
                dice_sides=sides,
                starter=starter,
                feeding=feeding,
                whole_problem=whole_problem,
                check_before_ready=check,
                carpet=None if carpet is None else _read(carpet),
            )
        )
    table = Table(
        use_data_folder(data),
        keyboard=keyboard,
        quiet=quiet,
        seed=seed,
        model=model,
        microphone=(*files, *more.args),
        loudspeaker=loudspeaker,
        speech=speech,
        level=level.value,
        as_json=as_json,
        new=new,
    )
    play_at(table, spoken, options)
    return 0


def _chosen(**values: Any) -> dict[str, Any]:
    """Return what was chosen, as plain values: the choices of this command write with hyphens what games write with
    underscores.
    """
    plain = {
        name: value.value.replace("-", "_") if isinstance(value, Enum) else value for name, value in values.items()
    }
    return {name: value for name, value in plain.items() if value is not None}


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise WrongUse(f"The carpet {file} cannot be read: {error.strerror}. Name a text file.") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"The carpet {file} is no text file. Write four rows of five numbers into one.") from error

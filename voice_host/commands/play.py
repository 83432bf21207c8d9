"""``voice-host play GAME``: plays a game by voice, or by keyboard."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voice_host.commands.failing import WrongUse, speak, typed_wrongly
from voice_host.commands.stopping import ECHO_CANCELLER, HEADSET
from voice_host.games.registry import GAMES, MENU, find_game

if TYPE_CHECKING:
    from voice_host.commands.evening import Wanted


def play(
    more: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(help=f"The game: {', '.join(GAMES)}. Without, the host asks for it.", show_default=False),
    ] = None,
    language: Annotated[
        str | None, typer.Option(metavar="en|he", help="The language that is spoken and heard.")
    ] = None,
    players: Annotated[
        str | None, typer.Option(help='Their names, as "Noa, Dan". Without, the host asks for everything.')
    ] = None,
    mode: Annotated[
        str | None, typer.Option(metavar="competitive|team|solo", help="Against each other, as a team, or alone.")
    ] = None,
    clock: Annotated[bool | None, typer.Option("--clock/--no-clock", help="Whether turns are timed.")] = None,
    turn_seconds: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="How long a timed turn is: 15 to 1800.")
    ] = None,
    time_up: Annotated[
        str | None, typer.Option(metavar="basic|gentler", help="No points, or a point for each step.")
    ] = None,
    sides: Annotated[str | None, typer.Option(metavar="6|8|10|12", help="Sides of the dice.")] = None,
    dice: Annotated[str | None, typer.Option(metavar="host|table", help="Who rolls: the host, or you.")] = None,
    announce: Annotated[
        str | None, typer.Option(metavar="full|count-only", help="Whether the whole route is said before ready.")
    ] = None,
    starter: Annotated[str | None, typer.Option(help="Who begins; the first named unless chosen.")] = None,
    fair_clock: Annotated[
        bool | None,
        typer.Option("--fair-clock/--no-fair-clock", help="Whether the clock stands still while the host speaks."),
    ] = None,
    feeding: Annotated[
        str | None, typer.Option(metavar="told|player-says", help="Who says how many pieces the dog gets.")
    ] = None,
    whole_problem: Annotated[
        bool | None,
        typer.Option("--whole-problem/--answer-alone", help="Whether the problem is said with its answer."),
    ] = None,
    check: Annotated[
        str | None,
        typer.Option(metavar="on-request|never|always", help="When counts are checked before ready."),
    ] = None,
    carpet: Annotated[Path | None, typer.Option(help="A text file with your carpet: four rows of five.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Any option of the game by its name; several may be given."),
    ] = None,
    keyboard: Annotated[bool, typer.Option("--keyboard", help="Type instead of speaking.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Read instead of listening.")] = False,
    nudges: Annotated[
        bool | None,
        typer.Option("--nudges/--no-nudges", help="Whether the host speaks up when nobody says anything."),
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin anew, whatever game is unfinished.")] = False,
    goodbye_after: Annotated[
        str | None, typer.Option(metavar="SECONDS", help="How long a silence after the game is a goodbye: 1 to 600.")
    ] = None,
    level: Annotated[
        str | None, typer.Option(metavar="brief|normal|full", help="How many words the host makes.")
    ] = None,
    patience: Annotated[
        str | None, typer.Option(metavar="short|normal|long", help="How long the host waits for a slow speaker.")
    ] = None,
    voice: Annotated[str | None, typer.Option(help="The host's voice, as en-gb or en-us+f3.")] = None,
    rate: Annotated[str | None, typer.Option(metavar="NUMBER", help="Words a minute: 80 to 320.")] = None,
    volume: Annotated[str | None, typer.Option(metavar="NUMBER", help="0 to 1.")] = None,
    microphone: Annotated[
        list[str] | None, typer.Option(help="A microphone's name, or sound files to be heard instead.")
    ] = None,
    loudspeaker: Annotated[str | None, typer.Option(help="A loudspeaker's name.")] = None,
    ear: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=DEVICE", help="What a player alone hears goes there; several may be given."),
    ] = None,
    headset: Annotated[
        bool, typer.Option("--headset", help='The microphone does not hear the host: "stop" ends what it is saying.')
    ] = False,
    echo_canceller: Annotated[
        bool, typer.Option("--echo-canceller", help="The same, with the host's voice taken out of what is heard.")
    ] = False,
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    table: Annotated[
        bool,
        typer.Option("--table", help="Show the game on a page for the eyes around the table, and print its address."),
    ] = False,
    table_address: Annotated[
        str | None, typer.Option(metavar="ADDRESS[:PORT]", help="Where other devices reach it, as 0.0.0.0.")
    ] = None,
    table_press: Annotated[
        str | None,
        typer.Option(metavar="here|everywhere", help="Who may press what can be said: this machine, or all devices."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Fixes the dice.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Play a game by voice. Everything that can be said can be typed as well, one utterance a line.

    What is not chosen here is as "voice-host settings" tells.
    """
    from voice_host.commands.chosen import check as check_typed, choose
    from voice_host.commands.data_folder import use_data_folder
    from voice_host.commands.evening import Wanted
    from voice_host.commands.house import Table, play_at
    from voice_host.commands.own_ears import read_ears
    from voice_host.commands.spoken_game import spoken_game
    from voice_host.commands.table_page import wished_page
    from voice_host.records import open_store

    if language is not None:
        speak(language)
    files = tuple(microphone or ())
    if more.args and not files:
        raise WrongUse(f'"{more.args[0]}" is not understood here. Names of players come after --players, in quotes.')
    if keyboard and files:
        raise WrongUse("The host listens to a microphone or reads what you type. Leave out --keyboard or --microphone.")
    if clock is False and (turn_seconds or time_up):
        raise WrongUse("Without a clock a turn has no length and no end. Leave out --no-clock, or what belongs to it.")
    if headset and echo_canceller:
        raise WrongUse("With a headset there is no echo to be cancelled. Leave out --echo-canceller.")
    with typed_wrongly():
        ears = read_ears(ear or ())
        page = wished_page(table=table, address=table_address, press=table_press)
        named = None if game is None or game.strip().lower() == MENU else find_game(game)
        typed = check_typed(
            {
                "language": language,
                "voice": voice,
                "rate": rate,
                "volume": volume,
                "level": level,
                "patience": patience,
                "sides": sides,
                "dice": dice,
                "clock": clock,
                "turn-seconds": turn_seconds,
                "time-up": time_up,
                "fair-clock": fair_clock,
                "announce": announce,
                "feeding": feeding,
                "whole-problem": whole_problem,
                "check": check,
                "nudges": nudges,
                "goodbye-after": goodbye_after,
                "loudspeaker": loudspeaker,
                "stop-by-voice": HEADSET if headset else ECHO_CANCELLER if echo_canceller else None,
            }
        )
        for_one_game = _chosen(
            players=players,
            mode=mode,
            starter=starter,
            carpet=None if carpet is None else read_carpet(carpet),
            **_by_name(option or ()),
        )
        if named is None:
            _see_that_any_game_has(typed, for_one_game)
        else:
            named.options(for_one_game)
    notes: list[str] = []
    with closing(open_store(use_data_folder(data))) as store:
        chosen = choose(typed, store, notes.append)
        speak(chosen.language)

        def plan(name: str, language: str) -> Wanted:
            spoken = spoken_game(name, language)
            return Wanted(spoken, spoken.game.options(chosen.options(spoken.game.option_names)))

        with typed_wrongly():
            first: Wanted | None = None
            if named is not None:
                options = named.options(chosen.options(named.option_names) | for_one_game)
                first = Wanted(spoken_game(named.name, chosen.language), options)
        if first is not None:
            _see_that_hands_can_be_told(first, has_page=page is not None, has_ears=bool(ears), quiet=quiet)
        at = Table(
            chosen,
            tuple(notes),
            page=page,
            keyboard=keyboard,
            quiet=quiet,
            seed=seed,
            model=model,
            microphone=(*files, *more.args),
            as_json=as_json,
            new=new,
            ears=ears,
        )
        play_at(at, first, plan, store)
    return 0


def _see_that_hands_can_be_told(wanted: Wanted, *, has_page: bool, has_ears: bool, quiet: bool) -> None:
    """Raise WrongUse where players are to learn what is secret in a way that there is not."""
    hands = wanted.spoken.game.plain(wanted.options).get("hands")
    if hands == "pages" and not has_page:
        raise WrongUse("For hands on pages add --table, and --table-address 0.0.0.0 for the telephones.")
    if hands == "ear" and not has_ears:
        raise WrongUse('For hands by ear name the devices, as in: --ear "Noa=USB headset".')
    if hands in ("ear", "turn_away") and quiet:
        raise WrongUse("What is secret is whispered, and never printed. Leave out --quiet, or choose other hands.")


def _see_that_any_game_has(typed: Collection[str], for_one_game: Mapping[str, Any]) -> None:
    """Raise WrongUse where something was typed that belongs to one game, and none was named."""
    from voice_host.commands.all_settings import SETTINGS

    of_a_game = [setting.name for setting in SETTINGS if setting.option is not None and setting.name in typed]
    if options := [*of_a_game, *for_one_game]:
        named = options[0].replace("_", "-")
        raise WrongUse(f'"{named}" is chosen for one game. Name it, as in: voice-host play {next(iter(GAMES))}.')


def _by_name(options: Sequence[str]) -> dict[str, str]:
    """Return the options of a game that were typed as NAME=VALUE. Raises WrongUse."""
    named: dict[str, str] = {}
    for each in options:
        name, sign, value = each.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise WrongUse(f'"{each}" is no option of a game. Write its name and its value, like quick-play=on.')
        named[name.strip().replace("-", "_")] = value.strip()
    return named


def _chosen(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def read_carpet(file: Path) -> str:
    """Return what a file with a carpet of the family's own holds. Raises WrongUse where it is no text."""
    try:
        return file.read_text(encoding="utf-8-sig")  # some editors put a mark before the text
    except OSError as error:
        raise WrongUse(f"The carpet {file} cannot be read: {error.strerror}. Name a text file.") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"The carpet {file} is no text file. Write four rows of five numbers into one.") from error

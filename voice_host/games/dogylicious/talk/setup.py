"""The conversation before the game: how many players, team, clock, turn length, time-up option, dice (rules 1.3)."""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import Clock, OwnDice, Sides, Team, TimeUpOption, TurnLength
from voice_host.games.dogylicious.options import Options
from voice_host.games.dogylicious.rules.dice import DICE_SIDES
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Meaning, Message, message, say
from voice_host.script.meaning import No, Yes
from voice_host.script.shared.asking import Asked, ask_before
from voice_host.script.shared.who_plays import ask_names, ask_players, offer_last_players

MOST_PLAYERS = 4
SHORTEST_TURN, LONGEST_TURN = 15, 1800
"""Seconds (D4)."""


def set_up(options: Options) -> Asked[Settings]:
    """Ask for what was not chosen, and say who plays. With players named, nothing is asked."""
    if options.players is not None:
        settings = options.settings()
    else:
        yield from say(None, message("welcome"))
        settings = yield from _asked_for(options)
    yield from _say_what_is_odd(settings)
    yield from _say_who_plays(settings)
    return settings


def _asked_for(options: Options) -> Asked[Settings]:
    mode = options.mode
    players = yield from _ask_who_plays(options)
    if mode is None and len(players) > 1:
        team = yield from _ask_yes_no(message("ask-team"), (Team,), message("choices-team"))
        mode = "team" if team else "competitive"
    clock = options.clock
    if clock is None:
        clock = yield from _ask_yes_no(message("ask-clock"), (Clock,), message("choices-clock"))
    turn_seconds, timeup = options.turn_seconds, options.timeup
    if clock and turn_seconds is None:
        turn_seconds = yield from _ask_turn_length()
    if clock and timeup is None:
        timeup = yield from _ask_time_up_option()
    dice_sides, rolled_by = options.dice_sides, options.rolled_by
    if dice_sides is None:
        dice_sides, rolled_by = yield from _ask_sides(rolled_by)
    return options.settings(
        players=players,
        mode=mode,
        clock=clock,
        turn_seconds=turn_seconds,
        timeup=timeup,
        dice_sides=dice_sides,
        rolled_by=rolled_by,
    )


def _ask_who_plays(options: Options) -> Asked[tuple[str, ...]]:
    least, most = (2, MOST_PLAYERS) if options.mode in ("competitive", "team") else (1, MOST_PLAYERS)
    most = 1 if options.mode == "solo" else most
    last = yield from offer_last_players(options, least, most)
    if last:
        return last
    count = 1 if most == 1 else (yield from ask_players(least, MOST_PLAYERS, "" if least == 1 else "-together"))
    return (yield from ask_names(options, count))


def _say_what_is_odd(settings: Settings) -> Asked[None]:
    """Warn, and no more, where the carpet does not have each number twice (rules 1.2)."""
    uneven = settings.carpet.uneven_numbers()
    if uneven:
        yield from say(None, message("carpet-uneven", numbers=tuple(number for number, _ in uneven)))


def _say_who_plays(settings: Settings) -> Asked[None]:
    if len(settings.players) == 1:
        return
    names = wording.players(settings.order)
    yield from say(None, message("players-as-team" if settings.mode == "team" else "players-are", players=names))


def _ask_yes_no(question: Message, also: tuple[type[Meaning], ...], choices: Message) -> Asked[bool]:
    meaning = yield from ask_before(question, (Yes, No, *also), choices)
    if isinstance(meaning, Clock):
        return meaning.on == "yes"
    if isinstance(meaning, Team):
        return meaning.together == "yes"
    return not isinstance(meaning, No)


def _ask_turn_length() -> Asked[int]:
    while True:
        meaning = yield from ask_before(message("ask-turn-length"), (TurnLength,), message("choices-turn-length"))
        seconds = meaning.minutes * 60 + meaning.seconds if isinstance(meaning, TurnLength) else 0
        if SHORTEST_TURN <= seconds <= LONGEST_TURN:
            return seconds
        yield from say(None, message("refused-turn-length"))


def _ask_time_up_option() -> Asked[str]:
    meaning = yield from ask_before(message("ask-time-up-option"), (TimeUpOption,), message("choices-time-up-option"))
    return meaning.option if isinstance(meaning, TimeUpOption) else "basic"


def _ask_sides(rolled_by: str | None) -> Asked[tuple[int, str | None]]:
    """Ask for the sides of the dice, and learn perhaps that the players roll their own: nobody is asked for that."""
    while True:
        meaning = yield from ask_before(message("ask-sides"), (Sides, OwnDice), message("choices-sides"))
        if isinstance(meaning, OwnDice):
            rolled_by = "players"
            yield from say(None, message("own-dice"))
            continue
        sides = meaning.sides if isinstance(meaning, Sides) else 0
        if sides in DICE_SIDES:
            return sides, rolled_by
        yield from say(None, message("refused-sides", sides=sides))

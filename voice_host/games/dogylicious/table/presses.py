"""What can be pressed in Dogylicious, by what the question expects. The words are those of the sentence files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.games.dogylicious import meanings as m
from voice_host.games.dogylicious.rules.carpet import COLUMNS, DIRECTIONS, ROWS
from voice_host.games.dogylicious.rules.dice import DICE_SIDES
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.settings import MAX_PLAYERS, Settings
from voice_host.games.dogylicious.rules.turn import Phase, Turn
from voice_host.games.dogylicious.table.layout import where
from voice_host.script import Meaning, Message, message
from voice_host.script.press import PLACE, WAYS, Blank, Button, Fill, OnBoard, Ways
from voice_host.script.shared.pressing import Expects, Makes, Presses, numbers_of_players, presses_for, says

_MOST_STEPS = ROWS * COLUMNS - 1
_LONGEST_TURN_MINUTES = 30


def presses(state: Any, expects: Expects) -> Presses:
    """Return what can be pressed for each of the game's meanings that are expected, what answers the question first."""
    return presses_for(_PRESSES, state, expects)


def _turn(state: Any) -> Turn | None:
    return state.turn if isinstance(state, GameState) else None


def _sides(state: Any) -> int:
    settings: Settings | None = state.settings if isinstance(state, GameState) else None
    return settings.dice_sides if settings else max(DICE_SIDES)


def _number(name: str, lowest: int, highest: int) -> Blank:
    return Blank(name, message(f"table-blank-{name}"), lowest, highest)


def _start(state: Any, expects: Expects) -> Presses:
    turn = _turn(state)
    is_asked = turn is not None and turn.start is None
    label = message("table-press-start" if is_asked else "table-press-other-start")
    return (OnBoard(label, message("say-start", place=PLACE), main=is_asked),)


def _target(state: Any, expects: Expects) -> Presses:
    turn = _turn(state)
    is_asked = turn is not None and turn.target is None and m.Side not in expects
    label = message("table-press-target" if is_asked else "table-press-other-target")
    return (OnBoard(label, message("say-target", place=PLACE), main=is_asked),)


def _side(state: Any, expects: Expects) -> Presses:
    return (OnBoard(message("table-press-which"), message("say-place", place=PLACE)),)


def _route(state: Any, expects: Expects) -> Presses:
    turn = _turn(state)
    start = None if turn is None or turn.dog is None else where(turn.carpet, turn.dog)
    ways: dict[str, Message] = {way: message("way", way=way) for way in DIRECTIONS}
    is_asked = m.Pieces not in expects and m.Ready not in expects
    label = message("table-press-route" if is_asked else "table-press-other-route")
    return (Ways(label, message("say-ways", ways=WAYS), ways, start, main=is_asked),)


def _pieces(state: Any, expects: Expects) -> Presses:
    turn = _turn(state)
    blanks = (_number("steps", 1, _MOST_STEPS), _number("pieces", 0, pieces(0, _MOST_STEPS)))
    is_asked = m.Ready not in expects
    both = Fill(
        message("table-press-count" if is_asked else "table-press-other-count"),
        message("say-count", steps="{steps}", pieces="{pieces}"),
        blanks,
        main=is_asked,
    )
    if turn is None or (turn.declared_steps is None) == (turn.declared_pieces is None):
        return (both,)
    steps, food = blanks
    if turn.declared_steps is None:
        return (Fill(message("table-press-steps"), message("say-steps", steps="{steps}"), (steps,)), both)
    return (Fill(message("table-press-pieces"), message("say-pieces", pieces="{pieces}"), (food,)), both)


def _feed(state: Any, expects: Expects) -> Presses:
    blank = _number("pieces", 1, _MOST_STEPS)
    return (Fill(message("table-press-feed"), message("say-pieces", pieces="{pieces}"), (blank,)),)


def _answer(state: Any, expects: Expects) -> Presses:
    """Return how an answer is given: with its problem where that is wanted, or the host does not know the roll."""
    sides = _sides(state)
    answer = _number("answer", 1, sides * sides)
    alone = Fill(message("table-press-answer"), message("say-answer", answer="{answer}"), (answer,))
    turn = _turn(state)
    if turn is None or (turn.dice is not None and not turn.settings.whole_problem):
        return (alone,)
    problem = (_number("first", 1, sides), _number("second", 1, sides), answer)
    words = message("say-problem", first="{first}", second="{second}", answer="{answer}")
    return (Fill(message("table-press-problem"), words, problem),)


def _own_roll(state: Any, expects: Expects) -> Presses:
    blanks = (_number("first", 1, _sides(state)), _number("second", 1, _sides(state)))
    words = message("say-own-roll", first="{first}", second="{second}")
    return (Fill(message("table-press-own-roll"), words, blanks),)


def _done(state: Any, expects: Expects) -> Presses:
    turn = _turn(state)
    is_missed = turn is not None and turn.phase is Phase.ROLL
    return (Button(message("say-roll" if is_missed else "say-done")),)


def _move(state: Any, expects: Expects) -> Presses:
    ways = tuple(Button(message("way", way=way)) for way in DIRECTIONS)
    return (*ways, OnBoard(message("table-press-move"), message("say-move", place=PLACE)))


def _turn_length(state: Any, expects: Expects) -> Presses:
    usual = tuple(Button(message("say-minutes", minutes=minutes)) for minutes in (1, 2, 3, 5))
    blank = _number("minutes", 1, _LONGEST_TURN_MINUTES)
    other = Fill(
        message("table-press-minutes"), message("say-other-minutes", minutes="{minutes}"), (blank,), main=False
    )
    return (*usual, other)


def _dice_sides(state: Any, expects: Expects) -> Presses:
    return tuple(Button(message("say-sides", sides=sides)) for sides in DICE_SIDES)


_PRESSES: Mapping[type[Meaning], Makes] = {
    m.Start: _start,
    m.Target: _target,
    m.Side: _side,
    m.Route: _route,
    m.Pieces: _pieces,
    m.Check: says("check", main=False),
    m.Ready: says("ready"),
    m.FirstRoll: says("roll"),
    m.Answer: _answer,
    m.OwnRoll: _own_roll,
    m.Feed: _feed,
    m.Done: _done,
    m.Move: _move,
    m.Call: says("call-pieces", "call-route", "call-twice", "call-count", main=False),
    m.WasRight: says("was-right", main=False),
    m.Stop: says("stop"),
    m.GoOn: says("go-on"),
    m.GiveUp: says("give-up", main=False),
    m.StopPractice: says("stop-practice", main=False),
    m.Players: numbers_of_players(MAX_PLAYERS),
    m.Team: says("team"),
    m.Clock: says("with-clock", "without-clock"),
    m.TurnLength: _turn_length,
    m.TimeUpOption: says("basic", "gentler"),
    m.Sides: _dice_sides,
    m.OwnDice: says("own-dice", main=False),
}
"""By meaning; a tile is named by ``Start`` or ``Target``, which are expected with it."""

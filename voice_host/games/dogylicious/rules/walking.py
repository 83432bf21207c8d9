"""The walk: a roll, an answer, one tile onward, and as many food pieces as the step's number (rules 1.5, 6 to 8)."""

from __future__ import annotations

from dataclasses import replace

from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.dice import Dice, Verdict, face, judge, missing_face
from voice_host.games.dogylicious.rules.ending import is_up, time_up
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.turn import Phase, Turn
from voice_host.games.dogylicious.rules.turn_end import Ending


def roll(turn: Turn, dice: Dice | None) -> Turn:
    """Take the dice of a step; None when the players roll their own: they tell the roll, or the problem they say does.

    Raises ValueError for what such dice do not show.
    """
    turn.require(Phase.ROLL)
    sides = turn.settings.dice_sides
    shown = None if dice is None else (face(dice[0], sides), face(dice[1], sides))
    return replace(turn, phase=Phase.ANSWER, dice=shown, missed=turn.missed if shown is None else None)


def told_roll(turn: Turn, dice: Dice, at_ms: int = 0) -> Turn | Refused:
    """Hear what the players rolled with their own dice; it may be corrected until it is answered.

    Refused where such dice do not show a number.
    """
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(Phase.ANSWER)
    sides = turn.settings.dice_sides
    missing = missing_face(dice, sides)
    if missing is not None:
        return Refused(Reason.NOT_ON_THE_DICE, number=missing)
    shown = (face(dice[0], sides), face(dice[1], sides))
    return replace(turn, dice=shown, missed=None, answers_again=turn.answers_again and shown == turn.dice)


def answer(turn: Turn, product: int, factors: Dice | None = None, at_ms: int = 0) -> Turn | Refused:
    """Hear an answer, with its problem or alone (default D10).

    Right: the dog moves one tile and is to be fed, or its move is to be told. A multiplication mistake: the dog
    stays and a new roll is awaited, nothing else. Refused, and to be asked again: another problem than the dice set,
    or no problem where it is wanted.
    """
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(Phase.ANSWER)
    own_dice = turn.settings.rolled_by == "players"
    missing = missing_face(factors, turn.settings.dice_sides) if factors is not None and own_dice else None
    if missing is not None:
        return Refused(Reason.NOT_ON_THE_DICE, number=missing)
    verdict = judge(
        turn.dice, product, factors, sides=turn.settings.dice_sides, whole_problem=turn.settings.whole_problem
    )
    if verdict is Verdict.NOT_THE_DICE:
        return Refused(Reason.NOT_THE_DICE)
    if verdict is Verdict.WHOLE_PROBLEM_NEEDED:
        return Refused(Reason.WHOLE_PROBLEM_NEEDED)
    rolled = turn.dice or factors
    turn = replace(turn, dice=None, missed=None, answers_again=False)
    if verdict is Verdict.WRONG:
        return replace(turn, phase=Phase.ROLL, missed=rolled)
    if turn.settings.announce_route == "count_only":
        return replace(turn, phase=Phase.MOVE)
    return _stepped(turn, turn.route_left[0])


def answer_again(turn: Turn, at_ms: int = 0) -> Turn | Refused:
    """Answer the same problem again: friends say that the answer which was just judged wrong had been right.

    The product they heard is not simply believed. Refused unless an answer was judged wrong since the last roll.
    """
    if is_up(turn, at_ms):
        return time_up(turn)
    if turn.missed is None:
        return Refused(Reason.NOTHING_JUDGED_WRONG)
    turn.require(Phase.ROLL, Phase.ANSWER)
    return replace(turn, phase=Phase.ANSWER, dice=turn.missed, missed=None, answers_again=True)


def move(turn: Turn, tile: Tile, at_ms: int = 0) -> Turn:
    """Hear where the dog went, where the route was not announced. A move against the rules ends the turn with zero."""
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(Phase.MOVE)
    assert turn.dog is not None
    if tile not in turn.carpet.neighbours(turn.dog):
        return turn.ended(Ending.LEFT_THE_ROUTE)
    if tile in turn.visited:
        return turn.ended(Ending.TILE_TWICE)
    return _stepped(turn, tile)


def feed(turn: Turn, number: int | None = None, at_ms: int = 0) -> Turn | Refused:
    """Complete a step: its pieces have been given.

    ``number`` is the number of pieces as the player said it, None where the player said only that it is done. A wrong
    number ends the turn with zero. Refused without a number where the players chose to say it (default D19).
    """
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(Phase.FEED)
    if number is None and turn.settings.feeding == "player_says":
        return Refused(Reason.NUMBER_NEEDED)
    if number is not None and number != turn.step_number:
        return turn.ended(Ending.WRONG_NUMBER)
    turn = replace(turn, phase=Phase.ROLL, steps=turn.steps + 1, pieces_left=turn.pieces_left - turn.step_number)
    on_target, all_given = turn.dog == turn.target, turn.pieces_left == 0
    if on_target and all_given:
        return _arrived(turn)
    # Only where the route was not announced: too many steps were counted, or too few.
    return turn.ended(Ending.WRONG_STEPS) if on_target or all_given else turn


def _stepped(turn: Turn, tile: Tile) -> Turn:
    return replace(turn, phase=Phase.FEED, walked=(*turn.walked, tile))


def _arrived(turn: Turn) -> Turn:
    """Put a token on the target. Without a clock the turn has ended; with one, it may go on if there is where to."""
    assert turn.target is not None
    turn = replace(
        turn,
        phase=Phase.STOP_OR_GO,
        reached=(*turn.reached, turn.target),
        target=None,
        route=(),
        declared_steps=None,
        declared_pieces=None,
    )
    if not turn.settings.clock:
        return turn.ended(Ending.SUCCESS)
    return turn if turn.targets() else turn.ended(Ending.NO_FURTHER_TARGET)

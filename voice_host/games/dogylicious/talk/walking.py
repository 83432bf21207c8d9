"""The conversation on the way: rolls, answers, feeding, arrival (rules 1.5, points 6 to 8)."""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import Answer, Done, Feed, GiveUp
from voice_host.games.dogylicious.rules import walking
from voice_host.games.dogylicious.rules.dice import Dice
from voice_host.games.dogylicious.rules.ending import time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.turn import Phase, Turn
from voice_host.games.dogylicious.talk import wording
from voice_host.games.dogylicious.talk.ending import Talk, give_up
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.script import Message, Sound, TimeUp, ask, message, roll, say


def roll_dice(game: GameState) -> Talk:
    """Roll the two dice of the next problem, unless the players roll their own."""
    if game.settings.rolled_by == "players":
        return game.with_turn(walking.roll(turn_of(game), None))
    first, second = yield from roll(game, 2, game.settings.dice_sides)
    return game.with_turn(walking.roll(turn_of(game), (first, second)))


def answer(game: GameState) -> Talk:
    """Say what the dice show, hear the answer, and say whether it is right. The product is never said before."""
    first, second = turn_of(game).dice or (0, 0)
    question = message("rolled", first=first, second=second)
    while True:
        turn = turn_of(game)
        reply = yield from ask(
            game, question, (Answer, GiveUp), message("choices-answer", first=first, second=second), to=game.player
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        if isinstance(reply.meaning, Answer):
            factors = reply.meaning.factors
            pair = (factors[0], factors[1]) if len(factors) == 2 else None
            answered = walking.answer(turn, reply.meaning.value, pair, reply.at_ms)
            if not isinstance(answered, Refused):
                game = yield from judged(game.with_turn(answered), (first, second))
                return (yield from _roll_again(game)) if turn_of(game).phase is Phase.ROLL else game
            other = answered.reason is Reason.NOT_THE_DICE
            question = message("other-problem" if other else "whole-problem", first=first, second=second)
            continue
        game = yield from give_up(game)
        if turn_of(game).end is not None:
            return game


def judged(game: GameState, dice: Dice) -> Talk:
    """Say whether the answer to a roll was right, and if not, what would have been."""
    turn = turn_of(game)
    if turn.end is not None:
        return game
    if turn.phase is Phase.ROLL:
        first, second = dice
        teach = message("wrong", first=first, second=second, product=first * second)
        yield from say(game, teach if game.settings.teach else message("wrong-untold"), sound=Sound.WRONG)
    else:
        yield from say(game, message("right"), sound=Sound.RIGHT)
    return game


def _roll_again(game: GameState) -> Talk:
    """After a multiplication mistake the dog stays; the player says when to roll a new problem."""
    while turn_of(game).end is None:
        reply = yield from ask(
            game, message("ask-roll-again"), (Done, GiveUp), message("choices-roll-again"), to=game.player
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        if isinstance(reply.meaning, Done):
            return game
        game = yield from give_up(game)
    return game


def feed(game: GameState) -> Talk:
    """See the step's food pieces given: told by the host, or said by the player (D19); then say what was reached."""
    turn = turn_of(game)
    told = game.settings.feeding == "told"
    left = turn.pieces_left - turn.step_number
    number, costs = turn.step_number, "step-costs" if turn.last_step else "step-give"
    give = message(costs, step=number, give=wording.pieces(number), left=left)
    if told and turn.last_step and not turn.clock_started:
        # without a clock nothing can change with the last pieces any more: the dog has arrived, or the count was wrong
        yield from say(game, give)
        return (yield from _fed(game, None, 0))
    last = turn.last_step
    question = give if told else message("ask-feed")
    if told and last:
        yield from say(game, give)
        question = message("ask-last-feed")
    choices = message("choices-last-feed" if last else "choices-feed-done") if told else message("choices-feed")
    while turn_of(game).end is None:
        expects = (Done, GiveUp) if told else (Feed, GiveUp)
        reply = yield from ask(game, question, expects, choices, to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        if isinstance(reply.meaning, Feed):
            return (yield from _fed(game, reply.meaning.pieces, reply.at_ms))
        if isinstance(reply.meaning, Done):
            return (yield from _fed(game, None, reply.at_ms))
        game = yield from give_up(game)
        question = message("ask-feed-done") if told else question
    return game


def _fed(game: GameState, number: int | None, at_ms: int) -> Talk:
    before = turn_of(game)
    turn = walking.feed(before, number, at_ms)
    if isinstance(turn, Refused):
        yield from say(game, message("choices-feed"))
        return game
    game = game.with_turn(turn)
    if number is not None and turn.steps > before.steps:
        given = message("fed", step=turn.steps, pieces=wording.pieces(number), left=turn.pieces_left)
        yield from say(game, given)
    if len(turn.reached) > len(before.reached) and game.settings.clock:
        yield from say(game, reached_so_far(turn))
    return game


def reached_so_far(turn: Turn) -> Message:
    """Return what was reached, with the points of the turn, which a mistake can still lose."""
    target = wording.tile(turn.carpet, turn.reached[-1])
    return message("reached-running", target=target, points=wording.points(turn.points_so_far))

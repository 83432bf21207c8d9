"""The conversation where the players roll their own dice: the problem they say tells the host the roll (D10).

They may also say the roll first ("we rolled six and four") and correct it until they answer; then the answer alone
will do. The host does not see the dice and believes what it is told, but for what such dice cannot show.
"""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import Answer, GiveUp, OwnRoll
from voice_host.games.dogylicious.rules import walking
from voice_host.games.dogylicious.rules.dice import Dice, face
from voice_host.games.dogylicious.rules.ending import time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.turn import Phase, Turn
from voice_host.games.dogylicious.talk.ending import Talk, give_up
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.walking import judged
from voice_host.script import Meaning, Message, TimeUp, ask, message, say
from voice_host.script.meaning import No, Yes
from voice_host.script.shared.asking import Asked


def answer(game: GameState) -> Talk:
    """Hear the problem with its answer, or first the roll and then the answer, and say whether it is right."""
    question = _question(turn_of(game))
    while True:
        turn = turn_of(game)
        reply = yield from ask(game, question, (Answer, OwnRoll, GiveUp), _choices(turn), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        dice = _dice(reply.meaning)
        if isinstance(reply.meaning, GiveUp):
            game = yield from give_up(game)
        elif dice is not None and _is_missed(turn, dice) and not (yield from _rolled_again(game, dice)):
            question = _question(turn)
        else:
            taken = _take(turn, reply.meaning, dice, reply.at_ms)
            if not isinstance(taken, Refused):
                game = game.with_turn(taken)
                question = _question(taken)
                if taken.phase is not Phase.ANSWER:
                    return (yield from judged(game, turn.dice or _faces(turn, dice)))
            elif taken.reason is Reason.NOT_ON_THE_DICE:
                sides = game.settings.dice_sides
                yield from say(game, message("not-on-the-dice", sides=sides, number=taken.number or 0))
            else:
                question = _once_more(turn, taken)
        if turn_of(game).end is not None:
            return game


def _take(turn: Turn, meaning: Meaning, dice: Dice | None, at_ms: int) -> Turn | Refused:
    if isinstance(meaning, Answer):
        return walking.answer(turn, meaning.value, dice, at_ms)
    return walking.told_roll(turn, dice or (0, 0), at_ms)


def _rolled_again(game: GameState, dice: Dice) -> Asked[bool]:
    """Ask whether this is a new roll: it shows the same as the one just missed, whose product has been told."""
    first, second = dice
    question = message("ask-same-roll", first=first, second=second)
    reply = yield from ask(game, question, (Yes, No), message("choices-same-roll"), to=game.player)
    return isinstance(reply, TimeUp) or isinstance(reply.meaning, Yes)


def _dice(meaning: Meaning) -> Dice | None:
    """Return the roll that was said, with its answer or alone; None for an answer alone."""
    said: tuple[int, ...] = getattr(meaning, "dice" if isinstance(meaning, OwnRoll) else "factors", ())
    return (said[0], said[1]) if len(said) == 2 else None


def _faces(turn: Turn, dice: Dice | None) -> Dice:
    sides = turn.settings.dice_sides
    return (face(dice[0], sides), face(dice[1], sides)) if dice else (0, 0)


def _is_missed(turn: Turn, dice: Dice) -> bool:
    return turn.dice is None and turn.missed is not None and sorted(turn.missed) == sorted(dice)


def _question(turn: Turn) -> Message:
    if turn.dice is not None:
        return message("rolled", first=turn.dice[0], second=turn.dice[1])
    return message("ask-own-roll" if turn.missed is None else "ask-own-roll-again")


def _choices(turn: Turn) -> Message:
    if turn.dice is not None:
        return message("choices-rolled", first=turn.dice[0], second=turn.dice[1])
    return message("choices-own-roll")


def _once_more(turn: Turn, refused: Refused) -> Message:
    """Return the question after an answer without its problem, or with another one than the roll that was told."""
    if turn.dice is None:
        return message("own-problem")
    first, second = turn.dice
    other = refused.reason is Reason.NOT_THE_DICE
    return message("other-roll" if other else "whole-problem", first=first, second=second)

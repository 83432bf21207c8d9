"""The points of a turn, counted and told; claimed by the player where they chose so (rules 4.4 and default Z7)."""

from __future__ import annotations

from voice_host.games.dotzee.meanings import Claim
from voice_host.games.dotzee.rules.game_state import GameState, Phase, TurnEnd
from voice_host.games.dotzee.rules.refusal import Refused
from voice_host.games.dotzee.talk import wording
from voice_host.games.dotzee.talk.turn import Talk
from voice_host.script import Heard, Message, Sound, ask, message, say
from voice_host.script.meaning import No, Number


def count(game: GameState) -> Talk:
    """Have the points claimed, if they are to be, and tell what the turn has brought."""
    while game.phase is Phase.CLAIM:
        game = yield from _claim(game)
    turn = game.turns[-1]
    yield from say(game, *_told(game, turn), sound=Sound.RIGHT if turn.scored else None)
    return game


def _claim(game: GameState) -> Talk:
    question = message("ask-claim")
    reply = yield from ask(game, question, (Claim, Number, No), message("choices-claim"), to=game.player)
    meaning = reply.meaning if isinstance(reply, Heard) else No()
    number = meaning.points if isinstance(meaning, Claim) else meaning.value if isinstance(meaning, Number) else 0
    claimed = game.claim(number)
    if isinstance(claimed, Refused):
        yield from say(game, message("refused-claim", points=wording.points(number)))
        return game
    return claimed


def _told(game: GameState, turn: TurnEnd) -> tuple[Message, ...]:
    if not turn.points:
        return (message("no-points"),)
    lines = wording.points_by_line(turn.points)
    if turn.scored < len(turn.points):
        lines = (*lines, message("not-claimed", points=wording.points(turn.scored)))
    total = wording.points(game.totals[turn.player])
    return (*lines, message("score-after-turn", player=wording.player(turn.player), points=total))

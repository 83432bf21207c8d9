"""The conversation of a turn: a card is played, or none can be (rules 2.5, point 3, and 2.6)."""

from __future__ import annotations

from voice_host.games.dog import opponents
from voice_host.games.dog.meanings import (
    Backward,
    CannotPlay,
    ComeOut,
    Forward,
    GoHome,
    GoOn,
    ShowCards,
    SplitSeven,
    SwapPawns,
)
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.moves import Move
from voice_host.games.dog.rules.pawns import is_home
from voice_host.games.dog.rules.refusal import Refused
from voice_host.games.dog.talk import refusals, wording
from voice_host.games.dog.talk.asking import Talk
from voice_host.games.dog.talk.hands import PRIVATE_QUESTIONS, answer_alone
from voice_host.games.dog.talk.wishes import NotYet, wish_of
from voice_host.script import Meaning, Message, message, roll, say
from voice_host.script.shared.asking import Asked, hear

_MOVES: tuple[type[Meaning], ...] = (Forward, Backward, ComeOut, SplitSeven, SwapPawns)


def take_turn(game: GameState) -> Talk:
    """Have whoever's turn it is play a card, or show that none can be played."""
    seat = game.turn_seat
    assert seat is not None
    strength = game.settings.strength(seat)
    if strength is None:
        return (yield from _ask_card(game, seat))
    (luck,) = yield from roll(game, 1, opponents.LUCK, secret=game.settings.are_hands_hidden)
    move = opponents.chooses(game, seat, strength, luck)
    return (yield from (_give_up(game, seat) if move is None else _play(game, seat, move)))


def _ask_card(game: GameState, seat: int) -> Talk:
    """Ask for a card until one is played, or it is shown that none can be."""
    question = _question(game, seat)
    private = PRIVATE_QUESTIONS if game.settings.are_hands_hidden else ()
    expects = (*_MOVES, CannotPlay, *private)
    while True:
        meaning = yield from hear(game, question, expects, message("choices-card"), to=game.player(seat))
        if isinstance(meaning, private):
            yield from answer_alone(game, seat, meaning)
            continue
        after = yield from (_out(game, seat) if isinstance(meaning, CannotPlay) else _wished(game, seat, meaning))
        if after is not None:
            return after


def _question(game: GameState, seat: int) -> Message:
    """Return the question for a card, in other words than at the turn before."""
    count = game.hands[seat].count
    alone = game.last is not None and game.last.seat == seat
    asked = "ask-next-card" if alone else "ask-card" if count % 2 else "ask-your-card"
    return message(asked, player=wording.seat(game, seat), count=count)


def _wished(game: GameState, seat: int, meaning: Meaning) -> Asked[GameState | None]:
    """Play what was wished; None where that cannot be, after saying why."""
    wish = yield from wish_of(game, seat, meaning)
    if isinstance(wish, NotYet):
        yield from say(game, wish.why)
        return None
    read = playing.readings(game, seat, wish)
    if isinstance(read, Refused):
        yield from say(game, refusals.why(game, read))
        return None
    return (yield from _play(game, seat, (yield from _which(game, seat, read))))


def _which(game: GameState, seat: int, read: tuple[Move, ...]) -> Asked[Move]:
    """Ask, for each pawn that can go home or on along the ring, which of it (default G4)."""
    for n in range(len(read[0].trips)):
        if len({is_home(move.trips[n].end) for move in read}) > 1:
            question = message("ask-home-or-on", pawn=wording.pawn(read[0].trips[n].pawn))
            meaning = yield from hear(
                game, question, (GoHome, GoOn), message("choices-home-or-on"), to=game.player(seat)
            )
            read = tuple(move for move in read if is_home(move.trips[n].end) == isinstance(meaning, GoHome))
    return read[0]


def _play(game: GameState, seat: int, move: Move) -> Talk:
    after = playing.play(game, seat, move)
    if isinstance(after, Refused):
        raise RuntimeError(f"this move was to be refused before: {after.reason}")
    told = message("played", player=wording.seat(game, seat), card=wording.played(move))
    yield from say(after, told, *wording.moved(game.settings, move), *_came_home(game, after, seat))
    return after


def _came_home(before: GameState, after: GameState, seat: int) -> tuple[Message, ...]:
    """Return what changes when all pawns of a player are home: the cards move the partner's from now on (M8)."""
    partner = after.settings.partner(seat)
    if partner is None or after.over or before.position.all_home(seat) or not after.position.all_home(seat):
        return ()
    return (message("all-home", player=wording.seat(after, seat), partner=wording.seat(after, partner)),)


def _out(game: GameState, seat: int) -> Asked[GameState | None]:
    """Have it shown that no card can be played; None where one can."""
    shown = None if game.hands[seat].cards is not None else (yield from _shown(game, seat))
    after = playing.give_up(game, seat, shown)
    if isinstance(after, Refused):
        yield from say(game, refusals.why(game, after))
        return None
    return (yield from _is_out(game, seat, after))


def _shown(game: GameState, seat: int) -> Asked[tuple[Card, ...]]:
    """Have the real cards read out that a player shows."""
    count = game.hands[seat].count
    question = message("ask-show", player=wording.seat(game, seat), count=count)
    meaning = yield from hear(game, question, (ShowCards,), message("choices-show", count=count))
    return tuple(Card(name.card) for name in meaning.cards) if isinstance(meaning, ShowCards) else ()


def _give_up(game: GameState, seat: int) -> Talk:
    after = playing.give_up(game, seat)
    if isinstance(after, Refused):
        raise RuntimeError(f"the host's own player can play: {after.reason}")
    return (yield from _is_out(game, seat, after))


def _is_out(game: GameState, seat: int, after: GameState) -> Talk:
    assert after.last is not None
    shown = wording.cards(after.last.discarded)
    yield from say(after, message("is-out", player=wording.seat(game, seat), cards=shown))
    return after

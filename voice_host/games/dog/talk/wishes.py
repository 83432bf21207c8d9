"""From what a player said to a wish as the rules know it. What was left out is asked for, or follows from the hand."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.dog.meanings import Backward, CardName, ComeOut, Forward, PawnName, SplitSeven, SwapPawns
from voice_host.games.dog.rules.cards import BACK, OUT, SPLIT, Card, forward_card
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.listing import pawns_moved
from voice_host.games.dog.rules.moves import Kind, Step, Wish
from voice_host.games.dog.rules.pawns import KENNEL, Pawn
from voice_host.games.dog.talk import wording
from voice_host.games.dog.talk.asking import is_played, pawn_of
from voice_host.script import Meaning, Message, message
from voice_host.script.shared.asking import Asked, hear


@dataclass(frozen=True)
class NotYet:
    """It is no wish yet: why, in words."""

    why: Message


def wish_of(game: GameState, seat: int, meaning: Meaning) -> Asked[Wish | NotYet]:
    """Return what somebody wishes, or why that is no wish."""
    strangers = [pawn for pawn in _named(meaning) if not is_played(game, pawn_of(pawn))]
    if strangers:
        colours = tuple(wording.of_colour(one) for one in game.settings.colours_in_play)
        return NotYet(message("refused-no-such-colour", colours=colours))
    if isinstance(meaning, Forward):
        return _forward(meaning)
    if isinstance(meaning, Backward):
        card = Card.JOKER if meaning.joker else Card.FOUR
        return Wish(card, Kind.BACKWARD, (Step(pawn_of(meaning.pawn), BACK),))
    if isinstance(meaning, SplitSeven):
        steps = tuple(Step(pawn_of(each.pawn), each.steps) for each in meaning.portions)
        return Wish(Card.JOKER if meaning.joker else Card.SEVEN, Kind.SPLIT, steps)
    if isinstance(meaning, SwapPawns):
        card = Card.JOKER if meaning.joker else Card.SWAP
        return Wish(card, Kind.SWAP, (Step(pawn_of(meaning.pawn)),), other=pawn_of(meaning.other))
    assert isinstance(meaning, ComeOut)
    return (yield from _come_out(game, seat, meaning))


def _named(meaning: Meaning) -> tuple[PawnName, ...]:
    if isinstance(meaning, SplitSeven):
        return tuple(each.pawn for each in meaning.portions)
    named = (getattr(meaning, "pawn", None), getattr(meaning, "other", None))
    return tuple(pawn for pawn in named if isinstance(pawn, PawnName))


def _forward(meaning: Forward) -> Wish | NotYet:
    home = None if meaning.way is None else meaning.way == "home"
    step = Step(pawn_of(meaning.pawn), meaning.steps, home)
    if meaning.joker:
        return Wish(Card.JOKER, Kind.FORWARD, (step,))
    card = Card.SEVEN if meaning.steps == SPLIT else forward_card(meaning.steps)
    if card is None:
        return NotYet(message("refused-no-such-card", number=meaning.steps))
    return Wish(card, Kind.FORWARD, (step,))


def _come_out(game: GameState, seat: int, meaning: ComeOut) -> Asked[Wish | NotYet]:
    pawn = _of_the_kennel(game, seat) if meaning.pawn is None else pawn_of(meaning.pawn)
    if meaning.card is not None:
        card = Card(meaning.card.card)
    else:
        held = game.hands[seat].cards
        fitting = OUT if held is None else tuple(card for card in OUT if card in held)
        if not fitting and not game.settings.are_hands_hidden:
            return NotYet(message("refused-no-card-out", player=wording.seat(game, seat)))
        card = fitting[0] if len(fitting) == 1 else (yield from _ask_which(game, seat))
    return Wish(card, Kind.OUT, (Step(pawn),))


def _ask_which(game: GameState, seat: int) -> Asked[Card]:
    question = message("ask-out-by", player=wording.seat(game, seat))
    meaning = yield from hear(game, question, (CardName,), message("choices-out-by"), to=game.player(seat))
    return Card(meaning.card) if isinstance(meaning, CardName) else Card.JOKER


def _of_the_kennel(game: GameState, seat: int) -> Pawn:
    """Return the first of the pawns that may come out; where none can, the first there is, so that it is told why."""
    pawns = pawns_moved(game.settings, game.position, seat)
    return next((pawn for pawn in pawns if game.position.places[pawn] == KENNEL), pawns[0])

"""The conversation at the beginning of a round: dealing, and passing a card (rules 2.5, points 1 and 2)."""

from __future__ import annotations

from voice_host.games.dog import opponents
from voice_host.games.dog.meanings import Dealt, PassCard, Passed, PassNth
from voice_host.games.dog.questions import ReadHand
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.refusal import Reason, Refused
from voice_host.games.dog.talk import refusals, wording
from voice_host.games.dog.talk.asking import Talk
from voice_host.games.dog.talk.hands import tell_alone, tell_hands, tell_passed
from voice_host.games.dog.talk.in_hand import numbered
from voice_host.script import Meaning, message, roll, say
from voice_host.script.shared.asking import Asked, hear


def deal(game: GameState) -> Talk:
    """Deal a round, and have everybody told their cards."""
    settings = game.settings
    starter = wording.seat(game, game.start_seat)
    yield from say(game, message("round-begins", round=game.round, count=game.hand_size, player=starter))
    if playing.shuffles(game):
        yield from say(game, message("shuffled" if settings.cards == "virtual" else "shuffle-now"))
    if settings.cards == "real":
        question = message("ask-dealt", count=game.hand_size)
        yield from hear(game, question, (Dealt,), message("choices-dealt"))
        return playing.deal_unseen(game)
    thrown: list[int] = []
    for sides in playing.lots(game):
        thrown += yield from roll(game, 1, sides, secret=settings.are_hands_hidden)
    dealt = playing.deal(game, thrown)
    yield from tell_hands(dealt)
    return dealt


def exchange(game: GameState) -> Talk:
    """Have everybody pass a card face down; all change hands at once."""
    if game.phase is not Phase.EXCHANGE:
        return game
    if game.settings.cards == "real":
        how = "partner" if game.settings.in_teams else "neighbour"
        yield from hear(game, message(f"ask-passed-{how}"), (Passed,), message("choices-passed"))
        for seat in game.to_pass:
            game = _after(game, seat, None)
        return game
    passed: dict[int, Card] = {}
    for seat in game.to_pass:
        passed[seat] = yield from _card_to_pass(game, seat)
        game = _after(game, seat, passed[seat])
    yield from tell_passed(game, passed)
    return game


def _after(game: GameState, seat: int, card: Card | None) -> GameState:
    after = playing.pass_card(game, seat, card)
    if isinstance(after, Refused):
        raise RuntimeError(f"this card was to be refused before: {after.reason}")
    return after


def _card_to_pass(game: GameState, seat: int) -> Asked[Card]:
    strength = game.settings.strength(seat)
    if strength is None:
        return (yield from _ask_card(game, seat))
    (luck,) = yield from roll(game, 1, opponents.LUCK, secret=game.settings.are_hands_hidden)
    return opponents.passes(game, seat, strength, luck)


def _ask_card(game: GameState, seat: int) -> Asked[Card]:
    """Ask which card a player passes: hidden ones are named by their place, which tells nothing to the others."""
    receiver = game.receiver(seat)
    hand = game.hands[seat].cards
    assert receiver is not None
    assert hand is not None
    hidden = game.settings.are_hands_hidden
    gaps = {"player": wording.seat(game, seat), "to": wording.seat(game, receiver)}
    question = message("ask-pass-hidden" if hidden else "ask-pass", **gaps)
    choices = message("choices-pass-hidden" if hidden else "choices-pass", count=len(hand))
    expects: tuple[type[Meaning], ...] = (PassNth, ReadHand) if hidden else (PassCard,)
    while True:
        meaning = yield from hear(game, question, expects, choices, to=game.player(seat))
        if isinstance(meaning, PassCard):
            card = Card(meaning.card.card)
            if card in hand:
                return card
            yield from say(game, refusals.why(game, Refused(Reason.NOT_IN_HAND, card=card, seat=seat)))
        elif isinstance(meaning, PassNth):
            if 1 <= meaning.nth <= len(hand):
                return hand[meaning.nth - 1]
            yield from say(game, message("refused-no-such-place", count=len(hand)))
        elif game.settings.hands == "pages":
            yield from say(game, message("told-on-page"))
        else:
            yield from tell_alone(game, seat, numbered(game, seat))

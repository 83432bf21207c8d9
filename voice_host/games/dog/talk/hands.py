"""Telling players their cards, so that nobody else learns them (rules 2.10).

Everything that tells a hand goes through ``in_hand.py``: this, ``describe/hands.py`` and ``table/own.py``.
"""

from __future__ import annotations

from collections.abc import Mapping

from voice_host.games.dog.meanings import Ready
from voice_host.games.dog.questions import ReadHand, WhatCanIPlay
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.talk import wording
from voice_host.games.dog.talk.in_hand import numbered, of_player, playable
from voice_host.script import Meaning, Message, message, say, whisper
from voice_host.script.shared.asking import Asked, hear

PRIVATE_QUESTIONS: tuple[type[Meaning], ...] = (ReadHand, WhatCanIPlay)
"""What a player is told alone, where hands are hidden."""


def tell_hands(game: GameState) -> Asked[None]:
    """Tell everybody their cards after they were dealt."""
    settings = game.settings
    if settings.cards == "real":
        return
    if settings.hands == "open":
        for seat in game.active:
            yield from say(game, message("hand-of", player=wording.seat(game, seat), cards=of_player(game, seat)))
    elif settings.hands == "pages":
        yield from say(game, message("hands-on-pages"))
    else:
        for seat in (seat for seat in game.active if seat in settings.family):
            yield from tell_alone(game, seat, numbered(game, seat))


def tell_passed(game: GameState, passed: Mapping[int, Card]) -> Asked[None]:
    """Tell what was passed, by seat of the giver: to all where hands are open, else each what they got."""
    hands = game.settings.hands
    if hands != "open":
        yield from say(game, message("exchanged"))
    for giver, card in passed.items():
        receiver = game.receiver(giver)
        assert receiver is not None
        told = {"player": wording.seat(game, giver), "card": wording.card(card)}
        if hands == "open":
            yield from say(game, message("passed", to=wording.seat(game, receiver), **told))
        elif hands != "pages" and receiver in game.settings.family:
            yield from tell_alone(game, receiver, (message("passed-to-you", **told),))


def tell_alone(game: GameState, seat: int, told: tuple[Message, ...]) -> Asked[None]:
    """Tell a player something that the others must not hear, as often as it takes."""
    player = game.player(seat)
    if game.settings.hands == "ear":
        yield from whisper(game, player, *told, softly=False)
        return
    come = message("ask-come-close", player=wording.player(player))
    yield from hear(game, come, (Ready,), message("choices-come-close"), to=player)
    while True:
        yield from whisper(game, player, *told)
        known = message("ask-known", player=wording.player(player))
        meaning = yield from hear(game, known, (Ready, ReadHand), message("choices-known"), to=player)
        if isinstance(meaning, Ready):
            return


def answer_alone(game: GameState, seat: int, question: Meaning) -> Asked[None]:
    """Answer what a player asks about the own hand, where hands are hidden."""
    if game.settings.hands == "pages":
        yield from say(game, message("told-on-page"))
    elif isinstance(question, WhatCanIPlay):
        yield from tell_alone(game, seat, playable(game, seat))
    else:
        hand = message("your-hand", cards=of_player(game, seat))
        yield from tell_alone(game, seat, (hand,))

"""Questions and their answers. No clock runs in this game, so every question is answered by a meaning."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.script import Meaning, Message, TimeUp, ask
from voice_host.script.shared.asking import Asked

Talk = Asked[GameState]
"""A part of the game that leads to another state."""


def hear(
    game: GameState, question: Message, expects: tuple[type[Meaning], ...], choices: Message, to: str | None = None
) -> Asked[Meaning]:
    """Ask, and return what was meant."""
    reply = yield from ask(game, question, expects, choices, to=to)
    if isinstance(reply, TimeUp):
        raise RuntimeError("no clock runs in this game")
    return reply.meaning


def named_seat(game: GameState, meaning: Meaning, asked: int) -> int | None:
    """Return whom an answer is about: the player who is asked, unless somebody is named; None for a stranger."""
    names: tuple[str, ...] = getattr(meaning, "names", ())
    if not names:
        return asked
    return next((n for n, player in enumerate(game.players) if player.casefold() == names[0].casefold()), None)

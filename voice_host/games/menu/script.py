"""Which game shall we play? Performed like a game, so that all that may always be said goes here as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_host.games.menu.meanings import PlayGame, PlayLast, PlayNth
from voice_host.script import Gap, Meaning, Message, Outcome, Script, message, say
from voice_host.script.shared.asking import ask_before


@dataclass(frozen=True)
class Chosen:
    """The state at the end: what was chosen."""

    game: str
    """One of those that were offered."""


def choose(games: Sequence[str], *, greets: bool = True) -> Script:
    """Ask until one of the games is chosen, which are offered by the names that are typed."""
    if greets:
        yield from say(None, message("welcome"))
    named = games_called(games)
    question, choices = message("ask-game", games=named), message("choices-game", games=named)
    while True:
        chosen = _chosen((yield from ask_before(question, (PlayGame, PlayNth, PlayLast), choices)), games)
        if chosen is not None:
            yield from say(Chosen(chosen), message("chosen", game=called(chosen)))
            return Outcome({}, ())
        yield from say(None, message("refused-nth", count=len(games)))


def called(game: str) -> Message:
    """Return what a game is called."""
    return message(f"{game}-name")


def games_called(games: Sequence[str]) -> tuple[Gap, ...]:
    """Return what games are called, in their order."""
    return tuple(called(game) for game in games)


def _chosen(meaning: Meaning, games: Sequence[str]) -> str | None:
    if isinstance(meaning, PlayGame):
        return meaning.game
    if isinstance(meaning, PlayNth):
        return games[meaning.nth - 1] if 1 <= meaning.nth <= len(games) else None
    return games[-1]

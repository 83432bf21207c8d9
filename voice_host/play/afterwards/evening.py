"""One game after the other, as long as the players like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from voice_host.play.afterwards.play_again import Wish
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.script import Outcome

G = TypeVar("G")


@dataclass(frozen=True)
class Played:
    """How the games of one kind ended."""

    outcome: Outcome | None
    """Of the last one, None where the players left it."""
    wish: Wish
    """What they want then: GOODBYE or ANOTHER_GAME."""


def play_evening(named: G | None, choose: Callable[[], G | None], play: Callable[[G, bool], Played]) -> Outcome | None:
    """Play the game that is ``named``, or what is chosen where none is, and others as long as the players wish.

    ``choose`` asks which game, and returns None where the players leave instead; ``play`` plays a game, told whether it
    was chosen so. Returns the outcome of the last game, None where the players left it.
    """
    game, outcome = named, None
    while True:
        from_menu = game is None
        if game is None:
            game = choose()
        if game is None:
            return outcome
        played = play(game, from_menu)
        outcome = played.outcome
        if played.wish is not Wish.ANOTHER_GAME:
            return outcome
        game = None


def play_games(
    first: Performance, sit_down: Callable[[Performance], Session], begin: Callable[[Performance, Wish], Performance]
) -> Played:
    """Play a game, and then the same again as long as the players wish.

    ``sit_down`` makes the session for a game, ``begin`` the next game from the one before.
    """
    performance = first
    while True:
        session = sit_down(performance)
        outcome = session.perform()
        if session.wish in (Wish.GOODBYE, Wish.ANOTHER_GAME):
            return Played(outcome, session.wish)
        performance = begin(performance, session.wish)

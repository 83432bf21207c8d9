"""One game after the other, as long as the players like."""

from __future__ import annotations

from collections.abc import Callable

from voice_host.play.afterwards.play_again import Wish
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.script import Outcome


def play_games(
    first: Performance, sit_down: Callable[[Performance], Session], begin: Callable[[Performance, Wish], Performance]
) -> Outcome | None:
    """Play a game, and then others as long as the players wish.

    ``sit_down`` makes the session for a game, ``begin`` the next game from the one before. Returns the outcome of the
    last game, None where the players left it.
    """
    performance = first
    while True:
        session = sit_down(performance)
        outcome = session.perform()
        if session.wish is Wish.GOODBYE:
            return outcome
        performance = begin(performance, session.wish)

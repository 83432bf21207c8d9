"""Games that a family has played, in a records file: what they said is written down, the dice are named."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from tests.play.table import Line, Mouth, People, Time
from tests.play.test_dogylicious_replay import GAME, PROMPTS, SENTENCES
from voice_host.play.dice import NamedDice
from voice_host.play.opening import begin
from voice_host.play.session import Session
from voice_host.play.talk import Talk
from voice_host.records import Store, open_store

TO_THE_NINE = ("near seven", "tile nine", "near", "left forward right", "three steps six pieces", "ready")
"""A turn up to its first roll."""


class Calendar:
    """Tells the date; each look takes a second."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 2, 12, tzinfo=timezone.utc)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


class Family:
    """Plays at one machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calendar = Calendar()

    def store(self) -> Store:
        return open_store(self.folder, self.calendar)

    def plays(self, *lines: str | Line, dice: Sequence[tuple[int, int]], **chosen: Any) -> None:
        """Begin a game, say the lines, and leave it as it stands then."""
        store = self.store()
        play = begin(GAME, GAME.options({"rounds": 1, **chosen}), store, 1, dice=NamedDice(dice))
        time = Time()
        talk = Talk(Mouth(time), People(time, lines), PROMPTS, lambda event: None, time)
        Session(play, talk, SENTENCES, time).perform()
        play.close()
        store.close()

    def plays_to_the_end(self, *answers: str | Line, dice: Sequence[tuple[int, int]], **chosen: Any) -> None:
        """Play a game of one turn: Noa's way to the near nine, with these answers."""
        walk = [line for answer in answers for line in (answer, "done")][:-1]
        self.plays(*TO_THE_NINE, *walk, dice=dice, **{"players": ["Noa"], **chosen})

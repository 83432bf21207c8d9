"""What talks in the room all the time, a television or another table, and how loud it is.

Silero tells speech from noise, but not the player's from the television's. What tells them apart is loudness: who talks
to the host is nearer. So the level of all speech that came to nothing is kept in mind for a while. Where there was much
of it, the room has a background, and only what stands out of it counts as a voice. In a quiet room there is none, and
nothing changes. Whoever speaks after a silence is always listened to, however faint: nobody is locked out.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable

import numpy as np

from voice_host.hearing.decibels import NOTHING_DB
from voice_host.hearing.settings import BackgroundSettings

LOUD_PART = 80
"""The percentile of its windows' levels that tells how loud talk is: hers who speaks, not of the gaps in it."""
MIDDLE = 50
"""The percentile of the blocks that tells how loud the background is: in some of them a player spoke, too."""


class Background:
    """Is told every window that is heard, and whether it was a player's."""

    def __init__(self, settings: BackgroundSettings, window: float) -> None:
        """``window`` is the length of a window in seconds."""
        self._settings = settings
        self._window = window
        self._passed = 0
        """How many windows were heard."""
        self._block: list[float] = []
        self._blocks: deque[tuple[int, float]] = deque()
        """When a block of speech ended, in windows, and how loud it was."""
        self._level = -math.inf
        self._quiet = 0
        self._spoken = False
        """Whether anybody has spoken since the host listens."""
        self._envelope = NOTHING_DB

    @property
    def level(self) -> float:
        """How loud the talk in the background is, in dBFS; minus infinity where there is none."""
        return self._level

    @property
    def above(self) -> float:
        """The level that a voice in front of the background has at least; minus infinity where there is none."""
        return self._level + self._settings.margin

    @property
    def after_silence(self) -> bool:
        """Whether nobody has spoken for a moment, or since the host listens."""
        silent = self._quiet * self._window
        return silent >= self._settings.silence or (not self._spoken and silent >= self._settings.reaction)

    def listens(self) -> None:
        """The host begins to listen."""
        self._quiet = 0
        self._spoken = False

    def envelope(self, level: float) -> float:
        """Take the next window's level, and return the level with the dips within words filled."""
        self._envelope = max(level, self._envelope - self._settings.decay)
        return self._envelope

    def passes(self, level: float, *, speech: bool) -> None:
        """A window has passed by that belongs to no utterance."""
        self._quiet = 0 if speech else self._quiet + 1
        self._spoken = self._spoken or speech
        self._keep([level if speech else None])

    def utterance_is_over(self, silent: float) -> None:
        """An utterance is over, and nobody has spoken for so many seconds."""
        self._spoken = True
        self._quiet = round(silent / self._window)

    def was_nothing(self, levels: Iterable[float | None]) -> None:
        """The windows of an utterance that was not understood: level, or None for one without speech."""
        self._keep(levels)

    def sounded_beside(self, levels: Iterable[float]) -> None:
        """Windows with speech before and after an utterance that was understood; hers tell nothing and do not count."""
        self._keep(levels)

    def _keep(self, levels: Iterable[float | None]) -> None:
        changed = False
        for level in levels:
            self._passed += 1
            if level is not None:
                self._block.append(level)
            if len(self._block) * self._window >= self._settings.block:
                self._blocks.append((self._passed, loudness(self._block)))
                self._block = []
                changed = True
        while self._blocks and (self._passed - self._blocks[0][0]) * self._window > self._settings.memory:
            self._blocks.popleft()
            changed = True
        if changed:
            much = len(self._blocks) * self._settings.block >= self._settings.much
            self._level = float(np.percentile([level for _, level in self._blocks], MIDDLE)) if much else -math.inf


def loudness(levels: Iterable[float | None]) -> float:
    """Return how loud talk with such windows is; minus infinity for none with speech."""
    spoken = [level for level in levels if level is not None]
    return float(np.percentile(spoken, LOUD_PART)) if spoken else -math.inf

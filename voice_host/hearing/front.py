"""What was said in front of a background: its sound, and how far each moment of it stands out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from voice_host.hearing.recognizer import Span
from voice_host.hearing.settings import BackgroundSettings
from voice_host.hearing.source import Samples


@dataclass(frozen=True)
class Front:
    """Somebody's voice in front of other talk. Levels are dBFS, moments are seconds from the beginning of it."""

    settings: BackgroundSettings
    window: float
    """The length of a window in seconds."""
    windows: Sequence[Samples]
    levels: Sequence[float]
    """Of each window."""
    kept: Sequence[bool]
    """Whether each window may be hers; the others are faded."""
    voice: float
    """How loud she speaks."""
    background: float
    """How loud the other talk is."""
    floor: float
    """What is fainter is not her voice."""

    def sound(self, only: Span = (0.0, math.inf)) -> Samples:
        """Return the sound with what is not hers faded, and with it all outside of ``only``."""
        start = only[0] / self.window - 1
        end = only[1] / self.window
        gain = 10 ** (-self.settings.faded / 20)
        return np.concatenate(
            [
                window if kept and start < n < end else (window * gain).astype(np.int16)
                for n, (window, kept) in enumerate(zip(self.windows, self.kept, strict=True))
            ]
        )

    def is_plainly_hers(self, span: Span) -> bool:
        """Whether a word with this span is as loud as her voice, and louder than a television shouts."""
        return self._loudest(span) >= max(self.voice, self.background + self.settings.shouting)

    def is_fainter(self, span: Span) -> bool:
        """Whether a word with this span is fainter than what she says, so that it may be another's."""
        return self._loudest(span) <= self.voice - self.settings.fainter

    def is_faded(self, span: Span) -> bool:
        """Whether no moment of a word with this span is loud enough to be her voice."""
        return self._loudest(span) < self.floor

    def around(self, span: Span) -> Span:
        """Return a span with the soft consonants before and after it."""
        return span[0] - self.settings.fill_before, span[1] + self.settings.fill_after

    def _loudest(self, span: Span) -> float:
        first = max(0, int(span[0] / self.window))
        return max(self.levels[first : max(first + 1, math.ceil(span[1] / self.window))], default=-math.inf)

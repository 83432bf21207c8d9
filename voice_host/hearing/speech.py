"""An utterance in progress: its sound window by window, and which of it is the person's in front of a background."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, field

import numpy as np

from voice_host.hearing.background import loudness
from voice_host.hearing.doubt import Verdict
from voice_host.hearing.front import Front
from voice_host.hearing.recognizer import Span
from voice_host.hearing.settings import BackgroundSettings
from voice_host.hearing.source import Samples

_JUMP_WINDOWS, _OF_WINDOWS = 3, 5
"""So many of the last windows are louder where somebody else begins: one alone is an emphasis, or a knock."""


@dataclass
class Speech:
    """What was said so far."""

    settings: BackgroundSettings
    window: float
    """The length of a window in seconds."""
    background: float = -math.inf
    """How loud the talk is that is known to go on in the background, dBFS. Minus infinity for none."""
    knows_background: bool = field(init=False)
    """Whether there was talk in the background before it began."""
    after_silence: bool = False
    """Whether it began after a silence."""
    front: int | None = None
    """The window from which somebody speaks in front of a background; None where nobody does."""
    voiced: float = 0.0
    """Seconds in which there was a voice."""
    windows: list[Samples] = field(default_factory=list)
    levels: list[float] = field(default_factory=list)
    """Of each window, dBFS."""
    spoken: list[bool] = field(default_factory=list)
    """Whether there was speech in each window, the person's or another's."""
    verdict: Verdict | None = None
    """What it was taken for at the present pause; None while the person speaks."""
    hears_all: bool = True
    """Whether all of the sound may be hers: it did not begin in front of a background."""
    _own: list[float] = field(default_factory=list)
    """The levels of the windows that stand out of the background."""

    def __post_init__(self) -> None:
        self.knows_background = self.background > -math.inf

    def take(self, window: Samples, level: float, *, speech: bool) -> None:
        """Take the next window."""
        self.windows.append(window)
        self.levels.append(level)
        self.spoken.append(speech)
        if self.front is None:
            if speech:
                self._notice_jump()
                self._notice_drop()
        elif level >= self.background + self.settings.margin:
            if speech and not self.stands_out and len(self.levels) - self.front > self._much_later:
                self._begin_anew()
            self._own.append(level)

    def begins_in_front(self) -> None:
        """The next window is the first of somebody who speaks in front of the background."""
        self.front = len(self.windows)
        self.hears_all = False

    def _notice_jump(self) -> None:
        background, jump = self.background, self.settings.margin
        if background == -math.inf:
            before = self._spoken_levels(-_OF_WINDOWS)
            if len(before) * self.window < self.settings.jump_after:
                return
            background, jump = loudness(before), self.settings.jump
        loud = [level for level in self.levels[-_OF_WINDOWS:] if level >= background + jump]
        if len(loud) >= _JUMP_WINDOWS:
            self.front = max(0, len(self.levels) - _OF_WINDOWS)
            self.background = background
            self._own = loud

    def _notice_drop(self) -> None:
        """What is still heard when she has spoken is a background, where none is known."""
        if self.background > -math.inf:
            return
        spoken = [n for n, speech in enumerate(self.spoken) if speech]
        earlier, lately = spoken[: -self._much_later], spoken[-self._much_later :]
        background = loudness(self.levels[n] for n in lately)
        loud = [n for n in earlier if self.levels[n] >= background + self.settings.jump]
        if len(loud) * self.window < self.settings.own:
            return
        self.front, self.background = loud[0], background
        hers = [self.levels[n] for n in earlier if n >= self.front]
        self._own = [level for level in hers if level >= background + self.settings.margin]

    @property
    def _much_later(self) -> int:
        return round(self.settings.jump_after / self.window)

    def _begin_anew(self) -> None:
        """What seemed to stand out was the background's; if somebody does now, she begins here."""
        loud = [level for level in self.levels[-_OF_WINDOWS:] if level >= self.background + self.settings.contrast]
        if len(loud) >= _JUMP_WINDOWS:
            self.front = len(self.levels) - _OF_WINDOWS
            self._own = loud

    @property
    def floor(self) -> float:
        """What is fainter is not the person's voice, dBFS. Minus infinity where nobody speaks in front of others, and
        for who began after a silence and does not stand out: all of that may be hers.
        """
        if self.front is None or (self.after_silence and not self.stands_out):
            return -math.inf
        least, most = self.settings.margin, self.settings.most_margin
        return self.background + min(max(self.contrast - self.settings.range, least), most)

    @property
    def contrast(self) -> float:
        """How much louder the person is than what talks in the background, dB."""
        return loudness(self._own) - self.background if self._own else 0.0

    @property
    def stands_out(self) -> bool:
        """Whether somebody certainly speaks in front of a background: loud enough, and for more than a moment."""
        return self.contrast >= self.settings.contrast and len(self._own) * self.window >= self.settings.own

    def voice_outside(self, spans: Collection[Span]) -> float:
        """Return for how many seconds somebody spoke as loud as in all of it, but outside of these spans with the soft
        sounds around them; 0 where none are known.
        """
        if not spans:
            return 0.0
        floor = loudness(self._spoken_levels()) - self.settings.fainter_outside
        early, late = self.settings.fill_before, self.settings.fill_after
        around = [(int((start - early) / self.window), math.ceil((end + late) / self.window)) for start, end in spans]
        outside = [
            n
            for n, level in enumerate(self.levels)
            if self.spoken[n] and level >= floor and not any(first <= n < end for first, end in around)
        ]
        return len(outside) * self.window

    def _spoken_levels(self, end: int | None = None) -> list[float]:
        return [level for level, speech in zip(self.levels[:end], self.spoken, strict=False) if speech]

    @property
    def silent(self) -> float:
        """Seconds since there was speech of anybody."""
        since = next((n for n, speech in enumerate(reversed(self.spoken)) if speech), len(self.spoken))
        return since * self.window

    @property
    def talk(self) -> list[float | None]:
        """The levels of the windows with speech; None for the others, and for all where it is hers who stands out."""
        if self.stands_out:
            return [None] * len(self.levels)
        return [level if speech else None for level, speech in zip(self.levels, self.spoken, strict=True)]

    @property
    def beside(self) -> list[float]:
        """The levels of the windows with speech before and after hers who stands out; none where nobody does."""
        floor = self.floor
        hers = [n for n, level in enumerate(self.levels) if level >= floor and n >= (self.front or 0)]
        if not self.stands_out or not hers:
            return []
        last = hers[-1] + round(self.settings.fill_after / self.window)
        return [level for n, level in enumerate(self.levels) if self.spoken[n] and not hers[0] <= n <= last]

    @property
    def whole(self) -> Samples:
        """All of the sound."""
        return np.concatenate(self.windows)

    def in_front(self, before: float) -> Front:
        """Return what was said in front of the background, from ``before`` seconds before the person began."""
        front, floor = self.front or 0, self.floor
        start = max(0, front - round(before / self.window))
        keep = [False] * (len(self.windows) - start)
        early, late = round(self.settings.fill_before / self.window), round(self.settings.fill_after / self.window)
        for n, level in enumerate(self.levels[start:]):
            if level >= floor and n >= front - start:
                keep[max(0, n - early) : n + late + 1] = [True] * len(keep[max(0, n - early) : n + late + 1])
        return Front(
            self.settings,
            self.window,
            self.windows[start:],
            self.levels[start:],
            keep,
            self.background + self.contrast,
            self.background,
            floor,
        )

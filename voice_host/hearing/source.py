"""Where sound comes from: blocks of 16 kHz mono samples, each with the moment it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

SAMPLE_RATE = 16_000
"""Samples a second that everything in hearing works with; the listening models are made for it."""

Samples = NDArray[np.int16]
"""Mono sound at SAMPLE_RATE."""


@dataclass(frozen=True)
class Block:
    """A short piece of sound."""

    samples: Samples
    ended_at: float
    """The host's clock when the last sample was captured, in seconds."""
    gap: bool = False
    """Whether sound was lost between the block before and this one."""


class Source(Protocol):
    """A microphone, recordings, or a synthetic player."""

    def read(self, until: float | None) -> Block | None:
        """Wait for the next block, at most until that moment of the host's clock; None if there was none by then.

        Raises EndOfInput at the end of recordings; MicrophoneLost where a device gives no sound any more, and
        MicrophoneSilent, once, where that is no sound at all.
        """

    def drop(self, before: float) -> None:
        """Forget what was captured before that moment: the host was speaking."""

    def close(self) -> None:
        """Let go of the device."""

"""Which speakers are never trained on, so that everything can be chosen by them."""

from __future__ import annotations

import zlib

EVERY = 6
"""One speaker of so many is held out."""


def is_among(speaker: str, share: float) -> bool:
    """Whether a speaker is among a share of all, 0 to 1; who is among a smaller one is among a larger one, too."""
    return zlib.crc32(f"among {speaker}".encode()) < share * 2**32


def is_held_out(speaker: str) -> bool:
    """Whether a speaker's recordings are for choosing and measuring only: always the same ones."""
    return zlib.crc32(speaker.encode()) % EVERY == 0

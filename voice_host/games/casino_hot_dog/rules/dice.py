"""The two dice: one with small numbers and one with large ones, and a golden bone on both (rules 3.1)."""

from __future__ import annotations

from collections.abc import Sequence

BONE = 0
"""The golden bone, as a face. The others are their number of dots."""

Face = int
Die = tuple[Face, ...]
Roll = tuple[Face, Face]
"""What the small and the large die show."""

FACES = 6

SMALL: Die = (1, 1, 2, 2, 3, BONE)
LARGE: Die = (4, 4, 5, 5, 6, BONE)
"""The usual faces (default H2)."""


def as_roll(small: Die, large: Die, shown: Sequence[Face]) -> Roll | None:
    """Return which die shows what, where two faces were told in any order; None where these dice cannot show them."""
    if len(shown) != 2:
        return None
    first, second = shown
    if first in small and second in large:
        return first, second
    return (second, first) if second in small and first in large else None

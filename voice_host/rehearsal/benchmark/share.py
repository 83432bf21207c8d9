"""Shares of few cases, with what they leave open."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z = 1.959964
"""The normal distribution's two-sided 95 % quantile."""


@dataclass(frozen=True)
class Share:
    """So many of so many."""

    count: int
    of: int

    @property
    def value(self) -> float:
        """The share, 0 to 1; 0 of nothing is 0."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval after Wilson (1927), which stays honest near 0 and 1; of nothing it is (0, 1)."""
        if not self.of:
            return 0.0, 1.0
        spread = Z**2 / self.of
        middle = (self.value + spread / 2) / (1 + spread)
        half = Z * math.sqrt(self.value * (1 - self.value) / self.of + spread / (4 * self.of)) / (1 + spread)
        # at 0 and 1 rounding would leave the share itself outside
        return min(self.value, max(0.0, middle - half)), max(self.value, min(1.0, middle + half))

    def __str__(self) -> str:
        low, high = (round(100 * end) for end in self.interval)
        return f"{self.count} {100 * self.value:.0f}% ({low}-{high})"

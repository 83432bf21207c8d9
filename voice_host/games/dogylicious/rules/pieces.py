"""Food pieces: each step costs as many as its number (rules 1.5, "Count")."""

from __future__ import annotations


def pieces(a: int, b: int) -> int:
    """Return the food pieces for steps ``a + 1`` to ``b`` of a turn; ``a`` steps were made before, 0 on a first route.

    Raises ValueError unless ``0 <= a <= b``.
    """
    if not 0 <= a <= b:
        raise ValueError(f"Steps are counted onward from the start of a turn, so {b} cannot come after {a}.")
    return b * (b + 1) // 2 - a * (a + 1) // 2

"""On which side the lines of a language begin."""

from __future__ import annotations

RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur", "yi"})


def direction(language: str) -> str:
    """Return "rtl" for a language whose lines begin at the right, or else "ltr", as HTML has it."""
    return "rtl" if language.lower() in RIGHT_TO_LEFT else "ltr"

"""English: its numbers, its way of writing, what can be said to the host and what the host says.

The module is a ``voice_host.language.tongue.Tongue``.
"""

from voice_host.language.en.numbers import LARGEST, digits, ordinal, plural, span, spell, spellings
from voice_host.language.en.writing import (
    AND,
    CORRECTIONS,
    FILLERS,
    MERGED,
    NOT_BY_EAR,
    PREFIXES,
    SIGNS,
    WRITTEN,
    YES,
    plain,
)

__all__ = [
    "AND",
    "CORRECTIONS",
    "FILLERS",
    "LARGEST",
    "MERGED",
    "NOT_BY_EAR",
    "PREFIXES",
    "SIGNS",
    "WRITTEN",
    "YES",
    "digits",
    "ordinal",
    "plain",
    "plural",
    "span",
    "spell",
    "spellings",
]

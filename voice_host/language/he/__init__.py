"""Hebrew: its numbers, its way of writing, what can be said to the host and what the host says.

The module is a ``voice_host.language.tongue.Tongue``.
"""

from voice_host.language.he.letters import PREFIXES, plain
from voice_host.language.he.numbers import GENDERS, LARGEST, digits, ordinal, ordinals, plural, span, spell, spellings
from voice_host.language.he.pronunciation import SCRIPT, guessed, pronounced, readable
from voice_host.language.he.writing import (
    AND,
    CORRECTIONS,
    FILLERS,
    MERGED,
    NO_HEARD_CORRECTIONS,
    NOT_BY_EAR,
    SIGNS,
    STOP,
    UNPARTED,
    WRITTEN,
    YES,
)

__all__ = [
    "AND",
    "CORRECTIONS",
    "FILLERS",
    "GENDERS",
    "LARGEST",
    "MERGED",
    "NOT_BY_EAR",
    "NO_HEARD_CORRECTIONS",
    "PREFIXES",
    "SCRIPT",
    "SIGNS",
    "STOP",
    "UNPARTED",
    "WRITTEN",
    "YES",
    "digits",
    "guessed",
    "ordinal",
    "ordinals",
    "plain",
    "plural",
    "pronounced",
    "readable",
    "span",
    "spell",
    "spellings",
]

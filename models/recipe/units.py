"""The sounds that the network tells apart: its outputs, by name and number."""

from __future__ import annotations

from collections.abc import Iterable

ARPA = (
    *("AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH", "IH", "IY", "JH"),
    *("K", "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH", "UW", "V", "W", "Y", "Z", "ZH"),
)
"""The 39 sounds of the CMU Pronouncing Dictionary, without stress marks."""

TEEN = ("T4", "IY4", "N4")
"""The sounds of the ending -teen ..."""
TY = ("T5", "IY5")
"""... and of -ty. They have outputs of their own, since with those of any other T, IY and N "thirteen" is heard as
"thirty": what tells the two apart is stress and length, which belongs to the ending as a whole."""
ENDINGS = (*TEEN, *TY)

UNITS: tuple[str, ...] = ("SIL", "NSN", *ARPA, *ENDINGS)
"""Silence, noise that is no speech, and the sounds. The place of a name is the number of the network's output."""

INDEX: dict[str, int] = {unit: number for number, unit in enumerate(UNITS)}
"""The number of each unit's output."""

TENS = frozenset(["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"])


def in_word(word: str, phones: Iterable[str]) -> tuple[str, ...]:
    """Return a word's pronunciation, given in ARPA's sounds, in the model's units: -teen and -ty with their own.

    "seventy" may end in D IY, as Americans say it, and "twenty" in N IY: the T5 takes the D's place, and is not made
    where there is none.
    """
    sounds = tuple(phones)
    if word.endswith("teen") and sounds[-3:] == ("T", "IY", "N"):
        return (*sounds[:-3], *TEEN)
    if word in TENS and sounds[-1:] == ("IY",):
        return (*sounds[:-2], *TY) if sounds[-2] in ("T", "D") else (*sounds[:-1], TY[-1])
    return sounds

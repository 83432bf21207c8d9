"""The phones of the decoding graph: the units, and where in a word they stand."""

from __future__ import annotations

from collections.abc import Sequence

from models.recipe.units import ARPA, ENDINGS, INDEX, UNITS

GARBAGE, GARBAGE_OUTPUT = "GBG", len(UNITS)
"""The sound of words that the model lacks, and the number of the network's output for it, after those of the units."""

BOUNDARIES = {"_B": "begin", "_E": "end", "_I": "internal", "_S": "singleton"}
"""Where a phone stands in its word, in vosk's names for it: first, last, between, or alone."""

PHONES = ("SIL", *(unit + where for unit in ("NSN", GARBAGE, *ARPA, *ENDINGS) for where in BOUNDARIES))
"""All phones; the first has the number 1."""

NUMBER = {phone: number for number, phone in enumerate(PHONES, 1)}

PHONE_UNITS = tuple({**INDEX, GARBAGE: GARBAGE_OUTPUT}[phone.split("_")[0]] for phone in PHONES)
"""The output of the network for each phone, from phone 1 on."""

UNUSED_TRANSITION = 2 * len(PHONES) + 1
"""The first number that is no transition's."""


def staying(phone: str) -> int:
    """Return the number of the transition from a phone to itself: Kaldi numbers two for each phone, this one first."""
    return 2 * NUMBER[phone] - 1


def leaving(phone: str) -> int:
    """Return the number of the transition from a phone on."""
    return 2 * NUMBER[phone]


def in_place(units: Sequence[str]) -> tuple[str, ...]:
    """Return the phones of a word of these units, of which there is at least one."""
    if len(units) == 1:
        return (f"{units[0]}_S",)
    return (f"{units[0]}_B", *(f"{unit}_I" for unit in units[1:-1]), f"{units[-1]}_E")

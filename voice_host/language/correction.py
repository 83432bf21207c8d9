"""Correcting oneself within a breath: "forty, no, forty two" means forty two (Dogylicious rules 1.13, D10).

What comes after the word of correction takes the place of the end of what came before it, from as late a point as makes
a whole sentence. A number is replaced whole, never in part: "forty two, no, three" means three, not forty three.
"""

from __future__ import annotations

from collections.abc import Iterator

from voice_host.language.numbers import splits_a_number
from voice_host.language.tongue import tongue

Utterance = tuple[str, ...]


def said_and_corrected(words: Utterance, language: str) -> tuple[Utterance, Utterance] | None:
    """Return what was said before the last word of correction and what was said after it, None where there is none.

    What comes after may be empty: the person has not finished.
    """
    corrections = sorted((tuple(said.split()) for said in tongue(language).CORRECTIONS), key=len, reverse=True)
    for at in range(len(words) - 1, 0, -1):
        for correction in corrections:
            if words[at : at + len(correction)] == correction:
                before = words[:at]
                while len(before) > 1 and any(before[-len(one) :] == one for one in corrections):
                    before = before[:-1]
                return before, words[at + len(correction) :]
    return None


def corrected_utterances(said: Utterance, correction: Utterance, language: str) -> Iterator[Utterance]:
    """Yield what may be meant, the one that keeps most of what was said first."""
    for kept in range(len(said) - 1, -1, -1):
        if not splits_a_number(said[:kept], said[kept:], language):
            yield said[:kept] + correction

"""Correcting oneself within a breath: "forty, no, forty two" means forty two (Dogylicious rules 1.13, D10).

What comes after the word of correction takes the place of the end of what came before it, from as late a point as makes
a whole sentence. A number is replaced whole, never in part: "forty two, no, three" means three, not forty three.
"""

from __future__ import annotations

from collections.abc import Iterator

from voice_host.language.numbers import every_number, splits_a_number
from voice_host.language.tongue import tongue

Utterance = tuple[str, ...]


def said_and_corrected(words: Utterance, language: str) -> tuple[Utterance, Utterance] | None:
    """Return what was said before the last word of correction and what was said after it, None where there is none.

    What comes after may be empty: the person has not finished.
    """
    corrections = _corrections(language)
    for at in range(len(words) - 1, 0, -1):
        for correction in corrections:
            if words[at : at + len(correction)] == correction:
                before = words[:at]
                while len(before) > 1 and any(before[-len(one) :] == one for one in corrections):
                    before = before[:-1]
                return before, words[at + len(correction) :]
    return None


def without_leading_correction(words: Utterance, language: str) -> Utterance:
    """Return what is said after a word of correction at the beginning, as in "no, four steps": the first words were
    said before, or only thought. Nothing is left where no number is corrected: "no, stop" may mean either.
    """
    corrections = _corrections(language)
    rest = words
    while leading := next((each for each in corrections if rest[: len(each)] == each), None):
        rest = rest[len(leading) :]
    numbers = every_number(language).vocabulary
    return rest if rest != words and any(word in numbers for word in rest) else ()


def corrected_utterances(said: Utterance, correction: Utterance, language: str) -> Iterator[Utterance]:
    """Yield what may be meant, the one that keeps most of what was said first."""
    for kept in range(len(said) - 1, -1, -1):
        joins = splits_a_number(said[:kept], correction, language)
        if not joins and not splits_a_number(said[:kept], said[kept:], language):
            yield said[:kept] + correction


def _corrections(language: str) -> list[Utterance]:
    """Return what a person says before correcting herself, the longest first."""
    speech = tongue(language)
    return sorted((tuple(speech.plain(said).split()) for said in speech.CORRECTIONS), key=len, reverse=True)

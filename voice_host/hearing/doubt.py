"""From the readings of an utterance to what was said, what else it may have been, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

from voice_host.hearing.front import Front
from voice_host.hearing.recognizer import UNKNOWN, Reading, Span
from voice_host.hearing.second_ear import Likeness
from voice_host.hearing.settings import ListeningSettings
from voice_host.language.sentences import Understanding
from voice_host.script.meaning import Always

MOST_OTHERS = 2
"""More candidates than two and the first would be forgotten before the question is over."""
MOST_LEFT_OUT = 2
"""So many words in a row may be the background's: "column one | no two"."""


@dataclass(frozen=True)
class Verdict:
    """What an utterance was taken for, so far."""

    words: str = ""
    """Empty where it was not understood."""
    others: tuple[str, ...] = ()
    """Other words within reach that mean something else, the likeliest first."""
    distance: float | None = None
    """Of the words, or of the nearest sentence where it was refused; None without a second ear."""
    could_go_on: bool = False
    """Whether a longer sentence begins with the words."""
    number_could_go_on: bool = False
    """Whether the number at their end could become a larger one: "fifty", "fifty six"."""
    out_of_place: bool = False
    """Whether the words are a sentence that answers another question than the present one."""
    spans: tuple[Span, ...] = ()
    """When each of the words was said, and each "um" beside them; empty where that is not known."""
    unsure: bool = False
    """Whether it has to be asked about: it answers no question, or it has a number and is heard by another language's
    sounds, and is too far from what the second ear heard.
    """


@dataclass(frozen=True)
class _Candidate:
    """A sentence that may have been said."""

    words: str
    spans: tuple[Span, ...]
    """When each of the words was said; empty where that is not known."""
    hesitations: tuple[Span, ...]
    understood: Understanding
    score: float
    """Of the ear for words."""
    evidence: float
    """Of both ears."""
    distance: float | None


def judge(
    readings: Iterable[Reading],
    understand: Callable[[str], Understanding],
    likeness: Callable[[str], Likeness] | None,
    settings: ListeningSettings,
    elsewhere: Callable[[str], bool] = lambda words: False,
    *,
    front: Front | None = None,
    number_words: Collection[str] = (),
    borrows: bool = False,
) -> Verdict:
    """Return the verdict on one utterance.

    Only whole sentences count: unknown sounds may be dropped before and after one, never inside it, and no word is
    changed. Of the readings that are sentences the one with the best evidence is taken. One that means something else
    and has nearly as much is doubt. What the second ear did not hear at all, or the first heard as no sentence, is
    refused; but a sentence that would have its place ``elsewhere`` is told as such, if both ears agree on it.
    ``likeness`` compares words with the second ear's sounds; None where there is no second ear. ``front``: it was
    said in front of other talk, so words of that may stand before and after the sentence, or in it: the sentence
    without one of the ``number_words`` is doubt, too, if the second ear did not clearly hear that and it is not plainly
    as loud as the person. ``borrows``: the words are heard by the sounds of another language, so a number is asked
    about sooner.
    """
    in_front = front is not None
    ranked = sorted(readings, key=lambda reading: -reading.score)
    begun = without_unknown_ends(ranked[0].words) if ranked else ""
    could_go_on = bool(begun) and understand(begun).could_go_on
    candidates = [
        _candidate(said, understood, likeness, settings)
        for reading in ranked
        if (said := _without_unknown_ends(reading)).words and UNKNOWN not in said.words.split()
        if (understood := understand(said.words)).meanings
    ]
    likely = [each for each in candidates if not in_front or _within_reach(each, ranked[0], settings)]
    if not likely or (not in_front and max(each.score for each in likely) < ranked[0].score - settings.reach):
        if likeness is not None and begun and UNKNOWN not in begun.split() and elsewhere(begun):
            distance = likeness(begun).distance
            if distance is not None and distance <= settings.farthest_elsewhere:
                return Verdict(begun, distance=distance, could_go_on=could_go_on, out_of_place=True)
        return Verdict(could_go_on=could_go_on)
    best = max(likely, key=lambda each: each.evidence)
    if best.distance is not None and best.distance > settings.farthest:
        return Verdict(distance=best.distance, could_go_on=best.understood.could_go_on)
    rival = settings.rival_in_front if in_front else settings.rival
    near = [each for each in candidates if each.evidence > best.evidence - rival]
    if front is not None:
        for words, spared in _without_numbers(best, front, number_words, settings):
            part = _candidate(Reading(words, best.score), understand(words), likeness, settings)
            if part.understood.meanings and part.evidence > best.evidence - settings.sounds_count * spared:
                near.append(part)
    rivals: list[_Candidate] = []
    for each in sorted(near, key=lambda each: -each.evidence):
        if not any(_same(each, known) for known in (best, *rivals)):
            rivals.append(each)
    others = tuple(rival.words for rival in rivals[:MOST_OTHERS])
    last = best.understood
    spans = (*best.spans, *best.hesitations) if best.spans else ()
    return Verdict(
        best.words,
        others,
        best.distance,
        last.could_go_on,
        last.number_could_go_on,
        spans=spans,
        unsure=(_answers_nothing(last) and (best.distance or 0.0) > settings.certain_anytime)
        or (borrows and _has_number(best, number_words) and (best.distance or 0.0) >= settings.certain_borrowed),
    )


def _candidate(
    said: Reading,
    understood: Understanding,
    likeness: Callable[[str], Likeness] | None,
    settings: ListeningSettings,
) -> _Candidate:
    if likeness is None:
        return _Candidate(said.words, said.spans, said.hesitations, understood, said.score, said.score, None)
    like = likeness(said.words)
    evidence = said.score - settings.sounds_count * like.cost
    return _Candidate(said.words, said.spans, said.hesitations, understood, said.score, evidence, like.distance)


def _within_reach(candidate: _Candidate, top: Reading, settings: ListeningSettings) -> bool:
    """Whether a sentence has nearly the score of the best string of words, or some of it and is part of that."""
    behind = top.score - candidate.score
    is_part = f" {candidate.words} " in f" {top.words} "
    return behind <= (settings.reach_in_front if is_part else settings.reach)


def _without_numbers(
    sentence: _Candidate, front: Front, number_words: Collection[str], settings: ListeningSettings
) -> Iterator[tuple[str, float]]:
    """Yield the words without a number word, or a few words with one, and what it may cost to leave them out. No number
    is left out that is plainly hers who speaks in front of the other talk.
    """
    said = sentence.words.split()
    spans = sentence.spans or (None,) * len(said)
    hers = [span is not None and front.is_plainly_hers(span) for span in spans]
    for count in range(1, min(MOST_LEFT_OUT, len(said) - 1) + 1):
        for start in range(len(said) - count + 1):
            numbers = [n for n in range(start, start + count) if said[n] in number_words]
            if numbers and not any(hers[n] for n in numbers):
                at_end = start in (0, len(said) - count)
                left = " ".join(said[:start] + said[start + count :])
                yield left, settings.left_out_at_end if at_end else settings.left_out


def _answers_nothing(understood: Understanding) -> bool:
    """Whether it is said at any time, and not because of a question."""
    return all(isinstance(meaning, Always) for meaning in understood.meanings)


def _has_number(sentence: _Candidate, number_words: Collection[str]) -> bool:
    return any(word in number_words for word in sentence.words.split())


def _same(one: _Candidate, other: _Candidate) -> bool:
    """Whether one thing can be meant by both: "eight" and "tile eight" are no doubt where tiles are named."""
    return any(meaning in other.understood.meanings for meaning in one.understood.meanings)


def without_unknown_ends(words: str) -> str:
    """Return the words without the unknown sounds before and after them."""
    return _without_unknown_ends(Reading(words, 0.0)).words


def _without_unknown_ends(reading: Reading) -> Reading:
    words = reading.words.split()
    known = [n for n, word in enumerate(words) if word != UNKNOWN]
    if not known:
        return Reading("", reading.score)
    said = slice(known[0], known[-1] + 1)
    return Reading(" ".join(words[said]), reading.score, reading.spans[said], reading.hesitations)

"""From the readings of an utterance to what was said, what else it may have been, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from voice_host.hearing.recognizer import UNKNOWN, Reading
from voice_host.hearing.settings import ListeningSettings
from voice_host.language.sentences import Understanding

MOST_OTHERS = 2
"""More candidates than two and the first would be forgotten before the question is over."""


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


def judge(
    readings: Iterable[Reading],
    understand: Callable[[str], Understanding],
    distance: Callable[[str], float] | None,
    settings: ListeningSettings,
) -> Verdict:
    """Return the verdict on one utterance.

    Only whole sentences count: unknown sounds may be dropped before and after one, never inside it, and no word is
    changed. Of the readings that are sentences the likeliest is taken; one that means something else and is nearly as
    likely is doubt, and what the second ear did not hear at all is refused.
    """
    ranked = sorted(readings, key=lambda reading: -reading.score)
    if not ranked:
        return Verdict()
    top = ranked[0].score
    chosen: list[tuple[str, Understanding, float]] = []
    could_go_on = False
    for reading in ranked:
        words = without_unknown_ends(reading.words)
        if not words or UNKNOWN in words.split():
            continue
        understood = understand(words)
        if reading.score == top:
            could_go_on = understood.could_go_on
        if not understood.meanings or any(understood.meanings == known.meanings for _, known, _ in chosen):
            continue
        chosen.append((words, understood, reading.score))
    if not chosen or chosen[0][2] < top - settings.reach:
        return Verdict(could_go_on=could_go_on)
    words, understood, best = chosen[0]
    far = distance(words) if distance else None
    if far is not None and far > settings.farthest:
        return Verdict(distance=far, could_go_on=understood.could_go_on)
    rivals = [other for other, _, score in chosen[1:] if score >= best - settings.rival]
    return Verdict(words, tuple(rivals[:MOST_OTHERS]), far, understood.could_go_on)


def without_unknown_ends(words: str) -> str:
    """Return the words without the unknown sounds before and after them."""
    heard = words.split()
    while heard and heard[0] == UNKNOWN:
        heard.pop(0)
    while heard and heard[-1] == UNKNOWN:
        heard.pop()
    return " ".join(heard)

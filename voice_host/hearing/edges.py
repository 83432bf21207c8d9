"""The words at the edges of what was heard in front of a background: a television is heard before and after a player.

How loud they are tells them apart. They are left out by hearing the rest alone, never by changing what was heard, and
none is left out that may be a word of hers: "seventy | six".
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from voice_host.hearing.front import Front
from voice_host.hearing.recognizer import UNKNOWN, Reading, Span
from voice_host.script import Meaning

MOST_HERS = 4
"""So many words beside a sentence are looked at for whether they belong to it."""


@dataclass(frozen=True)
class Word:
    """A word as it was heard."""

    text: str
    span: Span


@dataclass(frozen=True)
class Edges:
    """What lies around the words that are as loud as her voice."""

    before: tuple[Word, ...]
    after: tuple[Word, ...]
    between: Span
    """From the first of her words to the last, with all of the sound where nothing lies before it or after."""


def edges(heard: Reading, front: Front) -> Edges | None:
    """Return the fainter words at both ends of what was heard; None where there are none, or no others."""
    words = [Word(text, span) for text, span in zip(heard.words.split(), heard.spans, strict=False)]
    hers = [n for n, word in enumerate(words) if word.text != UNKNOWN and not front.is_fainter(word.span)]
    if not hers or len(words) == hers[-1] - hers[0] + 1:
        return None
    before, after = tuple(words[: hers[0]]), tuple(words[hers[-1] + 1 :])
    start, end = front.around((words[hers[0]].span[0], words[hers[-1]].span[1]))
    return Edges(before, after, (start if before else 0.0, end if after else float("inf")))


def may_be_hers(edges: Edges, words: str, front: Front, means: Callable[[str], Collection[Meaning]]) -> bool:
    """Whether words that were left out may belong to the sentence that was heard without them: some of them are loud
    enough for her voice, and with them it is a sentence that means something else.
    """
    meant = means(words)
    before, after = edges.before[-MOST_HERS:], edges.after[:MOST_HERS]
    for first in range(len(before) + 1):
        for last in range(len(after) + 1):
            more = (*before[first:], *after[:last])
            if all(front.is_faded(word.span) for word in more):
                continue
            longer = [*(word.text for word in before[first:]), words, *(word.text for word in after[:last])]
            would_mean = means(" ".join(longer))
            if would_mean and not any(meaning in meant for meaning in would_mean):
                return True
    return False

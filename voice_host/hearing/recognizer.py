"""What any speech recogniser must do for the host. Another engine is one more file beside vosk_recognizer.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from voice_host.hearing.listening_model import ListeningModel
from voice_host.hearing.sentence_graph import SentenceGrammar
from voice_host.hearing.source import Samples

UNKNOWN = "[unk]"
"""The word a recogniser writes for sounds that are none of its words."""


Span = tuple[float, float]
"""From when to when, in seconds from the beginning of the sound that was heard."""


@dataclass(frozen=True)
class Reading:
    """One way to understand the sound as words."""

    words: str
    """Words separated by single spaces, UNKNOWN among them; empty for nothing."""
    score: float
    """Natural logarithm of its likelihood, up to a constant of the utterance: differences between readings count."""
    spans: tuple[Span, ...] = ()
    """When each of the words was said; empty where that is not known."""
    hesitations: tuple[Span, ...] = ()
    """When there was an "um" or "er", which is no word."""


class Recognizer(Protocol):
    """Listens to one utterance at a time."""

    def hear(self, samples: Samples) -> None:
        """Take the next sound of the utterance."""

    def finish(self) -> tuple[Reading, ...]:
        """Return the readings of the utterance, the likeliest first and at least one, and be ready for the next."""

    def reset(self) -> None:
        """Forget what was heard."""


class Engine(Protocol):
    """Makes recognisers. Each gives at most ``readings`` readings."""

    def turn_to(self, model: ListeningModel) -> None:
        """Listen for another language with the same model."""

    def of_phrases(self, phrases: Sequence[str], *, readings: int, unknown: bool = True) -> Recognizer:
        """Return a recogniser of sentences like ``phrases``.

        ``unknown``: whether it may write UNKNOWN for what is no word of them.
        """

    def of_sentences(self, grammar: SentenceGrammar, *, readings: int) -> Recognizer:
        """Return a recogniser of the grammar's sentences, which also writes other words where those were said."""

"""Was it understood?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from voice_host.hearing.overhear import Overheard
from voice_host.language import Sentences, normalise
from voice_host.script import Meaning


class Outcome(Enum):
    """What became of a recording."""

    EXACT = "exact"
    """Understood as it was said. Of a recording in which there is nothing to be understood: taken for nothing."""
    REFUSED = "refused"
    """Nothing was understood: the host says so, and the person says it again."""
    DOUBTFUL = "doubtful"
    """One of several, or a piece of other talk: the host asks."""
    WRONG = "wrong"
    """Understood as something else."""


@dataclass(frozen=True)
class Judged:
    """A recording as somebody understood it."""

    outcome: Outcome
    words: str
    """What it was taken for; empty for nothing."""
    decided_at: float | None
    """When, in seconds from its first sample; None for nothing."""


Meant = frozenset[Meaning]


class Judge:
    """Judges by meaning: of one thing said in two ways either is right."""

    def __init__(self, sentences: Sentences, language: str, expects: Sequence[type[Meaning]]) -> None:
        self._sentences = sentences
        self._language = language
        self._expects = tuple(expects)

    def can_be_said(self, transcript: str) -> bool:
        """Whether what was said means anything here."""
        return bool(self._meant(normalise(transcript, self._language)))

    def judge(self, overheard: Overheard, transcript: str) -> Judged:
        """Judge a recording of somebody who says the transcript; an empty one is a recording of nothing to understand.

        The first utterance that means something counts: a host would have answered it.
        """
        right = self._meant(normalise(transcript, self._language))
        for utterance in overheard.utterances:
            candidates = [self._meant(words) for words in (utterance.words, *utterance.others)]
            meant = next((each for each in candidates if each), None)
            if meant is None:
                continue
            if utterance.unsure or any(each and not each & meant for each in candidates):
                outcome = Outcome.DOUBTFUL
            else:
                outcome = Outcome.EXACT if meant & right else Outcome.WRONG
            return Judged(outcome, " / ".join((utterance.words, *utterance.others)), utterance.decided_at)
        return Judged(Outcome.REFUSED if transcript else Outcome.EXACT, "", None)

    def _meant(self, words: str) -> Meant:
        """Return what words mean as an answer, or if they are none as something that may always be said.

        Words can be of several kinds of meaning ("eight" is a number and a tile): those are the same to whoever has one
        of them in mind.
        """
        answer = self._sentences.understand(words, self._expects).meanings
        return frozenset(answer or self._sentences.understand(words, self._sentences.always).meanings)

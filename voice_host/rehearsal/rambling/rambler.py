"""People at a table who say anything, in any order, and one of them who brings the game to its end after all."""

from __future__ import annotations

from random import Random
from typing import Protocol, Union

from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language import Sentences, normalise
from voice_host.play.events import Asked, Event, HostSaid
from voice_host.rehearsal.conversations.scripted_ear import Expects
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Ask, Meaning
from voice_host.script.meaning import No, Resume, Yes

LONGEST_ENDING = 1200
"""A game that a sensible player has not finished after so many utterances is a dead end."""
_LONGEST_SILENCE_S = 400.0
_THINKING_S = 4.0
_NONSENSE = (
    "",
    "",
    "bananas",
    "the dog has eaten the dice",
    "sit",
    "no no no",
    "seven seven seven",
    "um",
    "two times",
)
_OF_THE_HOST = ("host-leave", "host-leave-unsaved", "host-did-i-mishear")
"""The host's own questions, which the sensible player answers by no."""


class DeadEnd(Exception):  # noqa: N818
    """The game cannot be brought to its end."""


class Finisher(Protocol):
    """A sensible player, who brings a game to its end from wherever others have left it."""

    def notice(self, ask: Ask) -> None:
        """Hear a question."""

    def ways_to_answer(self, ask: Ask) -> tuple[str, ...]:
        """Return wordings of an answer to a question, none where there is no answer of its own."""


class Phrasebook:
    """Ways to say each meaning, with all kinds of numbers in them. Writing one down takes seconds: share it."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences = sentences
        self._ways: dict[type[Meaning], tuple[str, ...]] = {}

    def ways_to_say(self, meaning: type[Meaning]) -> tuple[str, ...]:
        """Return phrases that mean it, at least one; what is only typed is as good as nonsense."""
        if meaning not in self._ways:
            self._ways[meaning] = self.sentences.phrases((meaning,)) or ("um",)
        return self._ways[meaning]


class Rambler:
    """The ear of a host at such a table. It also observes the session."""

    def __init__(
        self, phrasebook: Phrasebook, clock: VirtualClock, random: Random, utterances: int, finisher: Finisher
    ) -> None:
        """After so many ``utterances`` of any kind the sensible player takes over."""
        self._sentences = phrasebook.sentences
        self._phrasebook = phrasebook
        self._clock = clock
        self._random = random
        self._left = utterances
        self._finisher = finisher
        self._ask: Ask | None = None
        self._silent_until: float | None = None
        self._last_line = ""
        self.patience = 1.0

    def observe(self, event: Event) -> None:
        """Follow what the host asks."""
        if isinstance(event, Asked):
            self._ask = event.ask
            self._finisher.notice(event.ask)
        elif isinstance(event, HostSaid) and event.aloud:
            self._last_line = event.messages[-1].id

    def listen(self, expects: Expects, until: float | None) -> Union[Utterance, Silence]:
        """Return what somebody says next, or silence. Raises DeadEnd."""
        if Resume not in expects and until is not None:  # the game is over
            self._clock.advance_to(until)
            return Silence()
        if self._silent_until is None:
            self._silent_until = self._clock.now() + self._silence()
        if until is not None and until <= self._silent_until:
            self._clock.advance_to(until)
            return Silence()
        self._clock.advance_to(self._silent_until)
        self._silent_until = None
        self._left -= 1
        if self._left < -LONGEST_ENDING:
            raise DeadEnd(f"not over after {LONGEST_ENDING} sensible utterances, at {self._ask}")
        return self._anything(expects) if self._left >= 0 else self._utterance(self._sense(expects))

    def close(self) -> None:
        """Nothing to let go of."""

    def _silence(self) -> float:
        if self._left > 0 and self._random.random() < 0.08:
            return self._random.uniform(0, _LONGEST_SILENCE_S)
        return self._random.uniform(0, _THINKING_S)

    def _anything(self, expects: Expects) -> Utterance:
        kind = self._random.random()
        if kind < 0.12:
            return self._utterance(self._random.choice(_NONSENSE))
        if kind < 0.2:
            return self._utterance(self._phrase(expects), self._phrase(expects))
        if kind < 0.45:
            return self._utterance(self._sense(expects))
        if kind < 0.7 and self._ask is not None:
            return self._utterance(self._phrase(self._ask.expects))
        return self._utterance(self._phrase(expects if kind < 0.9 else self._sentences.meanings))

    def _sense(self, expects: Expects) -> str:
        """Return what a sensible player says."""
        if self._last_line in _OF_THE_HOST:
            return "no"
        if self._ask is None or not set(self._ask.expects) <= set(expects):
            return "no" if No in expects else "resume"
        ways = self._finisher.ways_to_answer(self._ask)
        if ways:
            return self._random.choice(ways)
        if Yes in self._ask.expects:
            return self._random.choice(("yes", "no"))
        return self._phrase(self._ask.expects)

    def _phrase(self, expects: Expects) -> str:
        """Return a way to say one of these meanings, with any numbers in it."""
        return self._random.choice(self._phrasebook.ways_to_say(self._random.choice(expects)))

    def _utterance(self, words: str, *others: str) -> Utterance:
        language, now = self._sentences.language, self._clock.now()
        said = tuple(normalise(other, language) for other in others)
        return Utterance(normalise(words, language), said, started_at=now, ended_at=now, decided_at=now)

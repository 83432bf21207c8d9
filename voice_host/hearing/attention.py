"""Follows the sound, notices that somebody speaks, and decides when they have finished and what they said."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.doubt import Verdict
from voice_host.hearing.endpoint import patience
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.hearing.utterance import Utterance
from voice_host.script import Meaning


class Hears(Protocol):
    """What attention needs of the ears."""

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Make ready for an utterance that means one of these."""

    def hear(self, samples: Samples) -> None:
        """Take the next sound of the utterance."""

    def finish(self) -> Verdict:
        """Return what the utterance was taken for."""

    def reset(self) -> None:
        """Forget what was heard."""


@dataclass
class _Speech:
    """An utterance in progress."""

    started_at: float
    last_voice_at: float
    voiced: float = 0.0
    sound: list[Samples] = field(default_factory=list)
    """All of it, to be heard again if the person goes on after the ears have finished."""
    verdict: Verdict | None = None
    """What it was taken for at the present pause; None while the person speaks."""


class Attention:
    """Takes blocks of sound one after another; one of them completes an utterance."""

    def __init__(self, gate: SpeechGate, ears: Hears, settings: ListeningSettings) -> None:
        self._gate = gate
        self._ears = ears
        self._settings = settings
        self.patience = 1.0
        """How slowly the person speaks who is listened to: see ``ListeningSettings.stretched``."""
        self._before: deque[Samples] = deque(maxlen=max(1, round(settings.before / gate.window)))
        self._speech: _Speech | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody is speaking, or has just stopped and may go on."""
        return self._speech is not None

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Begin anew, for an utterance that means one of these."""
        self._gate.drop()
        self._before.clear()
        self._speech = None
        self._ears.expect(expects)

    def hear(self, block: Block) -> Utterance | None:
        """Take the next block; return the utterance if the person has finished, else None."""
        left = self._gate.pending + len(block.samples) / SAMPLE_RATE
        for window, probability in self._gate.windows(block.samples):
            left -= self._gate.window
            if utterance := self._window(window, probability, block.ended_at - left):
                return utterance
        return None

    def give_up(self, at: float) -> Utterance | None:
        """Return what was said until the sound ended, None if that was nothing."""
        return self._decide(self._speech, at) if self._speech else None

    def _window(self, window: Samples, probability: float, ended_at: float) -> Utterance | None:
        speech = self._speech
        if speech is None:
            if probability < self._settings.gate_opens:
                self._before.append(window)
                return None
            speech = self._speech = _Speech(ended_at - self._gate.window, ended_at)
            self._take(speech, np.concatenate([*self._before, window]))
            self._before.clear()
        elif speech.verdict is None:
            self._take(speech, window)
        else:
            speech.sound.append(window)
        if probability >= self._settings.gate_closes:
            speech.voiced += self._gate.window
            speech.last_voice_at = ended_at
            if speech.verdict is not None:
                self._again(speech)
        return self._if_finished(speech, ended_at)

    def _take(self, speech: _Speech, samples: Samples) -> None:
        speech.sound.append(samples)
        self._ears.hear(samples)

    def _again(self, speech: _Speech) -> None:
        """The person goes on after a pause: hear the whole utterance again, which costs a fiftieth of its length."""
        speech.verdict = None
        self._ears.reset()
        self._ears.hear(np.concatenate(speech.sound))

    def _if_finished(self, speech: _Speech, at: float) -> Utterance | None:
        silence = at - speech.last_voice_at + self._gate.window / 2
        if at - speech.started_at > self._settings.longest:
            return self._decide(speech, at)
        if silence < self._settings.wait_finished:
            return None
        if speech.verdict is None:
            speech.verdict = self._ears.finish()
        if silence < patience(speech.verdict, self._settings.stretched(self.patience)):
            return None
        return self._decide(speech, at)

    def _decide(self, speech: _Speech, at: float) -> Utterance | None:
        verdict = speech.verdict or self._ears.finish()
        self._speech = None
        if not verdict.words and speech.voiced < self._settings.shortest:
            return None
        return Utterance(
            verdict.words,
            verdict.others,
            verdict.distance,
            started_at=speech.started_at,
            ended_at=max(speech.started_at, speech.last_voice_at - self._settings.gate_lag),
            decided_at=at,
        )

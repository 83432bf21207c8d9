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
from voice_host.hearing.turn import ListeningTurn, State
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

    voiced: float = 0.0
    """Seconds of it in which there was a voice."""
    sound: list[Samples] = field(default_factory=list)
    """All of it, to be heard again if the person goes on after the ears have finished."""
    verdict: Verdict | None = None
    """What it was taken for at the present pause; None while the person speaks."""


class Attention:
    """Takes blocks of sound one after another; one of them completes an utterance.

    What happens is told to the listening turn, which says where it leads; what is done then is done here.
    """

    def __init__(
        self, gate: SpeechGate, ears: Hears, settings: ListeningSettings, turn: ListeningTurn | None = None
    ) -> None:
        self._gate = gate
        self._ears = ears
        self._settings = settings
        self.turn = turn or ListeningTurn(settings)
        """Whose voice tells it when the host speaks; without one the host is never heard."""
        self.patience = 1.0
        """How slowly the person speaks who is listened to: see ``ListeningSettings.stretched``."""
        self._before: deque[Samples] = deque(maxlen=max(1, round(settings.before / gate.window)))
        self._speech: _Speech | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody is speaking, or has just stopped and may go on."""
        return self.turn.in_utterance

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Begin anew, for an utterance that means one of these."""
        self._forget()
        self._ears.expect(expects)
        self.turn.ask()

    def hear(self, block: Block) -> Utterance | None:
        """Take the next block; return the utterance if the person has finished, else None."""
        began_at = block.ended_at - len(block.samples) / SAMPLE_RATE
        samples = block.samples[round(self.turn.deaf_for(began_at, block.ended_at) * SAMPLE_RATE) :]
        if len(samples) < len(block.samples):
            self._forget()
        left = self._gate.pending + len(samples) / SAMPLE_RATE
        for window, probability in self._gate.windows(samples):
            left -= self._gate.window
            if utterance := self._window(window, probability, block.ended_at - left):
                return utterance
        return None

    def give_up(self, at: float) -> Utterance | None:
        """Return what was said until the sound ended, None if that was nothing."""
        self.turn.finish()
        return self._decide(at)

    def _forget(self) -> None:
        """Forget what was half said, or said by the host."""
        self._gate.drop()
        self._before.clear()
        if self._speech is not None:
            self._speech = None
            self._ears.reset()

    def _window(self, window: Samples, probability: float, ended_at: float) -> Utterance | None:
        if not self.turn.in_utterance:
            if probability < self._settings.gate_opens:
                self._before.append(window)
                return None
            if self._speech is not None:
                self._ears.reset()  # the host began to speak in the middle of it
            self._speech = _Speech()
            self._take(self._speech, np.concatenate([*self._before, window]))
            self._before.clear()
        elif self._speech is not None:
            self._go_on(self._speech, window)
        if self._speech is not None and probability >= self._settings.gate_closes:
            self._voice(self._speech, ended_at)
        return self._if_finished(ended_at)

    def _go_on(self, speech: _Speech, window: Samples) -> None:
        if speech.verdict is None:
            self._take(speech, window)
        else:
            speech.sound.append(window)

    def _take(self, speech: _Speech, samples: Samples) -> None:
        speech.sound.append(samples)
        self._ears.hear(samples)

    def _voice(self, speech: _Speech, ended_at: float) -> None:
        speech.voiced += self._gate.window
        self.turn.voice(ended_at - self._gate.window, ended_at)
        if speech.verdict is not None:
            self._again(speech)

    def _again(self, speech: _Speech) -> None:
        """The person goes on after a pause: hear the whole utterance again, which costs a fiftieth of its length."""
        speech.verdict = None
        self._ears.reset()
        self._ears.hear(np.concatenate(speech.sound))

    def _if_finished(self, at: float) -> Utterance | None:
        self._pass(at)
        if self.turn.state is State.WAITING and self._speech is not None and self._speech.verdict is None:
            self._speech.verdict = self._ears.finish()
            self.turn.wait(patience(self._speech.verdict, self._settings.stretched(self.patience)))
            self._pass(at)
        return self._decide(at)

    def _pass(self, at: float) -> None:
        self.turn.passes(at, at - self.turn.last_voice_at + self._gate.window / 2)

    def _decide(self, at: float) -> Utterance | None:
        """Return what was said if the turn is decided and it was no noise."""
        speech = self._speech
        if self.turn.state is not State.DECIDED or speech is None:
            return None
        verdict = speech.verdict or self._ears.finish()
        self._speech = None
        if not verdict.words and speech.voiced < self._settings.shortest:
            self.turn.was_nothing()
            return None
        return Utterance(
            verdict.words,
            verdict.others,
            verdict.distance,
            started_at=self.turn.started_at,
            ended_at=max(self.turn.started_at, self.turn.last_voice_at - self._settings.gate_lag),
            decided_at=at,
        )

"""Follows the sound, notices that somebody speaks, and decides when they have finished and what they said."""

from __future__ import annotations

import math
from collections import deque
from typing import Protocol

from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.background import Background
from voice_host.hearing.decibels import level_of
from voice_host.hearing.doubt import Verdict
from voice_host.hearing.endpoint import patience
from voice_host.hearing.front import Front
from voice_host.hearing.settings import BackgroundSettings, ListeningSettings
from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.hearing.speech import Speech
from voice_host.hearing.turn import ListeningTurn, State
from voice_host.hearing.utterance import Utterance
from voice_host.language.sentences import Sentences
from voice_host.script import Meaning


class Hears(Protocol):
    """What attention needs of the ears."""

    def turn_to(self, sentences: Sentences) -> None:
        """Hear what can be said in another game."""

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Make ready for an utterance that means one of these."""

    def hear(self, samples: Samples) -> None:
        """Take the next sound of the utterance."""

    def finish(self) -> Verdict:
        """Return what the utterance was taken for."""

    def hear_in_front(self, front: Front, whole: Verdict) -> Verdict:
        """Return what was said in front of a background. ``whole``: what it was taken for together with that."""

    def reset(self) -> None:
        """Forget what was heard."""


class Attention:
    """Takes blocks of sound one after another; one of them completes an utterance.

    What happens is told to the listening turn, which says where it leads; what is done then is done here.
    """

    def __init__(
        self,
        gate: SpeechGate,
        ears: Hears,
        settings: ListeningSettings,
        turn: ListeningTurn | None = None,
        background: BackgroundSettings | None = None,
    ) -> None:
        self._gate = gate
        self._ears = ears
        self._settings = settings
        self.turn = turn or ListeningTurn(settings)
        """Whose voice tells it when the host speaks; without one the host is never heard."""
        self.patience = 1.0
        """How slowly the person speaks who is listened to: see ``ListeningSettings.stretched``."""
        self._before: deque[tuple[Samples, float]] = deque(maxlen=max(1, round(settings.before / gate.window)))
        self._in_background = background or BackgroundSettings()
        self._background = Background(self._in_background, gate.window)
        self._speech: Speech | None = None
        self._gap_at = -math.inf
        """When sound was lost last."""

    @property
    def busy(self) -> bool:
        """Whether somebody is speaking, or has just stopped and may go on."""
        return self.turn.in_utterance

    def turn_to(self, sentences: Sentences) -> None:
        """Hear what can be said in another game, in the same room."""
        self._forget()
        self._ears.turn_to(sentences)

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Begin anew, for an utterance that means one of these."""
        self._forget()
        self._ears.expect(expects)
        self.turn.ask()

    def enter_room(self) -> None:
        """Forget what talks in the background: what is heard next is in another room."""
        self._background = Background(self._in_background, self._gate.window)

    def hear(self, block: Block) -> Utterance | None:
        """Take the next block; return the utterance if the person has finished, else None."""
        began_at = block.ended_at - len(block.samples) / SAMPLE_RATE
        if block.gap:
            self._gap_at = began_at
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
        self._background.listens()
        if self._speech is not None:
            self._speech = None
            self._ears.reset()

    def _window(self, window: Samples, probability: float, ended_at: float) -> Utterance | None:
        level = level_of(window)
        envelope = self._background.envelope(level)
        if not self.turn.in_utterance:
            if not self._opens(probability, envelope):
                self._before.append((window, level))
                self._background.passes(level, speech=probability >= self._settings.gate_opens)
                return None
            if self._speech is not None:
                self._ears.reset()  # the host began to speak in the middle of it
            self._speech = self._begin(envelope)
        if self._speech is not None:
            self._go_on(self._speech, window, level, is_speech=probability >= self._settings.gate_closes)
            if self._speech.spoken[-1] and envelope >= self._speech.floor:
                self._voice(self._speech, ended_at)
        return self._if_finished(ended_at)

    def _opens(self, probability: float, envelope: float) -> bool:
        """Whether an utterance begins: with speech in front of the background, or after a silence."""
        return probability >= self._settings.gate_opens and (
            envelope >= self._background.above or self._background.after_silence
        )

    def _begin(self, envelope: float) -> Speech:
        background = self._background
        speech = Speech(self._in_background, self._gate.window, background.level, background.after_silence)
        for window, level in self._before:
            speech.take(window, level, speech=False)
        self._before.clear()
        if envelope >= background.above > -math.inf:
            speech.begins_in_front()
        return speech

    def _go_on(self, speech: Speech, window: Samples, level: float, *, is_speech: bool) -> None:
        is_new = not any(speech.spoken)
        speech.take(window, level, speech=is_speech)
        if speech.verdict is None and speech.hears_all:
            self._ears.hear(speech.whole if is_new else window)

    def _voice(self, speech: Speech, ended_at: float) -> None:
        speech.voiced += self._gate.window
        self.turn.voice(ended_at - self._gate.window, ended_at)
        if speech.verdict is not None:
            self._again(speech)

    def _again(self, speech: Speech) -> None:
        """The person goes on after a pause: hear the whole utterance again, which costs a fiftieth of its length."""
        speech.verdict = None
        self._ears.reset()
        if speech.hears_all:
            self._ears.hear(speech.whole)

    def _if_finished(self, at: float) -> Utterance | None:
        self._pass(at)
        speech = self._speech
        if self.turn.state is State.WAITING and speech is not None and speech.verdict is None:
            speech.verdict = self._hear_out(speech)
            self.turn.wait(self._wait(speech, speech.verdict))
            self._pass(at)
        return self._decide(at)

    def _wait(self, speech: Speech, verdict: Verdict) -> float:
        """Return how long a silence ends it."""
        wait = patience(verdict, self._settings.stretched(self.patience))
        if speech.stands_out:
            return wait + self._in_background.longer
        return max(wait, self._settings.wait_unfinished) if speech.knows_background else wait

    def _hear_out(self, speech: Speech) -> Verdict:
        """Return what was said: all of it, or what was said in front of the background."""
        whole = self._ears.finish() if speech.hears_all else Verdict()
        return self._ears.hear_in_front(speech.in_front(self._settings.before), whole) if speech.stands_out else whole

    def _is_background(self, speech: Speech) -> bool:
        """Whether it was the talk that is known to go on, and nobody who speaks to the host."""
        return speech.knows_background and not speech.stands_out and not self._stood_alone(speech)

    def _stood_alone(self, speech: Speech) -> bool:
        """Whether there was silence before it and after: nobody talks on, and it may well be a player."""
        return speech.after_silence and self._silence_follows(speech)

    def _may_be_other_talk(self, speech: Speech, verdict: Verdict) -> bool:
        """Whether the words may be a piece of what somebody says to somebody else: a player is asked about them."""
        if speech.stands_out:
            return speech.contrast < self._in_background.certain
        heard_at_once = self.turn.started_at - self.turn.open_from < self._in_background.at_once
        return heard_at_once or speech.voice_outside(verdict.spans) >= self._in_background.outside

    def _silence_follows(self, speech: Speech) -> bool:
        return speech.silent >= self._settings.wait_unfinished - self._gate.window

    def _pass(self, at: float) -> None:
        self.turn.passes(at, at - self.turn.last_voice_at + self._gate.window / 2)

    def _decide(self, at: float) -> Utterance | None:
        """Return what was said if the turn is decided and it was no noise."""
        speech = self._speech
        if self.turn.state is not State.DECIDED or speech is None:
            return None
        verdict = speech.verdict or self._hear_out(speech)
        self._speech = None
        self._background.utterance_is_over(speech.silent)
        is_background = self._is_background(speech)
        if is_background or not verdict.words:
            if speech.voiced > self._in_background.alone or not self._silence_follows(speech):
                self._background.was_nothing(speech.talk)
            if is_background or speech.voiced < self._settings.shortest:
                self.turn.was_nothing()
                return None
        else:
            self._background.sounded_beside(speech.beside)
        if self._gap_at >= self.turn.started_at - self._settings.before:
            verdict = Verdict()  # a word may be missing: what is left could be another answer
        return Utterance(
            verdict.words,
            verdict.others,
            verdict.distance,
            unsure=verdict.unsure or (bool(verdict.words) and self._may_be_other_talk(speech, verdict)),
            started_at=self.turn.started_at,
            ended_at=max(self.turn.started_at, self.turn.last_voice_at - self._settings.gate_lag),
            decided_at=at,
        )

"""Speech without sound: each word is a run of samples, so that whole conversations are heard in no time.

A word begins with a negative sample that names it and goes on with positive ones; silence is zeros. ``SpeechGate`` and
``Ears`` are replaced by two that read this, the sentences and the judgement are the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from voice_host.games.dogylicious.meanings import Answer, Call, GiveUp
from voice_host.hearing.attention import Attention
from voice_host.hearing.doubt import Verdict, judge
from voice_host.hearing.front import Front
from voice_host.hearing.recognizer import Reading, Span
from voice_host.hearing.settings import BackgroundSettings, ListeningSettings
from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.hearing.utterance import EndOfInput, Utterance
from voice_host.rehearsal.stage import sentences_of
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Meaning

SENTENCES = sentences_of("dogylicious", "en")
SETTINGS = ListeningSettings(
    wait_finished=0.2, wait_could_go_on=0.4, wait_in_number=0.6, wait_unfinished=0.9, longest=20.0, shortest=0.3
)
PROBLEM = (Answer, GiveUp, Call)
"""What is expected after a roll."""

WINDOW = 512
WINDOW_S = WINDOW / SAMPLE_RATE
WORD_S = 10 * WINDOW_S
BEGAN = 1000.0
"""The moment when every conversation here begins."""

_NAMES: dict[str, int] = {}


def silence(seconds: float) -> Samples:
    return np.zeros(round(seconds * SAMPLE_RATE), np.int16)


def word(text: str, seconds: float = WORD_S) -> Samples:
    sound = np.ones(round(seconds * SAMPLE_RATE), np.int16)
    sound[0] = -1 - _NAMES.setdefault(text, len(_NAMES))
    return sound


def speech(*parts: str | float) -> Samples:
    """Words, each in one breath, and the pauses between them in seconds."""
    sounds = [silence(part) if isinstance(part, float) else words(part) for part in parts]
    return np.concatenate(sounds)


def words(text: str) -> Samples:
    return np.concatenate([word(each) for each in text.split()])


def length(*parts: str | float) -> float:
    return len(speech(*parts)) / SAMPLE_RATE


def blocks(sound: Samples, size: int = WINDOW, began: float = BEGAN) -> Iterator[Block]:
    for start in range(0, len(sound), size):
        piece = sound[start : start + size]
        yield Block(piece, began + (start + len(piece)) / SAMPLE_RATE)


class FakeGate:
    """Opens wherever there is a sample that is not zero."""

    window = WINDOW_S

    def __init__(self) -> None:
        self._rest = silence(0)

    @property
    def pending(self) -> float:
        return len(self._rest) / SAMPLE_RATE

    def windows(self, samples: Samples) -> Iterator[tuple[Samples, float]]:
        sound = np.concatenate([self._rest, samples])
        full = len(sound) // WINDOW * WINDOW
        self._rest = sound[full:]
        for start in range(0, full, WINDOW):
            window = sound[start : start + WINDOW]
            yield window, 0.9 if window.any() else 0.1

    def drop(self) -> None:
        self._rest = silence(0)


def in_front(loud: Sequence[float], background: float = -43.0) -> tuple[Front, tuple[Span, ...]]:
    """Words as loud as this (dBFS), each WORD_S long, by a player of -30 dBFS in front of a television."""
    levels = [level for level in loud for _ in range(round(WORD_S / WINDOW_S))]
    front = Front(
        BackgroundSettings(),
        WINDOW_S,
        [np.full(WINDOW, 1000, np.int16)] * len(levels),
        levels,
        [True] * len(levels),
        voice=-30.0,
        background=background,
        floor=-37.0,
    )
    return front, tuple((n * WORD_S, (n + 1) * WORD_S) for n in range(len(loud)))


class FakeEars:
    """Reads the words out of the samples, and judges them as the real ears do."""

    def __init__(self, settings: ListeningSettings = SETTINGS) -> None:
        self._settings = settings
        self._expects: tuple[type[Meaning], ...] = ()
        self._heard: list[Samples] = []
        self.heard_so_far: list[str] = []
        """What was read out at each pause."""
        self.pieces: list[Samples] = []
        """The sound as it came."""

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        self._expects = expects
        self.reset()

    def hear(self, samples: Samples) -> None:
        self._heard.append(samples)
        self.pieces.append(samples)

    def hear_in_front(self, front: Front, whole: Verdict) -> Verdict:
        self.hear(front.sound())
        alone = self.finish()
        return whole if whole.words else alone

    def finish(self) -> Verdict:
        names = {-1 - number: name for name, number in _NAMES.items()}
        sound = np.concatenate(self._heard)
        reading = " ".join(names[int(sample)] for sample in sound[sound < 0])
        self.heard_so_far.append(reading)
        self.reset()
        return judge(
            [Reading(reading, 0.0)],
            lambda said: SENTENCES.understand(said, self._expects),
            None,
            self._settings,
        )

    def reset(self) -> None:
        self._heard = []


def listening(ears: FakeEars | None = None, settings: ListeningSettings = SETTINGS) -> Attention:
    return Attention(FakeGate(), ears or FakeEars(settings), settings)  # type: ignore[arg-type]


def hear(
    *parts: str | float,
    expects: tuple[type[Meaning], ...] = PROBLEM,
    ears: FakeEars | None = None,
    size: int = WINDOW,
    patience: float = 1.0,
) -> list[Utterance]:
    """Everything that is heard where this is said and followed by two seconds of silence."""
    attention = listening(ears)
    attention.patience = patience
    attention.expect(expects)
    heard = (attention.hear(block) for block in blocks(speech(*parts, 2.0), size))
    return [utterance for utterance in heard if utterance]


class Room:
    """A source of sound in virtual time."""

    def __init__(self, clock: VirtualClock, sound: Samples) -> None:
        self._clock = clock
        self._blocks = list(blocks(sound, began=clock.now()))
        self.closed = False
        self.dropped = 0

    def read(self, until: float | None) -> Block | None:
        if not self._blocks:
            raise EndOfInput
        if until is not None and self._blocks[0].ended_at > until:
            self._clock.advance_to(until)
            return None
        block = self._blocks.pop(0)
        self._clock.advance_to(block.ended_at)
        return block

    def lose(self, at: float) -> None:
        """Lose sound at a moment, as a machine does that is too busy."""
        which = next(n for n, block in enumerate(self._blocks) if block.ended_at >= at)
        self._blocks[which] = replace(self._blocks[which], gap=True)

    def drop(self, before: float) -> None:
        self.dropped += 1

    def close(self) -> None:
        self.closed = True


def texts(utterances: Iterable[Utterance]) -> list[str]:
    return [utterance.words for utterance in utterances]

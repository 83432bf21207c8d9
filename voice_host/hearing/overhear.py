"""Hears a whole recording at once, as it would have been heard live, and measures what that cost."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from voice_host.hearing.recording import LEAD, PAUSE, blocks, faint_noise
from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.hearing.utterance import Utterance
from voice_host.script import Meaning


class Listening(Protocol):
    """Whoever can follow sound: attention, or another that is measured beside it."""

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Begin anew, for an utterance that means one of these."""

    def enter_room(self) -> None:
        """Forget what sounds in the room: the next sound is from another."""

    def hear(self, block: Block) -> Utterance | None:
        """Take the next block; return the utterance if the person has finished, else None."""

    def give_up(self, at: float) -> Utterance | None:
        """Return what was said until the sound ended, None if that was nothing."""


@dataclass(frozen=True)
class Overheard:
    """What was heard in a recording. Moments are seconds from its first sample."""

    utterances: tuple[Utterance, ...]
    """In the order said; empty where nobody spoke. Several where the speaker paused long enough."""
    seconds: float
    """The recording's length."""
    cost: float
    """Seconds of the processor's time that hearing took."""

    @property
    def rtf(self) -> float:
        """The real-time factor: cost a second of sound."""
        return self.cost / max(self.seconds, 1e-9)


def overhear(sound: Samples, attention: Listening, expects: tuple[type[Meaning], ...]) -> Overheard:
    """Hear a sound with a little faint noise before it and PAUSE seconds of it after it.

    The blocks are taken as they would arrive in real time: each not before its end, and not before the work on the one
    before it was done. ``decided_at`` of an utterance holds that work, so that it is what a player would wait for.
    """
    whole = np.concatenate([faint_noise(LEAD), sound, faint_noise(PAUSE, seed=1)])
    attention.enter_room()
    attention.expect(expects)
    found: list[Utterance] = []
    free_at = -LEAD
    ended_at = -LEAD
    began = time.process_time()
    for samples in blocks(whole):
        ended_at += len(samples) / SAMPLE_RATE
        work = time.perf_counter()
        utterance = attention.hear(Block(samples, ended_at))
        free_at = max(free_at, ended_at) + time.perf_counter() - work
        if utterance:
            found.append(_decided(utterance, free_at))
    if utterance := attention.give_up(ended_at):
        found.append(_decided(utterance, free_at))
    return Overheard(tuple(found), len(sound) / SAMPLE_RATE, time.process_time() - began)


def _decided(utterance: Utterance, at: float) -> Utterance:
    return replace(utterance, decided_at=at)

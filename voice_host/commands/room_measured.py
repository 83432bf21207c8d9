"""The room, measured by using it: sounds are played through the loudspeaker, and the microphone listens."""

from __future__ import annotations

from threading import Event

import numpy as np

from voice_host.commands.capturing import capturing
from voice_host.devices import awake
from voice_host.hearing.measuring.captured import Captured, Sound
from voice_host.hearing.measuring.hiss import hiss
from voice_host.hearing.measuring.room import Room, measure
from voice_host.hearing.settings import MOST_HOLD_OFF
from voice_host.hearing.source import SAMPLE_RATE
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.speaker import Speaker

SETTLE_S = 0.5
"""The first sound of a microphone is left out: it clicks when it is switched on, and the room rings on."""
QUIET_S = 1.5
"""How long the noise of the room is listened to, in seconds."""
TIMES = 5
"""How often the hiss is played: a cough during one or two of them does no harm."""
AFTER_S = MOST_HOLD_OFF + 0.2
"""How long the microphone is listened to after each."""


def measure_room(microphone: str | None, loudspeaker: Speaker | None, volume: float) -> Room:
    """Measure the room with the microphone of that name, None for the system's; without a loudspeaker only its noise.

    ``volume`` is that of the host's voice, 0 to 1. Takes two seconds, and eight more with a loudspeaker.
    Raises MicrophoneUnavailable, MicrophoneLost, SpeakerUnavailable.
    """
    with capturing(microphone) as capture:
        capture.take(SETTLE_S)
        capture.blocks.clear()
        capture.take(QUIET_S)
        quiet_until = capture.blocks[-1].ended_at
        played = hiss() * volume
        left_at: list[float] = []
        for _ in range(TIMES if loudspeaker else 0):
            assert loudspeaker is not None
            left_at.append(_play(loudspeaker, played))
            capture.take(AFTER_S)
    return measure(Captured.of(capture.blocks), quiet_until, played, left_at)


def _play(loudspeaker: Speaker, sound: Sound) -> float:
    """Play, and return when the last sample left the loudspeaker, as a game takes it."""
    loudspeaker.play(Pcm((sound * 32767).astype(np.int16), SAMPLE_RATE), Event())
    now = awake.now()
    return now if loudspeaker.left_at is None else min(now, loudspeaker.left_at)

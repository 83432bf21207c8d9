"""A scene: a room with its sounds, the host in it, and what the players can do there."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.commands.running import RunningGame
from tests.room.background import Background
from tests.room.live_host import LiveHost
from tests.room.noises import noise_named
from tests.room.player import LOUDNESS_DBFS, RoomMouth
from tests.room.recorder import Recorder
from tests.room.sound_server import SoundServer
from tests.room.sounds import room_response
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, voices_of
from voice_host.speaking.find_synthesizer import find_synthesizer

HOST_IN_A_HURRY = ("--rate", "280")
"""The host speaks fast here, so that a test is short."""


def recordings_folder() -> Path | None:
    """Return the folder of recordings of the environment, None where none is named."""
    folder = os.environ.get("VOICE_HOST_RECORDINGS")
    return Path(folder) if folder else None


def seed_of_today() -> int:
    """Return the seed of the environment's VOICE_HOST_ROOM_SEED, or 0: it chooses voices, noise and room."""
    return int(os.environ.get("VOICE_HOST_ROOM_SEED", "0"))


@dataclass(frozen=True)
class Surroundings:
    """What a room sounds like."""

    noise: str | None = None
    """What sounds all the time (``noises.NOISES``); None for a quiet room."""
    snr_db: float = 20.0
    """How much louder players are than that, in dB."""
    echo_db: float | None = None
    """How loud the host's own voice comes back to the microphone, in dB of its loudness; None for not at all."""
    rt60_s: float | None = None
    """How long the room takes to fall silent, in seconds; None for no room at all."""
    recordings: Path | None = field(default_factory=recordings_folder)
    """A folder of recordings that noises are made of; without it they are made by ``noises``."""
    seed: int = field(default_factory=seed_of_today)
    voices: Sequence[str] = field(default_factory=lambda: tuple(os.environ.get("VOICE_HOST_ROOM_VOICES", "").split()))
    """The players' voices, by the synthesizer's names; none for the usual ones, in an order that follows the seed."""


@dataclass
class Scene:
    """A host that plays in a room."""

    server: SoundServer
    recorder: Recorder
    host: LiveHost
    mouth: RoomMouth
    voices: Sequence[PlayerVoice]
    data: Path
    """Where the host keeps its games."""


@contextmanager
def scene(surroundings: Surroundings, data: Path, *words: str, at_terminal: bool = False) -> Iterator[Scene]:
    """Let the host play Dogylicious in a room; ``words`` are its options. ``at_terminal``: one can also type."""
    random = Random(surroundings.seed)
    synthesizer = find_synthesizer()
    voices = tuple(PlayerVoice(name) for name in surroundings.voices)
    if not voices:
        usual = voices_of(synthesizer)
        voices = tuple(random.sample(usual, len(usual)))
    noise = None
    if surroundings.noise is not None:
        make = noise_named(surroundings.noise, surroundings.recordings)
        noise = make(random, LOUDNESS_DBFS - surroundings.snr_db)
    room = None if surroundings.rt60_s is None else room_response(surroundings.rt60_s, surroundings.seed)
    with SoundServer(surroundings.echo_db) as server:
        recorder = Recorder(server)
        background = Background(server, noise, surroundings.seed)
        game = RunningGame(data, *HOST_IN_A_HURRY, *words, environment=server.environment, at_terminal=at_terminal)
        try:
            host = LiveHost(game, recorder)
            yield Scene(server, recorder, host, RoomMouth(server, host, synthesizer, room), voices, data)
        finally:
            game.kill()
            background.stop()
            recorder.stop()

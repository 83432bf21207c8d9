"""Measures how soon the host falls silent after "stop": ``python -m tests.room.stopping --times 20``.

The host reads out the carpet in a virtual room, somebody says "stop" in the middle of it, and what left the loudspeaker
is compared with what reached the microphone.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np

from tests.room.player import LOUDNESS_DBFS, NOTICE_S, begin_to_play
from tests.room.recorder import Recorder
from tests.room.scene import Scene, Surroundings, scene
from tests.room.sound_server import RATE
from tests.room.sounds import at_level
from voice_host.hearing.recording import load
from voice_host.hearing.source import SAMPLE_RATE
from voice_host.play.events import Event, Sounded, Stopped
from voice_host.script import Sound
from voice_host.speaking.pcm import Pcm, Samples

WORD_DB = 25.0
"""What is so much fainter than the loudest part is not the word any more."""
FRAME = RATE // 100
LEAST_S, MOST_S = 0.8, 2.5
"""How long the host has been reading when somebody says the word."""


class Stops:
    """Notices when the host was stopped, and when its next sound came."""

    def __init__(self) -> None:
        self.stopped = False
        self.next_sound_at: float | None = None

    def observe(self, event: Event) -> None:
        if isinstance(event, Stopped):
            self.stopped = True
        elif isinstance(event, Sounded) and event.sound is Sound.YOUR_TURN and self.stopped:
            self.next_sound_at = self.next_sound_at or time.monotonic()


def stop_words(room: Scene, recordings: Path | None) -> Iterator[Pcm]:
    """Yield the word again and again, by people of a folder of recordings or by the players' voices."""
    if recordings is not None:
        with (recordings / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
            rows = [row["path"] for row in csv.DictReader(manifest, delimiter="\t") if row["transcript"] == "stop"]
        sounds = [Pcm(load(recordings / path), SAMPLE_RATE) for path in rows]
    else:
        sounds = [voice.speak(room.mouth.synthesizer, "stop") for voice in room.voices]
    yield from cycle(at_level(sound.at_rate(RATE), LOUDNESS_DBFS) for sound in sounds)


def end_of_word(samples: Samples) -> int:
    """Return how many samples of a recording there are until its word is over."""
    frames = samples[: len(samples) // FRAME * FRAME].reshape(-1, FRAME).astype(float)
    power = np.mean(frames**2, axis=1)
    return (int(np.flatnonzero(power > power.max() / 10 ** (WORD_DB / 10))[-1]) + 1) * FRAME


def ended_at(word: Samples, heard: Recorder, since: float) -> float:
    """Return when a word that was played into a recorded device was over (``time.monotonic``)."""
    recorded = heard.samples(since).astype(float)
    size = len(recorded) + len(word)
    likeness = np.fft.irfft(np.fft.rfft(recorded, size) * np.conj(np.fft.rfft(word.astype(float), size)), size)
    begins = int(np.argmax(likeness[: len(recorded)]))
    return heard.last_at() - (len(recorded) - begins - end_of_word(word)) / RATE


def stop_once(room: Scene, heard: Recorder, word: Pcm, after_s: float) -> float | None:
    """Let the host read, and stop it. Returns the seconds from the end of the word until it was silent, None where it
    read on.
    """
    stops = Stops()
    room.mouth.utter(room.voices[0], "describe the carpet", room.host.expects, None)
    room.host.tell(stops.observe)
    if not room.host.wait_until(room.host.is_heard):
        raise AssertionError(f"the host does not read: {room.host.events}")
    room.host.pass_time(after_s)
    began = time.monotonic()
    speaking = begin_to_play(room.server, word)
    room.host.wait_until(lambda: stops.next_sound_at is not None, word.seconds + NOTICE_S)
    speaking.wait()
    room.host.pass_time(0.3)
    if stops.next_sound_at is None:
        room.host.wait_until(room.host.listens, 60.0)
        return None
    return room.recorder.last_sound_before(stops.next_sound_at) - ended_at(word.samples, heard, began)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=20)
    options.add_argument("--how", choices=("headset", "echo-canceller"), default="headset")
    options.add_argument("--echo-db", type=float, default=-20.0, help="of the room, for the echo canceller")
    options.add_argument("--recordings", type=Path, help='a folder with people\'s "stop" and a manifest.tsv')
    options.add_argument("--seed", type=int, default=0)
    chosen = options.parse_args()
    random = Random(chosen.seed)
    echo_db = chosen.echo_db if chosen.how == "echo-canceller" else None
    delays: list[float | None] = []
    with TemporaryDirectory() as data:
        surroundings = Surroundings(echo_db=echo_db, recordings=chosen.recordings, seed=chosen.seed)
        with scene(surroundings, Path(data), "--players", "Noa", f"--{chosen.how}") as room:
            heard = Recorder(room.server, "player.monitor")
            for _, word in zip(range(chosen.times), stop_words(room, chosen.recordings), strict=False):
                delays.append(stop_once(room, heard, word, random.uniform(LEAST_S, MOST_S)))
                print("read on" if delays[-1] is None else f"{1000 * delays[-1]:.0f} ms", flush=True)
            heard.stop()
    stopped = sorted(delay for delay in delays if delay is not None)
    if stopped:
        median, most = (1000 * float(np.quantile(stopped, share)) for share in (0.5, 0.95))
        print(f"stopped {len(stopped)} of {len(delays)} times, after {median:.0f} ms (median), {most:.0f} ms (95 %)")


if __name__ == "__main__":
    main()

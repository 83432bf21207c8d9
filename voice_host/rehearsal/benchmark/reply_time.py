"""What a player notices of the host itself: the time of a reply, the time to the first word, the memory it takes.

Everything is measured on the program as it is started from a shell, from outside: a typed reply counts from the line
that goes in to the first thing that is said about it, so that reading, understanding, the rules, the journal on the
disk and printing are all in it.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import IO, Any

from voice_host.rehearsal.benchmark.memory import peak_bytes
from voice_host.rehearsal.speaking.player_voice import voices_of
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import silence
from voice_host.speaking.sound_file import Talk

TYPED = ("row four column one", "score", "help", "you misheard me")
"""A round of replies after which the game stands where it stood: a start tile, two questions, the tile taken back."""
ROUNDS = 15
LISTENS_S = 30.0
"""How long the room of the listening host stays silent after the words that it hears."""


class HostFailed(ValueError):  # noqa: N818 - named by what is wrong
    """The program ended before it could be measured; the message is a sentence with what it told."""


@dataclass(frozen=True)
class HostFigures:
    """How quick and how small the host is."""

    replies_s: tuple[float, ...]
    """Of each typed reply, until the host's words about it were out."""
    first_line_s: float
    """From the start of the program to its first words in print, when they go to the synthesis."""
    first_words_sound_s: float
    """What their synthesis takes in a process that has synthesised nothing before; then the sound device is opened."""
    listening_bytes: int | None
    """The most memory that a host has needed that listened to sound, understood it, and listens again; None where the
    system does not tell."""

    def lines(self) -> Iterator[str]:
        """Yield the figures as plain lines."""
        slowest = max(self.replies_s)
        yield (
            f"Typed reply: {1000 * median(self.replies_s):.1f} ms of the program's own time, "
            f"{1000 * slowest:.1f} ms at most (of {len(self.replies_s)})."
        )
        yield (
            f"Start to first word: {self.first_line_s + self.first_words_sound_s:.2f} s "
            f"({self.first_line_s:.2f} s to the words, {self.first_words_sound_s:.2f} s for their sound)."
        )
        memory = "unknown" if self.listening_bytes is None else f"{self.listening_bytes / 1e6:.0f} MB"
        yield f"Memory of a listening host: {memory}."

    def plain(self) -> dict[str, Any]:
        """Return the figures as plain values for JSON."""
        return {
            "replies": len(self.replies_s),
            "reply_ms": round(1000 * median(self.replies_s), 2),
            "slowest_reply_ms": round(1000 * max(self.replies_s), 2),
            "first_line_ms": round(1000 * self.first_line_s),
            "first_word_ms": round(1000 * (self.first_line_s + self.first_words_sound_s)),
            "listening_bytes": self.listening_bytes,
        }


def measure_host(program: Sequence[str], game: str) -> HostFigures:
    """Measure the host with a game that asks for a start tile first. ``program`` starts it, before its arguments.

    Raises SpeechUnavailable, HostFailed.
    """
    play = (*program, "play", game, "--players", "Noa", "--json")
    with TemporaryDirectory() as place:
        with _started((*play, "--keyboard", "--quiet", "--data", f"{place}/typed")) as host:
            replies = tuple(_typed_replies(host))
        sound = Path(place) / "score.wav"
        synthesis_s = _speak("score", sound)
        with _started((*play, "--microphone", str(sound), "--data", f"{place}/spoken")) as host:
            host.wait_for("host")
            first_line_s = time.perf_counter() - host.began
            host.wait_for("player")
            host.wait_for("host")
            memory = peak_bytes(host.process)
    return HostFigures(replies, first_line_s, synthesis_s, memory)


class _Host:
    """A program that plays, its lines of JSON, and what can be typed to it."""

    def __init__(self, began: float, process: int, typed: IO[str], told: IO[str]) -> None:
        self.began = began
        self.process = process
        self._typed = typed
        self._told = told

    def type(self, line: str) -> None:
        self._typed.write(f"{line}\n")
        self._typed.flush()

    def wait_for(self, event: str) -> dict[str, Any]:
        """Return the next event of a kind."""
        told = ""
        for line in self._told:
            found: dict[str, Any] = json.loads(line)
            if found["event"] == event:
                return found
            told = found.get("sentence", found.get("text", told))
        raise HostFailed(f'The host ended before it could be measured. The last it told: "{told}"')


def _typed_replies(host: _Host) -> Iterator[float]:
    host.wait_for("sound")  # the host listens
    for _ in range(ROUNDS):
        for line in TYPED:
            began = time.perf_counter()
            host.type(line)
            host.wait_for("host")
            yield time.perf_counter() - began
            host.wait_for("sound")


def _speak(words: str, into: Path) -> float:
    """Write a file in which a synthesised player says something, and return how long the first synthesis took."""
    synthesizer = find_synthesizer()
    began = time.perf_counter()
    synthesizer.pcm("Noa, round one. Where do you start?")
    took = time.perf_counter() - began
    with Talk(into) as talk:
        talk.append(voices_of(synthesizer)[0].speak(synthesizer, words), gap_s=1.0)
        talk.append(silence(LISTENS_S, talk.rate))
    return took


@contextmanager
def _started(command: Sequence[str]) -> Iterator[_Host]:
    began = time.perf_counter()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield _Host(began, process.pid, process.stdin, process.stdout)
        finally:
            process.kill()

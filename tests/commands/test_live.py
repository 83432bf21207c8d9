"""A game through a sound card: the host is heard, hears, and goes on by keyboard when the card is gone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

import pytest

from tests.speaking.sound_card import SoundCard, needs_sound_card
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import silence

pytestmark = [pytest.mark.spoken, needs_sound_card]

PATIENCE_S = 20.0
MICROPHONE = (
    "module-null-sink sink_name=player rate=44100 channels=1 format=s16le norewinds=1",
    "module-remap-source source_name=mic master=player.monitor",
)


@pytest.fixture
def card() -> Iterator[SoundCard]:
    """A sound card whose microphone hears what is played to the sink "player"."""
    with SoundCard() as card:
        for module in MICROPHONE:
            subprocess.run(
                ["pactl", "load-module", *module.split()], env=card.environment, check=True, capture_output=True
            )
        subprocess.run(["pactl", "set-default-source", "mic"], env=card.environment, check=True)
        yield card


class Game:
    """A running ``voice-host play --json``."""

    def __init__(self, card: SoundCard, data: Path) -> None:
        self._card = card
        self._process = subprocess.Popen(
            [sys.executable, "-m", "voice_host", "play", "dogylicious", "--players", "Noa", "--json", "--data", data],
            env=card.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._events: Queue[dict[str, Any]] = Queue()
        Thread(target=self._read, daemon=True).start()

    def wait_for(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the next event that fits."""
        passed = []
        while True:
            try:
                event = self._events.get(timeout=PATIENCE_S)
            except Empty:
                raise AssertionError(f"it did not come; instead: {passed}") from None
            if fits(event):
                return event
            passed.append(event)

    def wait_for_my_turn(self) -> None:
        self.wait_for(lambda event: event.get("sound") == "your-turn")

    def say(self, words: str) -> None:
        """Say something into the microphone, a moment after the host has finished."""
        pcm = find_synthesizer().pcm(words, voice="en-us").after_silence(0.6).at_rate(44_100)
        sound = pcm.samples.tobytes() + silence(1.5, 44_100).samples.tobytes()
        speak = ["pacat", "--playback", "--raw", "--device=player", "--rate=44100", "--format=s16le", "--channels=1"]
        subprocess.run(speak, input=sound, env=self._card.environment, check=True)

    def type(self, words: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{words}\n")
        self._process.stdin.flush()

    def end(self) -> int:
        return self._process.wait(PATIENCE_S)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._events.put(json.loads(line))


@pytest.fixture
def game(card: SoundCard, tmp_path: Path) -> Iterator[Game]:
    game = Game(card, tmp_path)
    yield game
    game.close()


def test_the_host_speaks_and_hears(card: SoundCard, game: Game) -> None:
    recorder = card.record()
    game.wait_for(lambda event: event.get("text") == "Noa, round one. Where do you start?")
    recorder.wait_for(audible=22_050)
    game.wait_for_my_turn()

    game.say("row four column four")

    heard = game.wait_for(lambda event: event["event"] == "player")
    assert heard["words"] == "row four column four"
    game.wait_for(lambda event: event.get("text") == "Row four, column four, tile seven.")
    recorder.stop()


def test_without_its_card_the_host_goes_on_by_keyboard(card: SoundCard, game: Game) -> None:
    game.wait_for_my_turn()

    card.server.kill()

    game.wait_for(lambda event: event["event"] == "trouble" and "The microphone" in event["sentence"])
    game.wait_for(lambda event: "type what you want to say" in event.get("text", ""))
    game.type("near seven")
    game.wait_for(lambda event: event.get("text") == "Row four, column four, tile seven.")
    game.type("quit")
    game.type("yes")
    game.wait_for(lambda event: event["event"] == "end")
    assert game.end() == 0

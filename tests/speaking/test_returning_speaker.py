"""A loudspeaker that is lost, and is used again when it is back."""

from __future__ import annotations

from threading import Event

import numpy as np
import pytest

from voice_host.speaking import returning_speaker
from voice_host.speaking.errors import NoSoundLibrary, SpeakerUnavailable
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.returning_speaker import ReturningSpeaker

from .fakes import eventually

LINE = Pcm(np.full(480, 1000, np.int16), 48_000)


class Box:
    """A loudspeaker with a switch."""

    def __init__(self) -> None:
        self.is_on = True
        self.played: list[Pcm] = []
        self.tried = 0
        self.left_at: float | None = None

    def look_again(self) -> None:
        pass

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        self.tried += 1
        if not self.is_on:
            raise SpeakerUnavailable("It is off.")
        self.played.append(pcm)
        self.left_at = 7.0
        return True


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(returning_speaker, "TRY_AGAIN_S", 0.01)


def test_as_long_as_it_is_there_it_plays() -> None:
    box = Box()
    speaker = ReturningSpeaker(lambda: box)

    assert speaker.play(LINE, Event())
    assert speaker.left_at == 7.0
    assert not speaker.is_lost()


def test_one_that_is_lost_is_tried_in_the_background_and_no_line_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(returning_speaker, "TRY_AGAIN_S", 60.0)
    box = Box()
    speaker = ReturningSpeaker(lambda: box)
    box.is_on = False
    for _ in range(5):
        with pytest.raises(SpeakerUnavailable, match="It is off"):
            speaker.play(LINE, Event())

    assert box.tried == 1
    assert speaker.is_lost()
    speaker.close()


def test_it_is_back_when_it_has_played_something() -> None:
    box = Box()
    speaker = ReturningSpeaker(lambda: box)
    box.is_on = False
    with pytest.raises(SpeakerUnavailable):
        speaker.play(LINE, Event())
    assert eventually(lambda: box.tried > 3)
    assert speaker.is_lost()

    box.is_on = True
    assert eventually(lambda: not speaker.is_lost())
    assert not box.played[-1].samples.any(), "to try it makes no noise"
    assert speaker.play(LINE, Event())


def test_one_that_was_not_there_at_the_start_is_found_later() -> None:
    box = Box()
    switched_on = Event()

    def find() -> Box:
        if not switched_on.is_set():
            raise SpeakerUnavailable("There is none.")
        return box

    speaker = ReturningSpeaker(find)
    assert str(speaker.why_lost) == "There is none."
    with pytest.raises(SpeakerUnavailable):
        speaker.play(LINE, Event())

    switched_on.set()
    assert eventually(lambda: not speaker.is_lost())
    assert speaker.play(LINE, Event())


def test_without_portaudio_it_is_not_tried_again() -> None:
    tried: list[bool] = []

    def find() -> Box:
        tried.append(True)
        raise NoSoundLibrary("PortAudio is missing.")

    speaker = ReturningSpeaker(find)
    assert not eventually_more(tried)
    assert speaker.is_lost()


def eventually_more(tried: list[bool]) -> bool:
    return any(len(tried) > 1 or Event().wait(0.005) for _ in range(20))

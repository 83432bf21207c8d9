"""The loudspeaker where something is wrong; only the module ``sounddevice`` is a fake."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from tests.devices.fake_sounddevice import FakeSoundDevice, device
from voice_host.devices.awake import now
from voice_host.speaking.errors import SpeakerUnavailable
from voice_host.speaking.loudspeaker import Loudspeaker, loudspeakers
from voice_host.speaking.pcm import Pcm

LINE = Pcm(np.full(4800, 1000, np.int16), 48_000)


MICROPHONE = device("USB Microphone", inputs=1)
HEADSET, MONITOR = device("Headset", outputs=2), device("HDMI Monitor", outputs=1)
Machine = Callable[..., FakeSoundDevice]


def test_without_portaudio_the_sentence_names_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")

    with pytest.raises(SpeakerUnavailable, match=r"PortAudio is missing.*`sudo apt install libportaudio2`.*--quiet"):
        Loudspeaker()
    with pytest.raises(SpeakerUnavailable, match="PortAudio is missing"):
        loudspeakers()


def test_without_any_device_it_says_so(machine: Machine) -> None:
    machine(MICROPHONE)

    with pytest.raises(SpeakerUnavailable, match=r"No loudspeaker was found. Switch one on"):
        Loudspeaker()
    assert loudspeakers() == ()


def test_a_sound_server_that_started_after_the_host_is_found(machine: Machine) -> None:
    machine().plugged_in = (HEADSET,)

    assert Loudspeaker().name == "Headset"


def test_a_device_goes_by_part_of_its_name(machine: Machine) -> None:
    fake = machine(MICROPHONE, HEADSET, MONITOR)

    assert loudspeakers() == ("Headset", "HDMI Monitor")
    speaker = Loudspeaker("monitor")
    assert speaker.name == "HDMI Monitor"
    speaker.play(LINE, Event())
    assert fake.asked["device"] == 2
    assert fake.asked["channels"] == 1


def test_a_device_that_is_not_there_is_a_sentence_with_those_that_are(machine: Machine) -> None:
    machine(MICROPHONE, HEADSET, MONITOR)

    with pytest.raises(SpeakerUnavailable, match=r'no loudspeaker "USB". There are: "Headset", "HDMI Monitor"'):
        Loudspeaker("USB")


def test_it_tells_when_the_last_sample_is_heard_and_not_when_the_device_took_it(machine: Machine) -> None:
    """The device says that what it takes now is heard a quarter of a second later."""
    machine(HEADSET)
    loudspeaker = Loudspeaker()
    began = now()
    loudspeaker.play(Pcm(np.full(960, 5, np.int16), 48_000), Event())
    took = now() - began

    assert loudspeaker.left_at is not None
    assert 0.25 <= loudspeaker.left_at - began <= took + 0.3


def test_of_a_line_that_was_stopped_it_does_not_tell_when_it_would_have_been_over(machine: Machine) -> None:
    machine(HEADSET)
    loudspeaker = Loudspeaker()
    stopped = Event()
    stopped.set()
    loudspeaker.play(Pcm(np.full(960, 5, np.int16), 48_000), stopped)

    assert loudspeaker.left_at is None


def test_a_whole_line_reaches_every_channel_and_is_followed_by_silence(machine: Machine) -> None:
    fake = machine(HEADSET)

    assert Loudspeaker().play(LINE, Event()) is True

    played = np.concatenate(fake.played)
    assert played.shape[1] == 2
    assert (played[:4800] == 1000).all()
    assert (played[4800:] == 0).all()
    assert len(played) >= 4800 + 0.05 * 48_000


def test_a_line_stopped_before_it_began_is_not_played(machine: Machine) -> None:
    fake = machine(HEADSET)
    stopped = Event()
    stopped.set()

    assert Loudspeaker().play(LINE, stopped) is False
    assert fake.played == []


def test_a_device_that_cannot_be_opened_is_a_sentence(machine: Machine) -> None:
    fake = machine(HEADSET)
    speaker = Loudspeaker()
    fake.busy = True

    with pytest.raises(SpeakerUnavailable, match=r"The loudspeaker Headset cannot be used: .*Device unavailable"):
        speaker.play(LINE, Event())


def test_a_device_lost_in_the_middle_is_a_sentence_and_one_that_is_back_plays(machine: Machine) -> None:
    fake = machine(HEADSET)
    speaker = Loudspeaker()
    fake.blocks = 3
    with pytest.raises(SpeakerUnavailable, match=r"it stopped in the middle of a line. Plug it in again"):
        speaker.play(LINE, Event())

    fake.blocks = 10**9
    assert speaker.play(LINE, Event()) is True


def test_a_device_that_stands_still_is_a_sentence(machine: Machine) -> None:
    fake = machine(HEADSET)
    fake.frozen = True

    with pytest.raises(SpeakerUnavailable, match="Headset stands still"):
        Loudspeaker(patience_s=0.02).play(LINE, Event())

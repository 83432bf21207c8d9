"""The live microphone; only the module ``sounddevice`` is a fake."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest

from tests.devices.fake_sounddevice import FakeSoundDevice, FakeStream, device
from voice_host.devices import machine as machine_module
from voice_host.hearing.errors import MicrophoneLost, MicrophoneSilent, MicrophoneUnavailable
from voice_host.hearing.microphone import Microphone, names
from voice_host.hearing.source import SAMPLE_RATE, Block
from voice_host.rehearsal.virtual_clock import VirtualClock

LOUDSPEAKER = device("USB Loudspeaker", outputs=2)
HEADSET, WEBCAM = device("Headset", inputs=1), device("USB Webcam", 44_100.0, inputs=2)
USB = device("USB Microphone", 16_000.0, inputs=1)


class TickingClock(VirtualClock):
    """A clock that is never the same twice, so that whoever waits for a moment gets there."""

    def now(self) -> float:
        self.advance(0.0001)
        return super().now()


def loudness(block: Block) -> int:
    """How loud a block of one level is, in thousands: the resampler adds a little noise of its own."""
    assert np.ptp(block.samples) <= 2
    return round(float(np.median(block.samples)) / 1000)


class Room:
    """A machine, its clock, and a microphone that was opened on it."""

    def __init__(self, fake: FakeSoundDevice, name: str | None = None) -> None:
        self.clock = TickingClock()
        self.clock.advance(100.0)
        self.microphone = Microphone(self.clock.now, name)
        self.fake = fake

    @property
    def stream(self) -> FakeStream:
        return self.fake.streams[-1]

    def sound(self, samples: Any, seconds: float = 0.03) -> None:
        """Let sound be captured that lasts so long and ends now."""
        self.clock.advance(seconds)
        self.stream.capture(samples)

    def read(self) -> Block | None:
        return self.microphone.read(self.clock.now() + 0.002)

    def heard(self) -> list[Block]:
        """All the blocks that are there."""
        found = []
        while not self.microphone._captured.empty():
            if block := self.read():
                found.append(block)
        return found


Machine = Callable[..., FakeSoundDevice]


def refusal(name: str | None = None) -> str:
    with pytest.raises(MicrophoneUnavailable) as refused:
        Microphone(VirtualClock().now, name)
    return str(refused.value)


# -- opening it --------------------------------------------------------------------------------------------------------


def test_without_portaudio_the_sentence_names_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)

    assert "PortAudio is missing" in refusal()
    assert "sudo apt install libportaudio2" in refusal()
    assert "--keyboard" in refusal()
    with pytest.raises(MicrophoneUnavailable, match="PortAudio is missing"):
        names()


def test_without_any_device_it_says_so(machine: Machine) -> None:
    machine(LOUDSPEAKER)

    assert refusal() == "There is no microphone. Plug one in, or play with --keyboard."
    assert refusal("headset") == refusal()
    assert names() == ()


def test_a_device_goes_by_part_of_its_name(machine: Machine) -> None:
    fake = machine(HEADSET, LOUDSPEAKER, WEBCAM)
    Room(fake, "webcam")

    assert names() == ("Headset", "USB Webcam")
    assert fake.streams[0].started
    assert fake.streams[0].asked["device"] == 2
    assert fake.streams[0].asked["samplerate"] == 44_100
    assert fake.streams[0].asked["channels"] == 1


def test_a_device_that_is_not_there_is_a_sentence_with_those_that_are(machine: Machine) -> None:
    machine(HEADSET, LOUDSPEAKER, WEBCAM)

    assert refusal("Telephone") == "There is no microphone Telephone. There are: Headset; USB Webcam."


def test_a_name_of_several_devices_is_a_sentence_with_all_of_them(machine: Machine) -> None:
    machine(HEADSET, WEBCAM, USB)

    assert refusal("usb") == (
        "Several microphones are named like usb. Say more of the name: USB Webcam; USB Microphone."
    )


def test_a_device_that_another_program_holds_is_a_sentence(machine: Machine) -> None:
    machine(HEADSET).busy = True

    assert refusal().startswith("The microphone cannot be opened; another program may hold it: Error opening stream")
    assert refusal().endswith("End that program, or choose another microphone with --microphone.")


# -- sound -------------------------------------------------------------------------------------------------------------


def test_a_microphone_that_gives_two_channels_only_is_heard_by_both(machine: Machine) -> None:
    fake = machine(device("Pair", 16_000.0, inputs=2))
    fake.least_channels = 2
    room = Room(fake)
    room.sound(np.tile([4000, 6000], (480, 1)))
    room.sound(np.tile([4000, 6000], (480, 1)))

    assert room.stream.asked["channels"] == 2
    assert loudness(room.heard()[-1]) == 5


def test_a_microphone_that_refuses_its_own_rate_is_opened_at_another(machine: Machine) -> None:
    fake = machine(device("Odd", 22_050.0, inputs=1))
    fake.rates = (44_100,)
    room = Room(fake)
    tone = 10_000 * np.sin(2 * np.pi * 440 * np.arange(44_100) / 44_100)
    for start in range(0, len(tone), 1323):
        room.sound(tone[start : start + 1323])
    samples = np.concatenate([block.samples for block in room.heard()])

    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    assert np.argmax(spectrum) * SAMPLE_RATE / len(samples) == pytest.approx(440, abs=2)


@pytest.mark.parametrize("rate", [8_000, 16_000, 44_100, 48_000, 96_000])
def test_its_own_rate_becomes_16_khz(machine: Machine, rate: int) -> None:
    room = Room(machine(device("Headset", float(rate), inputs=1)))
    size = room.stream.asked["blocksize"]
    tone = 10_000 * np.sin(2 * np.pi * 440 * np.arange(40 * size) / rate)
    room.sound(np.zeros(size))
    for start in range(0, len(tone), size):
        room.sound(tone[start : start + size])
    samples = np.concatenate([block.samples for block in room.heard()])

    assert size / rate == pytest.approx(0.03, abs=0.001)
    assert samples.dtype == np.int16
    assert len(samples) / SAMPLE_RATE == pytest.approx(41 * size / rate, abs=0.12), "a little is still held back"
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    assert np.argmax(spectrum) * SAMPLE_RATE / len(samples) == pytest.approx(440, abs=2)


def test_a_block_ends_when_it_was_captured_and_not_when_it_is_read(machine: Machine) -> None:
    room = Room(machine(USB))
    room.sound(np.ones(480))
    room.sound(np.ones(480))
    room.clock.advance(0.5)

    assert [block.ended_at for block in room.heard()] == pytest.approx([100.03, 100.06], abs=0.005)


def test_what_was_captured_before_the_deadline_is_heard_however_late_it_is_asked_for(machine: Machine) -> None:
    room = Room(machine(USB))
    room.sound(np.ones(480))
    deadline = room.clock.now() + 0.1
    room.clock.advance(0.3)

    assert room.microphone.read(deadline) is not None
    assert room.microphone.read(deadline) is None


def test_what_the_resampler_holds_back_is_not_the_players_time(machine: Machine) -> None:
    room = Room(machine(device("Headset", 48_000.0, inputs=1)))
    size = room.stream.asked["blocksize"]
    for _ in range(30):
        room.sound(np.ones(size))
    blocks = room.heard()
    captured = 100.0 + 30 * size / 48_000
    given = sum(len(block.samples) for block in blocks) / SAMPLE_RATE

    assert blocks[-1].ended_at == pytest.approx(100.0 + given, abs=0.01)
    assert blocks[-1].ended_at < captured


def test_sound_is_copied_since_portaudio_uses_its_memory_again(machine: Machine) -> None:
    room = Room(machine(USB))
    memory = np.full((480, 1), 7000, np.int16)
    room.clock.advance(0.03)
    room.stream.asked["callback"](memory, 480, None, None)
    memory[:] = 9000
    (block,) = room.heard()

    assert loudness(block) == 7


def test_nobody_makes_a_sound_until_the_deadline(machine: Machine) -> None:
    room = Room(machine(USB))

    assert room.microphone.read(room.clock.now()) is None


def test_what_was_captured_before_a_moment_is_dropped_and_what_came_later_is_kept(machine: Machine) -> None:
    """However late it is asked for: the answer may have begun while the host got ready to listen."""
    room = Room(machine(USB))
    for _ in range(20):
        room.sound(np.full(480, 1000))
    host_was_silent_at = room.clock.now()
    for _ in range(3):
        room.sound(np.full(480, 3000), seconds=0.05)
    room.microphone.drop(host_was_silent_at)
    blocks = room.heard()

    assert [loudness(block) for block in blocks] == [3, 3, 3]
    assert blocks[0].ended_at == pytest.approx(host_was_silent_at + 0.05, abs=0.005)


def test_a_long_speech_of_the_host_does_not_fill_the_memory(machine: Machine) -> None:
    room = Room(machine(USB))
    for n in range(1500):
        room.sound(np.full(480, 1000 * (n // 100)))
    blocks = room.heard()

    assert len(blocks) == 1000
    assert [loudness(block) for block in (blocks[0], blocks[-1])] == [5, 14], "the latest are kept"


# -- sound that is lost, or is none ------------------------------------------------------------------------------------


def test_the_block_after_lost_sound_says_so(machine: Machine) -> None:
    room = Room(machine(USB))
    for overflow in (False, False, True, False):
        room.clock.advance(0.03)
        room.stream.capture(np.full(480, 1000), overflow=overflow)

    assert [block.gap for block in room.heard()] == [False, False, True, False]


def test_what_was_forgotten_is_a_gap_too(machine: Machine) -> None:
    room = Room(machine(USB))
    room.sound(np.full(480, 1000))
    assert room.read()
    for _ in range(1003):
        room.sound(np.full(480, 1000))

    assert [block.gap for block in room.heard()] == [True] + [False] * 999


def test_what_was_lost_while_the_host_spoke_is_no_gap(machine: Machine) -> None:
    room = Room(machine(USB))
    room.clock.advance(0.03)
    room.stream.capture(np.full(480, 1000), overflow=True)
    room.microphone.drop(room.clock.now())
    room.sound(np.full(480, 1000))
    room.sound(np.full(480, 1000))

    assert not any(block.gap for block in room.heard())


def test_a_microphone_that_gives_no_sound_at_all_is_told_once(machine: Machine) -> None:
    room = Room(machine(USB))
    began = room.clock.now()
    told: list[MicrophoneSilent] = []
    for _ in range(1000):
        room.sound(np.zeros(480))
        try:
            room.heard()
        except MicrophoneSilent as error:
            told.append(error)

    (silent,) = told
    assert "not muted" in str(silent)
    assert silent.since == pytest.approx(began, abs=0.3)


def test_the_faintest_noise_is_sound(machine: Machine) -> None:
    room = Room(machine(USB))
    noise = np.zeros(480)
    noise[7] = 1
    heard = 0
    for _ in range(1000):
        room.sound(noise)
        heard += len(room.heard())

    assert heard == 1000, "it is never taken for a muted microphone"


# -- losing it ---------------------------------------------------------------------------------------------------------


def test_a_microphone_that_falls_silent_is_a_sentence_with_the_remedy(machine: Machine) -> None:
    room = Room(machine(USB))
    room.sound(np.ones(480))
    assert room.read()
    room.clock.advance(1.1)

    with pytest.raises(MicrophoneLost, match=r"gives no sound any more. Check its plug .* you can type"):
        room.microphone.read(None)


def test_a_second_of_the_hosts_own_work_is_no_loss(machine: Machine) -> None:
    """Nobody read for a while, but blocks came."""
    room = Room(machine(USB))
    for _ in range(50):
        room.sound(np.ones(480))

    assert len(room.heard()) == 50


def test_a_microphone_that_fell_silent_while_the_host_spoke_is_noticed_at_the_next_question(machine: Machine) -> None:
    room = Room(machine(USB))
    room.sound(np.ones(480))
    room.clock.advance(20.0)
    room.microphone.drop(room.clock.now())

    with pytest.raises(MicrophoneLost):
        room.microphone.read(None)


def test_one_that_is_plugged_in_again_is_opened_again(machine: Machine) -> None:
    fake = machine(USB)
    room = Room(fake)
    room.microphone.close()
    fake.plugged_in = ()
    with pytest.raises(MicrophoneUnavailable, match="There is no microphone"):
        Microphone(room.clock.now, afresh=True)

    fake.plugged_in = (HEADSET,)
    room.microphone = Microphone(room.clock.now, afresh=True)
    room.sound(np.full(1440, 5))
    room.sound(np.full(1440, 5))
    assert room.heard()


def test_a_sound_server_that_hangs_is_not_waited_for(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_module, "CLOSING_PATIENCE_S", 0.01)
    room = Room(machine(USB))
    room.fake.hangs = Event()
    room.microphone.close()

    assert not room.stream.closed
    assert refusal() == (
        "The sound of this machine stands still. Restart its sound server or the machine, or play with --keyboard."
    )
    room.fake.hangs.set()


def test_letting_go_twice_is_fine(machine: Machine) -> None:
    room = Room(machine(USB))
    room.microphone.close()
    room.microphone.close()

    assert room.stream.closed

"""The machine's devices: found by name, opened, and never waited for without end."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import Any

import pytest

from tests.devices.fake_sounddevice import FakeSoundDevice, device
from voice_host.devices.errors import DeviceRefused, NoDevice, SeveralDevices, StandsStill
from voice_host.devices.machine import Form, Machine
from voice_host.devices.naming import Kind
from voice_host.devices.sound_library import at_once

HEADSET, WEBCAM = device("Headset", inputs=1, outputs=2), device("USB Webcam", 44_100.0, inputs=2)
USB = device("USB Microphone", 16_000.0, inputs=1)

WithDevices = Callable[..., FakeSoundDevice]


def nothing(form: Form) -> Mapping[str, Any]:
    return {"callback": lambda *captured: None}


def over(*block: Any) -> None:
    raise at_once()


def opened(machine: Machine, wanted: str | None = None) -> str:
    stream = machine.open(Kind.MICROPHONE, wanted, nothing)
    stream.close()
    return stream.form.name


def eventually(true: Callable[[], bool]) -> bool:
    return any(true() or Event().wait(0.005) for _ in range(2000))


# -- which one ---------------------------------------------------------------------------------------------------------


def test_a_name_or_a_part_of_it_is_enough_whatever_its_capitals(machine: WithDevices) -> None:
    machine(HEADSET, WEBCAM, USB)

    assert [opened(Machine(), name) for name in (None, "webcam", "usb microphone")] == [
        "Headset",
        "USB Webcam",
        "USB Microphone",
    ]


def test_a_whole_name_goes_before_a_part_of_another(machine: WithDevices) -> None:
    machine(device("Headset Pro", inputs=1), HEADSET)

    assert opened(Machine(), "headset") == "Headset"


def test_a_part_of_two_names_is_refused_with_both(machine: WithDevices) -> None:
    machine(HEADSET, WEBCAM, USB)

    with pytest.raises(SeveralDevices) as refused:
        opened(Machine(), "usb")
    assert refused.value.names == ("USB Webcam", "USB Microphone")


def test_a_device_that_windows_lists_twice_and_cut_off_is_one(machine: WithDevices) -> None:
    machine(device("Microphone (USB Audio Devic", inputs=1), device("Microphone (USB Audio Device)", inputs=1))

    assert opened(Machine(), "usb audio") == "Microphone (USB Audio Devic"


def test_a_name_that_is_not_there_is_refused_with_those_that_are(machine: WithDevices) -> None:
    machine(HEADSET, device("Monitor", outputs=1))

    with pytest.raises(NoDevice) as refused:
        opened(Machine(), "telephone")
    assert refused.value.names == ("Headset",)


def test_what_was_plugged_in_later_is_found_where_there_was_nothing(machine: WithDevices) -> None:
    machine().plugged_in = (USB,)

    assert Machine().names(Kind.MICROPHONE) == ("USB Microphone",)


# -- opening -----------------------------------------------------------------------------------------------------------


def test_portaudio_starts_over_only_while_nothing_of_ours_is_open(machine: WithDevices) -> None:
    fake = machine(HEADSET)
    host = Machine()
    listening = host.open(Kind.MICROPHONE, None, nothing)
    fake.plugged_in = (HEADSET, USB)

    with pytest.raises(NoDevice):
        host.open(Kind.MICROPHONE, "usb", nothing, afresh=True)
    listening.close()
    host.open(Kind.MICROPHONE, "usb", nothing, afresh=True)
    assert fake.started_over == 1


@pytest.mark.parametrize("takes", [44_100, 16_000, 96_000])
def test_a_device_that_refuses_its_own_rate_is_asked_for_others(machine: WithDevices, takes: int) -> None:
    machine(device("Odd", 22_050.0, inputs=1)).rates = (takes,)

    assert Machine().open(Kind.MICROPHONE, None, nothing).form.rate == takes


def test_a_device_that_takes_no_rate_at_all_is_refused(machine: WithDevices) -> None:
    machine(HEADSET).rates = ()

    with pytest.raises(DeviceRefused, match="Invalid sample rate"):
        opened(Machine())


def test_a_device_that_another_program_holds_is_asked_once(machine: WithDevices) -> None:
    machine(HEADSET).busy = True

    with pytest.raises(DeviceRefused, match="Device unavailable") as refused:
        opened(Machine())
    assert refused.value.name == "Headset"


def test_whatever_a_driver_makes_of_a_device_that_is_gone_is_a_refusal(
    machine: WithDevices, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = machine(HEADSET)

    def gone(**asked: Any) -> None:
        raise OSError("no such device")

    monkeypatch.setattr(fake, "InputStream", gone)
    with pytest.raises(DeviceRefused, match="no such device"):
        opened(Machine())


# -- standing still ----------------------------------------------------------------------------------------------------


def test_a_call_that_hangs_is_given_up_and_the_next_is_not_even_tried(machine: WithDevices) -> None:
    fake = machine(HEADSET)
    fake.hangs = Event()
    host = Machine(patience_s=0.02)
    with pytest.raises(StandsStill):
        host.names(Kind.MICROPHONE)

    began = time.monotonic()
    patient = Machine(patience_s=60)
    patient._control = host._control
    with pytest.raises(StandsStill):
        patient.names(Kind.MICROPHONE)
    assert time.monotonic() - began < 30, "it did not wait"
    fake.hangs.set()
    assert eventually(lambda: not host._control.hangs)
    assert patient.names(Kind.MICROPHONE) == ("Headset",)


def test_a_device_that_opens_when_nobody_waits_any_more_is_closed_again(machine: WithDevices) -> None:
    fake = machine(HEADSET)
    fake.hangs = Event()
    host = Machine(patience_s=0.02)
    with pytest.raises(StandsStill):
        host.open(Kind.MICROPHONE, None, nothing)

    fake.hangs.set()
    assert eventually(lambda: bool(fake.streams) and fake.streams[0].closed)
    assert eventually(lambda: not fake.open)


def test_what_waits_behind_a_call_that_hangs_is_not_begun_when_nobody_waits_any_more(machine: WithDevices) -> None:
    fake = machine(HEADSET)
    fake.hangs = Event()
    host = Machine(patience_s=0.2)
    begun: list[Form] = []

    def prepare(form: Form) -> Mapping[str, Any]:
        begun.append(form)
        return nothing(form)

    waiting = [Thread(target=_ignoring, args=(lambda: host.open(Kind.MICROPHONE, None, prepare),)) for _ in range(3)]
    for each in waiting:
        each.start()
    for each in waiting:
        each.join()

    fake.hangs.set()
    assert eventually(lambda: not host._control.hangs)
    host.names(Kind.MICROPHONE)
    assert len(begun) <= 1


def test_a_stream_that_cannot_be_closed_is_closed_when_the_sound_goes_on(machine: WithDevices) -> None:
    fake = machine(HEADSET)
    host = Machine(patience_s=0.02)
    stream = host.open(Kind.MICROPHONE, None, nothing)
    fake.hangs = Event()
    stream.abandon()
    assert eventually(lambda: host._control._current is not None)

    fake.hangs.set()
    assert eventually(lambda: fake.streams[0].closed)


def test_the_farewell_closes_what_is_open(machine: WithDevices) -> None:
    fake = machine(HEADSET)
    host = Machine()
    host.open(Kind.MICROPHONE, None, nothing)
    host.open(Kind.LOUDSPEAKER, None, lambda form: {"callback": over, "finished_callback": Event().set})
    host.farewell()

    assert not fake.open


def _ignoring(do: Callable[[], object]) -> None:
    try:
        do()
    except StandsStill:
        return

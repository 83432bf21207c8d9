"""A device for what one player alone hears."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from voice_host.commands.failing import WrongUse
from voice_host.commands.own_ears import OwnEars, read_ears
from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.settings import SpeechSettings


def test_a_player_has_a_device() -> None:
    assert read_ears(["Noa=USB headset", " Dan = Pixel 6 "]) == {"noa": "USB headset", "dan": "Pixel 6"}


@pytest.mark.parametrize("typed", ["Noa", "=headset", "Noa=", ""])
def test_what_names_no_device_is_refused(typed: str) -> None:
    with pytest.raises(WrongUse, match="Write a name and a device"):
        read_ears([typed])


def test_two_devices_for_one_are_too_many(voice_host: Run, tmp_path: Path) -> None:
    told = voice_host(f"play dotzee --keyboard --quiet --data {tmp_path} --ear Noa=a --ear NOA=b")
    assert "has two ears here" in told.refused()


def test_a_device_that_is_not_there_is_told_when_it_is_needed() -> None:
    ears = OwnEars({"noa": "no such device"}, SpeechSettings(), "en", {})
    assert ears.of("Dan") is None
    with pytest.raises(SpeakingError):
        ears.of("Noa")

"""How players stop the host: what is safe, and what is refused with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from voice_host.commands.chosen import Chosen
from voice_host.commands.failing import WrongUse
from voice_host.commands.stopping import ECHO_CANCELLER, HEADSET, OFF, Stopping, read_stop_by_voice
from voice_host.hearing.echo_canceller import FarEnd
from voice_host.hearing.settings import LEAST_HOLD_OFF, ListeningSettings
from voice_host.hearing.turn import ListeningTurn


def test_through_an_open_loudspeaker_it_is_refused_with_the_reason(voice_host: Run) -> None:
    for on in ("on", "yes"):
        refused = voice_host(f"settings stop-by-voice {on}").refused()
        assert "the host would hear itself" in refused
        assert "headset" in refused
        assert "echo-canceller" in refused


@pytest.mark.parametrize(
    ("typed", "choice"),
    [("headset", HEADSET), ("Echo Canceller", ECHO_CANCELLER), ("echo_canceller", ECHO_CANCELLER), ("no", OFF)],
)
def test_the_choices(typed: str, choice: str) -> None:
    assert read_stop_by_voice(typed) == choice


def test_another_choice_is_a_sentence() -> None:
    with pytest.raises(WrongUse, match="Choose from: off, headset, echo-canceller"):
        read_stop_by_voice("whistling")


def test_a_headset_needs_no_echo_canceller(voice_host: Run) -> None:
    assert "no echo to be cancelled" in voice_host("play dogylicious --headset --echo-canceller").refused()


def test_with_a_headset_the_host_is_not_deaf_after_it_has_spoken() -> None:
    assert Chosen({"stop-by-voice": HEADSET, "hold-off": 0.5}).listening().hold_off == LEAST_HOLD_OFF
    assert Chosen({"hold-off": 0.5}).listening().hold_off == 0.5


def test_only_the_echo_canceller_is_told_what_the_loudspeaker_plays() -> None:
    assert isinstance(Stopping(ListeningTurn(), ECHO_CANCELLER).far_end, FarEnd)
    assert Stopping(ListeningTurn(), HEADSET).far_end is None


def test_without_it_the_microphone_stays_as_it_is(tmp_path: Path) -> None:
    microphone = object()

    around = Stopping(ListeningTurn()).around(microphone, None, ListeningSettings(), lambda: 0.0)  # type: ignore[arg-type]

    assert around is microphone

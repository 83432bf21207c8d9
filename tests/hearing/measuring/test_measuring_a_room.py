"""The room is measured by what the microphone hears of the loudspeaker in it."""

from __future__ import annotations

import numpy as np
import pytest

from tests.hearing.measuring.rooms import BEGAN_AT, QUIET_S, SyntheticRoom
from voice_host.hearing.decibels import of_power
from voice_host.hearing.measuring.captured import Captured
from voice_host.hearing.measuring.hiss import hiss
from voice_host.hearing.measuring.hold_off import MARGIN_S
from voice_host.hearing.measuring.room import Room, measure
from voice_host.hearing.measuring.why import Why
from voice_host.hearing.settings import LEAST_HOLD_OFF, ListeningSettings
from voice_host.hearing.source import SAMPLE_RATE
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.settings import SpeechSettings

QUIET_UNTIL = BEGAN_AT + QUIET_S


def measured(room: SyntheticRoom, volume: float = 1.0, late: float = 0.0) -> Room:
    captured, left_at = room.capture(volume, late)
    return measure(captured, QUIET_UNTIL, hiss() * volume, left_at)


def disturbed(room: SyntheticRoom, at_s: float, seconds: float, db: float, every: int = 1) -> Room:
    """Measure a room in which, ``at_s`` after the end of every so many hisses, there is another noise."""
    captured, left_at = room.capture()
    sound = captured.sound.copy()
    for nth, left in enumerate(left_at):
        if nth % every == 0:
            begins = round((left + at_s - BEGAN_AT) * SAMPLE_RATE)
            bark = np.random.default_rng(nth).normal(0, 10 ** (db / 20), round(seconds * SAMPLE_RATE))
            sound[begins : begins + len(bark)] += bark[: len(sound) - begins]
    return measure(Captured(sound, captured.ends, captured.ended_at), QUIET_UNTIL, hiss(), left_at)


@pytest.mark.parametrize("noise_db", [-70, -60, -50, -40])
def test_the_noise_is_what_is_heard_while_nobody_speaks(noise_db: float) -> None:
    assert measured(SyntheticRoom(noise_db=noise_db)).noise.db == pytest.approx(noise_db, abs=0.5)


@pytest.mark.parametrize("echo_db", [-40, -30, -20, -6, 0])
@pytest.mark.parametrize("rt60_s", [0.0, 0.4])
def test_the_echo_is_as_loud_as_what_comes_back_of_what_was_played(echo_db: float, rt60_s: float) -> None:
    echo = measured(SyntheticRoom(echo_db, rt60_s=rt60_s)).echo

    assert echo is not None
    assert echo.level_db == pytest.approx(echo_db, abs=1.0)


def test_the_echo_is_no_louder_where_the_host_speaks_louder() -> None:
    loud, soft = (measured(SyntheticRoom(-20), volume).echo for volume in (1.0, 0.25))

    assert loud is not None
    assert soft is not None
    assert loud.level_db == pytest.approx(soft.level_db, abs=0.5)


@pytest.mark.parametrize("delay_s", [0.0, 0.03, 0.18, 0.5])
@pytest.mark.parametrize("rt60_s", [0.0, 0.8])
def test_the_delay_is_how_late_it_comes(delay_s: float, rt60_s: float) -> None:
    echo = measured(SyntheticRoom(-20, delay_s, rt60_s)).echo

    assert echo is not None
    assert echo.delay_s == pytest.approx(delay_s, abs=0.002)


def test_an_echo_below_the_noise_is_found_and_its_end_is_not() -> None:
    room = measured(SyntheticRoom(echo_db=-40, noise_db=-50))

    assert room.echo is not None
    assert room.echo.level_db == pytest.approx(-40, abs=2)
    assert (room.hold_off_s, room.why_not) == (None, Why.TOO_LOUD)


@pytest.mark.parametrize("rt60_s", [0.0, 0.2, 0.4, 0.6, 0.8])
@pytest.mark.parametrize("echo_db", [-20, -6])
@pytest.mark.parametrize("noise_db", [-50, -60, None])
def test_after_the_hold_off_the_host_is_no_longer_heard(rt60_s: float, echo_db: float, noise_db: float | None) -> None:
    synthetic = SyntheticRoom(echo_db, 0.05, rt60_s, noise_db)
    room = measured(synthetic, late=0.02)  # blocks come late from a device, now and then

    heard_s = synthetic.still_heard_s(room.noise.threshold)
    assert room.hold_off_s is not None
    assert heard_s < room.hold_off_s < heard_s + MARGIN_S + 0.09
    assert ListeningSettings(hold_off=room.hold_off_s)


@pytest.mark.parametrize("rt60_s", [0.2, 0.8])
@pytest.mark.parametrize("echo_db", [-20, -6])
def test_what_the_hiss_tells_holds_for_the_voice(rt60_s: float, echo_db: float) -> None:
    synthetic = SyntheticRoom(echo_db, 0.03, rt60_s)
    volume = SpeechSettings().volume
    room = measured(synthetic, volume)

    for line in ("Which nine: the far one or the near one?", "Three and four.", "Row four, column four, tile seven."):
        spoken = find_synthesizer().pcm(line, voice="en-us").without_tail(keep_s=0).at_volume(volume)
        sound = spoken.at_rate(SAMPLE_RATE).samples / 32768
        assert room.hold_off_s is not None
        assert synthetic.still_heard_s(room.noise.threshold, sound) < room.hold_off_s


def test_a_short_circuit_has_the_least_hold_off() -> None:
    early = SyntheticRoom(-6, 0.0, 0.0, -50)
    captured, left_at = early.capture()

    room = measure(captured, QUIET_UNTIL, hiss(), [at + 0.15 for at in left_at])

    assert room.hold_off_s == LEAST_HOLD_OFF


def test_a_room_that_rings_for_seconds_is_not_waited_for() -> None:
    room = measured(SyntheticRoom(-6, 0.05, 2.5, -70))

    assert (room.hold_off_s, room.why_not) == (None, Why.TOO_LONG)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("noise_db", [-70, -40])
def test_with_a_headset_no_echo_is_heard(noise_db: float, seed: int) -> None:
    room = measured(SyntheticRoom(None, noise_db=noise_db, seed=seed))

    assert (room.echo, room.hold_off_s, room.why_not) == (None, None, Why.NO_ECHO)


def test_a_microphone_that_is_muted_gives_nothing() -> None:
    assert measured(SyntheticRoom(None, noise_db=None)).why_not is Why.NOTHING


def test_without_a_loudspeaker_only_the_noise_is_measured() -> None:
    captured, _ = SyntheticRoom(None).capture()

    room = measure(captured, QUIET_UNTIL, hiss(), [])

    assert (room.echo, room.why_not) == (None, None)
    assert room.noise.db == pytest.approx(-60, abs=0.5)


@pytest.mark.parametrize("at_s", [0.0, 0.15, 0.5])
def test_a_bark_after_two_of_five_does_no_harm(at_s: float) -> None:
    undisturbed = measured(SyntheticRoom(rt60_s=0.4))
    room = disturbed(SyntheticRoom(rt60_s=0.4), at_s, 0.4, db=-15, every=3)

    assert room.hold_off_s == pytest.approx(undisturbed.hold_off_s, abs=0.02)
    assert room.echo is not None
    assert undisturbed.echo is not None
    assert room.echo.level_db == pytest.approx(undisturbed.echo.level_db, abs=0.5)


def test_who_talks_all_the_time_is_not_taken_for_the_echo() -> None:
    room = disturbed(SyntheticRoom(None), 0.1, 0.7, db=-20)

    assert (room.echo, room.why_not) == (None, Why.NO_ECHO)


def test_delays_that_do_not_agree_are_refused() -> None:
    captured, left_at = SyntheticRoom(-20).capture()

    room = measure(captured, QUIET_UNTIL, hiss(), [at - 0.07 * nth for nth, at in enumerate(left_at)])

    assert (room.echo, room.why_not) == (None, Why.UNSTEADY)


def test_a_loudspeaker_that_is_cut_off_in_the_microphone_is_told() -> None:
    assert measured(SyntheticRoom(10)).clipped
    assert not measured(SyntheticRoom(0)).clipped


def test_the_hiss_is_as_loud_as_the_voice_and_like_itself_at_no_other_moment() -> None:
    sound = hiss()
    alike = np.abs(np.correlate(sound, sound, "full"))
    middle = len(sound) - 1

    assert of_power(float(np.mean(sound**2))) == pytest.approx(-16, abs=0.3)
    assert np.delete(alike, range(middle - 40, middle + 41)).max() < alike[middle] / 4

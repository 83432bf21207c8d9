"""The turn clock alone."""

from hypothesis import given, strategies as st

from voice_host.play.timing.clock import TurnClock
from voice_host.play.timing.clock_warnings import ClockWarnings, duration

from .table import PROMPTS, Time


def test_it_tells_what_it_showed_at_an_earlier_moment():
    time = Time()
    clock = TurnClock(time)
    clock.start(60_000)
    time.seconds += 10
    clock.hold()
    held_at = time.seconds
    time.seconds += 10
    clock.release()
    time.seconds += 10
    assert clock.reading_ms() == 20_000
    assert clock.reading_ms(held_at - 3) == 7_000
    assert clock.reading_ms(held_at + 3) == 10_000
    assert clock.reading_ms(held_at - 100) == 0


def test_going_back_leaves_the_past_as_it_was():
    time = Time()
    clock = TurnClock(time)
    clock.start(60_000)
    time.seconds += 10
    clock.back_to(4_000)
    time.seconds += 1
    assert clock.reading_ms() == 5_000
    assert clock.reading_ms(time.seconds - 2) == 9_000


def test_a_pause_outlasts_holding():
    time = Time()
    clock = TurnClock(time)
    clock.start(60_000)
    clock.pause()
    clock.hold()
    clock.release()
    time.seconds += 5
    assert clock.reading_ms() == 0
    assert clock.moment(60_000) is None
    clock.resume()
    assert clock.moment(60_000) == time.seconds + 60


def test_without_a_turn_it_shows_nothing():
    time = Time()
    clock = TurnClock(time)
    time.seconds += 5
    assert clock.reading_ms() == 0
    assert clock.moment(1) is None


@given(st.floats(0, 1e7), st.lists(st.floats(0, 300), max_size=12), st.integers(15_000, 1_800_000))
def test_at_the_moment_of_the_limit_it_shows_the_limit(start, waits, limit_ms):
    time = Time()
    time.seconds = start
    clock = TurnClock(time)
    clock.start(limit_ms)
    for n, wait in enumerate(waits):
        time.seconds += wait
        clock.hold() if n % 2 else clock.release()
    clock.release()
    moment = clock.moment(limit_ms)
    assert moment is not None
    assert clock.reading_ms(moment) >= limit_ms or moment < time.seconds
    assert clock.reading_ms(moment - 0.002) < limit_ms or moment < time.seconds


@given(st.integers(1_000, 1_800_000), st.integers(0, 1_800_000), st.integers(0, 60_000))
def test_each_warning_is_given_once_and_never_before_its_time(limit_ms, begun_ms, stride_ms):
    warnings = ClockWarnings(limit_ms, begun_ms)
    given_at = []
    for reading_ms in range(begun_ms, limit_ms + 1, stride_ms + 500):
        if warnings.due(reading_ms):
            given_at.append(reading_ms)
    assert len(given_at) <= 4
    assert all(limit_ms - reading_ms <= max(limit_ms // 2, 60_000) for reading_ms in given_at)


def test_no_warning_at_the_start_of_a_turn():
    assert ClockWarnings(60_000).due(0) is None
    assert ClockWarnings(60_000).next_at_ms() == 30_000
    assert ClockWarnings(15_000).next_at_ms() == 5_000


def test_durations_in_words():
    assert [PROMPTS.text(duration(ms)) for ms in (1_000, 59_001, 60_000, 61_000, 150_000, 500)] == [
        "one second",
        "one minute",
        "one minute",
        "one minute and one second",
        "two minutes and thirty seconds",
        "one second",
    ]

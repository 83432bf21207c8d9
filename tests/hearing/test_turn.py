"""The listening turn: a machine without sound, with a clock that the test gives."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from voice_host.hearing import turn as turn_module
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.turn import TRANSITIONS, Event, ListeningTurn, State

SETTINGS = ListeningSettings(hold_off=0.15, wait_finished=0.2, longest=20.0)
BLOCK = 0.03


@pytest.fixture
def turn() -> ListeningTurn:
    return ListeningTurn(SETTINGS)


def hears(turn: ListeningTurn, at: float, seconds: float = BLOCK) -> float:
    """How much of a block that begins at that moment is heard, in seconds."""
    return round(seconds - turn.deaf_for(at, at + seconds), 6)


def table_in_words() -> dict[tuple[str, str], str]:
    """The table as the module's documentation draws it."""
    lines = [line.strip() for line in (turn_module.__doc__ or "").splitlines()]
    rulers = [n for n, line in enumerate(lines) if line.startswith("====")]
    columns = lines[rulers[0]].split()
    starts = list(itertools.accumulate((len(each) + 2 for each in columns), initial=0))

    def cells(line: str) -> list[str]:
        return [line[start:end].strip() for start, end in itertools.pairwise(starts)]

    _, *events = cells(lines[rulers[0] + 1])
    rows = [cells(line) for line in lines[rulers[1] + 1 : rulers[2]]]
    return {(row[0], event): cell for row in rows for event, cell in zip(events, row[1:], strict=True)}


# -- the table ---------------------------------------------------------------------------------------------------------


def test_the_documented_table_is_the_table() -> None:
    documented = table_in_words()

    assert set(documented) == {(state.value, event.value) for state in State for event in Event}
    for (state, event), cell in documented.items():
        follows = TRANSITIONS[State(state)].get(Event(event))
        assert cell == ("." if follows is None else follows.value), f"{state} on {event}"


def test_no_state_is_a_dead_end() -> None:
    """From everywhere the host can speak and a person be heard again."""
    for state in State:
        reached = {state}
        for _ in State:
            reached |= {follows for each in reached for follows in TRANSITIONS[each].values()}
        assert {State.SPEAKING, State.HEARD, State.DECIDED} <= reached


# -- a turn as it goes -------------------------------------------------------------------------------------------------


def test_the_host_asks_and_a_player_answers(turn: ListeningTurn) -> None:
    seen = [turn.state]

    def then(do: Callable[[], object]) -> None:
        do()
        seen.append(turn.state)

    then(turn.host_begins)
    then(lambda: turn.host_ends(10.0))
    then(turn.ask)
    then(lambda: turn.deaf_for(10.2, 10.23))
    then(lambda: turn.voice(11.0, 11.5))
    then(lambda: turn.passes(11.72, 0.22))
    turn.wait(0.5)
    then(lambda: turn.voice(11.8, 12.2))
    then(lambda: turn.passes(12.42, 0.22))
    turn.wait(0.2)
    then(lambda: turn.passes(12.45, 0.25))

    assert [state.value for state in seen] == [
        "idle",
        "speaking",
        "hold-off",
        "hold-off",
        "listening",
        "heard",
        "waiting",
        "heard",
        "waiting",
        "decided",
    ]
    assert (turn.started_at, turn.last_voice_at) == (11.0, 12.2)


def test_a_pause_in_which_nothing_was_decided_is_waited_for(turn: ListeningTurn) -> None:
    turn.ask()
    turn.voice(1.0, 1.5)
    turn.passes(1.7, 0.2)
    turn.wait(0.9)
    turn.passes(2.39, 0.89)
    assert turn.state is State.WAITING

    turn.passes(2.4, 0.9)
    assert turn.state is State.DECIDED


def test_who_never_pauses_is_cut_short(turn: ListeningTurn) -> None:
    turn.ask()
    turn.voice(1.0, 21.1)
    turn.passes(21.1, 0.0)

    assert turn.state is State.DECIDED


def test_a_noise_that_was_decided_about_is_no_turn(turn: ListeningTurn) -> None:
    turn.ask()
    turn.voice(1.0, 1.1)
    turn.finish()
    turn.was_nothing()

    assert turn.state is State.LISTENING
    turn.voice(3.0, 3.4)
    assert turn.started_at == 3.0


def test_a_lost_microphone_hears_nobody_until_it_is_asked_again(turn: ListeningTurn) -> None:
    turn.ask()
    turn.voice(1.0, 1.1)
    turn.lose()
    assert turn.state is State.IDLE

    turn.ask()
    assert turn.state is State.LISTENING


# -- half-duplex -------------------------------------------------------------------------------------------------------


def test_nothing_is_heard_while_the_host_speaks_and_until_the_hold_off_is_over(turn: ListeningTurn) -> None:
    turn.ask()
    turn.host_begins()
    assert hears(turn, 9.0) == 0.0
    assert turn.open_from == math.inf

    turn.host_ends(10.0)
    assert hears(turn, 9.99) == 0.0
    assert hears(turn, 10.11) == 0.0
    assert turn.state is State.HOLD_OFF
    assert hears(turn, 10.14) == pytest.approx(0.02), "the rest of a block that lies across the end of the hold-off"
    assert turn.state is State.LISTENING
    assert hears(turn, 10.17) == BLOCK


def test_what_was_captured_before_is_not_heard_however_late_it_comes(turn: ListeningTurn) -> None:
    turn.host_begins()
    turn.host_ends(10.0)
    turn.ask()
    assert hears(turn, 12.0) == BLOCK

    assert hears(turn, 9.5) == 0.0


def test_an_answer_right_after_the_prompt_is_heard_from_its_beginning(turn: ListeningTurn) -> None:
    """The host is asked to listen only a second later; the sound was captured meanwhile."""
    turn.host_begins()
    turn.host_ends(10.0)
    turn.ask()

    assert hears(turn, 10.15) == BLOCK


def test_a_line_within_a_line_does_not_open_the_ear(turn: ListeningTurn) -> None:
    """A warning of the clock sounds while another line is under way; whichever ends first."""
    turn.host_begins()
    turn.host_begins()
    turn.host_ends(5.0)
    assert turn.state is State.SPEAKING
    assert hears(turn, 5.5) == 0.0

    turn.host_ends(8.0)
    assert hears(turn, 8.1) == 0.0
    assert hears(turn, 8.16) == BLOCK


def test_the_line_that_was_heard_last_counts_and_not_the_one_that_was_reported_last(turn: ListeningTurn) -> None:
    turn.host_begins()
    turn.host_begins()
    turn.host_ends(8.0)
    turn.host_ends(5.0)

    assert hears(turn, 8.0) == 0.0


def test_another_line_within_the_hold_off_begins_it_anew(turn: ListeningTurn) -> None:
    turn.host_begins()
    turn.host_ends(5.0)
    turn.host_begins()
    assert hears(turn, 5.2) == 0.0

    turn.host_ends(5.5)
    assert hears(turn, 5.6) == 0.0


def test_when_the_host_begins_to_speak_what_was_half_said_is_over(turn: ListeningTurn) -> None:
    turn.ask()
    turn.voice(1.0, 1.5)
    turn.host_begins()

    assert not turn.in_utterance
    turn.passes(30.0, 28.5)
    assert turn.state is State.SPEAKING


LINES = st.lists(st.tuples(st.floats(0, 50), st.floats(0.01, 10)), min_size=1, max_size=6)


@given(LINES, st.lists(st.floats(0, 70), max_size=30))
def test_whatever_the_host_says_it_never_hears_itself(lines: list[tuple[float, float]], moments: list[float]) -> None:
    """Lines that overlap in any way, and blocks that are looked at in between."""
    turn = ListeningTurn(SETTINGS)
    turn.ask()
    happens: list[tuple[float, int, float]] = []
    for begins, lasts in lines:
        happens += [(begins, 0, 0.0), (begins + lasts, 1, begins + lasts)]
    happens += [(at + BLOCK, 2, at) for at in moments]
    for _, kind, at in sorted(happens):
        if kind == 0:
            turn.host_begins()
        elif kind == 1:
            turn.host_ends(at)
        else:
            deaf = turn.deaf_for(at, at + BLOCK)
            for begins, lasts in lines:
                quiet_from = begins + lasts + SETTINGS.hold_off
                overlaps = begins < at + BLOCK and at + deaf < quiet_from - 1e-9
                assert not overlaps or deaf == pytest.approx(BLOCK) or begins >= at + deaf

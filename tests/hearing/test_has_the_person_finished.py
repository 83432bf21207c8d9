"""When the host takes its turn: soon after a whole answer, later where a person may go on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from voice_host.games.dogylicious.meanings import GiveUp, Pieces, Route
from voice_host.hearing.settings import MOST_PATIENCE, ListeningSettings
from voice_host.hearing.source import SAMPLE_RATE
from voice_host.script import Meaning

from .speech import (
    BEGAN,
    PROBLEM,
    SETTINGS,
    WINDOW_S,
    FakeEars,
    blocks,
    hear,
    length,
    listening,
    silence,
    speech,
    texts,
    word,
)

ONE_WINDOW = pytest.approx(0, abs=1.1 * WINDOW_S)


def waited(*parts: str | float, expects: tuple[type[Meaning], ...] = PROBLEM) -> float:
    """The silence in seconds between the last word and the decision."""
    (utterance,) = hear(*parts, expects=expects)
    return utterance.decided_at - (BEGAN + length(*parts))


@pytest.mark.parametrize(
    ("said", "expects", "wait"),
    [
        ("seven times eight is fifty six", PROBLEM, SETTINGS.wait_finished),
        ("i give up", PROBLEM, SETTINGS.wait_finished),
        ("forward right", (Route, GiveUp), SETTINGS.wait_could_go_on),
        ("fifty", PROBLEM, SETTINGS.wait_in_number),
        ("seven times eight is fifty", PROBLEM, SETTINGS.wait_in_number),
        ("five steps twenty pieces", (Pieces,), SETTINGS.wait_could_go_on),
        ("seven times", PROBLEM, SETTINGS.wait_begun),
        ("seven times eight is", PROBLEM, SETTINGS.wait_begun),
        ("forward and", (Route, GiveUp), SETTINGS.wait_begun),
        ("[unk]", PROBLEM, SETTINGS.wait_unfinished),
    ],
)
def test_how_long_the_host_waits_depends_on_what_was_said(
    said: str, expects: tuple[type[Meaning], ...], wait: float
) -> None:
    assert waited(0.5, said, expects=expects) - wait == ONE_WINDOW


def test_a_number_said_with_a_breath_inside_is_heard_whole() -> None:
    ears = FakeEars()

    assert texts(hear(0.3, "fifty", 0.5, "six", ears=ears)) == ["fifty six"]
    assert ears.heard_so_far == ["fifty", "fifty six"]


def test_after_a_longer_breath_the_number_was_said() -> None:
    assert texts(hear(0.3, "fifty", 0.8, "six")) == ["fifty", "six"]


def test_for_a_slow_speaker_the_host_waits_longer_where_a_word_can_follow() -> None:
    assert texts(hear(0.3, "fifty", 0.8, "six", patience=2.0)) == ["fifty six"]


def test_less_patience_never_cuts_into_a_word() -> None:
    hurried = SETTINGS.stretched(0.5)

    assert hurried.wait_in_number < SETTINGS.wait_in_number
    assert min(hurried.wait_could_go_on, hurried.wait_in_number) >= SETTINGS.wait_finished


def test_the_greatest_patience_with_the_longest_wait_is_still_a_wait() -> None:
    assert ListeningSettings(wait_begun=10.0).stretched(MOST_PATIENCE).wait_begun == 10.0


def test_patience_does_not_delay_the_reply_to_what_nothing_can_follow() -> None:
    assert SETTINGS.stretched(3.0).wait_finished == SETTINGS.wait_finished


def test_a_person_may_think_in_the_middle_of_an_answer() -> None:
    said = hear(0.3, "seven times", 0.8, "eight", 0.3, "is", 0.8, "fifty", 0.5, "six")

    assert texts(said) == ["seven times eight is fifty six"]


def test_a_person_may_think_between_steps_but_not_for_long() -> None:
    assert texts(hear("left", 0.3, "forward", 0.3, "right", expects=(Route,))) == ["left forward right"]
    assert texts(hear("left", 0.6, "forward", expects=(Route,))) == ["left", "forward"]


BREATH = st.floats(0.03, SETTINGS.wait_could_go_on - 2 * WINDOW_S)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["forward", "back", "left", "right"]), BREATH), min_size=1, max_size=8))
def test_whatever_the_pauses_every_step_is_heard_once(steps: list[tuple[str, float]]) -> None:
    said = [part for step in steps for part in step]

    assert texts(hear(*said, expects=(Route,))) == [" ".join(step for step, _ in steps)]


def test_what_is_said_again_after_a_pause_is_heard_again_from_its_beginning() -> None:
    """The ears are asked at every pause, and each time for the whole utterance."""
    ears = FakeEars()
    hear(0.2, "seven", 0.25, "times", 0.25, "eight", ears=ears)

    assert ears.heard_so_far == ["seven", "seven times", "seven times eight"]


def test_words_begin_and_end_when_they_were_said() -> None:
    (utterance,) = hear(1.0, "fifty six")

    assert utterance.started_at - (BEGAN + 1.0) == ONE_WINDOW
    end = BEGAN + 1.0 + length("fifty six")
    assert end - utterance.ended_at == pytest.approx(SETTINGS.gate_lag, abs=WINDOW_S)


@pytest.mark.parametrize("size", [160, 480, 512, 1000, 4096])
def test_the_length_of_a_microphones_blocks_changes_nothing(size: int) -> None:
    (usual,) = hear(1.0, "fifty six")
    (utterance,) = hear(1.0, "fifty six", size=size)

    assert utterance.words == "fifty six"
    assert utterance.started_at - usual.started_at == ONE_WINDOW
    assert utterance.ended_at - usual.ended_at == ONE_WINDOW
    assert utterance.decided_at - usual.decided_at == ONE_WINDOW


def test_the_sound_just_before_the_gate_opens_belongs_to_the_word() -> None:
    """The soft beginning of "fifty" is heard although the gate takes it for silence."""

    ears = FakeEars()
    hear(1.0, "fifty six", ears=ears)

    assert len(ears.pieces[0]) / SAMPLE_RATE == pytest.approx(SETTINGS.before + WINDOW_S, abs=WINDOW_S)


def test_a_knock_is_nothing() -> None:
    attention = listening()
    attention.expect(PROBLEM)
    knock = [silence(0.5), word("[unk]", 0.2), silence(2.0)]

    assert [each for sound in knock for block in blocks(sound) if (each := attention.hear(block))] == []
    assert not attention.busy


def test_a_short_word_is_no_knock() -> None:
    attention = listening()
    attention.expect(PROBLEM)
    six = [silence(0.5), word("six", 0.2), silence(2.0)]

    assert texts(each for sound in six for block in blocks(sound) if (each := attention.hear(block))) == ["six"]


def test_other_talk_is_speech_that_was_not_understood() -> None:
    (utterance,) = hear("[unk] [unk] is the tea ready")

    assert utterance.words == ""
    assert utterance.others == ()
    assert utterance.distance is None


def test_talk_that_never_pauses_is_cut() -> None:
    television = "and " * 80
    assert length(television) > SETTINGS.longest + 2

    first, *_ = hear(television)

    assert first.words == ""
    assert first.decided_at - BEGAN - SETTINGS.longest == ONE_WINDOW


def test_what_was_said_when_the_sound_ends_counts() -> None:
    attention = listening()
    attention.expect(PROBLEM)
    for block in blocks(speech(0.5, "fifty six")):
        assert attention.hear(block) is None

    assert attention.busy
    utterance = attention.give_up(2000.0)
    assert utterance
    assert utterance.words == "fifty six"
    assert utterance.decided_at == 2000.0
    assert attention.give_up(2000.0) is None


def test_a_new_question_forgets_what_was_half_said() -> None:
    attention = listening()
    attention.expect(PROBLEM)
    for block in blocks(speech("seven times")):
        attention.hear(block)
    attention.expect((Route,))

    assert not attention.busy
    heard = [each for block in blocks(speech(0.2, "left forward", 1.0)) if (each := attention.hear(block))]
    assert texts(heard) == ["left forward"]

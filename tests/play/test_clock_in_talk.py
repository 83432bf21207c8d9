"""The turn clock of a session: what counts, when it warns, when time is up (rules 1.6, 1.12; D14, D15, D20)."""

import pytest

from voice_host.play.events import ClockRead
from voice_host.script import Heard, Sound, TimeUp

from .sums import Options, Total
from .table import Line, Table, after

MINUTE = Options(limit_ms=60_000)
TWO_MINUTES = Options(limit_ms=120_000)


def replies(table: Table) -> list[object]:
    return [entry.reply for entry in table.performance.entries if isinstance(entry.reply, (Heard, TimeUp))]


def test_an_answer_counts_from_the_end_of_its_words():
    table = Table("ready", Line("thirteen", after=5, takes=2, deciding=1), options=MINUTE).play()
    assert replies(table)[1] == Heard(Total(13), 7_000)


def test_words_that_ended_in_time_are_in_time_although_they_were_understood_later():
    table = Table("ready", Line("thirteen", after=58, takes=1.9, deciding=5), options=MINUTE).play()
    assert replies(table)[1] == Heard(Total(13), 59_900)


def test_words_that_end_at_the_limit_are_too_late():
    table = Table("ready", Line("thirteen", after=58, takes=2), options=MINUTE).play()
    assert replies(table)[1] == TimeUp(60_000)


def test_nobody_answers():
    table = Table("ready", Line("thirteen", after=61), options=MINUTE).play()
    assert replies(table)[1] == TimeUp(60_000)
    assert after(table.talked, "Ten seconds left.")[:2] == ["Too late.", "Another round?"]
    assert Sound.TIME_UP in table.sounds


def test_the_clock_warns_at_half_time_and_when_a_minute_thirty_and_ten_seconds_are_left():
    table = Table("ready", Line("thirteen", after=179), options=Options(limit_ms=180_000)).play()
    assert after(table.talked, "What is it together?")[:5] == [
        "Half time: one minute and thirty seconds left.",
        "One minute left.",
        "Thirty seconds left.",
        "Ten seconds left.",
        "- thirteen",
    ]
    assert table.sounds.count(Sound.TIME_WARNING) == 4


def test_where_half_time_is_one_of_the_others_it_is_said_once():
    table = Table("ready", Line("thirteen", after=100), options=TWO_MINUTES).play()
    assert after(table.talked, "What is it together?")[:3] == [
        "Half time: one minute left.",
        "Thirty seconds left.",
        "- thirteen",
    ]


def test_a_warning_waits_until_nobody_speaks_and_only_the_latest_is_given():
    table = Table(
        "ready",
        Line("gaga", after=50, takes=45),
        Line("gaga", takes=1),
        Line("thirteen", after=1),
        options=TWO_MINUTES,
        fair=False,
    ).play()
    said = after(table.talked, "What is it together?")
    assert said[:4] == ["- gaga", "I did not understand.", "Twenty five seconds left.", "- gaga"]


@pytest.mark.parametrize(
    ("begins", "told"),
    [
        (89, "One minute and twenty seven seconds left."),  # at half time
        (149, "Twenty seven seconds left."),  # at thirty seconds
        (169, "Seven seconds left."),  # at ten seconds
    ],
)
def test_who_speaks_at_the_time_of_a_warning_is_heard_out_and_then_told_what_is_left(begins: float, told: str):
    """Nothing cuts into a sentence; a clock that runs on makes the warning late, and it says so."""
    options = Options(limit_ms=180_000)
    speaks = Line("help", after=begins, takes=4)
    table = Table("ready", speaks, Line("thirteen", after=1), options=options, fair=False).play()
    said = after(table.talked, "- help")
    assert said[1] == told
    assert "Half time" not in " ".join(said)


def test_who_is_speaking_when_time_is_up_is_heard_out_and_is_too_late():
    table = Table("ready", Line("thirteen", after=58, takes=5), options=MINUTE).play()
    said = after(table.talked, "Ten seconds left.")
    assert said[:2] == ["- thirteen", "Too late."]


def test_who_finished_before_a_warning_is_not_warned_of_it():
    table = Table("ready", Line("thirteen", after=29, takes=0.9, deciding=2), options=MINUTE).play()
    assert not [line for line in table.host if "left" in line]


def test_a_fair_clock_does_not_count_what_the_host_says():
    table = Table("ready", Line("help", after=10), Line("thirteen", after=10), options=MINUTE, speaks_for=30).play()
    assert replies(table)[1] == Heard(Total(13), 20_000)


def test_a_fair_clock_does_not_count_what_was_not_understood():
    table = Table("ready", Line("gaga", after=10, takes=20, deciding=3), Line("thirteen", after=1), options=MINUTE)
    assert replies(table.play())[1] == Heard(Total(13), 11_000)


def test_a_fair_clock_does_not_count_clearing_up_a_doubt():
    doubt = Line("thirteen", others=("thirty",), after=55, takes=2, deciding=1)
    table = Table("ready", doubt, Line("thirteen", after=30), options=MINUTE, speaks_for=5).play()
    assert replies(table)[1] == Heard(Total(13), 57_000)


def test_a_doubt_that_comes_to_nothing_costs_nothing():
    doubt = Line("thirteen", others=("thirty",), after=10, takes=2)
    table = Table("ready", doubt, Line("no", after=30), Line("thirteen", after=1), options=MINUTE).play()
    assert replies(table)[1] == Heard(Total(13), 11_000)


def test_a_doubt_that_began_after_the_limit_is_not_asked_about():
    doubt = Line("thirteen", others=("thirty",), after=59, takes=2)
    assert replies(Table("ready", doubt, options=MINUTE).play())[1] == TimeUp(61_000)


def test_a_fair_clock_does_not_count_the_question_whether_to_leave():
    table = Table("ready", Line("quit", after=10), Line("no", after=90), Line("thirteen", after=5), options=MINUTE)
    assert replies(table.play())[1] == Heard(Total(13), 15_000)


def test_the_other_clock_simply_runs():
    table = Table(
        "ready", Line("help", after=10), Line("thirteen", after=1), options=TWO_MINUTES, fair=False, speaks_for=15
    )
    assert replies(table.play())[1] == Heard(Total(13), 15_000 + 15_000 + 10_000 + 15_000 + 1_000)


def test_the_other_clock_runs_out_while_the_host_speaks():
    table = Table("ready", Line("help", after=10), "thirteen", options=MINUTE, fair=False, speaks_for=30).play()
    assert replies(table)[1] == TimeUp(60_000)


def test_a_doubtful_answer_in_time_is_in_time_on_the_other_clock_too():
    doubt = Line("thirteen", others=("thirty",), after=55, takes=2)
    table = Table("ready", doubt, Line("thirteen", after=30), options=MINUTE, fair=False).play()
    assert replies(table)[1] == Heard(Total(13), 57_000)


def test_paused_time_does_not_count():
    """D-T33: a pause of 30 s at 60 s, and 59 s more: 119 s."""
    table = Table(
        "ready",
        Line("pause", after=60),
        Line("resume", after=30),
        Line("thirteen", after=59),
        options=TWO_MINUTES,
    ).play()
    assert replies(table)[1] == Heard(Total(13), 119_000)


@pytest.mark.parametrize("fair", [True, False])
def test_time_is_never_up_in_a_pause(fair):
    table = Table("ready", "pause", Line("resume", after=500), Line("thirteen", after=1), options=MINUTE, fair=fair)
    assert replies(table.play())[1] == Heard(Total(13), 1_000)


def test_time_left_is_told_in_a_pause_too():
    table = Table("ready", Line("pause", after=20), Line("time left", after=50), options=MINUTE).play()
    assert after(table.talked, "- time left")[0] == "Forty seconds left."


def test_each_round_has_a_clock_of_its_own():
    table = Table("ready", Line("thirteen", after=50), "go on", "ready", Line("thirteen", after=50), options=MINUTE)
    assert table.play().outcome is not None
    assert [reply.at_ms for reply in replies(table)] == [0, 50_000, 0, 0, 50_000]


def test_those_who_watch_see_the_clock():
    table = Table("ready", Line("pause", after=10), Line("resume", after=5), "thirteen", options=MINUTE).play()
    assert [event for event in table.events if isinstance(event, ClockRead)] == [
        ClockRead(0, 60_000),
        ClockRead(10_000, 60_000, paused=True),
        ClockRead(10_000, 60_000),
        ClockRead(10_000, None),
    ]


def test_after_taking_back_only_what_lies_ahead_is_warned_of():
    table = Table("ready", Line("thirty", after=40), "undo", Line("thirteen", after=15), options=MINUTE).play()
    assert after(table.talked, "- undo")[:5] == [
        "Taken back: thirty.",
        "Seven and six. What is it together?",
        "Ten seconds left.",
        "- thirteen",
        "Right.",
    ]

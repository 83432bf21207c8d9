"""Nobody says anything: a nudge, the choices, the offer of a pause, a pause, and then silence (rules 1.12)."""

import pytest

from voice_host.hearing.errors import MicrophoneLost
from voice_host.play.manners.quiet import QuietTimes
from voice_host.script import Heard

from .sums import Options, Ready
from .table import Line, Table, after

TIMES = QuietTimes()
HOUR = 3600.0


def silent_for(seconds: float, *before: object, **kw: object) -> list[str]:
    """Return what the host says while nobody speaks for so long, and before that who said what."""
    table = Table(*before, Line("help", after=seconds), quiet=TIMES, **kw).play()
    said = table.talked
    return said[: said.index("- help")]


def test_an_hour_of_silence_ends_in_a_pause_and_silence():
    assert silent_for(HOUR)[1:] == [
        "Round one. Are you ready?",
        "I am listening.",
        "Say ready.",
        "Shall we pause? Say yes or no.",
        "I pause the game now. Say resume when you are back.",
        "The pause goes on until you say resume.",
    ]


@pytest.mark.parametrize(("seconds", "lines"), [(9.9, 0), (10.1, 1), (24.9, 1), (25.1, 2), (59.9, 2), (60.1, 3)])
def test_it_comes_after_ten_twenty_five_and_sixty_seconds(seconds: float, lines: int):
    assert len(silent_for(seconds)) == 2 + lines


def test_the_silence_begins_where_the_host_has_finished_speaking():
    assert silent_for(9, speaks_for=8) == ["Welcome to the sums.", "Round one. Are you ready?"]


def test_whoever_speaks_ends_it():
    table = Table(*[Line("time", after=9)] * 5, quiet=TIMES).play()
    assert set(table.host) == {"Welcome to the sums.", "Round one. Are you ready?", "No clock is running.", "Goodbye."}


def test_the_nudge_has_other_words_each_time():
    table = Table(*[Line("time", after=12)] * 5, quiet=TIMES).play()
    nudges = [line for line in table.host if line.startswith(("I am", "Tell me"))]
    assert len(nudges) == 5
    assert len(set(nudges)) == 4


def test_yes_to_the_offer_pauses_and_no_plays_on():
    table = Table(Line("yes", after=61), "ready", "resume", "ready", quiet=TIMES).play()
    assert after(table.talked, "- yes")[:5] == [
        "We pause. Say resume to go on.",
        "- ready",
        "The game is paused. Say resume to go on.",
        "- resume",
        "We go on. Round one. Are you ready?",
    ]
    table = Table(Line("no", after=61), "ready", quiet=TIMES).play()
    assert after(table.talked, "- no")[:2] == ["Good, we play on. Round one. Are you ready?", "- ready"]


def test_the_answer_to_the_question_still_counts_after_the_offer():
    table = Table(Line("ready", after=61), quiet=TIMES).play()
    assert table.performance.entries[0].reply == Heard(Ready(), 0)


def test_before_the_offer_yes_means_nothing_here():
    table = Table("yes", quiet=TIMES).play()
    assert after(table.talked, "- yes")[0] == "Not now. Say ready."


def test_it_costs_no_time_of_a_fair_clock():
    table = Table("ready", Line("thirteen", after=50), options=Options(limit_ms=60_000), speaks_for=5, quiet=TIMES)
    entries = table.play().performance.entries
    assert [entry.reply.at_ms for entry in entries if isinstance(entry.reply, Heard)][:2] == [0, 50_000]


def test_a_running_clock_ends_the_turn_and_then_the_room_is_paused():
    table = Table("ready", Line("help", after=HOUR), options=Options(limit_ms=180_000), quiet=TIMES).play()
    said = after(table.talked, "- ready")
    assert said.index("Too late.") < said.index("I pause the game now. Say resume when you are back.")
    assert said.count("The pause goes on until you say resume.") == 1


def test_a_pause_has_one_reminder():
    said = after(silent_for(HOUR, "pause"), "- pause")
    assert said == ["We pause. Say resume to go on.", "The pause goes on until you say resume."]


def test_each_pause_has_its_own_reminder():
    table = Table("pause", Line("resume", after=400), "pause", Line("resume", after=400), quiet=TIMES).play()
    assert table.host.count("The pause goes on until you say resume.") == 2


def test_whether_to_leave_is_asked_again_and_long_silence_stays():
    assert after(silent_for(61, "quit"), "- quit") == [
        "Do you want to leave? Say yes or no.",
        "Please say yes or no.",
        "Shall we stop here? Yes or no?",
        "Good, we play on. Round one. Are you ready?",
    ]


def test_a_doubt_that_nobody_clears_up_is_given_up():
    said = after(silent_for(61, "ready", Line("thirteen", ("thirty",))), "- thirteen")
    assert said[-1] == "I am not sure what I heard. Say it once more, please, in a whole sentence. What is it together?"
    assert len(said) == len(set(said)) == 4


def test_people_at_the_keyboard_are_left_alone():
    assert len(Table(Line("help", after=HOUR)).play().host) == 4
    table = Table(MicrophoneLost("It is gone."), keyboard=[Line("help", after=HOUR)], quiet=TIMES).play()
    assert not [line for line in table.host if "listening" in line]

"""A whole little game, from the first word to the outcome."""

import pytest

from voice_host.hearing.errors import MicrophoneLost
from voice_host.play.events import Asked, DiceFell, Ended
from voice_host.play.performance import Performance
from voice_host.records import Entry, MemoryJournal, RecordsUnavailable, Solved
from voice_host.script import Heard, Sound
from voice_host.script.meaning import AskScore, Repeat, Undo, WhatToAsk
from voice_host.speaking.errors import SpeakerUnavailable

from .sums import AskRight, Options, Ready, Sums
from .table import DICE, NamedDice, Table, after

ROUND_ONE = ["ready", "thirteen"]
WHOLE_GAME = [*ROUND_ONE, "go on", "ready", "nine and four is twelve"]


def test_a_game_from_the_first_word_to_the_outcome():
    table = Table(*WHOLE_GAME).play()
    assert table.talked == [
        "Welcome to the sums.",
        "Round one. Are you ready?",
        "- ready",
        "Seven and six.",
        "What is it together?",
        "- thirteen",
        "Right.",
        "Another round?",
        "- go on",
        "Round two. Are you ready?",
        "- ready",
        "Nine and four.",
        "What is it together?",
        "- nine and four is twelve",
        "Not right.",
        "The end. No record.",
    ]
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 1}
    assert table.events[-1] == Ended(table.outcome)


def test_the_answer_that_ended_the_game_can_still_be_taken_back():
    table = Table(*WHOLE_GAME, "you misheard me", "thirteen").play()
    assert table.talked[-6:] == [
        "- you misheard me",
        "Taken back: nine and four is twelve.",
        "Nine and four. Say the sum.",
        "- thirteen",
        "Right.",
        "The end. No record.",
    ]
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 2}
    assert [event for event in table.events if isinstance(event, Ended)] == [Ended(table.outcome)]


@pytest.mark.parametrize("afterwards", ["thirteen", "banana", "pause"])
def test_after_the_end_no_answer_counts(afterwards: str):
    table = Table(*WHOLE_GAME, afterwards, "you misheard me").play()
    assert table.host[-1] == "The game is over, and its result is kept. Goodbye."
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 1}


def test_a_sound_tells_when_the_host_listens_and_what_became_of_an_answer():
    table = Table(*WHOLE_GAME).play()
    turn = Sound.YOUR_TURN
    assert table.sounds == [turn, turn, Sound.RIGHT, turn, turn, turn, Sound.WRONG]


def test_the_dice_are_told_as_they_fall():
    table = Table(*WHOLE_GAME).play()
    assert [event.dice for event in table.events if isinstance(event, DiceFell)] == [(7, 6), (9, 4)]


def test_the_ear_expects_the_answers_to_the_question_and_what_may_always_be_said():
    table = Table(*WHOLE_GAME).play()
    asked = [event.ask for event in table.events if isinstance(event, Asked)]
    *expected_for, at_the_end = table.people.expected
    for ask, expected in zip(asked, expected_for, strict=True):
        assert set(ask.expects) < set(expected)
        assert "repeat" in {meaning.kind() for meaning in expected}
    assert at_the_end == (Undo, Repeat, AskScore, WhatToAsk, AskRight)


def test_an_answer_is_in_the_journal_before_the_host_says_another_word():
    written: list[Entry] = []

    class Watched(MemoryJournal):
        def write(self, n: int, entry: Entry, solved: Solved | None = None) -> None:
            written.append(entry)
            said_at_the_time.append(list(table.mouth.said))

    said_at_the_time: list[list[str]] = []
    table = Table("ready", performance=Performance(Sums(), Options(), NamedDice(DICE), Watched()))
    table.play()
    assert written[0] == Entry(Heard(Ready(), 0), 0, "ready")
    assert said_at_the_time[0][-1] == "Round one. Are you ready?"


def test_words_of_another_moment_are_understood_but_not_taken():
    table = Table("thirteen", "ready").play()
    assert after(table.talked, "- thirteen")[:2] == ["Not now. Say ready.", "- ready"]


def test_yes_where_nothing_is_asked_with_yes_or_no_is_not_now():
    assert "Not now. Say ready." in Table("yes").play().host


def test_the_end_of_the_input_leaves_the_game():
    table = Table("ready").play()
    assert table.outcome is None
    assert table.host[-1] == "Goodbye."
    assert table.events[-1] == Ended(None)


def test_ctrl_c_leaves_the_game_with_a_sentence():
    table = Table("ready", KeyboardInterrupt()).play()
    assert table.outcome is None
    assert table.host[-1] == "Goodbye."


def test_a_second_ctrl_c_cuts_the_sentence_short():
    table = Table("ready", KeyboardInterrupt())

    def interrupted(text: str, priority: object = None) -> bool:
        if text == "Goodbye.":
            raise KeyboardInterrupt
        return True

    table.mouth.say = interrupted  # type: ignore[method-assign]
    assert table.play().outcome is None


def test_without_a_loudspeaker_the_game_goes_on_in_print():
    table = Table(*WHOLE_GAME, mute=SpeakerUnavailable("There is no loudspeaker. Plug one in.")).play()
    assert table.troubles == ["There is no loudspeaker. Plug one in. The game goes on in print."]
    assert table.outcome is not None
    assert table.host[-1] == "The end. No record."


def test_a_lost_microphone_gives_way_to_the_keyboard():
    lost = MicrophoneLost("The microphone is gone. Plug it in again.")
    table = Table("ready", lost, keyboard=["thirteen", "go on", "ready", "thirteen"]).play()
    assert table.troubles == ["The microphone is gone. Plug it in again."]
    assert "I cannot hear you any more. Please type what you want to say. What is it together?" in table.host
    assert table.people.closed
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 2}


def test_a_microphone_lost_in_the_middle_of_a_doubt_or_a_question_of_the_hosts_own():
    lost = MicrophoneLost("The microphone is gone.")
    table = Table("quit", lost, keyboard=["no", "ready"]).play()
    assert after(table.talked, "- quit")[1:3] == [
        "I cannot hear you any more. Please type what you want to say. Shall we stop here? Yes or no?",
        "- no",
    ]


def test_a_lost_microphone_stops_the_clock():
    lost = MicrophoneLost("The microphone is gone.")
    table = Table("ready", lost, keyboard=["thirteen", "resume", "thirteen"], options=Options(limit_ms=60_000)).play()
    assert "I cannot hear you any more. Please type what you want to say. The game is paused. Say resume to go on." in (
        table.host
    )
    assert after(table.talked, "- resume")[:3] == ["We go on. What is it together?", "- thirteen", "Right."]


def test_a_lost_microphone_without_a_keyboard_leaves_the_game():
    table = Table("ready", MicrophoneLost("The microphone is gone.")).play()
    assert table.outcome is None
    assert table.host[-1] == "Goodbye."


def test_a_full_disk_is_told_once_and_the_game_goes_on():
    class Full(MemoryJournal):
        @property
        def keeps(self) -> bool:
            return True

        def write(self, n: int, entry: Entry, solved: Solved | None = None) -> None:
            if n:
                raise RecordsUnavailable("The disk is full.")

    table = Table(*WHOLE_GAME, performance=Performance(Sums(), Options(), NamedDice(DICE), Full())).play()
    assert table.troubles == ["The disk is full."]
    assert table.host.count("The game cannot be saved from here on. We play on.") == 1
    assert table.outcome is not None


def test_what_may_have_to_be_said_at_once_is_prepared_while_the_player_thinks():
    table = Table("ready", options=Options(limit_ms=60_000)).play()
    assert "I did not understand." in table.mouth.prepared
    assert "Half time: thirty seconds left." in table.mouth.prepared
    assert "Ten seconds left." in table.mouth.prepared


def test_whatever_happens_the_game_is_let_go_of():
    closed = []

    class Watched(MemoryJournal):
        def close(self) -> None:
            closed.append(True)

    table = Table(
        "ready", RuntimeError("broken"), performance=Performance(Sums(), Options(), NamedDice(DICE), Watched())
    )
    with pytest.raises(RuntimeError):
        table.play()
    assert closed == [True]

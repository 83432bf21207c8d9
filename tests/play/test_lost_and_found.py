"""Microphone and loudspeaker are lost in the middle of a game, and are back."""

from __future__ import annotations

from typing import Any

import pytest

from voice_host.hearing.errors import MicrophoneLost, MicrophoneSilent, MicrophoneUnavailable
from voice_host.hearing.utterance import EndOfInput
from voice_host.play.manners.quiet import QuietTimes
from voice_host.speaking.errors import SpeakerUnavailable, SpeechUnavailable

from .sums import Options
from .table import Line, Table, after

GONE = MicrophoneLost("The microphone is gone. Plug it in again.")
DEAF = "I cannot hear you any more. Please type what you want to say."
AGAIN = "I can hear you again."
WHOLE_GAME = ("ready", "thirteen", "go on", "ready", "thirteen")
PAUSED = "The game is paused. Say resume to go on."


def plays(*lines: Any, **how: Any) -> Table:
    return Table(*lines, **how).play()


# -- the microphone ----------------------------------------------------------------------------------------------------


def test_the_host_hears_again_by_itself_and_repeats_its_question():
    table = plays("ready", GONE, "thirteen", back_after_s=10.0, keyboard=[Line("banana", after=60.0)])
    assert after(table.talked, "- ready")[2:6] == [
        f"{DEAF} What is it together?",
        f"{AGAIN} Say the sum.",
        "- thirteen",
        "Right.",
    ]
    assert table.troubles == ["The microphone is gone. Plug it in again."]


def test_meanwhile_play_goes_on_by_keyboard():
    table = plays("ready", GONE, "go on", back_after_s=10.0, keyboard=["thirteen", Line("ready", after=60.0)])
    assert after(table.talked, "- ready")[2:8] == [
        f"{DEAF} What is it together?",
        "- thirteen",
        "Right.",
        "Another round?",
        f"{AGAIN} Another round?",
        "- go on",
    ]


def test_without_a_keyboard_the_host_waits_for_the_microphone():
    table = plays("ready", GONE, "thirteen", back_after_s=60.0, keyboard=[])
    assert after(table.talked, "- ready")[2:5] == [
        f"{DEAF} What is it together?",
        "I wait until I can hear you.",
        f"{AGAIN} Say the sum.",
    ]
    assert "- thirteen" in table.talked


def test_a_microphone_that_was_not_there_at_the_start_is_used_when_it_is():
    table = plays(MicrophoneUnavailable("There is none."), "ready", back_after_s=5.0, keyboard=[])
    assert table.talked[1:6] == [
        "Round one. Are you ready?",
        "I cannot hear you. Please type what you want to say. Round one. Are you ready?",
        "I wait until I can hear you.",
        f"{AGAIN} Say ready.",
        "- ready",
    ]


def test_who_never_had_a_microphone_and_ends_the_input_has_left():
    table = plays(MicrophoneUnavailable("There is none."), back_after_s=3600.0, keyboard=["ready"])
    assert table.host[-1] == "Goodbye."
    assert AGAIN not in " ".join(table.host)


def test_one_that_cannot_come_back_is_not_waited_for():
    table = plays("ready", GONE, keyboard=[])
    assert table.host[-1] == "Goodbye."


def test_the_clock_is_paused_and_shows_what_it_showed_when_somebody_was_heard_last():
    lost = MicrophoneLost("It is gone.", since=1015.0)
    table = plays(
        "ready",
        Line("how much time is left", after=20.0),
        lost,
        "how much time is left",
        "resume",
        "thirteen",
        options=Options(limit_ms=60_000),
        back_after_s=100.0,
        keyboard=[],
    )
    assert f"{DEAF} {PAUSED}" in table.host
    assert [line for line in table.host if "left." in line] == ["Forty seconds left.", "Forty five seconds left."]
    assert after(table.talked, "- resume")[:3] == ["We go on. What is it together?", "- thirteen", "Right."]


def test_a_question_of_the_hosts_own_is_repeated():
    table = plays("quit", GONE, "no", "ready", back_after_s=3.0, keyboard=[])
    assert after(table.talked, "- quit")[1:5] == [
        f"{DEAF} Shall we stop here? Yes or no?",
        "I wait until I can hear you.",
        f"{AGAIN} Do you really want to leave? Yes or no?",
        "- no",
    ]


def test_a_doubt_is_cleared_up_when_it_is_heard_again():
    table = plays("ready", Line("thirteen", ("thirty",)), GONE, "thirteen", back_after_s=3.0, keyboard=[])
    assert after(table.talked, "- thirteen")[0] == "Right."


def test_a_doubt_that_was_under_way_when_the_clock_was_paused_is_asked_about_after_the_pause():
    table = plays(
        "ready",
        Line("thirteen", ("thirty",)),
        GONE,
        "thirteen",
        "resume",
        "thirteen",
        options=Options(limit_ms=60_000),
        back_after_s=3.0,
        keyboard=[],
    )
    assert after(table.talked, "- resume")[:3] == ["We go on. What is it together?", "- thirteen", "Right."]


def test_after_the_game_the_host_still_asks_whether_they_play_again():
    table = plays(*WHOLE_GAME, GONE, "no", back_after_s=20.0, keyboard=[], goodbye_after_s=30.0)
    assert [line for line in table.host if line.startswith((DEAF, AGAIN))] == [
        f"{DEAF} Shall we play again?",
        f"{AGAIN} Say yes to play it again, no to stop, or: play another game. "
        "Or say you misheard me, and I take your last answer back.",
    ]
    assert table.talked[-2:] == ["- no", "Goodbye!"]


def test_the_last_word_can_still_be_heard():
    table = plays(*WHOLE_GAME, GONE, "you misheard me", back_after_s=2.0, keyboard=[])
    assert after(table.talked, "- you misheard me")[0] == "Taken back: thirteen."


def test_nobody_who_types_is_nudged_and_whoever_speaks_is():
    times = QuietTimes()
    table = plays(GONE, Line("ready", after=12.0), quiet=times, back_after_s=100.0, keyboard=[])
    back = next(n for n, line in enumerate(table.talked) if AGAIN in line)
    assert "I am listening." not in table.talked[:back]
    assert "I am listening." in table.talked[back:]


def test_a_microphone_without_any_sound_is_told_once_and_still_listened_to():
    muted = MicrophoneSilent("It gives no sound at all. See that it is not muted.")
    table = plays("ready", muted, "thirteen")
    assert after(table.talked, "- ready")[2:4] == [
        "I hear nothing at all. The microphone may be muted. What is it together?",
        "- thirteen",
    ]
    assert table.troubles == ["It gives no sound at all. See that it is not muted."]


def test_a_microphone_without_any_sound_stops_the_clock():
    muted = MicrophoneSilent("It gives no sound at all.")
    table = plays("ready", muted, "resume", "thirteen", options=Options(limit_ms=60_000))
    assert f"I hear nothing at all. The microphone may be muted. {PAUSED}" in table.host


# -- the loudspeaker ---------------------------------------------------------------------------------------------------


class Cable:
    """A loudspeaker that can be pulled out: a voice that fails from a line on, until it is plugged in again."""

    def __init__(self, table: Table, fails_at: str, back_after_s: float) -> None:
        self._table, self._mouth = table, table.mouth
        self._fails_at, self._back_after_s = fails_at, back_after_s
        self._back_at: float | None = None
        self._say = table.mouth.say
        table.mouth.say = self.say  # type: ignore[method-assign]
        table.mouth.is_lost = self.is_lost  # type: ignore[method-assign]

    def is_lost(self) -> bool:
        return self._back_at is not None and self._table.time() < self._back_at

    def say(self, text: str, priority: object = None) -> bool:
        if self._back_at is None and self._fails_at in text:
            self._back_at = self._table.time() + self._back_after_s
        if self.is_lost():
            raise SpeakerUnavailable("The loudspeaker is gone. Plug it in.")
        return self._say(text)


def test_what_was_not_heard_is_said_when_the_loudspeaker_is_back():
    table = Table("ready", Line("thirteen", after=30.0))
    Cable(table, "Seven and six.", 10.0)
    table.play()
    assert after(table.talked, "- ready")[:6] == [
        "Seven and six.",
        "(What is it together?)",
        "I can speak again.",
        "Seven and six.",
        "What is it together?",
        "- thirteen",
    ]
    assert table.troubles == ["The loudspeaker is gone. Plug it in. The game goes on in print."]
    assert after(table.mouth.said, "I can speak again.") == [
        "Seven and six.",
        "What is it together?",
        "Right.",
        "Another round?",
        "Goodbye.",
    ]


def test_what_was_answered_meanwhile_is_not_said_again():
    table = Table("ready", "thirteen", Line("go on", after=30.0))
    Cable(table, "Seven and six.", 10.0)
    table.play()
    assert after(table.mouth.said, "I can speak again.")[:2] == ["Right.", "Another round?"]


def test_a_speech_engine_that_fails_is_silent_for_good():
    table = Table("ready", mute=SpeechUnavailable("It broke.")).play()
    assert table.troubles == ["It broke. The game goes on in print."]


def test_both_are_lost_and_are_back():
    table = Table("ready", GONE, Line("thirteen", after=30.0), back_after_s=5.0, keyboard=[])
    Cable(table, "cannot hear", 10.0)
    table.play()
    spoken = after(table.mouth.said, "I can speak again.")
    assert not any("cannot hear" in line for line in spoken)
    assert spoken[0].startswith(AGAIN)


def test_the_end_of_the_input_of_recordings_still_leaves():
    table = Table("ready", EndOfInput(), back_after_s=5.0, keyboard=[]).play()
    assert table.host[-1] == "Goodbye."


@pytest.mark.parametrize("moment", range(4))
def test_whenever_it_happens_the_game_goes_on_to_its_end(moment: int):
    lines: list[Any] = ["ready", "thirteen", "go on", "ready", "nine and four is thirteen"]
    lines.insert(moment, MicrophoneLost("It is gone."))
    table = plays(*lines, back_after_s=4.0, keyboard=[])
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 2}

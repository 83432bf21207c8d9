from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import numpy as np
import pytest

from voice_host.script.sound import Sound
from voice_host.speaking.earcons import earcon
from voice_host.speaking.errors import SpeakerUnavailable, UnknownVoice
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.settings import SpeechSettings
from voice_host.speaking.silent import SilentVoice
from voice_host.speaking.spoken_voice import SpokenVoice
from voice_host.speaking.virtual_speaker import VirtualSpeaker
from voice_host.speaking.voice import Priority, Voice

from .fakes import CountingSynthesizer, HeldSpeaker, eventually

LOUD = SpeechSettings(volume=1)


class Rehearsal:
    """A voice in virtual time, as rehearsals compose it."""

    def __init__(self, settings: SpeechSettings = LOUD, pause_s: float = 0.0, *, is_quick: bool = False) -> None:
        self.time = 100.0
        self.heard: list[Pcm] = []
        self.engine = CountingSynthesizer(is_quick=is_quick)
        speaker = VirtualSpeaker(self.advance, self.heard.append)
        self.voice = SpokenVoice(self.engine, speaker, settings, now=lambda: self.time, pause_s=pause_s)

    def advance(self, seconds: float) -> None:
        self.time += seconds


def test_in_virtual_time_a_line_takes_as_long_as_its_sound() -> None:
    rehearsal = Rehearsal()

    assert rehearsal.voice.say("abcde") is True

    assert rehearsal.time == pytest.approx(100.5)
    assert [pcm.seconds for pcm in rehearsal.heard] == [0.5]


def test_a_breath_is_taken_between_lines_that_follow_at_once() -> None:
    rehearsal = Rehearsal(pause_s=0.25)
    rehearsal.voice.say("abcde")
    rehearsal.voice.say("abcde")

    assert rehearsal.time == pytest.approx(101.25)


def test_no_breath_is_taken_after_a_silence() -> None:
    rehearsal = Rehearsal(pause_s=0.25)
    rehearsal.voice.say("abcde")
    rehearsal.advance(3)
    rehearsal.voice.say("abcde")

    assert rehearsal.time == pytest.approx(104)


def test_settings_hold_from_the_next_line_on() -> None:
    rehearsal = Rehearsal()
    rehearsal.voice.say("one")
    rehearsal.voice.settings = SpeechSettings(rate=120, volume=0.5, pitch=60, voice="deep")
    rehearsal.voice.say("one")

    assert rehearsal.engine.calls == [("one", None, 160, 50), ("one", "deep", 120, 60)]
    assert [np.abs(pcm.samples).max() for pcm in rehearsal.heard] == [1000, 500]


def test_a_voice_that_is_not_there_leaves_the_settings_as_they_were() -> None:
    rehearsal = Rehearsal()

    with pytest.raises(UnknownVoice):
        rehearsal.voice.settings = SpeechSettings(voice="shrill")
    assert rehearsal.voice.settings == LOUD
    with pytest.raises(UnknownVoice):
        Rehearsal(SpeechSettings(voice="shrill"))


def test_nothing_to_say_is_said_whole_and_takes_no_time() -> None:
    rehearsal = Rehearsal()

    assert rehearsal.voice.say("") is True
    assert rehearsal.heard == []


def test_a_sound_is_played_at_the_volume_of_the_voice() -> None:
    rehearsal = Rehearsal(SpeechSettings(volume=0.5))

    assert rehearsal.voice.sound(Sound.RIGHT) is True

    (heard,) = rehearsal.heard
    assert np.abs(heard.samples).max() == pytest.approx(np.abs(earcon(Sound.RIGHT).samples).max() / 2, abs=1)


def test_prepared_lines_are_not_made_again() -> None:
    rehearsal = Rehearsal()
    rehearsal.voice.prepare(["Ready!", "Time is up."])
    assert eventually(lambda: len(rehearsal.engine.calls) == 2)

    rehearsal.voice.say("Time is up.")

    assert [text for text, *_ in rehearsal.engine.calls] == ["Ready!", "Time is up."]


def test_nothing_is_made_ahead_or_kept_where_the_engine_is_quick() -> None:
    rehearsal = Rehearsal(is_quick=True)
    rehearsal.voice.prepare(["Ready!", "Time is up."])
    rehearsal.voice.say("Time is up.")
    rehearsal.voice.say("Time is up.")

    assert [text for text, *_ in rehearsal.engine.calls] == ["Time is up.", "Time is up."]


def held_voice() -> tuple[SpokenVoice, HeldSpeaker]:
    speaker = HeldSpeaker()
    return SpokenVoice(CountingSynthesizer(), speaker, LOUD, now=lambda: 0.0, pause_s=0), speaker


def test_stop_from_another_thread_cuts_the_line_and_forgets_what_waits() -> None:
    voice, speaker = held_voice()
    with ThreadPoolExecutor() as threads:
        first = threads.submit(voice.say, "a")
        assert speaker.sounding.wait(10)
        second = threads.submit(voice.say, "ab", Priority.URGENT)
        sound = threads.submit(voice.sound, Sound.HEARD)
        assert eventually(lambda: len(voice._queue._waiting) == 2)

        voice.stop()

        assert [line.result(10) for line in (first, second, sound)] == [False, False, False]
    assert speaker.played == [100]


def test_a_line_after_a_stop_is_said() -> None:
    voice, speaker = held_voice()
    voice.stop()
    speaker.release.set()

    assert voice.say("a") is True


def test_a_warning_waits_for_the_end_of_the_sentence_and_then_comes_first() -> None:
    voice, speaker = held_voice()
    with ThreadPoolExecutor() as threads:
        threads.submit(voice.say, "a")
        assert speaker.sounding.wait(10)
        threads.submit(voice.say, "ab")
        assert eventually(lambda: len(voice._queue._waiting) == 1)
        threads.submit(voice.say, "abc", Priority.URGENT)
        assert eventually(lambda: len(voice._queue._waiting) == 2)
        assert speaker.played == [100]
        speaker.release.set()

    assert speaker.played == [100, 300, 200]


def test_a_lost_loudspeaker_is_reported_for_each_line_and_blocks_nothing() -> None:
    class Lost:
        left_at = None

        def play(self, pcm: Pcm, stopped: object) -> bool:
            raise SpeakerUnavailable("It is lost.")

    voice = SpokenVoice(CountingSynthesizer(), Lost(), now=lambda: 0.0)

    for _ in range(2):
        with pytest.raises(SpeakerUnavailable):
            voice.say("a")


class Ear:
    """Is told when the host can be heard."""

    def __init__(self) -> None:
        self.told: list[str | float] = []

    def host_begins(self) -> None:
        self.told.append("begins")

    def host_ends(self, at: float) -> None:
        self.told.append(at)


def test_the_ear_is_told_of_every_line_and_sound() -> None:
    rehearsal = Rehearsal()
    ear = Ear()
    rehearsal.voice.report_to(ear)

    rehearsal.voice.say("a")
    rehearsal.voice.sound(Sound.RIGHT)
    rehearsal.voice.say("")

    assert ear.told == ["begins", pytest.approx(100.1), "begins", rehearsal.time], "what is empty is not heard"


def test_the_ear_is_told_when_the_last_sample_was_heard_if_the_loudspeaker_knows() -> None:
    class Precise(HeldSpeaker):
        def play(self, pcm: Pcm, stopped: Event) -> bool:
            self.left_at = 4.5
            return True

    voice = SpokenVoice(CountingSynthesizer(), Precise(), now=lambda: 5.0)
    ear = Ear()
    voice.report_to(ear)
    voice.say("a")

    assert ear.told == ["begins", 4.5]


def test_a_line_that_is_lost_in_the_middle_leaves_the_ear_open() -> None:
    class Lost(HeldSpeaker):
        def play(self, pcm: Pcm, stopped: Event) -> bool:
            raise SpeakerUnavailable("It is lost.")

    voice = SpokenVoice(CountingSynthesizer(), Lost(), now=lambda: 5.0)
    ear = Ear()
    voice.report_to(ear)
    with pytest.raises(SpeakerUnavailable):
        voice.say("a")

    assert ear.told == ["begins", 5.0]


def test_the_silent_voice_is_a_voice_that_says_all_at_once() -> None:
    voice: Voice = SilentVoice()
    voice.settings = voice.settings.faster()
    voice.prepare(["a"])
    voice.stop()

    assert voice.say("a") is True
    assert voice.sound(Sound.RIGHT) is True
    assert voice.settings.rate == SpeechSettings().faster().rate
    voice.close()

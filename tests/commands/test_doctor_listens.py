"""``voice-host doctor`` measures the room, and tries how somebody is heard in it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.commands.conftest import Run
from tests.commands.doctors_room import MEASURED, Loudspeaker, Mouth, Overhears, Room, counting
from voice_host.commands.chosen import choose
from voice_host.commands.overhearing import Finding
from voice_host.commands.trial import BE_QUIET, BE_QUIET_A_MOMENT
from voice_host.commands.try_microphone import INVITATION, PLAYED_BACK
from voice_host.hearing.measuring.echo import Echo
from voice_host.hearing.measuring.noise import Noise
from voice_host.hearing.measuring.room import Room as MeasuredRoom
from voice_host.hearing.measuring.why import Why
from voice_host.records import open_store
from voice_host.speaking.errors import SpeakerUnavailable, SpeechUnavailable
from voice_host.speaking.pcm import Pcm, Samples
from voice_host.speaking.sound_file import Talk

RATE = 22_050
QUIET = Noise(1e-6, 2e-6)


def noise(db: float, seconds: float) -> Samples:
    return np.random.default_rng(0).normal(0, 32768 * 10 ** (db / 20), round(seconds * RATE)).astype(np.int16)


@pytest.mark.usefixtures("healthy")
def test_a_voice_that_fails_is_told_once_and_the_rest_is_printed(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: type[Room]
) -> None:
    room.levels = [-26]
    monkeypatch.setattr("voice_host.commands.kept_devices.choose_voice", lambda *how, **more: Mouth(fails=True))
    told = voice_host(f"doctor --data {tmp_path}")

    assert told.err == "voice-host: The loudspeaker is gone. From here on it is printed only.\n"
    assert "ok      dogylicious: It can be played." in told.lines


@pytest.mark.usefixtures("healthy")
def test_without_speech_it_prints_and_says_so(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: type[Room]
) -> None:
    room.levels = [-26]

    def no_speech(language: str = "en") -> None:
        raise SpeechUnavailable("No speech library was found on this machine. Run `pip install espeakng-loader`.")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", no_speech)
    told = voice_host(f"doctor --data {tmp_path}")

    assert "What the host says is printed." in told.err


@pytest.mark.usefixtures("healthy")
@pytest.mark.parametrize(
    ("db", "tone", "beginning", "sentence"),
    [
        (-26, "right", "ok      microphone level", "Good: I hear you well."),
        (-50, "too-quiet", "CHANGE  microphone level", "You are too quiet. Move nearer to the microphone"),
        (-3, "too-loud", "CHANGE  microphone level", "You are too loud. Move away from the microphone"),
    ],
)
def test_a_tone_and_a_sentence_tell_the_level_of_a_recording(
    voice_host: Run, tmp_path: Path, mouth: Mouth, db: float, tone: str, beginning: str, sentence: str
) -> None:
    with Talk(tmp_path / "me.wav") as talk:
        talk.append(counting(db))
    told = voice_host(f"doctor --data {tmp_path} --microphone {tmp_path}/me.wav")

    said = mouth.said.index(f"[{tone}]")
    assert mouth.said[said + 1].startswith(sentence)
    (level,) = (line for line in told.lines if "microphone level" in line)
    assert level.startswith(f"{beginning}: {sentence}")
    assert f"Speech is at {db} dBFS" in level or db == -3
    assert told.code == 0


@pytest.mark.usefixtures("healthy")
def test_of_a_recording_is_told_what_can_be_told(voice_host: Run, tmp_path: Path) -> None:
    with Talk(tmp_path / "me.wav") as talk:
        talk.append(Pcm(noise(-50, seconds=1.0), RATE))
        talk.append(counting(-26))
    told = voice_host(f"doctor --quiet --data {tmp_path} --microphone {tmp_path}/me.wav")

    assert [line[8:].split(".")[0] for line in told.lines[-3:]] == [
        "microphone level: Good: I hear you well",
        "room noise: The room is quiet enough",
        "test sentence: I understood: one two",
    ]
    assert not any("echo" in line or "Now the" in line for line in told.lines)
    assert Loudspeaker.played == []


@pytest.mark.usefixtures("healthy")
def test_a_recording_that_cannot_be_heard_is_a_line(voice_host: Run, tmp_path: Path) -> None:
    told = voice_host(f"doctor --quiet --data {tmp_path} --microphone {tmp_path}/none.wav")

    assert told.lines[-1] == f"MISSING microphone level: There is no file {tmp_path}/none.wav."


@pytest.mark.usefixtures("healthy")
def test_at_a_live_microphone_one_tries_until_it_is_good(
    voice_host: Run, tmp_path: Path, mouth: Mouth, room: type[Room]
) -> None:
    room.levels = [-50, -26]
    voice_host(f"doctor --data {tmp_path}")

    tried = mouth.said[mouth.said.index(INVITATION) :]
    assert [line for line in tried if line.startswith("[")] == ["[your-turn]", "[too-quiet]", "[your-turn]", "[right]"]
    assert "Once more, after the tone." in tried
    assert tried[-3:] == ["Good: I hear you well.", PLAYED_BACK, "I understood: one two."]
    (played,) = Loudspeaker.played
    assert played.seconds == pytest.approx(counting(-26).seconds, abs=0.5)  # no synthesis is quite like another
    assert not list(tmp_path.glob("*.wav"))


@pytest.mark.usefixtures("healthy")
def test_what_is_no_sentence_is_told_with_the_remedy(
    voice_host: Run, tmp_path: Path, room: type[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    room.levels = [-26]
    monkeypatch.setattr(Overhears, "of", lambda self, sound, called: Finding(called))
    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert told.lines[-1].startswith("CHANGE  test sentence: I did not understand it. Say a whole sentence")


@pytest.mark.usefixtures("healthy")
def test_a_doubt_is_told_in_words(
    voice_host: Run, tmp_path: Path, room: type[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    room.levels = [-26]
    monkeypatch.setattr(Overhears, "of", lambda self, sound, called: Finding(called, "thirteen", doubt=(13, 30)))
    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert told.lines[-1] == "ok      test sentence: I understood: thirteen or thirty."


@pytest.mark.usefixtures("healthy")
def test_quiet_plays_nothing(voice_host: Run, tmp_path: Path, room: type[Room]) -> None:
    room.levels = [-26]
    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert Loudspeaker.played == []
    assert BE_QUIET_A_MOMENT in told.lines
    assert PLAYED_BACK not in told.lines


@pytest.mark.usefixtures("healthy")
def test_three_tries_are_enough(voice_host: Run, tmp_path: Path, room: type[Room]) -> None:
    room.levels = [-50] * 9
    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert sum(line.startswith("CHANGE  microphone level: You are too quiet.") for line in told.lines) == 3


@pytest.mark.usefixtures("healthy")
def test_nobody_at_the_microphone_is_told(voice_host: Run, tmp_path: Path, mouth: Mouth, room: type[Room]) -> None:
    room.levels = []
    voice_host(f"doctor --data {tmp_path}")

    assert mouth.said[-1].startswith("I heard nobody.")


@pytest.mark.usefixtures("healthy")
def test_json_is_for_programs_and_waits_for_nobody(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: type[Room]
) -> None:
    checks = voice_host(f"doctor --json --data {tmp_path}").objects

    assert [each["check"] for each in checks[-4:]] == ["room noise", "echo", "round trip", "hold-off"]
    assert {key: value for each in checks for key, value in each.items() if isinstance(value, float)} == {
        "noise_dbfs": -60.0,
        "echo_db": -20.04,
        "round_trip_s": 0.054,
        "hold_off_s": 0.21,
    }


@pytest.mark.usefixtures("healthy")
def test_the_room_is_told_in_figures_and_said_in_sentences(
    voice_host: Run, tmp_path: Path, mouth: Mouth, room: type[Room]
) -> None:
    told = voice_host(f"doctor --data {tmp_path}")

    begins = mouth.said.index(BE_QUIET) + 1
    assert mouth.said[begins : begins + 4] == [
        "The room is quiet enough.",
        "The microphone hears me, as it does without a headset.",
        "What I say is heard in time.",
        "I know now how long the room echoes after I have spoken, and keep it.",
    ]
    for figures in (
        "Its noise is at -60 dBFS.",
        "The echo is at -20 dB.",
        "It takes 54 milliseconds to the microphone.",
        "The hold-off is 0.21 seconds.",
    ):
        assert any(line.startswith("ok  ") and line.endswith(figures) for line in told.lines)


@pytest.mark.usefixtures("healthy")
def test_the_hold_off_is_kept_and_can_be_forgotten(voice_host: Run, tmp_path: Path) -> None:
    voice_host(f"doctor --json --data {tmp_path}")

    assert "hold-off: 0.21, kept; 0.15 unless chosen." in voice_host(f"settings hold-off --data {tmp_path}").out
    with closing(open_store(tmp_path)) as store:
        assert choose({}, store, print).listening().hold_off == 0.21
    assert "hold-off: 0.15. " in voice_host(f"settings hold-off --reset --data {tmp_path}").out


@pytest.mark.usefixtures("healthy")
@pytest.mark.parametrize(
    ("found", "line"),
    [
        (MeasuredRoom(QUIET, why_not=Why.NO_ECHO), "UNKNOWN echo: The microphone does not hear me. With a headset"),
        (MeasuredRoom(QUIET, why_not=Why.NOTHING), "MISSING microphone: The microphone gives no sound at all"),
        (MeasuredRoom(QUIET, why_not=Why.UNSTEADY), "UNKNOWN round trip: I arrive at the microphone now sooner"),
        (
            replace(MEASURED, hold_off_s=None, why_not=Why.TOO_LOUD),
            "UNKNOWN hold-off: The microphone hears me so faint",
        ),
        (replace(MEASURED, hold_off_s=None, why_not=Why.TOO_LONG), "UNKNOWN hold-off: The room echoes too long"),
        (replace(MEASURED, clipped=True), "CHANGE  echo: I am too loud for the microphone."),
        (replace(MEASURED, noise=Noise(1e-4, 1e-4)), "CHANGE  room noise: The room is loud."),
        (replace(MEASURED, echo=Echo(0.4, -20, 1.0)), "CHANGE  round trip: What I say is heard late."),
    ],
)
def test_what_is_not_as_it_should_be_has_a_remedy(
    voice_host: Run,
    tmp_path: Path,
    room: type[Room],
    measured: Callable[[MeasuredRoom], None],
    found: MeasuredRoom,
    line: str,
) -> None:
    measured(found)
    told = voice_host(f"doctor --data {tmp_path}")

    assert any(each.startswith(line) for each in told.lines)
    kept = voice_host(f"settings hold-off --data {tmp_path}").out
    assert ("kept" in kept) == (found.hold_off_s is not None)


@pytest.mark.usefixtures("healthy")
def test_where_nothing_can_be_kept_it_says_so(
    voice_host: Run, tmp_path: Path, room: type[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    told = voice_host(f"doctor --data {tmp_path}/file")

    (line,) = (each for each in told.lines if "hold-off" in each)
    assert line.startswith("UNKNOWN hold-off: I know now how long the room echoes after I have spoken, but cannot keep")


@pytest.mark.usefixtures("healthy")
def test_a_loudspeaker_that_fails_meanwhile_is_a_line(
    voice_host: Run, tmp_path: Path, room: type[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*how: object) -> None:
        raise SpeakerUnavailable("The loudspeaker Shelf stands still. Restart the sound of this machine.")

    monkeypatch.setattr("voice_host.commands.trial.measure_room", gone)
    told = voice_host(f"doctor --data {tmp_path}")

    assert "UNKNOWN room: The loudspeaker Shelf stands still. Restart the sound of this machine." in told.lines

"""``voice-host doctor``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.commands.conftest import Run
from voice_host.commands.checks import Check
from voice_host.hearing.source import Block
from voice_host.records.store import FILE
from voice_host.script import Sound
from voice_host.speaking.errors import SpeakerUnavailable, SpeechUnavailable
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.silent import SilentVoice
from voice_host.speaking.sound_file import Talk


class Mouth(SilentVoice):
    """A voice that remembers what it said; a sound is its name in brackets."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__()
        self.said: list[str] = []
        self._fails = fails

    def say(self, text: str, priority: object = None) -> bool:
        if self._fails:
            raise SpeakerUnavailable("The loudspeaker is gone.")
        self.said.append(text)
        return True

    def sound(self, sound: Sound, priority: object = None) -> bool:
        self.said.append(f"[{sound.value}]")
        return True


@pytest.fixture
def mouth(monkeypatch: pytest.MonkeyPatch) -> Mouth:
    mouth = Mouth()
    monkeypatch.setattr("voice_host.commands.kept_devices.choose_voice", lambda *how, **more: mouth)
    return mouth


def counting(db: float) -> Pcm:
    """Somebody counts to ten, at that level."""
    pcm = find_synthesizer().pcm("one two three four five six seven eight nine ten", voice="en-us")
    samples = pcm.samples.astype(float)
    scaled = samples * 32768 * 10 ** (db / 20) / np.sqrt(np.mean(samples**2))
    return Pcm(scaled.clip(-32768, 32767).astype(np.int16), pcm.rate)


class Room:
    """A microphone before which somebody counts, louder each time it is opened."""

    levels: list[float] = []  # noqa: RUF012

    def __init__(self, now: object, device: str | None = None) -> None:
        self._sound = [counting(self.levels.pop(0)).at_rate(16_000).samples] if self.levels else []

    def read(self, until: float) -> Block | None:
        return Block(self._sound.pop(), until - 1) if self._sound else None

    def close(self) -> None:
        pass


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> type[Room]:
    monkeypatch.setattr("voice_host.commands.microphone_level.Microphone", Room)
    return Room


@pytest.fixture
def healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which everything works, and was looked at in no time."""

    def look_around(game: str, *where: object) -> Iterator[Check]:
        yield Check("microphone", True, "Desk.")
        yield Check(game, True, "It can be played.")

    monkeypatch.setattr("voice_host.commands.checks.look_around", look_around)


def test_each_thing_is_one_line(voice_host: Run, tmp_path: Path) -> None:
    told = voice_host(f"doctor --quiet --data {tmp_path}")

    about = [line[8:].split(":")[0] for line in told.lines]
    assert about[:8] == [
        "speech",
        "listening model",
        "words",
        "PortAudio",
        "microphone",
        "loudspeaker",
        "data folder",
        "dogylicious",
    ]
    assert told.code == 0


def test_json_tells_the_same(voice_host: Run, tmp_path: Path) -> None:
    checks = voice_host(f"doctor --json --data {tmp_path}").objects

    assert {"check", "ok", "text"} == set(checks[0])
    model = next(check for check in checks if check["check"] == "listening model")
    assert model["ok"]
    assert "the second ear is on" in model["text"]


def test_a_missing_model_has_a_remedy_and_the_game_can_be_typed(voice_host: Run, tmp_path: Path) -> None:
    told = voice_host(f"doctor --quiet --model {tmp_path}/nowhere --data {tmp_path}")

    assert f"MISSING listening model: There is no listening model {tmp_path}/nowhere" in told.out
    assert "ok      dogylicious: It can be played: you type" in told.out
    assert told.code == 0


def test_missing_speech_has_a_remedy(voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_speech(language: str = "en") -> None:
        raise SpeechUnavailable("No speech library was found on this machine. Run `pip install espeakng-loader`.")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", no_speech)

    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert (
        "MISSING speech: No speech library was found on this machine. Run `pip install espeakng-loader`." in told.lines
    )
    assert any(line.endswith("you read what the host says.") for line in told.lines)


def test_what_fails_in_no_expected_way_is_still_a_line(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(language: str = "en") -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", broken)

    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert "MISSING speech: It fails: RuntimeError('out of order')." in told.out
    assert told.code == 0


def test_a_data_folder_that_is_a_file_has_a_remedy(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    told = voice_host(f"doctor --quiet --data {tmp_path}/file")

    assert any(line.startswith("MISSING data folder:") and "--data" in line for line in told.lines)


def test_an_unfinished_game_is_told_of(voice_host: Run, tmp_path: Path) -> None:
    voice_host(f"play dogylicious --players Noa --keyboard --quiet --data {tmp_path}", "near seven")

    assert "1 unfinished to be gone on with" in voice_host(f"doctor --quiet --data {tmp_path}").out


def test_a_game_that_is_none_is_refused(voice_host: Run) -> None:
    assert "There is no game" in voice_host("doctor --game tennis").refused()


def test_everything_is_spoken_and_the_ear_is_spared_paths(voice_host: Run, tmp_path: Path, mouth: Mouth) -> None:
    told = voice_host(f"doctor --data {tmp_path}")

    assert mouth.said[:3] == [
        "The speech works.",
        "The listening model works.",
        "words: Everything in the game can be said.",
    ]
    assert "Games can be kept." in mouth.said
    assert any(line.startswith("dogylicious can be played: ") for line in mouth.said)
    assert not any(str(tmp_path) in line for line in mouth.said)
    assert str(tmp_path) in told.out


def test_what_is_missing_is_spoken_with_its_remedy(voice_host: Run, tmp_path: Path, mouth: Mouth) -> None:
    voice_host(f"doctor --model {tmp_path}/nowhere --data {tmp_path}")

    assert any(line.startswith("listening model: There is no listening model") for line in mouth.said)


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

    assert mouth.said[-2] == f"[{tone}]"
    assert mouth.said[-1].startswith(sentence)
    assert told.lines[-1].startswith(f"{beginning}: {sentence}")
    assert f"Speech is at {db} dBFS" in told.lines[-1] or db == -3
    assert told.code == 0


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

    tried = mouth.said[mouth.said.index("Now the microphone. After the tone, say your name and count to ten.") :]
    assert [line for line in tried if line.startswith("[")] == ["[your-turn]", "[too-quiet]", "[your-turn]", "[right]"]
    assert "Once more, after the tone." in tried
    assert tried[-1] == "Good: I hear you well."


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

    assert checks[-1]["check"] == "dogylicious"


def test_a_damaged_records_file_is_told(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 500)

    assert "MISSING data folder: The records file was damaged." in voice_host(f"doctor --quiet --data {tmp_path}").out

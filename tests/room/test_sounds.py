"""The sounds of the virtual room are as loud as they are said to be."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.room.noises import EVERYTHING, GROUPS, NOISES, noise_named
from tests.room.sound_server import RATE
from tests.room.sounds import at_level, in_room, level, mixed, room_response
from voice_host.speaking.pcm import Pcm, silence
from voice_host.speaking.sound_file import Talk


def tone(seconds: float = 1.0, amplitude: float = 8000, hz: float = 440) -> Pcm:
    samples = amplitude * np.sin(2 * np.pi * hz * np.arange(round(seconds * RATE)) / RATE)
    return Pcm(samples.astype(np.int16), RATE)


def test_a_tone_of_a_quarter_of_full_scale() -> None:
    assert level(tone(amplitude=8192)) == pytest.approx(-15.05, abs=0.05)


def test_a_pause_does_not_make_speech_fainter() -> None:
    spoken = tone().after_silence(3)

    assert level(spoken) == pytest.approx(level(tone()), abs=0.1)


def test_silence_has_no_level_and_stays_silent() -> None:
    assert level(silence(1, RATE)) == float("-inf")
    assert not at_level(silence(1, RATE), -20).samples.any()


def test_a_noise_is_so_much_fainter_than_the_voice() -> None:
    voice, noise = tone(hz=440), tone(0.3, hz=3000)

    both = mixed(voice, noise, snr_db=10)

    left = Pcm((both.samples.astype(int) - voice.samples).astype(np.int16), RATE)
    assert level(left) == pytest.approx(level(voice) - 10, abs=0.2)


def test_in_a_room_a_sound_dies_away_and_is_as_loud() -> None:
    click = tone(0.1)

    heard = in_room(click, room_response(0.5, seed=1))

    assert heard.seconds == pytest.approx(0.6, abs=0.01)
    assert level(heard) == pytest.approx(level(click), abs=0.1)
    early, late = (heard.samples[round(at * RATE) :][: RATE // 20].astype(float) for at in (0.15, 0.4))
    decay = 10 * np.log10(np.mean(early**2) / np.mean(late**2))
    assert decay == pytest.approx(60 * 0.25 / 0.5, abs=4)


def test_a_room_is_the_same_with_the_same_seed() -> None:
    assert np.array_equal(room_response(0.3, seed=4), room_response(0.3, seed=4))
    assert not np.array_equal(room_response(0.3, seed=4), room_response(0.3, seed=5))


@pytest.mark.parametrize("name", [*NOISES, EVERYTHING])
def test_each_noise_sounds_on_and_on_at_its_level(name: str) -> None:
    pieces = list(islice(noise_named(name)(Random(1), -40.0), 12))

    levels = [level(piece) for piece in pieces if piece.samples.any()]
    assert len(levels) >= 5
    assert levels == pytest.approx([-40.0] * len(levels), abs=0.5)


def test_recordings_of_a_folder_are_used_by_their_group(tmp_path: Path) -> None:
    (group,) = GROUPS["barking"]
    with Talk(tmp_path / "bark.wav", RATE) as talk:
        talk.append(tone(0.7))
    (tmp_path / "manifest.tsv").write_text(f"path\tgroup\nbark.wav\t{group}\nother.wav\tother\n")

    bark = next(noise_named("barking", tmp_path)(Random(1), -30.0))

    assert bark.seconds == pytest.approx(0.7, abs=0.01)
    assert level(bark) == pytest.approx(-30, abs=0.2)


def test_without_recordings_of_its_group_a_noise_is_made(tmp_path: Path) -> None:
    (tmp_path / "manifest.tsv").write_text("path\tgroup\n")

    assert next(noise_named("barking", tmp_path)(Random(1), -30.0)).samples.any()

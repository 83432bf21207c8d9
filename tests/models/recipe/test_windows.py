from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile

pytest.importorskip("torch", reason="torch is only needed for the training")
pytest.importorskip("scipy", reason="scipy is only needed for the training")

import torch

from models.recipe import labels, room
from models.recipe.corpus import Recording, append
from models.recipe.items import items
from models.recipe.labels import Labelled
from models.recipe.network import LEFT_CONTEXT, RIGHT_CONTEXT, SUBSAMPLING, frames_for
from models.recipe.noises import Sound
from models.recipe.units import INDEX
from models.recipe.windows import LENGTH, OUTPUTS, Item, Windows

RATE = 16_000
QUIET, SPEECH = INDEX["SIL"], INDEX["AA"]


@pytest.fixture(autouse=True)
def _quiet_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that adds nothing, so that what is loud is what was said."""
    monkeypatch.setattr(room, "heard", lambda sound, behind, chance: sound * 10_000)
    torch.set_num_threads(1)  # several would wait for each other, over so little work


def hiss(seconds: float) -> Sound:
    return np.random.default_rng(5).uniform(0.5, 1, int(RATE * seconds)) * np.resize([1, -1], int(RATE * seconds))


def pcm(sound: Sound) -> npt.NDArray[np.int16]:
    return np.round(sound * 10_000).astype(np.int16)


def item(sound: Sound, *segments: tuple[str, float, float], is_digit: bool = False) -> Item:
    return Item(pcm(sound), segments, "somewhere", is_digit, is_digit, is_person=True, is_child=False)


def windows(*said: Item, count: int = 60) -> Iterator[tuple[npt.NDArray[np.bool_], npt.NDArray[np.int64]]]:
    """At which outputs something loud is heard, and their labels; without windows of noise alone."""
    made = Windows(said, [each.samples for each in said], seed=1)
    for _ in range(count):
        frames, labelled = made.window()
        assert frames.shape == (frames_for(OUTPUTS), 40)
        heard = frames[LEFT_CONTEXT : len(frames) - RIGHT_CONTEXT : SUBSAMPLING, 0]
        if INDEX["NSN"] not in labelled and SPEECH in labelled:
            yield heard > 60, labelled


def edges(labelled: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Outputs that may be beside another label: a frame there hears a little of both."""
    changes = np.flatnonzero(np.diff(labelled))
    beside = np.zeros(len(labelled), bool)
    beside[changes] = beside[changes + 1] = beside[[0, -1]] = True
    return beside


def test_labels_line_up_with_the_sound() -> None:
    sound = np.concatenate([np.zeros(4_800), hiss(0.3), np.zeros(3_200), hiss(0.2), np.zeros(1_600)])
    said = item(sound, ("AA", 0.3, 0.3), ("AA", 0.8, 0.2))

    seen = 0
    for loud, labelled in windows(said):
        seen += 1
        sure = ~edges(labelled)
        np.testing.assert_array_equal(loud[sure], labelled[sure] == SPEECH)
    assert seen > 30


def test_labels_line_up_where_a_long_recording_is_cut() -> None:
    parts = [hiss(0.35) if i % 2 else np.zeros(4_800) for i in range(16)]
    ends = np.cumsum([len(part) / RATE for part in parts])
    said = item(np.concatenate(parts), *(("AA", float(end) - 0.35, 0.35) for end in ends[1::2]))

    for loud, labelled in windows(said):
        sure = ~edges(labelled)
        np.testing.assert_array_equal(loud[sure], labelled[sure] == SPEECH)


def test_joined_recordings_keep_the_labels_at_their_ends(tmp_path: Path) -> None:
    for number in range(3):
        recording = Recording(tmp_path / f"{number}.flac", "three", "somebody", "somewhere", "free")
        soundfile.write(recording.path, pcm(hiss(0.3)), RATE, subtype="PCM_16")
        append(tmp_path, recording)
        segments = [("SIL", -0.2, 0.2), ("AA", 0.0, 0.3), ("SIL", 0.3, 0.2)]  # as an aligner says it, with its padding
        labels.write(
            tmp_path / "labels", Labelled(str(recording.path), "three", "somebody", "somewhere", segments, 0.0)
        )

    split, held_out = items([tmp_path / "labels"], [])

    assert not held_out.items
    assert all(each.is_digit for each in split.items)
    close = 0
    for loud, labelled in windows(*split.items, count=200):
        sure = ~edges(labelled)
        np.testing.assert_array_equal(loud[sure], labelled[sure] == SPEECH)
        gaps = np.diff(np.flatnonzero(labelled == SPEECH)) - 1
        close += bool(((gaps > 0) & (gaps < 3)).any())
    assert close > 10


def test_a_window_is_made_also_where_all_recordings_are_long() -> None:
    sound = np.concatenate([hiss(1.5), np.zeros(800)])

    assert len(list(windows(item(sound, ("AA", 0.0, 1.5))))) > 30


def test_noise_alone_is_no_speech() -> None:
    made = Windows([item(hiss(0.3), ("AA", 0.0, 0.3))], [pcm(hiss(1))], seed=2)
    labelled = [made.window()[1] for _ in range(300)]

    noises = [each for each in labelled if SPEECH not in each]
    assert 5 < len(noises) < 50
    assert {int(unit) for each in noises for unit in each} <= {QUIET, INDEX["NSN"]}


def test_the_same_seed_makes_the_same_windows() -> None:
    said = [item(hiss(0.3), ("AA", 0.0, 0.3)), item(hiss(2.9), ("AA", 0.0, 2.9))]
    once, again, other = (Windows(said, [pcm(hiss(1))], seed) for seed in (3, 3, 4))

    for _ in range(5):
        frames, labelled = once.window()
        same, same_labels = again.window()
        np.testing.assert_array_equal(frames, same)
        np.testing.assert_array_equal(labelled, same_labels)
        assert frames.tobytes() != other.window()[0].tobytes()


def test_a_window_is_two_seconds_and_what_the_network_needs_around_them() -> None:
    seconds, around = 0.03 * OUTPUTS, 0.01 * (LEFT_CONTEXT + RIGHT_CONTEXT)

    assert seconds == pytest.approx(2.1)
    assert pytest.approx(seconds + around, abs=0.03) == LENGTH / RATE

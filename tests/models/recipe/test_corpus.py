from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from models.recipe.corpus import Recording, append, plain, read, transcripts

SAMPLES = np.arange(-800, 800, dtype=np.int16)


def test_what_is_added_is_read_back(tmp_path: Path) -> None:
    added = [
        Recording(tmp_path / "one.flac", "three times four", "espeak en-us+m3", "espeak", "free"),
        Recording(tmp_path / "two.flac", "", "flite slt", "flite", "free (of Debian's package)"),
    ]
    for recording in added:
        append(tmp_path, recording)

    assert read(tmp_path) == added


def test_the_sound_is_read_as_it_was_written(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "one.flac", "yes", "somebody", "somewhere", "free")
    soundfile.write(recording.path, SAMPLES, 16_000, subtype="PCM_16")

    np.testing.assert_array_equal(recording.samples(), SAMPLES)


@pytest.mark.parametrize(("samples", "rate"), [(SAMPLES, 8_000), (np.stack([SAMPLES, SAMPLES], 1), 16_000)])
def test_another_kind_of_sound_is_named(tmp_path: Path, samples: np.ndarray, rate: int) -> None:
    recording = Recording(tmp_path / "one.flac", "yes", "somebody", "somewhere", "free")
    soundfile.write(recording.path, samples, rate, subtype="PCM_16")

    with pytest.raises(SystemExit, match=r"one\.flac has"):
        recording.samples()


def test_a_folder_of_people_has_a_column_about_them(tmp_path: Path) -> None:
    columns = ("path", "transcript", "speaker", "speaker_info", "source", "licence")
    row = ("words/1.ogg", 'Don\'t say "Thirteen"!', "p7", "age=8", "somewhere", "CC-BY-4.0")
    (tmp_path / "manifest.tsv").write_text("\t".join(columns) + "\n" + "\t".join(row) + "\n")

    (recording,) = read(tmp_path)

    assert recording.is_person
    assert recording.path == tmp_path / "words" / "1.ogg"
    assert recording.transcript == "don't say thirteen"
    assert recording.folder == "words"
    assert transcripts(tmp_path) == ["don't say thirteen"]


def test_a_folder_without_a_manifest_holds_nothing(tmp_path: Path) -> None:
    assert read(tmp_path) == []


def test_runs_of_one_engine_are_one_collection() -> None:
    assert Recording(Path("corpus/kokoro-2/1.flac"), "yes", "a", "kokoro", "free").folder == "kokoro"


def test_plain_words_are_those_of_the_dictionary() -> None:
    assert plain("  Row 4, “Noa’s” tile — it's READY.") == "row noa s tile it's ready"

"""Recordings with labels, parted into those to train on and those of held-out people."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="torch is only needed for the training")
pytest.importorskip("scipy", reason="scipy is only needed for the training")

import soundfile

from models.recipe import labels
from models.recipe.corpus import Recording
from models.recipe.items import items
from models.recipe.labels import Labelled

SEGMENTS = [("SIL", -0.1, 0.2), ("T", 0.1, 0.1), ("UW", 0.2, 0.2), ("D", 0.4, 0.1), ("AO", 0.5, 0.2), ("G", 0.7, 0.3)]


def test_a_digit_among_other_words_is_cut_out(tmp_path: Path) -> None:
    sound = np.random.default_rng(1).integers(-9000, 9000, 16_000).astype(np.int16)
    soundfile.write(tmp_path / "a.flac", sound, 16_000)
    speaker = next(name for name in "abcdefgh" if not Recording(tmp_path, "", name, "", "", is_person=True).held_out)
    (tmp_path / "manifest.tsv").write_text(
        f"path\ttranscript\tspeaker\tspeaker_info\tsource\tlicence\na.flac\ttwo dog\t{speaker}\tadult\tx\ty\n"
    )
    words = [("two", 0.1, 0.3), ("dog", 0.4, 0.6)]
    labels.write(tmp_path / "labels", Labelled(str(tmp_path / "a.flac"), "two dog", speaker, "x", SEGMENTS, 1.0, words))

    whole, digit = items([tmp_path / "labels"], [])[0].items

    assert not whole.is_digit
    assert digit.is_digit
    assert np.array_equal(digit.samples, sound[1280:6720])
    assert [unit for unit, _, _ in digit.segments] == ["SIL", "T", "UW", "D"]

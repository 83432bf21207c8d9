"""The whole recipe, on a few words and a small network: what comes out of it hears what it was trained on."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="torch is only needed for the training")
pytest.importorskip("scipy", reason="scipy is only needed for the training")
pytest.importorskip("pocketsphinx", reason="pocketsphinx makes the first labels")

import torch
import vosk

from models.recipe import align, checkpoint, export, first_labels, labels, train
from models.recipe.corpus import Recording, read
from models.recipe.lexicon import dictionary, pronunciations
from models.recipe.lexicon_file import write_lexicon
from models.recipe.say import say
from models.recipe.units import UNITS
from voice_host.speaking.espeak_library import breathe_anew

pytestmark = [pytest.mark.spoken, pytest.mark.thorough]

WORDS = ["no", "seven", "three", "yes"]
LINES = ["yes", "no", "three", "seven", "yes three", "seven no", "seven three", "three no yes"] * 2
NEARLY_ALL = 14
HARDLY_ANY = 6


class Toy:
    """What the steps make, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.said, self.lexicon = folder / "espeak", folder / "lexicon.txt"
        self.first_labels, self.better_labels = folder / "first.jsonl", folder / "better.jsonl"
        self.network, self.model = folder / "network.pt", folder / "model"
        self.told = io.StringIO()

    @property
    def recordings(self) -> list[Recording]:
        return read(self.said)


def understood(model: Path, recordings: list[Recording]) -> int:
    """How many recordings vosk writes down as they were said, word by word."""
    vosk.SetLogLevel(-1)
    loaded = vosk.Model(str(model))
    right = 0
    for recording in recordings:
        recognizer = vosk.KaldiRecognizer(loaded, 16_000, json.dumps([*WORDS, "[unk]"]))
        recognizer.AcceptWaveform(recording.samples().tobytes())
        right += json.loads(recognizer.FinalResult())["text"] == recording.transcript
    return right


@pytest.fixture(scope="module")
def patched() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory, patched: pytest.MonkeyPatch, fst_tools: None) -> Toy:
    """All steps, as README.md has them, but for the size of everything."""
    patched.setattr(train, "BATCH", 8)
    patched.setattr(train, "DEV_WINDOWS", 32)
    patched.setattr(train, "PRIOR_WINDOWS", 100)
    made = Toy(tmp_path_factory.mktemp("toy"))

    def step(main: Callable[[], None], *arguments: object) -> None:
        patched.setattr(sys, "argv", ["step", *map(str, arguments)])
        with redirect_stdout(made.told):
            main()

    def training(labelled: Path, steps: int, *more: object) -> None:
        rates = ("--top-rate", 4e-3, "--encoder-rate", 3e-3)
        step(train.main, made.network, "--labels", labelled, "--steps", steps, *rates, *more)

    breathe_anew()
    say("espeak", made.said, LINES, seed=3)
    step(first_labels.main, made.first_labels, made.said)
    training(made.first_labels, 240, "--toy", "--seed", 1)
    step(align.main, made.network, made.better_labels, made.said)
    training(made.better_labels, 40, "--from", made.network, "--seed", 2)
    training(made.better_labels, 20, "--from", made.network, "--seed", 3, "--sequence", 0.5)
    write_lexicon(made.lexicon, {word: dictionary()[word] for word in WORDS}, [])
    step(export.main, made.network, made.model, "--lexicon", made.lexicon)
    return made


def test_the_toy_hears_what_it_was_trained_on(toy: Toy) -> None:
    assert understood(toy.model, toy.recordings) >= NEARLY_ALL


def test_a_network_that_was_not_trained_hears_hardly_anything(toy: Toy, tmp_path: Path) -> None:
    torch.manual_seed(1)
    untrained = checkpoint.Checkpoint(checkpoint.toy(), np.full(len(UNITS), 1 / len(UNITS)))
    export.export(untrained, tmp_path / "model", {word: dictionary()[word] for word in WORDS})

    assert understood(tmp_path / "model", toy.recordings) <= HARDLY_ANY


def test_what_was_said_is_kept_with_its_voice_and_licence(toy: Toy) -> None:
    assert [recording.transcript for recording in toy.recordings] == LINES
    assert all(recording.speaker.startswith("espeak en-") and recording.licence for recording in toy.recordings)
    assert not any(recording.held_out for recording in toy.recordings)


def test_the_network_finds_every_word_where_it_is_said(toy: Toy) -> None:
    better = {each.path: each for each in labels.read(toy.better_labels)}
    late = []
    for first in labels.read(toy.first_labels):
        units = [unit for unit, _, _ in better[first.path].segments if unit != "SIL"]
        ways = "|".join(" ".join(way) for way in pronunciations(first.transcript.split()[0]))
        assert re.match(ways, " ".join(units))
        late.append(begin(better[first.path]) - begin(first))

    assert len(better) == len(LINES)
    assert np.median(np.abs(late)) < 0.1


def begin(labelled: labels.Labelled) -> float:
    """When somebody begins to speak."""
    return next(start for unit, start, _ in labelled.segments if unit != "SIL")


def test_the_training_says_whose_figures_it_tells(toy: Toy) -> None:
    assert "recordings to train on, 0 of held-out people" in toy.told.getvalue()
    assert "nobody is held out, so of the training itself: cross entropy" in toy.told.getvalue()

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pocketsphinx", reason="pocketsphinx makes the first labels")

from models.recipe.corpus import Pcm
from models.recipe.first_labels import FirstAligner
from models.recipe.voices.espeak import Espeak

pytestmark = pytest.mark.spoken


@pytest.fixture(scope="module")
def aligner() -> FirstAligner:
    return FirstAligner()


def said(words: str) -> Pcm:
    return np.round(Espeak().say(words, np.random.default_rng(3)).samples * 32_767).astype(np.int16)


def test_words_are_found_in_their_order(aligner: FirstAligner) -> None:
    samples = said("yes three")

    segments = aligner.align(samples, "yes three")

    assert segments is not None
    speech = [(unit, start, length) for unit, start, length in segments if unit != "SIL"]
    assert [unit for unit, _, _ in speech] == "Y EH S TH R IY".split()
    starts = [start for _, start, _ in speech]
    assert starts == sorted(starts)
    assert starts[0] > -0.05
    assert starts[-1] < len(samples) / 16_000


@pytest.mark.parametrize("words", ["yes three seven three no", "no seven yes"])
def test_words_that_were_not_all_said_have_no_labels(aligner: FirstAligner, words: str) -> None:
    assert aligner.align(said("yes three"), words) is None


def test_a_word_that_it_does_not_know_has_no_labels(aligner: FirstAligner) -> None:
    assert aligner.align(said("yes three"), "yes dogylicious") is None

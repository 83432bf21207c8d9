from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

pytest.importorskip("torch", reason="torch is only needed for the training")
pytest.importorskip("pocketsphinx", reason="the pronouncing dictionary comes with pocketsphinx")

from models.recipe.align import best_way, ways
from models.recipe.lexicon import UnknownWordError
from models.recipe.units import INDEX, UNITS


def likelihoods(heard: str) -> npt.NDArray[np.floating]:
    """What a network says that hears these units, one an output, and is rather sure of each."""
    scores = np.full((len(heard.split()), len(UNITS)), -5.0)
    for t, unit in enumerate(heard.split()):
        scores[t, INDEX[unit]] = -0.1
    return scores


def aligned(words: str, heard: str) -> str | None:
    """The units of the best way through words, one an output."""
    states = ways(words)
    found = best_way(likelihoods(heard), states)
    return None if found is None else " ".join(UNITS[states.units[state]] for state in found[0])


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("no", "N OW"),
        ("no", "SIL SIL N N OW OW OW SIL"),
        ("no", "SIL N OW"),
        ("no", "N OW SIL"),
        ("yes no", "Y EH S N OW"),
        ("yes no", "SIL Y EH EH S S SIL SIL N OW SIL"),
        ("three", "TH R IY"),
        ("three", "F R IY IY"),
        ("three three", "T R IY F R IY"),
        ("thirteen", "TH ER T4 IY4 N4"),
        ("thirty", "SIL TH ER T5 IY5"),
    ],
)
def test_words_are_found_as_they_were_said(words: str, heard: str) -> None:
    assert aligned(words, heard) == heard


def test_what_is_no_way_to_say_the_words_becomes_the_nearest_one() -> None:
    assert aligned("no", "SIL N S OW OW SIL") in ("SIL N N OW OW SIL", "SIL N OW OW OW SIL")
    assert aligned("seven", "S EH V AH M M") == "S EH V AH N N"


def test_the_score_is_the_mean_of_an_output() -> None:
    found = best_way(likelihoods("SIL N OW"), ways("no"))
    worse = best_way(likelihoods("SIL N S"), ways("no"))

    assert found is not None
    assert worse is not None
    assert found[1] == pytest.approx(-0.1)
    assert worse[1] == pytest.approx((-0.1 - 0.1 - 5.0) / 3)


def test_too_short_a_sound_has_no_room_for_the_words() -> None:
    assert aligned("seven", "S EH V AH") is None
    assert aligned("no no", "N OW N") is None


def test_a_word_that_nobody_knows_is_named() -> None:
    with pytest.raises(UnknownWordError, match="zorgle"):
        ways("no zorgle")


def test_every_state_knows_its_word() -> None:
    states = ways("two two")
    found = best_way(likelihoods("SIL T UW SIL T UW"), states)

    assert found is not None
    assert [states.word[state] for state in found[0]] == [-1, 0, 0, -1, 1, 1]

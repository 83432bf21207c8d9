from __future__ import annotations

import pytest

from models.recipe.units import ARPA, INDEX, UNITS, in_word


def test_there_are_46_units_and_silence_is_the_first() -> None:
    assert len(ARPA) == 39
    assert len(set(UNITS)) == len(UNITS) == 46
    assert INDEX["SIL"] == 0
    assert UNITS[INDEX["T5"]] == "T5"


@pytest.mark.parametrize(
    ("word", "phones", "units"),
    [
        ("thirteen", "TH ER T IY N", "TH ER T4 IY4 N4"),
        ("thirty", "TH ER D IY", "TH ER T5 IY5"),
        ("thirty", "TH ER T IY", "TH ER T5 IY5"),
        ("twenty", "T W EH N IY", "T W EH N IY5"),
        ("seventy", "S EH V AH N T IY", "S EH V AH N T5 IY5"),
        ("ten", "T EH N", "T EH N"),
        ("party", "P AA R T IY", "P AA R T IY"),
        ("nineteenth", "N AY N T IY N TH", "N AY N T IY N TH"),
        ("thirty", "", ""),
    ],
)
def test_the_endings_of_numbers_have_units_of_their_own(word: str, phones: str, units: str) -> None:
    assert " ".join(in_word(word, phones.split())) == units

"""What is listened for depends on the phase alone: neither on the dice nor on what is in a bag."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.casino_hot_dog.table import answer, performance
from voice_host.games.casino_hot_dog import CasinoHotDog
from voice_host.games.casino_hot_dog.meanings import ChipInHand, DiceShow, OptOut, TakeDie
from voice_host.games.casino_hot_dog.rules.dice import LARGE, SMALL
from voice_host.script import Ask, Heard, Meaning

GAME = CasinoHotDog()
ROLLS = [(small, large) for small, large in product(set(SMALL), set(LARGE)) if small != large]


def expected(dice: tuple[int, int], chips: str) -> dict[str, tuple[type[Meaning], ...]]:
    """Return what is expected at each question up to the choice of a die, where these dice and chips are told."""
    now = performance(GAME.options({"players": ["Noa", "Dan"], "pieces": "real"}), 0)
    asked: dict[str, tuple[type[Meaning], ...]] = {}
    told = [ChipInHand(int(chip)) for chip in chips]
    while now.cue is not None:
        if not isinstance(now.cue, Ask):
            now.go_on()
            continue
        asked[now.cue.question.id] = now.cue.expects
        if TakeDie in now.cue.expects:
            break
        if DiceShow in now.cue.expects:
            meaning: Meaning = DiceShow(dice)
        elif ChipInHand in now.cue.expects:
            meaning = told.pop(0) if told else OptOut()
        else:
            meaning = answer(now.cue, Random(0))
        now.answer(Heard(meaning, 0))
    return asked


@pytest.mark.parametrize("chips", ["53", "12", "44"])
def test_whatever_is_rolled_and_drawn_the_same_is_listened_for(chips: str) -> None:
    assert len(ROLLS) > 12
    first, *others = (expected(dice, chips) for dice in ROLLS)
    assert "ask-die" in first
    assert all(other == first for other in others)
    assert first == expected(ROLLS[0], "53")

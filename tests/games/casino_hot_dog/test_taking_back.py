"""Where the host draws, whoever takes a choice back knows what came of it: the others have to agree."""

from __future__ import annotations

import pytest

from tests.games.casino_hot_dog.plays import new
from voice_host.games.casino_hot_dog import CasinoHotDog, meanings as m
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.settings import Settings
from voice_host.script import Meaning
from voice_host.script.meaning import Yes

confirms = CasinoHotDog().confirms_taking_back


@pytest.mark.parametrize("meaning", [m.Draw(), m.OptOut()])
def test_a_choice_is_taken_back_if_the_others_agree(meaning: Meaning) -> None:
    assert confirms(new(2), meaning)
    assert not confirms(new(2, pieces="real"), meaning), "the chip lies on the table"
    assert not confirms(GameState.new(Settings(("Noa", "the hound"))), meaning), "nobody else is there"


@pytest.mark.parametrize("meaning", [m.RollDice(), m.Open(), m.TakeDie(5), m.DiceShow((2, 5)), Yes(), None])
def test_all_else_is_taken_back_at_once(meaning: Meaning | None) -> None:
    assert not confirms(new(2), meaning)


def test_before_the_game_nothing_is_at_stake() -> None:
    assert not confirms(None, Yes())
    assert not confirms(None, Yes())

"""What families type, beside the sentences that are spoken: each means one thing where it is asked for."""

from __future__ import annotations

import pytest

from voice_host.games.casino_hot_dog import meanings as m, questions as q
from voice_host.hearing.listening_model import find
from voice_host.language import normalise
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning
from voice_host.script.meaning import ANYTIME, No, Yes

SENTENCES = sentences_of("casino-hot-dog", "en")
HAND = (m.ChipInHand, m.OptOut, m.Draw)
CHOICE = (m.Draw, m.OptOut)
DIE = (m.TakeDie, m.LeaveDog)
ROLL = (m.DiceShow,)

TYPED: list[tuple[str, tuple[type[Meaning], ...], Meaning]] = [
    ("Two and five.", ROLL, m.DiceShow((2, 5))),
    ("2 5", ROLL, m.DiceShow((2, 5))),
    ("bone 6", ROLL, m.DiceShow((0, 6))),
    ("We rolled a bone and a three!", ROLL, m.DiceShow((0, 3))),
    ("two bones", ROLL, m.DiceShow(alike=0)),
    ("I got a 2 and a bone", ROLL, m.DiceShow((2, 0))),
    ("It's a four", HAND, m.ChipInHand(4)),
    ("I have 5", HAND, m.ChipInHand(5)),
    ("the double", HAND, m.ChipInHand(special="doubler")),
    ("times two", HAND, m.ChipInHand(special="doubler")),
    ("doubler", HAND, m.ChipInHand(special="doubler")),
    ("doggie doo doo", HAND, m.ChipInHand(special="heap")),
    ("I drew the poop", HAND, m.ChipInHand(special="heap")),
    ("heap!", HAND, m.ChipInHand(special="heap")),
    ("Noa drew a three", HAND, m.ChipInHand(3, names=("Noa",))),
    ("nothing", HAND, m.OptOut()),
    ("empty", HAND, m.OptOut()),
    ("no chip", HAND, m.OptOut()),
    ("my fist is empty", HAND, m.OptOut()),
    ("I'm out", HAND, m.OptOut()),
    ("pass", CHOICE, m.OptOut()),
    ("I keep my chips", CHOICE, m.OptOut()),
    ("Dan opts out", CHOICE, m.OptOut(("Dan",))),
    ("button", CHOICE, m.Draw()),
    ("I'll take another chip", CHOICE, m.Draw()),
    ("one more", CHOICE, m.Draw()),
    ("Dan draws", CHOICE, m.Draw(("Dan",))),
    ("Dan wants another chip", CHOICE, m.Draw(("Dan",))),
    ("I take the five", DIE, m.TakeDie(5)),
    ("I want to move by the bone", DIE, m.TakeDie(0)),
    ("six squares", DIE, m.TakeDie(6)),
    ("the big one", DIE, m.TakeDie(which=2)),
    ("the first die", DIE, m.TakeDie(which=1)),
    ("Lia takes the two", DIE, m.TakeDie(2, names=("Lia",))),
    ("I don't want to move", DIE, m.LeaveDog()),
    ("my dog stays here", DIE, m.LeaveDog()),
    ("all fists are on the table", (m.Open,), m.Open()),
    ("go", (m.Open,), m.Open()),
    ("roll both dice", (m.RollDice,), m.RollDice()),
    ("against the hound", (m.Opponent,), m.Opponent("hard")),
    ("the puppy and the hound", (m.Opponent,), m.Opponent("both")),
    ("we have no box", (Yes, No, m.WhosePieces), m.WhosePieces("virtual")),
    ("with our own pieces", (Yes, No, m.WhosePieces), m.WhosePieces("real")),
    ("the younger variation", (Yes, No, m.WithDouble), m.WithDouble("no")),
    ("we can't agree", (m.NobodyAgrees,), m.NobodyAgrees()),
    ("they are 1 2 2 3 3 4 5", (Yes, No, m.NumberChips), m.NumberChips((1, 2, 2, 3, 3, 4, 5))),
    ("Where are all the dogs?", ANYTIME, q.WhereDogs()),
    ("how far is the next bone", ANYTIME, q.WhatIsAhead()),
    ("where are the golden bones", ANYTIME, q.DescribeBoard()),
    ("who is out", ANYTIME, q.WhoIsIn()),
    ("what are my chances", ANYTIME, q.WhatIsLeft()),
    ("what's a doubler?", ANYTIME, q.WhatIs("double")),
    ("explain the rules", ANYTIME, q.TeachMe()),
]


@pytest.mark.parametrize(("words", "expects", "meaning"), TYPED, ids=[words for words, _, _ in TYPED])
def test_it_is_understood(words: str, expects: tuple[type[Meaning], ...], meaning: Meaning) -> None:
    asked = (*expects, *q.QUESTIONS) if expects is ANYTIME else expects
    assert SENTENCES.understand(normalise(words), asked, typed=True).meanings == (meaning,)


@pytest.mark.parametrize("words", ["bones two five seven", "the nine hundred", "four five", "draw out", "open closed"])
def test_anything_else_is_nothing(words: str) -> None:
    assert SENTENCES.understand(normalise(words), (*HAND, *DIE, m.Open), typed=True).meanings == ()


def test_the_listening_model_knows_every_word_that_is_spoken() -> None:
    assert find().missing(sorted(SENTENCES.vocabulary())) == ()


@pytest.mark.parametrize("expects", [HAND, CHOICE, DIE, ROLL, (m.Open,), (m.RollDice,)])
def test_no_spoken_answer_means_two_things(expects: tuple[type[Meaning], ...]) -> None:
    for phrase in SENTENCES.phrases(expects):
        assert len(SENTENCES.understand(phrase, expects).meanings) == 1, phrase

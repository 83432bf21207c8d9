from __future__ import annotations

import pytest

from voice_host.language import Sentences, normalise
from voice_host.script import Meaning
from voice_host.script.meaning import (
    ANYTIME,
    SHARED,
    AskListening,
    AskScore,
    AskTime,
    Briefer,
    Digits,
    Faster,
    Fuller,
    Help,
    Louder,
    No,
    Number,
    Pause,
    Quieter,
    Quit,
    Repeat,
    Resume,
    Slower,
    Undo,
    WhatToAsk,
    Yes,
)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Say that again, please", Repeat()),
        ("What?", Repeat()),
        ("What can I say?", Help()),
        ("What do I do now?", Help()),
        ("What can you tell me?", WhatToAsk()),
        ("what do you know", WhatToAsk()),
        ("score", AskScore()),
        ("What's the score?", AskScore()),
        ("How do we stand?", AskScore()),
        ("How much time do I have left?", AskTime()),
        ("How many seconds are left?", AskTime()),
        ("Hold on!", Pause()),
        ("Stop the clock!", Pause()),
        ("Resume", Resume()),
        ("We're back", Resume()),
        ("go on", Resume()),
        ("You misheard me!", Undo()),
        ("No, you misheard me.", Undo()),
        ("undo that", Undo()),
        ("That's not what I said.", Undo()),
        ("Quit the game", Quit()),
        ("stop playing", Quit()),
        ("Are you listening?", AskListening()),
        ("Can you hear me?", AskListening()),
        ("Slow down", Slower()),
        ("speak slower", Slower()),
        ("You're too slow", Faster()),
        ("not so loud", Quieter()),
        ("I can't hear you", Louder()),
        ("fewer words", Briefer()),
        ("tell me more", Fuller()),
        ("Yeah", Yes()),
        ("OK", Yes()),
        ("That's right", Yes()),
        ("nope", No()),
        ("No, thank you.", No()),
        ("120", Number(120)),
        ("a hundred and five", Number(105)),
        ("five, six", Digits((5, 6))),
    ],
)
def test_what_people_say(host: Sentences, text: str, meaning: Meaning) -> None:
    assert host.understand(normalise(text), SHARED).meanings == (meaning,)


def test_oh_is_a_zero_where_it_is_typed_and_a_breath_where_it_is_heard(host: Sentences) -> None:
    assert host.understand("one oh five", SHARED, typed=True).meanings == (Digits((1, 0, 5)),)
    assert host.understand("one oh five", SHARED).meanings == ()
    assert "oh" not in host.vocabulary()


def test_what_may_always_be_said_is_never_in_two_minds(host: Sentences) -> None:
    for phrase in host.phrases((*ANYTIME, Yes, No)):
        assert len(host.understand(phrase, (*ANYTIME, Yes, No)).meanings) == 1, phrase


def test_one_digit_is_a_number_too(host: Sentences) -> None:
    assert host.understand("five", SHARED).meanings == (Number(5), Digits((5,)))


def test_yes_is_answered_at_once(host: Sentences) -> None:
    for word in ("yes", "yeah", "okay", "sure"):
        assert not host.understand(word, SHARED).could_go_on, word


@pytest.mark.parametrize("text", ["yes no", "help score", "the the score", "undo undo", "you", "not"])
def test_anything_else_is_nothing(host: Sentences, text: str) -> None:
    assert host.understand(normalise(text), SHARED).meanings == ()

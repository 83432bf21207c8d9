"""The grammar for pocketsphinx says what the host's sentences say. It is read here as a regular expression."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from voice_host.games.registry import find_game
from voice_host.rehearsal.benchmark.jsgf import jsgf
from voice_host.rehearsal.expectation import expected
from voice_host.rehearsal.stage import sentences_of
from voice_host.script.meaning import SHARED

SENTENCES = sentences_of("dogylicious", "en")
MEANINGS = (*SHARED, *find_game("dogylicious").meanings)

Accepts = Callable[[str], bool]


def grammar(kind: str, *unknown: str) -> Accepts:
    """What the grammar of a kind of meaning accepts, where the recogniser does not know some words."""
    written = jsgf(SENTENCES.expected(expected(kind, MEANINGS)), lambda word: word not in unknown)
    head, rule = written.removesuffix(";\n").split("public <host> = ")
    assert head == "#JSGF V1.0;\ngrammar host;\n"
    signs = {"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|", "*": "*", " ": ""}
    pattern = re.sub(r"[a-z]+|[^a-z]", lambda part: signs[part[0]] if part[0] in signs else f"(?:{part[0]} )", rule)
    return lambda words: re.fullmatch(pattern, f"{words} ") is not None


@pytest.mark.parametrize("kind", ["answer", "digit", "target", "pieces", "route", "yesno", "ask-score"])
def test_every_sample_phrase_is_in_the_grammar(kind: str) -> None:
    accepts = grammar(kind)
    # "whats" is a word of the listening model alone: the grammar has it as "what is"
    phrases = [p for p in SENTENCES.phrases(expected(kind, MEANINGS)) if "whats" not in p and "its" not in p.split()]

    assert [phrase for phrase in phrases if not accepts(phrase)] == []
    assert len(phrases) > 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("seven times eight is fifty six", True),
        ("seven eights are fifty four", True),
        ("a hundred and twenty one", True),
        ("seven times", False),
        ("seven times eight is fifty six seven", False),
        ("fifty", True),
        ("fifty sixty", False),
        ("two hundred", True),
        ("three hundred", False),
    ],
)
def test_answers(words: str, said: bool) -> None:
    assert grammar("answer")(words) is said


def test_a_list_goes_on_but_has_its_least_length() -> None:
    accepts = grammar("route")

    assert accepts("forward")
    assert accepts("forward and right then right")
    assert accepts("nine and eight and ten")
    assert not accepts("nine and eight")
    assert not accepts("forward and")


def test_words_that_the_recogniser_does_not_know_are_left_out() -> None:
    accepts = grammar("answer", "times", "sixty")

    assert not accepts("seven times eight is fifty six")
    assert not accepts("sixty")
    assert accepts("seven by eight is fifty six")
    assert accepts("sixteen")


def test_what_can_be_left_out_may_be_unknown() -> None:
    assert grammar("pieces", "and")("five steps fifteen pieces")

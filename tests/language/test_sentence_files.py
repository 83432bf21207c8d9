"""A sentences file that can't be used is refused in a sentence that names the file and the place."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from language.small_game import SENTENCES, Answer, Step, load
from voice_host.language import Sentences, SentencesError
from voice_host.script import Meaning
from voice_host.script.meaning import No, Yes


@dataclass(frozen=True)
class Loop(Meaning):
    inner: Meaning


SMALL = """
language: en
intents:
  step: {{data: [{{sentences: ["{sentence}"]}}]}}
lists:
  way: {{values: [forward, back]}}
  count: {{number: [1, 3]}}
  ways: {{values: [left, right], repeat: [1, 3]}}
expansion_rules:
  around: "go <around>"
  forth: "go [forth]"
"""


@pytest.mark.parametrize(
    ("sentence", "problem"),
    [
        ("go {nowhere}", "there is no list {nowhere}"),
        ("go {way:direction}", 'no field "direction" (its fields: way)'),
        ("go {count:way}", "doesn't take a number"),
        ("go {ways:way}", '"way" must be a tuple'),
        ("go {way} {way}", 'the field "way" can be filled twice'),
        ("go [{way}]", 'the field "way" can stay empty'),
        ("[go [{way}]]", "it would match no words at all"),
        ("go <home> {way}", "no expansion rule <home>"),
        ("<around> {way}", "<around> contains itself"),
        ("go{way}", 'put a space inside "o{"'),
        ("go [to {way}", "is no template"),
    ],
)
def test_a_wrong_sentence_is_named(tmp_path: Path, sentence: str, problem: str) -> None:
    with pytest.raises(SentencesError) as error:
        load(tmp_path, SMALL.format(sentence=sentence), (Step,))
    assert problem in str(error.value)
    assert f'in the sentence "{sentence}"' in str(error.value)
    assert str(tmp_path / "sentences.yaml") in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("language: en", "language: he", 'its language is "he", wanted is "en"'),
        ("  ready:", "  raedy:", 'no meaning "raedy"'),
        ('{data: [{sentences: ["I\'m ready!", "ready"]}]}', "{data: []}", "must be a list with something in it"),
        ("  ready:", "  step:", '"step" stands there twice'),
        ("{number: [0, 200]}", "{number: [0, 2000]}", "a range is two numbers from 0 to 999"),
        ("{number: [0, 200]}", "{number: [9, 1]}", "the smaller first"),
        ("form: plural", "form: many", "form goes with number"),
        ("{meaning: tile}", "{meaning: tyle}", 'no meaning "tyle"'),
        ("{meaning: tile}", "{meaning: step}", 'doesn\'t take a "step"'),
        ("repeat: [1, 19]", "repeat: [0, 19]", "a range is two numbers from 1 to 40"),
        ("out: near-left", "out: nowhere", "can't be 'nowhere'"),
        ("out: far}", "out: wide}", "can't be 'wide'"),
        ("lists:", "list:", 'has "list"'),
        ("language: en", "language: [en", "this is not YAML"),
        ("side: near", "hand: near", 'no field "hand"'),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert old in SENTENCES
    with pytest.raises(SentencesError) as error:
        load(tmp_path, SENTENCES.replace(old, new, 1))
    assert problem in str(error.value)
    assert str(tmp_path / "sentences.yaml") in str(error.value)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text("go {way}[]()<>|;:'\\ ", max_size=14))
def test_any_text_is_a_sentence_or_is_refused(tmp_path: Path, sentence: str) -> None:
    quoted = sentence.replace("\\", "\\\\")
    try:
        sentences = load(tmp_path, SMALL.format(sentence=quoted), (Step,))
    except SentencesError:
        return
    for phrase in sentences.phrases((Step,)):
        assert sentences.understand(phrase, (Step,)).meanings


def test_a_meaning_without_sentences_is_named(tmp_path: Path) -> None:
    with pytest.raises(SentencesError, match='The meaning "answer" has no sentences'):
        load(tmp_path, SMALL.format(sentence="go {way}"), (Step, Answer))


def test_a_meaning_inside_itself_is_refused(tmp_path: Path) -> None:
    text = "language: en\nintents: {loop: {data: [{sentences: ['again {inner}']}]}}\nlists: {inner: {meaning: loop}}\n"
    with pytest.raises(SentencesError, match='the sentences of "loop" would contain themselves'):
        load(tmp_path, text, (Loop,))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SentencesError, match=r"gone\.yaml: there is no such sentences file"):
        Sentences.load("en", (Step,), [tmp_path / "gone.yaml"])


def test_yes_and_no_are_words_in_a_sentences_file(tmp_path: Path) -> None:
    text = "language: en\nintents:\n  yes: {data: [{sentences: [yes]}]}\n  no: {data: [{sentences: [no]}]}\n"
    assert load(tmp_path, text, (Yes, No)).understand("no", (Yes, No)).meanings == (No(),)


def test_a_game_adds_wordings_to_the_hosts_and_uses_its_lists(tmp_path: Path) -> None:
    (tmp_path / "host.yaml").write_text(SMALL.format(sentence="<forth> {way}"), encoding="utf-8")
    (tmp_path / "game.yaml").write_text(
        "language: en\nintents: {step: {data: [{sentences: ['hop {way}']}]}}\n", encoding="utf-8"
    )
    sentences = Sentences.load("en", (Step,), [tmp_path / "host.yaml", tmp_path / "game.yaml"])
    for words in ("go forward", "go forth forward", "hop forward"):
        assert sentences.understand(words, (Step,)).meanings == (Step("forward"),)

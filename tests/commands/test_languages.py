"""``voice-host languages`` tells what a language lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from voice_host.commands.lacking import hearing
from voice_host.commands.lacking.hearing import unheard
from voice_host.commands.lacking.lack import Lack
from voice_host.commands.lacking.meanings import missing_meanings
from voice_host.commands.lacking.messages import missing_messages
from voice_host.commands.lacking.sounds import unpronounced
from voice_host.hearing.errors import ModelUnusable


def file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def told(lacks: object) -> list[tuple[str, str]]:
    return [(lack.what, lack.text.partition(": ")[2]) for lack in lacks]  # type: ignore[attr-defined]


def test_nothing_is_missing_in_hebrew(voice_host: Run) -> None:
    found = voice_host("languages he --no-ear")

    assert found.lines == ["he: nothing is missing. It has not begun these games: dotzee, casino-hot-dog, dog."]
    assert found.code == 0


def test_of_a_language_that_nobody_has_begun_it_tells_how_to_begin(voice_host: Run) -> None:
    found = voice_host("languages fr --no-ear")

    assert found.code == 1
    assert "begin with its numbers and its writing, in a folder voice_host/language/fr" in found.lines[0]
    assert found.lines[1].startswith("fr: one thing is missing. It has not begun these games: dogylicious, dotzee")


def test_programs_get_each_lack_as_an_object(voice_host: Run) -> None:
    lack, summary = voice_host("languages fr --no-ear --json").objects

    assert lack["language"] == "fr"
    assert (lack["where"], lack["what"]) == ("the host", "file")
    assert summary["lacks"] == 1


def test_messages_wordings_and_gaps_are_compared(tmp_path: Path) -> None:
    english = file(
        tmp_path,
        "en.ftl",
        "hello = Hello { $name }.\n    .again = Hello again.\nbye = Bye.\npoints = { WORDS($points) } points\n",
    )
    ours = file(tmp_path, "xx.ftl", "hello = Salu.\npoints = { WORDS($points) } da { $of }\ngoodbye = Adia.\n")

    assert told(missing_messages("here", ours, english)) == [
        ("wording", 'the message "hello" has no ".again".'),
        ("gap", '"hello" does not tell $name.'),
        ("message", 'the message "bye" is missing.'),
        ("gap", '"points" has a gap $of that nothing fills.'),
        ("message", 'nothing ever says "goodbye"; is it the name of another message?'),
    ]


def test_meanings_and_their_values_are_compared(tmp_path: Path) -> None:
    english = file(
        tmp_path,
        "en.yaml",
        "language: en\n"
        "intents:\n"
        "  yes: {data: [{sentences: [yes]}]}\n"
        "  call: {data: [{sentences: [off it], slots: {what: route}}, {sentences: [twice], slots: {what: twice}}]}\n"
        "lists:\n"
        "  side: {values: [near, far]}\n"
        "  name: {values: [Noa, Dan]}\n",
    )
    ours = file(
        tmp_path,
        "he.yaml",
        "language: he\n"
        "intents:\n"
        "  call: {data: [{sentences: [טעות בדרך], slots: {what: route}}]}\n"
        "lists:\n"
        "  side: {values: [{in: קרובה, out: near}]}\n"
        "  name: {values: [נועה]}\n",
    )

    assert told(missing_meanings("here", ours, english, "he")) == [
        ("meaning", 'nothing is said for "yes".'),
        ("value", 'in "call" nothing is said for the what "twice".'),
        ("value", 'in the list "side" nothing is said for "far".'),
    ]


def test_a_file_of_sentences_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    broken = file(tmp_path, "he.yaml", "language: fr\n")
    (lack,) = missing_meanings("here", broken, broken, "he")

    assert lack.what == "unusable"
    assert 'its language is "fr", wanted is "he"' in lack.text


def test_words_without_sounds_are_named(tmp_path: Path) -> None:
    lines = file(tmp_path, "host.ftl", "hello = שלום { $name }, בילבושית מ{ $place }.\n")

    assert told(unpronounced("here", lines, "he")) == [
        ("sound", 'how is "בילבושית" said? It is not in the pronunciation lexicon.')
    ]
    assert not list(unpronounced("here", lines, "en"))


def test_without_a_model_nothing_is_heard_and_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(language: str) -> None:
        raise ModelUnusable(f'There is no listening model for the language "{language}".')

    monkeypatch.setattr(hearing, "find", none)

    assert list(unheard("he", ("dogylicious",))) == [
        Lack("the ear", "hearing", 'There is no listening model for the language "he".')
    ]


def test_the_sounds_of_a_file_that_cannot_be_read_are_left_to_whoever_loads_it(tmp_path: Path) -> None:
    broken = file(tmp_path, "prompts.ftl", "welcome = שלום\nthis is no { message\n")

    assert list(unpronounced("here", broken, "he")) == []

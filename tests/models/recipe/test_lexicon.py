from __future__ import annotations

import sys
from pathlib import Path

import pytest

from models.recipe import lexicon
from models.recipe.errors import RecipeError
from models.recipe.lexicon import UnknownWordError, dictionary, main, model_lexicon, pronunciations
from models.recipe.lexicon_file import checked_sounds, checked_word, comments, read_lexicon, write_lexicon
from models.recipe.lines import vocabulary

pytest.importorskip("pocketsphinx", reason="the pronouncing dictionary comes with pocketsphinx")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another file of our own pronunciations than the real one."""
    path = tmp_path / "pronunciations.txt"
    monkeypatch.setattr(lexicon, "OWN", path)
    monkeypatch.setattr(lexicon, "dictionary", dictionary.__wrapped__)
    return path


def test_a_word_sounds_as_the_dictionary_and_our_own_file_say() -> None:
    assert pronunciations("seven") == [("S", "EH", "V", "AH", "N")]
    assert ("F", "R", "IY") in pronunciations("three")
    assert pronunciations("nought") == [("N", "AO", "T")]
    assert ("TH", "ER", "T4", "IY4", "N4") in pronunciations("thirteen")


def test_a_minus_takes_a_pronunciation_away() -> None:
    assert pronunciations("us") == [("AH", "S")]


def test_an_unknown_word_is_named_and_where_to_write_it() -> None:
    with pytest.raises(UnknownWordError, match=r'"zorgle".*pronunciations\.txt'):
        pronunciations("zorgle")


def test_nothing_that_the_model_knows_is_lost(shipped: Path) -> None:
    lexicon = model_lexicon()
    for word, ways in read_lexicon(shipped / "lexicon.txt").items():
        assert set(ways) <= set(lexicon[word])
    assert set(vocabulary()) <= set(lexicon)
    assert {"north", "gray", "silver", "hundred", "ninety", "oh"} <= set(lexicon)


def test_the_lexicon_is_written_as_the_present_one(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "new" / "lexicon.txt"
    monkeypatch.setattr(sys, "argv", ["lexicon", str(out)])

    main()

    assert read_lexicon(out) == model_lexicon()
    assert comments(out) == comments(shipped / "lexicon.txt")


def test_a_lexicon_that_is_read_and_written_is_the_same(shipped: Path, tmp_path: Path) -> None:
    path = shipped / "lexicon.txt"
    write_lexicon(tmp_path / "lexicon.txt", read_lexicon(path), comments(path))

    assert (tmp_path / "lexicon.txt").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("zebra Z IY QU", 'pronunciations.txt, the word "zebra".*unknown sounds: QU'),
        ("zebra", 'pronunciations.txt, the word "zebra".*at least one sound'),
        ("Zebra Z IY", 'pronunciations.txt, the word "Zebra".*small letters'),
        ("seven - S IH K S", 'has no "seven" that sounds S IH K S'),
    ],
)
def test_a_mistake_in_our_own_file_is_named(own: Path, line: str, complaint: str) -> None:
    own.write_text(f";;; ours\n\n{line}\n")

    with pytest.raises(RecipeError, match=complaint):
        dictionary.__wrapped__()


def test_a_word_that_no_dictionary_has_stops_the_step(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own.write_text(";;; nothing of our own\n")
    monkeypatch.setattr(sys, "argv", ["lexicon", str(own.parent / "lexicon.txt")])

    with pytest.raises(SystemExit, match="nought"):
        main()

    assert not (own.parent / "lexicon.txt").exists()


@pytest.mark.parametrize("word", ["", "Zebra", "ze bra", "#aa", "[unk]", "<eps>", "zebra1", "zébra", "'s", "a\nb"])
def test_odd_words_are_refused(word: str) -> None:
    with pytest.raises(RecipeError, match="no word for the model"):
        checked_word(word)


def test_unknown_sounds_are_named() -> None:
    assert checked_sounds(" Z  IY ") == ("Z", "IY")
    with pytest.raises(RecipeError, match="AO1, q"):
        checked_sounds("AO1 Z q")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match=r"lexicon\.txt cannot be read"):
        read_lexicon(tmp_path / "lexicon.txt")

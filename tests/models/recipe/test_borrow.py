"""Another language in the model's own sounds."""

from __future__ import annotations

from models.recipe.borrow import borrowed, heard
from models.recipe.borrowing.he import spelled, ways

ALIKE = {"a": ("AA", "AH"), "e": ("EH",), "R": ("R", ""), "b": ("B",)}


def test_each_sound_may_be_heard_as_another() -> None:
    assert heard(["ba"], list, ALIKE) == [("B", "AA"), ("B", "AH")]


def test_a_sound_is_heard_alike_throughout_a_word() -> None:
    assert heard(["aba"], list, ALIKE) == [("AA", "B", "AA"), ("AH", "B", "AH")]


def test_a_sound_may_not_be_heard_at_all_and_the_likeliest_way_comes_first() -> None:
    assert heard(["aR"], list, ALIKE) == [("AA", "R"), ("AA",), ("AH", "R"), ("AH",)]


def test_a_word_is_heard_in_all_the_ways_it_is_said() -> None:
    assert heard(["ab", "eb"], list, ALIKE) == [("AA", "B"), ("EH", "B"), ("AH", "B")]


def test_hebrew_and_is_said_in_two_ways() -> None:
    assert {"veSeS", "uSeS"} <= set(ways("ושש"))


def test_the_teen_of_both_genders_is_one_word_that_is_said_in_more_ways_than_one() -> None:
    assert {"asaR", "?eseR"} <= set(ways("עשר"))
    assert {"esRe", "?asaRa"} <= set(ways("עשרה"))


def test_hebrew_sounds_of_two_letters_are_one() -> None:
    assert spelled("mitsbatSa") == ["m", "i", "ts", "b", "a", "tS", "a"]


def test_hebrew_words_are_heard_in_the_sounds_of_the_model() -> None:
    assert ("SH", "EH", "V", "AA") in borrowed("he", ["שבע"])["שבע"]

"""What did not help once is not said again in the same words."""

from __future__ import annotations

from voice_host.play.manners.other_words import JUST_NOW, LATELY, OtherWords
from voice_host.script import message

QUESTION = message("ask")
WORDINGS = ["Choose a target.", "Which tile is it?", "Name a tile, please."]


def say(words: OtherWords, times: int) -> list[str]:
    said = []
    for _ in range(times):
        said.append(WORDINGS[0] if words.is_fresh(QUESTION, WORDINGS[0]) else words.choose(QUESTION, WORDINGS))
        words.said(QUESTION, said[-1])
    return said


def test_in_turn() -> None:
    assert say(OtherWords(), 3) == WORDINGS


def test_after_other_questions_it_begins_anew() -> None:
    words = OtherWords()
    say(words, 1)
    for _ in range(LATELY + 1):
        words.another_question()
    assert words.is_fresh(QUESTION, WORDINGS[0])


def test_with_another_gap_it_is_another_message() -> None:
    words = OtherWords()
    words.said(message("rolled", first=3), "Three and four.")
    assert words.is_fresh(message("rolled", first=5), "Five and six.")


def test_the_same_reason_is_not_given_a_third_time() -> None:
    words = OtherWords()
    for number in ("thirteen", "fourteen"):
        words.said(message("refused", number=number), f"There is no {number}. The tiles go from one to ten.")
    assert not words.is_fresh(
        message("refused", number="fifteen"), "There is no fifteen. The tiles go from one to ten."
    )


def test_what_is_quoted_counts_as_said() -> None:
    words = OtherWords()
    choices = message("choices")
    words.said(message("not-now", choices=choices), "Not now. Say a tile.")
    assert words.before(choices) == 1
    assert not words.is_fresh(message("other", choices=choices), "Not now. Say a tile.")


def test_again_is_the_same_and_at_another_level_its_wording_there() -> None:
    words = OtherWords()
    say(words, 2)
    assert words.again(QUESTION, WORDINGS) == WORDINGS[1]
    assert words.again(QUESTION, ["Target?", "Tile?", "Name one."]) == "Tile?"


def test_it_forgets_what_lies_far_back() -> None:
    words = OtherWords()
    words.said(message("wrong"), "That way leads off the carpet.")
    for number in range(JUST_NOW):
        words.said(message("x", number=number), f"{number}.")
    assert words.is_fresh(message("other"), "That way leads off the carpet.")

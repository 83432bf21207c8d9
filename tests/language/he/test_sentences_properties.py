"""What must hold for any Hebrew words: no number is ever changed."""

from __future__ import annotations

from hypothesis import given, settings, strategies as st

from voice_host.games.dogylicious.meanings import Answer, Feed, Sides
from voice_host.language.numbers import every_number
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning

GAME = sentences_of("dogylicious", "he")
PHRASES: dict[type[Meaning], tuple[str, ...]] = {meaning: GAME.phrases((meaning,)) for meaning in (Answer, Feed, Sides)}
NUMBER_WORDS = sorted(every_number("he").vocabulary)


def values(words: tuple[str, ...]) -> tuple[int | str, ...]:
    """Return words with each number in place of its words: the genders of a number are the same."""
    found: list[int | str] = []
    at = 0
    while at < len(words):
        number = every_number("he").longest(words, at)
        found.append(number[0] if number else words[at])
        at = number[1] if number else at + 1
    return tuple(found)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_no_number_word_can_be_added_dropped_or_swapped_without_another_meaning(data: st.DataObject) -> None:
    meaning = data.draw(st.sampled_from(tuple(PHRASES)))
    words = tuple(data.draw(st.sampled_from(PHRASES[meaning])).split())
    at = data.draw(st.integers(0, len(words) - 1))
    word = data.draw(st.sampled_from(NUMBER_WORDS))
    changed = {
        "add": (*words[:at], word, *words[at:]),
        "drop": (*words[:at], *words[at + 1 :]) if words[at] in NUMBER_WORDS else words,
        "swap": (*words[:at], word, *words[at + 1 :]) if words[at] in NUMBER_WORDS else words,
    }[data.draw(st.sampled_from(("add", "drop", "swap")))]
    if values(changed) == values(words):
        return
    before = GAME.understand(" ".join(words), (meaning,)).meanings
    after = GAME.understand(" ".join(changed), (meaning,)).meanings
    assert before
    assert not set(before) & set(after), changed

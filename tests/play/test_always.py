"""What may always be said: the same in any game, and a game's own questions."""

from __future__ import annotations

from voice_host.language import HOST, Sentences, files_of
from voice_host.script import Always
from voice_host.script.meaning import ANYTIME, SHARED

from .sums import AskRight, Sums, sentences


def test_without_a_game_it_is_what_any_game_has() -> None:
    host = Sentences.load("en", SHARED, [files_of(HOST, "en")[0]])
    assert set(host.always) == set(ANYTIME)


def test_a_game_adds_its_questions() -> None:
    assert set(sentences().always) == {*ANYTIME, *Sums.questions}
    assert AskRight in Sums.meanings


def test_an_answer_is_not_among_it() -> None:
    assert all(issubclass(meaning, Always) for meaning in sentences().always)
    assert not set(sentences().always) & (set(Sums.meanings) - set(Sums.questions))

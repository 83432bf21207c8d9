"""What may always be said: the same in any game, and a game's own questions."""

from __future__ import annotations

from play.sums import AskRight, Sums, sentences

from voice_host.language import Sentences
from voice_host.script import Always
from voice_host.script.meaning import ANYTIME


def test_without_a_game_it_is_what_any_game_has(host: Sentences) -> None:
    assert set(host.always) == set(ANYTIME)


def test_a_game_adds_its_questions() -> None:
    assert set(sentences().always) == {*ANYTIME, *Sums.questions}
    assert AskRight in Sums.meanings


def test_an_answer_is_not_among_it() -> None:
    assert all(issubclass(meaning, Always) for meaning in sentences().always)
    assert not set(sentences().always) & (set(Sums.meanings) - set(Sums.questions))

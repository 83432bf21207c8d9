from __future__ import annotations

import pytest

from voice_host.games.dogylicious.meanings import Answer, Direction, Route, Side
from voice_host.hearing.overhear import Overheard
from voice_host.hearing.utterance import Utterance
from voice_host.rehearsal.benchmark.judging import Judge, Outcome
from voice_host.rehearsal.stage import sentences_of

SENTENCES = sentences_of("dogylicious", "en")
ANSWERS = Judge(SENTENCES, "en", [Answer])


def heard(*utterances: Utterance) -> Overheard:
    return Overheard(utterances, seconds=2.0, cost=0.1)


def said(words: str, *others: str, at: float = 1.5) -> Utterance:
    return Utterance(words, others, decided_at=at)


@pytest.mark.parametrize(
    ("transcript", "utterance", "outcome"),
    [
        ("seven times eight is fifty six", said("seven times eight is fifty six"), Outcome.EXACT),
        ("seven times eight is fifty six", said("seven times eight fifty six"), Outcome.EXACT),
        ("7 x 8 = 56", said("seven times eight is fifty six"), Outcome.EXACT),
        ("thirteen", said("thirty"), Outcome.WRONG),
        ("thirteen", said("thirteen", "thirty"), Outcome.DOUBTFUL),
        ("thirteen", said("thirty", "forty"), Outcome.DOUBTFUL),
        ("fifty six", said("fifty six", "it is fifty six"), Outcome.EXACT),
        ("thirteen", said(""), Outcome.REFUSED),
        ("thirteen", said("seven times"), Outcome.REFUSED),
        ("thirteen", said("repeat"), Outcome.WRONG),
        ("", said(""), Outcome.EXACT),
        ("", said("thirty"), Outcome.WRONG),
        ("", said("thirty", "thirteen"), Outcome.DOUBTFUL),
    ],
)
def test_an_utterance_is_judged_by_its_meaning(transcript: str, utterance: Utterance, outcome: Outcome) -> None:
    assert ANSWERS.judge(heard(utterance), transcript).outcome is outcome


def test_where_nobody_was_noticed_nothing_was_understood() -> None:
    assert ANSWERS.judge(heard(), "thirteen").outcome is Outcome.REFUSED
    assert ANSWERS.judge(heard(), "").outcome is Outcome.EXACT


def test_the_first_utterance_that_means_something_counts() -> None:
    judged = ANSWERS.judge(heard(said("", at=0.5), said("thirteen", at=1.25), said("thirty", at=2.0)), "thirteen")

    assert judged.outcome is Outcome.EXACT
    assert judged.words == "thirteen"
    assert judged.decided_at == 1.25


def test_what_was_not_understood_was_never_decided() -> None:
    assert ANSWERS.judge(heard(said("", at=0.5)), "thirteen").decided_at is None


def test_words_of_several_kinds_of_meaning_are_no_doubt() -> None:
    anything = Judge(SENTENCES, "en", [Direction, Route, Side])

    assert anything.judge(heard(said("left")), "left").outcome is Outcome.EXACT
    assert anything.judge(heard(said("right")), "left").outcome is Outcome.WRONG


def test_what_means_nothing_here_cannot_be_said() -> None:
    assert ANSWERS.can_be_said("thirteen")
    assert ANSWERS.can_be_said("repeat")
    assert not ANSWERS.can_be_said("left")
    assert not ANSWERS.can_be_said("go")

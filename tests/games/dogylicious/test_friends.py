"""Friends report what the host cannot see, once the dog has set off (rules 1.8, 1.13)."""

from __future__ import annotations

import pytest

from tests.games.dogylicious.plays import TO_THE_NINE, end_of, planned, reached_the_nine, refused, set_off, standing_on
from voice_host.games.dogylicious import meanings as m
from voice_host.games.dogylicious.options import Options
from voice_host.games.dogylicious.rules import ending
from voice_host.games.dogylicious.rules.ending import Report
from voice_host.games.dogylicious.rules.refusal import Reason
from voice_host.games.dogylicious.script import play
from voice_host.script import Ask, Heard, Roll, Rolled
from voice_host.script.meaning import Yes


@pytest.mark.parametrize("what", list(Report))
def test_what_friends_report_ends_the_turn_with_zero_and_is_marked_as_theirs(what: Report) -> None:
    end = end_of(ending.report(set_off(standing_on((4, 4)), TO_THE_NINE), what))
    assert (end.how, end.points, end.reported) == (what.value, 0, True)


def test_targets_of_the_turn_are_lost_with_it() -> None:
    end = end_of(ending.report(reached_the_nine(), Report.WRONG_PIECES))
    assert (end.points, end.kept, end.removed) == (0, (), (TO_THE_NINE[-1],))


def test_before_ready_there_is_nothing_to_report() -> None:
    assert refused(ending.report(planned(standing_on((4, 4)), TO_THE_NINE), Report.TILE_TWICE)).reason is (
        Reason.NOTHING_WALKED
    )


def questions(*players: str) -> list[Ask]:
    """Play a turn of one step and one mistake, and return what was asked."""
    script = play(Options(players, rounds=1))
    answers = [
        m.TileName(7, "near"),
        m.TileName(9, "near"),
        m.Route(tuple(map(m.Direction, ("left", "forward", "right")))),
        m.Pieces(3, 6),
        m.Ready(),
        m.Answer(12),
        m.Done(),
        m.Answer(13),
        m.GiveUp(),
        Yes(),
    ]
    asked: list[Ask] = []
    cue = next(script)
    while answers:
        if isinstance(cue, Ask):
            asked.append(cue)
            cue = script.send(Heard(answers.pop(0), 0))
        else:
            cue = script.send(Rolled((3, 4)) if isinstance(cue, Roll) else None)
    return asked


def test_friends_may_call_from_ready_on_but_not_where_yes_or_no_is_asked() -> None:
    asked = {ask.question.id: ask.expects for ask in questions("Noa", "Dan")}
    assert [question for question, expects in asked.items() if m.Call in expects] == [
        "rolled",
        "step-give",
        "ask-roll-again",
    ]


def test_that_was_right_can_be_said_where_an_answer_has_just_been_judged_wrong() -> None:
    asked = {ask.question.id: ask.expects for ask in questions("Noa", "Dan")}
    assert [question for question, expects in asked.items() if m.WasRight in expects] == ["ask-roll-again"]

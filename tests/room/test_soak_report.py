"""What a soak counts as wrong, and what it tells."""

from __future__ import annotations

import os
from dataclasses import replace

from tests.room.family import Account, Game
from tests.room.process_figures import Figures, figures_of
from tests.room.soak_report import Soaked, report
from voice_host.games.dogylicious.meanings import Answer
from voice_host.hearing.utterance import Utterance
from voice_host.play.events import PlayerSaid
from voice_host.rehearsal.speaking.insistence import Tally

A_GOOD_GAME = Game({"Noa": 24}, {"Noa": 24})
SOAKED = Soaked(
    Account(Tally(lines=40, at_once=38, repeats=2), [A_GOOD_GAME]),
    seconds=600,
    figures=[(0, Figures(140, 5, 14)), (150, Figures(160, 5, 14)), (600, Figures(164, 5, 14))],
    faults={"frozen": 2},
    unbidden=[],
    spoken_reactions=0,
)


def heard(words: str, value: int | None) -> PlayerSaid:
    return PlayerSaid(Utterance(words), None if value is None else Answer(value))


def test_all_went_well() -> None:
    assert SOAKED.good
    assert "lines said: 40, understood at the first try: 38 (95.0 %)" in report(SOAKED)
    assert "the host at the end: 164.0 MB, 5 threads, 14 handles" in report(SOAKED)
    assert "memory minute by minute, in MB: 140, 160, 164" in report(SOAKED)


def test_a_line_taken_for_something_else_is_wrong() -> None:
    soaked = replace(SOAKED, account=replace(SOAKED.account, misheard=["fifty six"]))

    assert not soaked.good
    assert "  fifty six" in report(soaked)


def test_a_line_that_a_fault_has_cut_off_is_not_the_hosts_mistake() -> None:
    assert replace(SOAKED, account=replace(SOAKED.account, misheard=["fifty six"], cut=1)).good


def test_a_bark_that_became_an_answer_is_wrong() -> None:
    soaked = replace(SOAKED, unbidden=[heard("eight", 8)])

    assert not soaked.good
    assert soaked.invented == ["eight"]


def test_a_bark_that_was_not_understood_is_told_and_not_wrong() -> None:
    soaked = replace(SOAKED, unbidden=[heard("", None)] * 3, spoken_reactions=2)

    assert soaked.good
    assert "sounds heard as speech that was not understood: 3, answered aloud: 2 (0.2 a minute)" in report(soaked)


def test_another_score_than_was_meant_is_wrong() -> None:
    soaked = replace(SOAKED, account=replace(SOAKED.account, games=[A_GOOD_GAME, Game({"Noa": 9}, {"Noa": 4})]))

    assert not soaked.good
    assert "  meant {'Noa': 9}, kept {'Noa': 4}" in report(soaked)


def test_a_host_that_ended_is_wrong() -> None:
    assert not replace(SOAKED, ended="the host has ended").good


def test_what_this_process_holds() -> None:
    before = figures_of(os.getpid())
    ends = os.pipe()
    held = figures_of(os.getpid())
    for end in ends:
        os.close(end)

    assert held.handles == before.handles + 2
    assert 1 < held.memory_mb < 10_000

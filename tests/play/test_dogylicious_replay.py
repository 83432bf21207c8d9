"""The journal of a turn of the real game rebuilds every moment of it."""

from __future__ import annotations

import pytest

from voice_host.games.dogylicious import Dogylicious
from voice_host.language import HOST, Sentences, files_of
from voice_host.language.prompts import Prompts
from voice_host.play.dice import NamedDice
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.play.talk import Talk
from voice_host.records import Entry, MemoryJournal, Solved
from voice_host.script.meaning import SHARED

from .table import Mouth, People, Time

GAME = Dogylicious()
FILES = [files_of(package, "en") for package in (HOST, GAME.package)]
SENTENCES = Sentences.load("en", (*GAME.meanings, *SHARED), [sentences for sentences, _ in FILES])
PROMPTS = Prompts.load("en", [prompts for _, prompts in FILES])
DICE = [(3, 4), (6, 2), (5, 5), (1, 4)]

TO_THE_NEAR_NINE = (
    *("near seven", "this is my target tile nine", "near", "left forward right", "three steps six pieces", "ready"),
    *("three times four is twelve", "roll", "six times two is thirteen", "roll", "twenty five", "roll", "four"),
)


def performance(clock: bool, entries: tuple[Entry, ...] = (), journal: MemoryJournal | None = None) -> Performance:
    options = GAME.options({"players": ["Noa"], "clock": clock})
    return Performance(GAME, options, NamedDice(DICE), journal, entries=entries)


def where(play: Performance) -> tuple[object, ...]:
    return play.state, play.cue, play.lines, play.clock


def session(play: Performance, *lines: str) -> Session:
    time = Time()
    talk = Talk(Mouth(time), People(time, lines), PROMPTS, lambda event: None, time)
    return Session(play, talk, SENTENCES, time)


@pytest.mark.parametrize("clock", [False, True], ids=["without a clock", "with a clock"])
def test_replaying_up_to_any_reply_gives_the_state_of_that_moment(clock):
    moments: list[tuple[int, tuple[object, ...]]] = []

    class Watched(MemoryJournal):
        def write(self, n: int, entry: Entry, solved: Solved | None = None) -> None:
            moments.append((n, where(play)))

    play = performance(clock, journal=Watched())
    session(play, *TO_THE_NEAR_NINE).perform()
    assert len(moments) == len(TO_THE_NEAR_NINE) + len(DICE)
    for n, moment in moments[1:]:
        assert where(performance(clock, play.entries[:n])) == moment


@pytest.mark.parametrize("clock", [False, True], ids=["without a clock", "with a clock"])
def test_taking_everything_back_and_saying_it_again_gives_the_same_game(clock):
    once, twice = performance(clock), performance(clock)
    session(once, *TO_THE_NEAR_NINE).perform()
    session(twice, *TO_THE_NEAR_NINE, *["you misheard me"] * len(TO_THE_NEAR_NINE), *TO_THE_NEAR_NINE).perform()
    assert where(once) == where(twice)
    assert once.entries == twice.entries

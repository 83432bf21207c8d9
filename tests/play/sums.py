"""A little game to perform: add up two dice, some rounds, with a clock or without."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from voice_host.language import HOST, Sentences, files_of
from voice_host.language.prompts import Prompts
from voice_host.script import (
    Gap,
    Meaning,
    Message,
    Outcome,
    People,
    Problem,
    Question,
    Script,
    Sound,
    TimeUp,
    ask,
    message,
    recall,
    roll,
    say,
    start_clock,
    stop_clock,
)
from voice_host.script.meaning import SHARED
from voice_host.script.picture import Picture, Private
from voice_host.script.press import Press


@dataclass(frozen=True)
class Ready(Meaning):
    pass


@dataclass(frozen=True)
class Total(Meaning):
    value: int
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class MoveOn(Meaning):
    pass


@dataclass(frozen=True)
class AskRight(Question):
    """How many sums were right?"""


@dataclass(frozen=True)
class Options:
    rounds: int = 2
    limit_ms: int | None = None
    watched: bool = False
    """Whether others have to agree before a total, or the end of the time, is taken back."""


@dataclass(frozen=True)
class State:
    points: int = 0
    round: int = 0
    dice: tuple[int, ...] = ()
    watched: bool = False


class Sums:
    name = "sums"
    package = "play"
    presents: tuple[str, ...] = ()
    version = 1
    meanings: tuple[type[Meaning], ...] = (Ready, Total, MoveOn, AskRight)
    questions: tuple[type[Question], ...] = (AskRight,)
    askable = message("what-to-ask")
    asks: tuple[Press, ...] = ()

    def options(self, chosen: Mapping[str, Any]) -> Options:
        return Options(**chosen)

    def plain(self, options: Options) -> Mapping[str, Any]:
        return {"rounds": options.rounds, "limit_ms": options.limit_ms, "watched": options.watched}

    def score(self, state: State) -> tuple[Message, ...]:
        return (message("the-score", points=state.points),) if state.round else ()

    def where_we_are(self, state: State) -> tuple[Message, ...]:
        return ()

    def reply(self, state: State, question: Question) -> tuple[Message, ...]:
        return (message("so-far", right=state.points, round=state.round),)

    def confirms_taking_back(self, state: State, meaning: Meaning | None) -> bool:
        return state.watched and isinstance(meaning, (Total, type(None)))

    def picture(self, state: State | None) -> Picture:
        return Picture(message("welcome"))

    def private(self, state: State | None) -> tuple[Private, ...]:
        return ()

    def presses(self, state: State | None, expects: tuple[type[Meaning], ...]) -> tuple[Press, ...]:
        return ()

    def problem(self, state: State, meaning: Meaning) -> Problem | None:
        return None

    def again(self, options: Options, state: State | None) -> Options:
        return options

    def players(self, state: State) -> tuple[Gap, ...]:
        return ("Noa", "Dan") if state.round else ()

    def meet(self, options: Options, people: People) -> Options:
        return options

    def script(self, options: Options) -> Script:
        state = State(watched=options.watched)
        yield from say(state, message("welcome"))
        for number in range(1, options.rounds + 1):
            state = replace(state, round=number)
            question = message("ask-ready", round=number)
            yield from ask(state, question, (Ready,), message("choices-ready"))
            if options.limit_ms is not None:
                yield from start_clock(state, options.limit_ms)
            dice = yield from roll(state, 2, 20)
            state = replace(state, dice=dice)
            yield from say(state, message("fell", first=dice[0], second=dice[1]))
            reply = yield from ask(state, message("ask-total"), (Total,), message("choices-total"))
            if options.limit_ms is not None:
                yield from stop_clock(state)
            if isinstance(reply, TimeUp):
                yield from say(state, message("too-late"), sound=Sound.TIME_UP)
            elif isinstance(reply.meaning, Total) and reply.meaning.value == sum(dice):
                state = replace(state, points=state.points + 1)
                yield from say(state, message("right"), sound=Sound.RIGHT)
            else:
                yield from say(state, message("wrong"), sound=Sound.WRONG)
            if number < options.rounds:
                yield from ask(state, message("ask-on"), (MoveOn,), message("choices-on"))
        best = yield from recall(state, "all")
        yield from say(state, message("the-end", best=best or 0))
        return Outcome({"all": state.points}, (), "all", state.points)


def sentences() -> Sentences:
    return Sentences.load("en", (*Sums.meanings, *SHARED), [_here("sentences.yaml"), files_of(HOST, "en")[0]])


def prompts() -> Prompts:
    return Prompts.load("en", [_here("prompts.ftl"), files_of(HOST, "en")[1]])


def _here(name: str) -> Path:
    return Path(__file__).parent / "en" / name

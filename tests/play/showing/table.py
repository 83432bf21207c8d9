"""A game with a page: what is pressed there, typed and said is written down beforehand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from voice_host.hearing.keyboard_ear import KeyboardEar, Line
from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.language import Prompts, normalise, page_files
from voice_host.play.dice import NamedDice
from voice_host.play.showing.showing import Showing
from voice_host.records import Entry
from voice_host.rehearsal.stage import Stage
from voice_host.script import Meaning
from voice_host.table.press import Press, Settled


class Page:
    """A page that remembers all it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, Mapping[str, Any]]] = []
        self.players: tuple[str, ...] = ()

    def show(self, part: str, value: Mapping[str, Any]) -> None:
        self.shown.append((part, json.loads(json.dumps(value))))

    def players_are(self, players: Sequence[str]) -> None:
        self.players = tuple(players)

    def show_to(self, player: str, part: str, value: Mapping[str, Any]) -> None:
        self.shown.append((f"{part} of {player}", json.loads(json.dumps(value))))

    def claimed(self) -> frozenset[str]:
        return frozenset()

    def __getitem__(self, part: str) -> Mapping[str, Any]:
        """Return a part as it is now."""
        return self.all(part)[-1]

    def all(self, part: str) -> list[Mapping[str, Any]]:
        return [value for name, value in self.shown if name == part]


class Pressed:
    """Presses a line on the page."""

    def __init__(self, words: str, moment: int | None = None) -> None:
        self.words = words
        self.moment = moment


Step = str | Pressed | Callable[["Table"], object]


class StepEar(KeyboardEar):
    """An ear to which something is done each time when it would wait."""

    def __init__(self, now: Callable[[], float], next_step: Callable[[], bool]) -> None:
        super().__init__(None, now, partial(normalise, language="en"))
        self._next_step = next_step

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Utterance | Silence:
        while True:
            if self._lines.empty() and not self._next_step():
                raise EndOfInput
            heard = self.typed_already()
            if heard is not None:
                return heard

    def type(self, words: str) -> None:
        """Type a line at the keyboard."""
        self._lines.put(Line(words, self._now()))


class Table:
    """Dogylicious with its page. Whenever the host waits for somebody, the next step is done."""

    def __init__(self, *dice: tuple[int, int], **chosen: Any) -> None:
        self.stage = Stage("dogylicious", chosen, dice=NamedDice(dice), goodbye_after_s=30.0)
        self.page = Page()
        prompts = Prompts.load("en", page_files(self.stage.game, "en"))
        self.showing = Showing(self.page, self.stage.game, prompts, "Dogylicious")
        self.ear = StepEar(self.stage.clock.now, self._step)
        self.showing.enter = self.ear.enter
        self.entries: tuple[Entry, ...] = ()
        self._settled: list[Press] = []
        self._steps: list[Step] = []

    def play(self, *steps: Step) -> Page:
        """Do some steps, then end the input; return the page."""
        self._steps = list(steps)
        self.stage.perform(self.ear, self.showing, follow=self.showing.follow)
        assert self.stage.performance is not None
        self.entries = self.stage.performance.entries
        return self.page

    def press(self, words: str, moment: int | None = None) -> Press:
        """Press something, at the moment that the page shows or at another one."""
        press = Press(words, self.page["question"]["moment"] if moment is None else moment)
        self._settled.append(press)
        self.showing.pressed(press)
        return press

    def outcomes(self) -> Sequence[Settled]:
        """Return what became of all that was pressed."""
        return [press.settled.result(0) for press in self._settled]

    def _step(self) -> bool:
        if not self._steps:
            return False
        step = self._steps.pop(0)
        if isinstance(step, Pressed):
            self.press(step.words, step.moment)
        elif isinstance(step, str):
            self.ear.type(step)
        else:
            step(self)
        return True

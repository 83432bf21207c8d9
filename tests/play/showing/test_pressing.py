"""Everything that can be said can be pressed, and means the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from voice_host.games.dogylicious import Dogylicious
from voice_host.games.dogylicious.meanings import Direction, RouteTile, Start, Target, TileName
from voice_host.hearing.utterance import Utterance
from voice_host.language import HOST, Prompts, files_of, normalise, table_wordings
from voice_host.play.answers.understanding import Understanding
from voice_host.play.showing.presses import always_presses, shared_presses
from voice_host.play.showing.words import Words
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Always, Meaning
from voice_host.script.meaning import SHARED, Digits, Number, Typed
from voice_host.script.picture import Board
from voice_host.script.press import PLACE, TEXT, WAYS, Button, Fill, OnBoard, Press, Ways, Write

from .moments import Moment, moments

GAME = Dogylicious()
PACKAGES = (HOST, GAME.package)


@cache
def words() -> Words:
    said = [files_of(package, "en")[1] for package in PACKAGES]
    return Words(Prompts.load("en", [*said, *(table_wordings(package, "en") for package in PACKAGES)]))


@cache
def understanding() -> Understanding:
    return Understanding(sentences_of("dogylicious", "en"), (*GAME.meanings, *SHARED))


def lines(press: Press, board: Board | None) -> Iterator[str]:
    """Yield what a press can say: at its limits, at every tile, in every way."""
    said = words().text(press.words)
    if isinstance(press, Button):
        yield said
    elif isinstance(press, Fill):
        for numbers in product(*((blank.lowest, blank.highest) for blank in press.blanks)):
            line = said
            for blank, number in zip(press.blanks, numbers, strict=True):
                line = line.replace("{" + blank.name + "}", str(number))
            yield line
    elif isinstance(press, OnBoard):
        assert board is not None, "there is a board to press on"
        for tile in (tile for row in board.rows for tile in row):
            yield said.replace(PLACE, words().text(tile.place))
    elif isinstance(press, Ways):
        named = [words().text(way) for way in press.ways.values()]
        for ways in product(named, repeat=3):
            yield said.replace(WAYS, " ".join(ways))
    elif isinstance(press, Write):
        assert press.hint is not None
        yield said.replace(TEXT, words().text(press.hint))


@cache
def meant(
    line: str, expects: tuple[type[Meaning], ...], answers: tuple[type[Meaning], ...] | None = None
) -> frozenset[Meaning]:
    """Return what a pressed line means: an answer, or if it is none something else that may be said."""
    utterance = Utterance(normalise(line, "en"), typed=True, pressed=True, text=line)
    first = tuple(kind for kind in answers or expects if not issubclass(kind, Always) and kind is not Typed)
    others = tuple(kind for kind in expects if kind is not Typed)
    return understanding().meanings(utterance, first) or understanding().meanings(utterance, others)


def presses(moment: Moment) -> tuple[Press, ...]:
    return (*shared_presses(moment.expects), *GAME.presses(moment.state, moment.expects))


def test_whatever_is_pressed_means_one_thing_that_may_be_said() -> None:
    for moment in moments():
        board = GAME.picture(moment.state).board
        asks = GAME.asks if any(kind in moment.expects for kind in GAME.questions) else ()
        for press in (*presses(moment), *asks):
            for line in lines(press, board):
                understood = meant(line, moment.expects, moment.answers)
                if any(isinstance(one, Number) for one in understood):  # a figure alone is both, and counts as both
                    understood = frozenset(one for one in understood if not isinstance(one, Digits))
                assert len(understood) == 1, (moment.where, line, understood)
                assert isinstance(next(iter(understood)), moment.expects), (moment.where, line)


def test_whatever_may_be_said_can_be_pressed() -> None:
    for moment in moments():
        board = GAME.picture(moment.state).board
        said = [line for each in presses(moment) for line in lines(each, board)]
        pressed = {type(one) for line in said for one in meant(line, moment.expects)}
        wanted = {kind for kind in moment.expects if not issubclass(kind, Always) and kind is not Typed}
        if pressed & {Start, Target}:
            wanted.discard(TileName)  # a tile is named as the start or the target
        assert wanted <= pressed, (moment.where, wanted - pressed)


@pytest.mark.parametrize("paused", [True, False])
def test_what_may_always_be_said_has_a_button_of_its_own(paused: bool) -> None:
    always = understanding().always
    buttons = [press for press in always_presses(always, paused=paused) if isinstance(press, Button)]
    kinds = [type(next(iter(meant(words().text(button.words), always)))) for button in buttons]
    assert len(kinds) == len(set(kinds)), "each is there once"
    questions = set(GAME.questions)
    left = {kind.kind() for kind in always if kind not in kinds and kind not in questions}
    assert left == {"pause" if paused else "resume"}


def test_every_question_can_be_asked() -> None:
    always = understanding().always
    asked = {type(one) for press in GAME.asks for line in lines(press, None) for one in meant(line, always)}
    assert asked == set(GAME.questions)


def test_there_is_enough_to_look_at() -> None:
    assert len(moments()) > 1000
    assert {kind for moment in moments() for kind in moment.expects} >= {*GAME.meanings} - {Direction, RouteTile}

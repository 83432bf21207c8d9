"""Everything that can be said can be pressed, and means the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from voice_host.games.dog.meanings import PawnName, Portion
from voice_host.games.dogylicious.meanings import Direction, RouteTile, Start, Target, TileName
from voice_host.games.dotzee.meanings import PlaceName, Shown
from voice_host.games.registry import GAMES, find_game, package_of
from voice_host.hearing.utterance import Utterance
from voice_host.language import Prompts, languages, normalise, page_files
from voice_host.play.answers.understanding import Understanding
from voice_host.play.showing.presses import always_presses, shared_presses
from voice_host.play.showing.words import Words
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Always, Game, Meaning
from voice_host.script.meaning import SHARED, Digits, Number, Typed
from voice_host.script.picture import Board
from voice_host.script.press import PLACE, TEXT, WAYS, Button, Fill, OnBoard, Press, Ways, Write

from .moments import Moment, moments

PARTS = {Direction, RouteTile, PlaceName, Shown, PawnName, Portion}
"""What is only ever said as a part of something else."""


@pytest.fixture(params=[(game, language) for game in GAMES for language in languages(package_of(game))], ids="-".join)
def spoken(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A game and a language that it speaks."""
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def game(spoken: tuple[str, str]) -> Game:
    return find_game(spoken[0])


@pytest.fixture
def language(spoken: tuple[str, str]) -> str:
    return spoken[1]


@cache
def words(game: str, language: str) -> Words:
    return Words(Prompts.load(language, page_files(find_game(game), language)))


@cache
def understanding(game: str, language: str) -> Understanding:
    return Understanding(sentences_of(game, language), (*find_game(game).meanings, *SHARED))


def lines(press: Press, board: Board | None, words: Words) -> Iterator[str]:
    """Yield what a press can say: at its limits, at every tile, in every way."""
    said = words.text(press.words)
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
            yield said.replace(PLACE, words.text(tile.place))
    elif isinstance(press, Ways):
        named = [words.text(way) for way in press.ways.values()]
        for ways in product(named, repeat=3):
            yield said.replace(WAYS, " ".join(ways))
    elif isinstance(press, Write):
        assert press.hint is not None
        yield said.replace(TEXT, words.text(press.hint))


@cache
def meant(
    game: str,
    language: str,
    line: str,
    expects: tuple[type[Meaning], ...],
    answers: tuple[type[Meaning], ...] | None = None,
) -> frozenset[Meaning]:
    """Return what a pressed line means: an answer, or if it is none something else that may be said."""
    utterance = Utterance(normalise(line, language), typed=True, pressed=True, text=line)
    first = tuple(kind for kind in answers or expects if not issubclass(kind, Always) and kind is not Typed)
    others = tuple(kind for kind in expects if kind is not Typed)
    return understanding(game, language).meanings(utterance, first) or understanding(game, language).meanings(
        utterance, others
    )


def presses(game: Game, moment: Moment) -> tuple[Press, ...]:
    return (*shared_presses(moment.expects), *game.presses(moment.state, moment.expects))


def test_whatever_is_pressed_means_one_thing_that_may_be_said(game: Game, language: str) -> None:
    for moment in moments(game.name):
        board = game.picture(moment.state).board
        asks = game.asks if any(kind in moment.expects for kind in game.questions) else ()
        for press in (*presses(game, moment), *asks):
            for line in lines(press, board, words(game.name, language)):
                understood = meant(game.name, language, line, moment.expects, moment.answers)
                if any(isinstance(one, Number) for one in understood):  # a figure alone is both, and counts as both
                    understood = frozenset(one for one in understood if not isinstance(one, Digits))
                assert len(understood) == 1, (moment.where, line, understood)
                assert isinstance(next(iter(understood)), moment.expects), (moment.where, line)


def test_whatever_may_be_said_can_be_pressed(game: Game, language: str) -> None:
    for moment in moments(game.name):
        board = game.picture(moment.state).board
        said = [line for each in presses(game, moment) for line in lines(each, board, words(game.name, language))]
        pressed = {type(one) for line in said for one in meant(game.name, language, line, moment.expects)}
        wanted = {kind for kind in moment.expects if not issubclass(kind, Always) and kind is not Typed}
        if pressed & {Start, Target}:
            wanted.discard(TileName)  # a tile is named as the start or the target
        assert wanted <= pressed, (moment.where, wanted - pressed)


@pytest.mark.parametrize("paused", [True, False])
def test_what_may_always_be_said_has_a_button_of_its_own(game: Game, language: str, paused: bool) -> None:
    always = understanding(game.name, language).always
    buttons = [press for press in always_presses(always, paused=paused) if isinstance(press, Button)]
    kinds = [
        type(next(iter(meant(game.name, language, words(game.name, language).text(button.words), always))))
        for button in buttons
    ]
    assert len(kinds) == len(set(kinds)), "each is there once"
    questions = set(game.questions)
    left = {kind.kind() for kind in always if kind not in kinds and kind not in questions}
    assert left == {"pause" if paused else "resume"}


def test_every_question_can_be_asked(game: Game, language: str) -> None:
    always = understanding(game.name, language).always
    said = (line for press in game.asks for line in lines(press, None, words(game.name, language)))
    asked = {type(one) for line in said for one in meant(game.name, language, line, always)}
    assert asked == set(game.questions)


def test_there_is_enough_to_look_at(game: Game, language: str) -> None:
    assert len(moments(game.name)) > 200
    assert {kind for moment in moments(game.name) for kind in moment.expects} >= {*game.meanings} - PARTS

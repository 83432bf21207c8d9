"""Why something is not allowed, in words. Every refusal of the rules has a sentence of its own."""

from __future__ import annotations

from voice_host.games.dotzee.rules.board import SIZE, Place
from voice_host.games.dotzee.rules.faces import numbers_on
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.refusal import Reason, Refused
from voice_host.games.dotzee.rules.settings import Settings
from voice_host.games.dotzee.talk import wording
from voice_host.script import Message, message


def of_place(game: GameState, refused: Refused) -> Message:
    """Return why a die cannot be taken."""
    place = refused.place or Place(0, 0)
    if refused.reason is Reason.NOT_ON_THE_EDGE:
        return message("not-on-the-edge", place=wording.place(place))
    if refused.reason is Reason.JUST_PLACED:
        return message("refused-just-placed", place=wording.place(place))
    if refused.reason is Reason.BLANK_FIRST:
        blanks = tuple(wording.place(blank) for blank in game.allowed)
        return message("refused-not-blank", face=wording.a_face(game.board.face(place)), blanks=blanks)
    return no_such_place()


def no_such_place() -> Message:
    """Return that there is no such place on the board."""
    return message("no-such-place", rows=SIZE, columns=SIZE)


def of_face(settings: Settings, refused: Refused) -> Message:
    """Return why a die cannot show what it was said to."""
    numbers = numbers_on(settings.dice)
    if numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return message("no-such-number", number=refused.number or 0, lowest=numbers[0], highest=numbers[-1])
    return message("no-such-number-of", number=refused.number or 0, numbers=numbers)


def of_row(settings: Settings, refused: Refused) -> Message:
    """Return why a row that players tell cannot be one."""
    if refused.reason is Reason.NOT_FOUR:
        return message("refused-row", count=refused.number or 0)
    return of_face(settings, refused)


def of_way(game: GameState, way: str) -> Message:
    """Return why a die cannot be pushed in from a side."""
    place = wording.place(game.gap or Place(0, 0))
    return message("refused-way", way=wording.way(way), place=place, ways=wording.ways(game.ways))

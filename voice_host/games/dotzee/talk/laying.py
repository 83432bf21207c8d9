"""How the dice lie at the beginning: blank side up, or rolled and laid out at random (rules 4.2)."""

from __future__ import annotations

from voice_host.games.dotzee.meanings import Laid
from voice_host.games.dotzee.rules.board import SIZE, Board
from voice_host.games.dotzee.rules.dealing import ORDERS, deal, why_no_row
from voice_host.games.dotzee.rules.faces import DICE, SIDES, Face
from voice_host.games.dotzee.rules.settings import Settings
from voice_host.games.dotzee.talk import refusals, wording
from voice_host.script import message, roll, say
from voice_host.script.shared.asking import Asked, ask_before


def lay_out(settings: Settings) -> Asked[Board]:
    """Return the board of the beginning."""
    if not settings.quick_play:
        yield from say(None, message("laid-blank"))
        return Board.blank()
    if settings.rolled_by == "players":
        return (yield from _told(settings))
    shown = yield from roll(None, DICE, SIDES)
    lot = yield from roll(None, 1, ORDERS)
    yield from say(None, message("laid-quick"))
    return deal(settings.dice, shown, lot[0])


def _told(settings: Settings) -> Asked[Board]:
    """Have the players tell what their dice show, row by row."""
    yield from say(None, message("lay-quick"))
    faces: list[Face] = []
    for row in range(1, SIZE + 1):
        faces += yield from _row(settings, row)
    return Board.of_faces(faces)


def _row(settings: Settings, row: int) -> Asked[list[Face]]:
    while True:
        meaning = yield from ask_before(message("ask-row", row=row), (Laid,), message("choices-row"))
        shown = meaning.faces if isinstance(meaning, Laid) else ()
        faces = [Face(each.number, each.colour) for each in shown]
        refused = why_no_row(faces, settings.numbers)
        if refused is None:
            yield from say(None, message("row-told", row=row, faces=wording.faces(faces)))
            return faces
        yield from say(None, refusals.of_row(settings, refused))

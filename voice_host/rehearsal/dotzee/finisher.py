"""A player who brings a game to its end from wherever others have left it."""

from __future__ import annotations

from random import Random

from voice_host.games.dotzee.rules import opponents
from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.rules.faces import Face
from voice_host.games.dotzee.rules.game_state import GameState, Phase
from voice_host.language import spell
from voice_host.script import Ask

_BEFORE = {
    "ask-players": ("two", "one", "three players"),
    "ask-names": ("no names",),
    "ask-name": ("no names",),
    "ask-next-name": ("no names",),
    "ask-names-again": ("no names",),
    "ask-who-else": ("no names",),
    "ask-names-right": ("yes",),
    "ask-opponent": ("easy", "hard", "no"),
    "ask-roller": ("you roll", "we roll"),
    "ask-quick": ("quick play", "yes"),
    "ask-row": ("red one, blank, green two, blue three", "green five, yellow four, red three, blue two"),
    "ask-hints": ("yes", "no"),
}
"""What answers the questions that need no look at the board."""


class Finisher:
    """Goes by what lies on the board: takes and places dice where they make most points."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def notice(self, ask: Ask) -> None:
        """Hear a question; all that is to be known is in its state."""

    def ways_to_answer(self, ask: Ask) -> tuple[str, ...]:
        """Return wordings of an answer to a question, none where there is no answer of its own."""
        known = _BEFORE.get(ask.question.id, ())
        if known or not isinstance(ask.state, GameState):
            return known
        game = ask.state
        if game.phase is Phase.TAKE:
            place = self._random.choice(opponents.dice_to_take(game, "hard"))
            return (_place(place), f"I take {_place(place)}")
        if game.phase is Phase.ROLL:
            sides = {side for die in game.settings.dice for side in die}
            face = _face(self._random.choice(sorted(sides, key=lambda side: side.key)))
            return (face, f"I rolled a {face}")
        if game.phase is Phase.PLACE:
            way = self._random.choice(opponents.ways_to_place(game, "hard"))
            return ("back" if way == "back" else f"from the {way}",)
        points = len(game.unclaimed.points) if game.unclaimed is not None else 0
        return (f"{spell(points)} points" if points else "no points",)


def _place(place: Place) -> str:
    return f"row {spell(place.row)}, column {spell(place.column)}"


def _face(face: Face) -> str:
    return "blank" if face.number is None else f"{face.colour} {spell(face.number)}"

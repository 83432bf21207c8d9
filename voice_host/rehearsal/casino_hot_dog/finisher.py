"""A player who brings a game to its end from wherever others have left it."""

from __future__ import annotations

from random import Random

from voice_host.games.casino_hot_dog import meanings as m
from voice_host.games.casino_hot_dog.rules.chips import Chip, ChipKind
from voice_host.games.casino_hot_dog.rules.dice import BONE
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.language import spell
from voice_host.script import Ask, Gap, Message

_ENOUGH = 5
"""With so much in front it opts out."""


class Finisher:
    """Goes by what the game shows to everybody."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def notice(self, ask: Ask) -> None:
        """Hear a question: what it shows is all that this player goes by."""

    def ways_to_answer(self, ask: Ask) -> tuple[str, ...]:
        """Return wordings of an answer to a question, none where there is no answer of its own."""
        own = ("ask-starter", "ask-youngest", "ask-read-chips")
        return self._ways(ask) if isinstance(ask.state, GameState) or ask.question.id in own else ()

    def _ways(self, ask: Ask) -> tuple[str, ...]:
        expects, game = ask.expects, ask.state
        if m.RollDice in expects:
            return ("roll",)
        if m.Open in expects:
            return ("open", "ready")
        if m.NumberChips in expects:
            return ("one two two three three four five",)
        if not isinstance(game, GameState):
            players = ask.choices.gaps.get("players", ())
            return tuple(map(_name, players)) if isinstance(players, tuple) else ("no",)
        if m.DiceShow in expects:
            small, large = self._random.choice(game.settings.die_small), self._random.choice(game.settings.die_large)
            return (f"{_face(small)} and {_face(large)}",)
        if m.TakeDie in expects:
            assert game.round.dice is not None
            return tuple(f"the {_face(game.round.dice[die])}" for die in game.round.dice_left)
        hand = game.round.hands[game.players.index(str(ask.to))]
        if hand.score >= _ENOUGH:
            return ("opt out", "I stop")
        return tuple(map(_chip, set(hand.bag))) if m.ChipInHand in expects else ("draw", "another chip")


def _face(shown: int) -> str:
    return "bone" if shown == BONE else spell(shown)


def _chip(chip: Chip) -> str:
    return spell(chip.number) if chip.kind is ChipKind.NUMBER else "double" if chip.kind is ChipKind.DOUBLER else "heap"


def _name(player: Gap) -> str:
    return f"player {spell(int(str(player.gaps['number'])))}" if isinstance(player, Message) else str(player)

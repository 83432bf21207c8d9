"""A thousand whole games by bots, through the script, loaded anew from their journal at random steps.

The bots answer what is asked, sometimes against the rules. What the host keeps is held against a count of their own.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.dotzee import reference
from tests.games.dotzee.test_properties import plain, plainly
from tests.thorough import a_few
from voice_host.games.dotzee import Dotzee
from voice_host.games.dotzee.meanings import Claim, Hint, Laid, Played, Put, Shown, Take, Threw
from voice_host.games.dotzee.questions import PlaceName
from voice_host.games.dotzee.rules import opponents
from voice_host.games.dotzee.rules.board import PLACES, Place
from voice_host.games.dotzee.rules.faces import BLANK, DICE, Face
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.placing import WAYS
from voice_host.games.dotzee.rules.settings import OPPONENT
from voice_host.play.dice import SeededDice
from voice_host.play.performance import Performance
from voice_host.script import Ask, Heard, Meaning, Outcome, Roll
from voice_host.script.meaning import No, Yes

GAME = Dotzee()
BATCHES, GAMES_EACH = 20, 50
LONGEST = 10000


def any_options(random: Random) -> dict[str, Any]:
    alone = random.random() < 0.3
    chosen: dict[str, Any] = {
        "players": list(("Noa", "Dan", "Lia", "Ben", "Mia", "Leo")[: 1 if alone else random.randint(2, 6)]),
        "quick_play": random.random() < 0.6,
        "claim": random.random() < 0.2,
        "hints": random.random() < 0.2,
        "points_to_win": random.choice((3, 10, 10)),
    }
    if alone and random.random() < 0.5:
        return chosen | {"opponent": random.choice(("easy", "easy", "hard"))}
    return chosen | {"rolled_by": random.choice(("host", "players"))}


class Bots:
    """People at the table: they know the rules, and forget them now and then."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def answer(self, ask: Ask) -> Meaning:
        game = ask.state
        if not isinstance(game, GameState):
            assert Laid in ask.expects
            return Laid(tuple(self.shown(face) for face in (self.face() for _ in range(self.slip(4, 3)))))
        if Take in ask.expects:
            place = self.random.choice(PLACES) if self.slips() else self.random.choice(game.allowed)
            name = PlaceName(*self.slip(place, Place(5, 1)))
            if Played in ask.expects and self.random.random() < 0.5:
                way = self.random.choice((None, *WAYS))
                return Played(name, self.shown(self.face()), way)
            return Take(name)
        if Threw in ask.expects:
            return Threw(self.shown(self.face()), self.random.choice((None, None, *WAYS)))
        if Put in ask.expects:
            if self.random.random() < 0.1:
                return Hint()
            if self.slips():
                return Put(self.random.choice(WAYS))
            return Put(self.random.choice(opponents.ways_to_place(game, self.random.choice(("easy", "hard")))))
        if Claim in ask.expects:
            assert game.unclaimed is not None
            return Claim(self.slip(len(game.unclaimed.points), 20))
        return self.random.choice((Yes(), No()))

    def slips(self) -> bool:
        return self.random.random() < 0.1

    def slip(self, right: Any, wrong: Any) -> Any:
        return wrong if self.slips() else right

    def face(self) -> Face:
        if self.random.random() < 0.15:
            return BLANK
        return Face(self.slip(self.random.randint(1, 5), 6), self.random.choice(("red", "yellow", "green", "blue")))

    def shown(self, face: Face) -> Shown:
        return Shown(face.number, face.colour)


def play(seed: int) -> tuple[GameState, Outcome]:
    random = Random(seed)
    options, dice, bots = GAME.options(any_options(random)), SeededDice(seed), Bots(random)
    performance = Performance(GAME, options, dice)
    for _ in range(LONGEST):
        if performance.outcome is not None:
            assert isinstance(performance.state, GameState)
            return performance.state, performance.outcome
        if random.random() < 0.02:
            state, cue, lines = performance.state, performance.cue, performance.lines
            options = GAME.options(GAME.plain(options))
            performance = Performance(GAME, options, dice, entries=performance.entries)
            performance.skip_to_reply()
            if isinstance(cue, (Ask, Roll)):
                assert (performance.state, performance.cue, performance.lines) == (state, cue, lines)
            continue
        cue = performance.cue
        if isinstance(cue, Ask):
            meaning = bots.answer(cue)
            assert isinstance(meaning, cue.expects)
            performance.answer(Heard(meaning, 0))
        elif isinstance(cue, Roll):
            performance.roll(cue)
        else:
            performance.go_on()
    raise AssertionError(f"game {seed} does not end")


def check(game: GameState, outcome: Outcome) -> None:
    assert sorted(die.number for die in game.board.dice) == list(range(DICE))
    counted = dict.fromkeys(game.settings.order, 0)
    for turn in game.turns:
        assert turn.scored == len(turn.points) or game.settings.claim
        counted[turn.player] += turn.scored
    assert counted == game.totals
    assert game.winner == game.turns[-1].player
    won = game.settings.points_to_win
    assert counted[game.turns[-1].player] >= won
    assert all(points < won for player, points in counted.items() if player != game.winner)
    order = game.settings.order
    assert [turn.player for turn in game.turns] == [order[n % len(order)] for n in range(len(game.turns))]
    assert OPPONENT not in outcome.totals
    assert outcome.winners == ((game.winner,) if len(order) > 1 and game.winner != OPPONENT else ())


@pytest.mark.parametrize("batch", a_few(4, range(BATCHES)))
def test_a_thousand_games_come_to_their_end(batch: int) -> None:
    for seed in range(batch * GAMES_EACH, (batch + 1) * GAMES_EACH):
        check(*play(seed))


def test_every_turn_of_a_game_is_as_the_slow_counter_has_it() -> None:
    for seed in range(20):
        game, _ = play(seed)
        if game.settings.quick_play or game.settings.claim:
            continue
        replayed = GameState.new(game.settings)
        for turn in game.turns:
            board = plainly(replayed.board)
            told = (turn.taken.row - 1, turn.taken.column - 1, plain(turn.face), turn.way)
            replayed = replayed.take(turn.taken).roll(turn.face).place(turn.way)  # type: ignore[union-attr, assignment]
            assert isinstance(replayed, GameState)
            assert len(turn.points) == reference.points(board, *told)
            assert plainly(replayed.board) == reference.pushed(board, *told)[0]
        assert replayed.board == game.board

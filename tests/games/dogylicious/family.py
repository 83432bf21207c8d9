"""Families who play whole games of every kind by the rules alone, mostly right and sometimes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from voice_host.games.dogylicious.rules import ending, planning, walking
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Carpet, Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import Phase, Turn

NUMBERS = [number for number in range(1, 11) for _ in range(2)]

games = st.builds(
    Settings,
    players=st.sampled_from([("Noa",), ("Noa", "Dan"), ("Noa", "Dan", "Gil", "Tal")]),
    dice_sides=st.sampled_from([6, 8, 10, 12]),
    rolled_by=st.sampled_from(["host", "players"]),
    clock=st.booleans(),
    timeup=st.sampled_from(["basic", "gentler"]),
    announce_route=st.sampled_from(["full", "count_only"]),
    feeding=st.sampled_from(["told", "player_says"]),
    whole_problem=st.booleans(),
    carpet=st.one_of(st.just(DEFAULT_CARPET), st.builds(Carpet.of_numbers, st.permutations(NUMBERS))),
)


class Family:
    """Players who mostly do the right thing. ``slips`` is how often they do something else."""

    def __init__(self, random: Random, slips: float) -> None:
        self.random = random
        self.slips = slips
        self.ms = 0

    def slip(self) -> bool:
        return self.random.random() < self.slips

    def tile(self) -> Tile:
        return self.random.choice(DEFAULT_CARPET.tiles)

    def wander(self, turn: Turn) -> list[Tile]:
        """Return a random way, never over a tile twice, that may stop at the target."""
        walked = list(turn.walked)
        while True:
            onward = [tile for tile in turn.carpet.neighbours(walked[-1]) if tile not in walked]
            if not onward:
                break
            walked.append(self.random.choice(onward))
            if walked[-1] == turn.target and self.random.random() < 0.8:
                break
        return walked[len(turn.walked) :]

    def act(self, turn: Turn) -> Turn | Refused:
        """Do one thing of those that the phase of the turn offers."""
        self.ms += self.random.randrange(4000) if turn.clock_started else 0
        number = self.random.randrange(30)
        if self.slips and self.random.random() < 0.02:
            return self.random.choice(
                [
                    lambda: ending.give_up(turn, self.ms),
                    lambda: ending.report(turn, self.random.choice(list(ending.Report)), self.ms),
                    lambda: ending.time_up(turn) if turn.clock_started else turn,
                ]
            )()
        if turn.phase is Phase.CHOOSE_START:
            self.ms = 0
            return planning.choose_start(turn, self.tile())
        if turn.phase is Phase.CHOOSE_TARGET:
            return planning.announce_target(turn, self.tile(), self.ms)
        if turn.phase is Phase.PLAN:
            return planning.plan_route(turn, self.wander(turn), self.ms)
        if turn.phase is Phase.COUNT:
            count = turn.expected_steps or self.random.randrange(2, 8)
            prepared = pieces(turn.steps, turn.steps + count)
            return planning.declare(
                turn, number if self.slip() else count, number if self.slip() else prepared, self.ms
            )
        if turn.phase is Phase.READY:
            if self.slip():
                return planning.announce_target(turn, self.tile(), self.ms)
            return planning.ready(turn, self.ms)
        if turn.phase is Phase.ROLL:
            dice = (self.random.randint(1, 6), self.random.randint(1, 6))
            return walking.roll(turn, dice if turn.settings.rolled_by == "host" else None)
        if turn.phase is Phase.ANSWER:
            factors = turn.dice or (2, 3)
            product = number if self.slip() else factors[0] * factors[1]
            return walking.answer(turn, product, None if self.slip() else factors, self.ms)
        if turn.phase is Phase.MOVE:
            assert turn.dog is not None
            onward = self.tile() if self.slip() else self.random.choice(turn.carpet.neighbours(turn.dog))
            return walking.move(turn, onward, self.ms)
        if turn.phase is Phase.FEED:
            return walking.feed(turn, number if self.slip() else turn.step_number, self.ms)
        return ending.stop(turn, self.ms) if self.random.random() < 0.4 else ending.go_on(turn, self.ms)


def whole_game(settings: Settings, seed: int, slips: float) -> Iterator[GameState]:
    """Yield every state of a game, from before its first turn until after its last."""
    game = GameState.new(settings)
    family = Family(Random(seed), slips)
    yield game
    while not game.over:
        game = game.begin_turn()
        yield game
        for _ in range(3000):
            assert game.turn is not None
            if game.turn.end is not None:
                break
            result = family.act(game.turn)
            if not isinstance(result, Refused):
                game = game.with_turn(result)
                yield game
        else:  # a wanderer may look for a way for ever; a person gives up
            assert game.turn is not None
            game = game.with_turn(ending.give_up(game.turn))
            yield game
        game = game.end_turn()
        yield game

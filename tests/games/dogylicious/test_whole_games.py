"""Whole games of every kind, played by players who do sometimes right and sometimes wrong: what must always hold."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from voice_host.games.dogylicious.rules import ending, planning, walking
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Carpet, Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import Phase, Turn
from voice_host.games.dogylicious.rules.turn_end import Ending

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


def check_turn(turn: Turn) -> None:
    """Check what holds at every moment of a turn."""
    assert len(set(turn.walked)) == len(turn.walked), "a tile is passed once in a turn"
    for here, there in zip(turn.walked, turn.walked[1:], strict=False):
        assert there in turn.carpet.neighbours(here), "only neighbours are one step apart"
    unfed = 1 if len(turn.walked) - 1 > turn.steps else 0
    assert len(turn.walked) - 1 in (-1, turn.steps + unfed)
    assert set(turn.reached) <= set(turn.walked)
    assert not set(turn.reached) & turn.tokens, "a target has no token"
    assert turn.pieces_left >= 0
    assert turn.dice is None or turn.phase is Phase.ANSWER
    if turn.phase in (Phase.ROLL, Phase.ANSWER, Phase.MOVE, Phase.FEED):
        assert turn.declared_steps is not None
        assert turn.pieces_left == pieces(turn.steps, turn.route_began + turn.declared_steps)
    assert (turn.phase is Phase.ENDED) == (turn.end is not None)
    if turn.settings.clock is False:
        assert len(turn.reached) <= 1


def check_end(turn: Turn) -> None:
    """Check that points come from targets reached, or under the gentler option from steps made, and nowhere else."""
    end = turn.end
    assert end is not None
    assert sorted(end.kept + end.removed) == sorted(turn.reached)
    if end.how is Ending.TIME_UP_GENTLER:
        assert turn.settings.timeup == "gentler"
        assert end.target is not None
        assert end.points == min(turn.steps, turn.carpet.number(end.target))
        assert end.kept == ()
    else:
        assert end.points == sum(turn.carpet.number(tile) for tile in end.kept)
    if "time up" in end.how.value:
        assert turn.settings.clock


@effort(max_examples=60, deadline=None)
@given(games, st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.03, 0.2]))
def test_in_every_game_tokens_stay_points_have_a_source_and_it_ends(settings, seed, slips):
    game = GameState.new(settings)
    family = Family(Random(seed), slips)
    gentler_points = 0
    while not game.over:
        game = game.begin_turn()
        before = game.tokens
        for _ in range(3000):
            turn = game.turn
            assert turn is not None
            check_turn(turn)
            if turn.end is not None:
                break
            result = family.act(turn)
            if not isinstance(result, Refused):
                game = game.with_turn(result)
            assert game.tokens == before
            assert {token.tile for token in before} <= {token.tile for token in game.all_tokens}
        assert game.turn is not None
        if game.turn.end is None:
            # a wanderer may look for a way for ever; a person gives up
            game = game.with_turn(ending.give_up(game.turn))
        check_end(game.turn)
        assert game.turn is not None
        assert game.turn.end is not None
        if game.turn.end.how is Ending.TIME_UP_GENTLER:
            gentler_points += game.turn.end.points
        game = game.end_turn()
        assert game.tokens[: len(before)] == before, "tokens of earlier turns never vanish"
        assert len({token.tile for token in game.tokens}) == len(game.tokens)
        on_tokens = sum(settings.carpet.number(token.tile) for token in game.tokens)
        assert game.sheet.team_total == on_tokens + gentler_points, "points never appear from nowhere"
    result = game.result()
    assert result is not None
    assert sum(result.totals.values()) == result.team_total
    assert game.turns_played == 4 * len(settings.players)

"""Whole games of every kind, played by players who do sometimes right and sometimes wrong: what must always hold."""

from __future__ import annotations

from hypothesis import given, settings as effort, strategies as st

from tests.games.dogylicious.family import games, whole_game
from voice_host.games.dogylicious.rules.game_state import Token
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.turn import Phase, Turn
from voice_host.games.dogylicious.rules.turn_end import Ending


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
    tokens: tuple[Token, ...] = ()
    gentler_points = 0
    for game in whole_game(settings, seed, slips):
        if game.turn is not None:
            check_turn(game.turn)
            assert game.tokens == tokens
            assert {token.tile for token in tokens} <= {token.tile for token in game.all_tokens}
            if game.turn.end is not None:
                check_end(game.turn)
                if game.turn.end.how is Ending.TIME_UP_GENTLER:
                    gentler_points += game.turn.end.points
            continue
        assert game.tokens[: len(tokens)] == tokens, "tokens of earlier turns never vanish"
        assert len({token.tile for token in game.tokens}) == len(game.tokens)
        on_tokens = sum(settings.carpet.number(token.tile) for token in game.tokens)
        assert game.sheet.team_total == on_tokens + gentler_points, "points never appear from nowhere"
        assert [end.points for end in game.ends] == [
            points for line in zip(*game.sheet.cells, strict=True) for points in line if points is not None
        ]
        tokens = game.tokens
    result = game.result()
    assert result is not None
    assert sum(result.totals.values()) == result.team_total
    assert game.turns_played == 4 * len(settings.players)

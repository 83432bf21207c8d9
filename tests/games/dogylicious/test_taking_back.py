"""Friends agree before an answer that was judged, or that binds, is taken back (rules 1.12)."""

from __future__ import annotations

import pytest

from tests.games.dogylicious.plays import reached_the_nine, standing_on
from voice_host.games.dogylicious import Dogylicious, meanings as m
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET
from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.script import Meaning
from voice_host.script.meaning import No, Yes

confirms = Dogylicious().confirms_taking_back


def watched(*players: str, **chosen: object) -> GameState:
    return GameState.new(Settings(players or ("Noa", "Dan"), **chosen)).begin_turn()  # type: ignore[arg-type]


@pytest.mark.parametrize("meaning", [m.Answer(12), m.Feed(2), m.Ready(), m.Stop(), m.GoOn(), Yes()])
def test_what_is_judged_or_binds(meaning: Meaning) -> None:
    assert confirms(watched(), meaning)
    assert confirms(watched(mode="team"), meaning), "a team watches itself"
    assert not confirms(watched("Noa"), meaning), "nobody else is there"


@pytest.mark.parametrize(
    "meaning", [m.Start(m.TileName(7)), m.Target(m.TileName(9)), m.Route(()), m.Pieces(3, 6), m.GiveUp(), No()]
)
def test_what_can_be_changed_anyway(meaning: Meaning) -> None:
    assert not confirms(watched(), meaning)


def test_before_the_game_nothing_is_at_stake() -> None:
    assert not confirms(BeforeGame(DEFAULT_CARPET), Yes())


def test_while_the_clock_runs_taking_anything_back_gains_time() -> None:
    game = watched(clock=True)
    assert not confirms(game.with_turn(standing_on((4, 4), clock=True)), m.Target(m.TileName(9)))
    assert confirms(game.with_turn(reached_the_nine()), m.Target(m.TileName(10)))
    assert confirms(game, None), "the end of the time"

from __future__ import annotations

import pytest

from tests.games.dogylicious.plays import TO_THE_NINE, allowed, walk
from voice_host.games.dogylicious.rules import ending, planning
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.game_state import GameState, Token
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import PhaseError


def given_up(game: GameState) -> GameState:
    game = game.begin_turn()
    assert game.turn is not None
    return game.with_turn(ending.give_up(game.turn)).end_turn()


def to_the_nine(game: GameState) -> GameState:
    game = game.begin_turn()
    assert game.turn is not None
    return game.with_turn(walk(allowed(planning.choose_start(game.turn, Tile(4, 4))), TO_THE_NINE)).end_turn()


def test_turns_go_round_four_times_in_the_same_order():
    game = GameState.new(Settings(("Noa", "Dan", "Gil"), starter="Dan"))
    seen = []
    while not game.over:
        seen.append((game.round, game.player))
        game = given_up(game)
    assert seen == [(number, player) for number in (1, 2, 3, 4) for player in ("Dan", "Gil", "Noa")]
    assert game.round == 4


def test_a_token_remembers_who_placed_it_and_when():
    game = to_the_nine(given_up(GameState.new(Settings(("Noa", "Dan")))))
    assert game.tokens == (Token(Tile(3, 4), "Dan", 1, 2),)
    assert game.token_on(Tile(3, 4)) == game.tokens[0]
    assert game.token_on(Tile(2, 2)) is None
    assert game.sheet.round_complete(1)
    assert not game.sheet.round_complete(2)


def test_the_result_of_a_team_is_its_total_and_nobody_wins():
    game = to_the_nine(GameState.new(Settings(("Noa", "Dan"), mode="team")))
    while not game.over:
        assert game.result() is None
        game = given_up(game)
    result = game.result()
    assert result is not None
    assert (result.team_total, result.winners) == (9, ())
    assert result.record_key is not None


def test_the_result_of_a_competitive_game_names_the_winner_and_sets_no_record():
    game = to_the_nine(given_up(GameState.new(Settings(("Noa", "Dan")))))
    while not game.over:
        game = given_up(game)
    result = game.result()
    assert result is not None
    assert (result.winners, result.record_key) == (("Dan",), None)


def test_a_turn_begins_only_between_turns_and_ends_only_at_its_end():
    game = GameState.new(Settings(("Noa",)))
    with pytest.raises(PhaseError):
        game.end_turn()
    game = game.begin_turn()
    with pytest.raises(PhaseError):
        game.begin_turn()
    with pytest.raises(PhaseError):
        game.end_turn()


def test_a_score_entered_again_is_corrected():
    sheet = GameState.new(Settings(("Noa", "Dan"))).sheet.enter("Dan", 2, 5).enter("Dan", 2, 7)
    assert sheet.points("Dan", 2) == 7
    assert sheet.points("Dan", 1) is None
    assert sheet.totals == {"Noa": 0, "Dan": 7}

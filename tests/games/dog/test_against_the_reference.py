"""The engine against a slow reference that was written from the rules alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.dog.bots import any_settings, mixed, steps
from tests.games.dog.compared import both_agree, count, slow_count, slow_pawns, slow_rules
from tests.games.dog.positions import Stored, stored
from tests.thorough import a_few
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.game_state import GameState, Phase

STORED = stored()
SLOWLY_COUNTED = 60


def test_there_are_positions_for_two_to_six_players() -> None:
    assert len(STORED) >= 40
    assert {len(each.settings.players) for each in STORED} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("each", STORED, ids=[each.line.split("|")[1].strip() for each in STORED])
def test_the_lines_of_play_from_a_stored_position(each: Stored) -> None:
    one, two = each.hands
    for card in one[1]:
        both_agree(each.settings, each.position, one[0], card)
    assert count(each.settings, each.position, [one]) == each.counts[0]
    assert count(each.settings, each.position, [one, two]) == each.counts[1]
    if each.counts[0] <= SLOWLY_COUNTED:
        pawns = slow_pawns(each.settings, each.position)
        assert slow_count(slow_rules(each.settings), pawns, [one, two]) == each.counts[1]


@pytest.mark.parametrize("seed", a_few(8, range(24)))
def test_both_agree_at_every_step_of_a_game(seed: int) -> None:
    random = Random(seed)
    settings = any_settings(random)
    game, compared = GameState.new(settings), 0
    for after in steps(game, random, mixed):
        if game.phase is Phase.PLAY and random.random() < 0.4:
            assert game.turn_seat is not None
            hand = game.hands[game.turn_seat].cards
            assert hand is not None
            card = random.choice(hand)
            on_the_ring = sum(
                game.position.places[pawn] >= 0
                for colour in settings.own_colours(game.turn_seat)
                for pawn in range(4 * colour, 4 * colour + 4)
            )
            if on_the_ring <= 3 or card.value not in ("7", "joker"):
                both_agree(settings, game.position, game.turn_seat, card)
                compared += 1
                moved = after.last is not None and after.last.move is not None
                assert moved == playing.has_legal_move(game, game.turn_seat)
        game = after
        if compared == 40:
            break
    assert compared > 10

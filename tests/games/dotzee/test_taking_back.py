"""What was judged, or what the host rolled for, is taken back only if the others agree."""

from __future__ import annotations

from tests.games.dotzee.plays import PLAIN, allowed, game_on, play
from voice_host.games.dotzee import Dotzee
from voice_host.games.dotzee.meanings import Claim, Played, Put, Shown, Take, Threw
from voice_host.games.dotzee.questions import PlaceName
from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.script.meaning import No

GAME = Dotzee()
PLACE, FACE = PlaceName(1, 1), Shown(4, "yellow")


def test_a_die_that_the_host_rolled_is_not_simply_exchanged_for_another() -> None:
    assert GAME.confirms_taking_back(game_on(PLAIN), Take(PLACE))
    assert not GAME.confirms_taking_back(game_on(PLAIN, rolled_by="players"), Take(PLACE))


def test_what_points_were_counted_for_is_not_simply_taken_back() -> None:
    game = game_on(PLAIN, rolled_by="players")
    assert GAME.confirms_taking_back(game, Put("left"))
    assert GAME.confirms_taking_back(game, Played(PLACE, FACE, "left"))
    assert GAME.confirms_taking_back(game, Threw(FACE, "left"))
    claiming = play(game_on(PLAIN, claim=True), (1, 1), "R1", "back")
    assert GAME.confirms_taking_back(claiming, Claim(2))
    assert GAME.confirms_taking_back(claiming, No())


def test_what_was_only_said_so_far_is_changed_freely() -> None:
    game = game_on(PLAIN, rolled_by="players")
    assert not GAME.confirms_taking_back(game, Played(PLACE, FACE))
    assert not GAME.confirms_taking_back(game, Threw(FACE))
    assert not GAME.confirms_taking_back(None, Put("left"))


def test_who_plays_alone_or_against_the_host_has_nobody_to_ask() -> None:
    assert not GAME.confirms_taking_back(game_on(PLAIN, "Noa"), Put("left"))
    assert not GAME.confirms_taking_back(game_on(PLAIN, "Noa", opponent="easy"), Take(PLACE))


def test_whose_die_is_in_the_hand_is_told_to_who_goes_on() -> None:
    taken = allowed(game_on(PLAIN).take(Place(1, 1)))
    assert isinstance(taken, GameState)
    assert [each.id for each in GAME.where_we_are(taken)] == ["told-whose-turn"]
    assert GAME.where_we_are(game_on(PLAIN)) == ()
    assert GAME.where_we_are(None) == ()

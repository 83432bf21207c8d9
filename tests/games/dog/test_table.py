"""What there is to see of the game: where each pawn stands, whose the squares are, and what is counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.dog.board import HOME, A, game
from voice_host.games.dog import Dog
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.language import Prompts, page_files
from voice_host.play.showing.picture import plain_picture
from voice_host.play.showing.words import Words
from voice_host.script.picture import Picture, Square, Token

DOG = Dog()
WORDS = Words(Prompts.load("en", page_files(DOG, "en")))


def squares(game: GameState) -> tuple[Square, ...]:
    track = DOG.picture(game).track
    assert track is not None
    return track.squares


def tokens(game: GameState) -> list[Token]:
    return [token for square in squares(game) for token in square.tokens]


def test_each_pawn_stands_on_its_square_of_the_ring_or_of_its_home() -> None:
    seen = squares(game("A1:3 B2:16 D4:H2"))
    standing = {WORDS.label(each.name): [WORDS.name(one.player) for one in each.tokens] for each in seen if each.tokens}
    assert standing == {
        "Three after the red start": ["Red one"],
        "The blue start": ["Blue two"],
        "Yellow at home, square two": ["Yellow four"],
    }


@pytest.mark.parametrize(("players", "ring", "homes"), [(2, 64, 8), (3, 64, 12), (4, 64, 16), (5, 96, 20), (6, 96, 24)])
def test_the_ring_comes_first_and_then_the_home_squares_of_each_colour(players: int, ring: int, homes: int) -> None:
    seen = squares(game("", players=players))
    assert len(seen) == ring + homes
    assert [square.number for square in seen[:18]] == [*range(16), 0, 1]
    assert [square.number for square in seen[ring:]] == [1, 2, 3, 4] * (homes // 4)
    assert [number for number, square in enumerate(seen[:ring]) if square.marked] == list(range(0, ring, 16))


def test_a_start_and_a_home_say_whose_they_are() -> None:
    below = [WORDS.text(square.below) for square in squares(game("", players=2)) if square.below is not None]
    assert below == ["red", "blue", "green", "yellow", *["red home"] * 4, *["green home"] * 4]


def test_a_pawn_has_its_number_its_colour_and_the_place_of_its_player() -> None:
    (pawn,) = tokens(game("F4:3", players=6))
    assert (pawn.sign, pawn.colour, pawn.seat) == ("4", "black", 5)


def test_the_page_gets_it_in_words() -> None:
    plain = plain_picture(DOG.picture(game("C3:0")), WORDS)
    assert plain["track"]["squares"][0] == {
        "number": 0,
        "name": "The red start",
        "marked": True,
        "tokens": [{"player": "Green three", "seat": 2, "sign": "3", "colour": "green"}],
        "below": "red",
    }


def test_pawns_at_home_and_in_the_kennels_are_counted() -> None:
    counts = {WORDS.label(each.label): each.value for each in DOG.picture(game("A1:3 A2:H1", hands={A: "2 3"})).counts}
    assert (counts["Red at home"], counts["Red in the kennel"], counts["Blue in the kennel"]) == (1, 2, 4)
    assert (counts["Cards of Ann"], counts["Cards of Ben"]) == (2, 0)


def test_the_heading_says_whose_turn_it_is_and_at_the_end_who_won() -> None:
    assert WORDS.label(DOG.picture(game("", turn=A)).heading) == "Ann’s turn"
    home = " ".join(f"{who}{number}:{place}" for who in "AC" for number, place in enumerate(HOME.split(), 1))
    over = DOG.picture(replace(game(home), phase=Phase.OVER, turn_seat=None, finished=(0,)))
    assert WORDS.label(over.heading) == "Ann and Cleo win"
    assert over.over


def test_before_the_game_there_is_only_a_welcome() -> None:
    assert DOG.picture(None) == Picture(DOG.picture(None).heading)

"""What may be asked at any time is answered from the state alone, before, in and after a game."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.games.dotzee.plays import allowed, game_on, play
from voice_host.games.dotzee import Dotzee, questions as q
from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.rules.faces import read_face
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.settings import Settings
from voice_host.rehearsal.stage import prompts_of
from voice_host.script import Question

GAME = Dotzee()
BOARD = "R1 Y2 G4 - / Y4 - R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2"
PLAIN = BOARD.replace("-", "B1", 1)


def told(state: object, question: Question) -> str:
    prompts = prompts_of("dotzee", "en")
    return " ".join(prompts.text(each, "normal") for each in GAME.reply(state, question))


def any_question(kind: type[Question]) -> Question:
    values = {"row": 2, "column": 3, "side": "left", "place": q.PlaceName(2, 3), "word": "flush"}
    return kind(**{field.name: values[field.name] for field in fields(kind)})


@pytest.mark.parametrize("kind", GAME.questions, ids=lambda kind: kind.kind())
def test_every_question_has_an_answer_at_any_moment(kind: type[Question]) -> None:
    new = game_on(BOARD)
    taken = allowed(new.take(Place(1, 4)))
    rolled = allowed(taken.roll(read_face("G5")))
    placed = allowed(rolled.place("left"))
    over = play(game_on("R4 R4 R4 R1 / Y4 - R2 G1 / B5 R3 Y1 Y3 / G2 B4 R1 Y5", points_to_win=1), (1, 4), "R4", "back")
    assert over.over
    for state in (None, new, taken, rolled, placed, over, GameState.new(Settings(("Noa",)))):
        assert told(state, any_question(kind))


def test_lines_are_read_from_the_board() -> None:
    game = game_on(BOARD)
    assert told(game, q.ReadRow(1)) == "Row one: red one, yellow two, green four, blank."
    assert told(game, q.ReadColumn(3)) == "Column three: green four, red two, yellow one, red one."
    assert (
        told(game, q.ReadDiagonal("left")) == "The diagonal from the top left: red one, blank, yellow one, yellow two."
    )
    assert (
        told(game, q.ReadDiagonal("right")) == "The diagonal from the top right: blank, red two, red three, green two."
    )
    assert told(game, q.WhatIsAt(q.PlaceName(2, 3))) == "Row two column three: red two."
    assert told(game, q.WhatIsAt(q.PlaceName(edge=4))) == "Row one column four: blank."
    assert told(game, q.WhatIsAt(q.PlaceName(side="bottom", nth=2))) == "Row four column two: blue four."
    assert told(game, q.ReadRow(5)).startswith("There is no such place.")
    assert told(game, q.ReadColumn(6)).startswith("There is no such place.")
    assert told(game, q.WhatIsAt(q.PlaceName(edge=13))).startswith("There is no such place.")


def test_which_dice_may_be_taken_is_told_with_the_reason() -> None:
    assert told(game_on(BOARD), q.WhichMay()) == "Only the blank in row one column four."
    two = game_on(BOARD.replace("R1", "-", 1))
    assert told(two, q.WhichMay()) == "A blank: row one column one or row one column four."
    assert told(game_on(PLAIN), q.WhichMay()) == "Any die on the outside edge."
    last = game_on(PLAIN, placed_last=(1, 1))
    assert told(last, q.WhichMay()) == "Any die on the outside edge but row one column one, which was just placed."


def test_the_points_are_explained() -> None:
    game = play(game_on("Y4 B1 Y3 B4 / G4 R3 R5 Y5 / R4 Y2 G2 Y1 / G1 G3 G5 G4"), (4, 3), "Y4", "top")
    assert told(game, q.ExplainScore()) == (
        "Noa, four points: Row four: small straight, one; all green, one. Column three: small straight, one. "
        "The diagonal from the top right: small straight, one."
    )
    assert told(game, q.WhoLeads()) == "Noa leads with four points."
    assert told(game, q.MyPoints()) == "Dan has zero points."
    assert told(game, q.WhatChanged()).startswith(
        "Noa took row four column three: a yellow four, from the top. Row one:"
    )


def test_what_a_rolled_die_would_give_is_in_no_answer() -> None:
    taken = allowed(game_on("Y4 B1 Y3 B4 / G4 R3 R5 Y5 / R4 Y2 G2 Y1 / G1 G3 G5 G4").take(Place(4, 3)))
    rolled = allowed(taken.roll(read_face("Y4")))
    for kind in GAME.questions:
        if kind not in (q.WhatScores, q.WhatIs, q.TeachMe, q.MyPoints):
            assert "point" not in told(rolled, any_question(kind)) or "Nobody has any points" in told(
                rolled, any_question(kind)
            )

"""What may be asked at any time: everything that lies open, and nothing that is in a closed fist."""

from __future__ import annotations

import pytest

from tests.games.casino_hot_dog.plays import B, new, opened, rolled, scored, tell
from voice_host.games.casino_hot_dog import CasinoHotDog, questions as q
from voice_host.games.casino_hot_dog.rules.dice import BONE
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.moving import take_die
from voice_host.games.casino_hot_dog.rules.round import Choice
from voice_host.rehearsal.stage import prompts_of
from voice_host.script import Question

GAME = CasinoHotDog()
PROMPTS = prompts_of("casino-hot-dog", "en")


def told(state: object, question: Question) -> str:
    return " ".join(PROMPTS.text(message) for message in GAME.reply(state, question))


def score(state: object) -> str:
    return " ".join(PROMPTS.text(message) for message in GAME.score(state))


def won() -> GameState:
    end = take_die(scored(rolled(new(2, squares=(17, 4))), "5", "3"), 0, 0)
    assert isinstance(end, GameState)
    return end


MOMENTS = {
    "before the players are known": None,
    "before the game": None,
    "before the roll": new(2),
    "before the first chip": rolled(new(2)),
    "between two fists": tell(rolled(new(2)), 0, "3"),
    "after the first chip": opened(rolled(new(2)), "x #"),
    "when somebody is alone": opened(opened(rolled(new(2)), "3 4"), "- 2"),
    "before the dogs move": scored(rolled(new(2)), "5", "3"),
    "when nobody scored": opened(rolled(new(2)), "# #"),
    "at the end": won(),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_question_has_an_answer_at_any_moment(moment):
    state = MOMENTS[moment]
    for question in GAME.questions:
        asked = question("bone") if question is q.WhatIs else question()
        assert told(state, asked)
    assert score(state)
    assert GAME.picture(state).heading
    assert isinstance(GAME.where_we_are(state), tuple)


def test_a_closed_fist_is_never_told():
    closed = tell(rolled(new(2)), 0, "5")
    open_ = rolled(new(2))
    for question in GAME.questions:
        asked = question("fist") if question is q.WhatIs else question()
        assert told(closed, asked) == told(open_, asked)
    assert score(closed) == score(open_)
    assert GAME.picture(closed) == GAME.picture(open_)
    assert GAME.where_we_are(closed) == GAME.where_we_are(open_)


def test_a_sealed_choice_is_never_told():
    game = opened(rolled(new(2)), "3 4")
    closed = game.with_round(game.round.with_fist(0, Choice.OPT_OUT))
    for question in (q.WhoIsIn(), q.ReadChips(), q.WhatIsLeft(), q.WhoseTurn()):
        assert told(closed, question) == told(game, question)
    assert GAME.picture(closed) == GAME.picture(game)


def test_where_the_dogs_are_and_what_is_ahead():
    game = new(3, squares=(0, 7, 15))
    assert (
        told(game, q.WhereDogs())
        == "The dogs: A on the card table, B on square seven with a bone, C on square fifteen."
    )
    assert told(game, q.WhatIsAhead()) == (
        "A, on the card table: two to the next bone, eighteen to the kennel. "
        "B, on square seven with a bone: four to the next bone, eleven to the kennel. "
        "C, on square fifteen: three to the kennel, and a bone leads home."
    )


def test_the_way_is_described():
    assert told(new(2), q.DescribeBoard()) == (
        "From the card table seventeen squares lead to the kennel, which is eighteen. "
        "There are golden bones on squares two, seven, eleven and fourteen."
    )
    assert "There are no bones on the way." in told(new(2, bones=()), q.DescribeBoard())


def test_what_is_in_the_bags_is_told_of_all_who_may_draw():
    game = opened(rolled(new(3)), "5 # x")
    assert told(game, q.WhatIsLeft()) == (
        "In the bag of A: one, two, two, three, three, four, the double and the heap. "
        "In the bag of C: one, two, two, three, three, four, five and the heap."
    )


def test_who_is_in_safe_and_out():
    game = opened(opened(rolled(new(3)), "5 # x"), "- 2")
    assert told(game, q.WhoIsIn()) == "C is in. A opted out. B drew the heap."
    chips = "A opted out with five. B is out of this round. C: the double and two, four in all."
    assert told(game, q.ReadChips()) == chips


def test_who_leads():
    assert told(new(2), q.WhoLeads()) == "All dogs are still on the card table."
    assert told(new(3, squares=(5, 5, 2)), q.WhoLeads()) == "A and B lead together, on square five."
    assert told(won(), q.WhoLeads()) == "A wins: the dog is in the kennel!"


def test_the_dice_and_the_turn():
    game = scored(rolled(new(2, starter=B), (2, BONE)), "3", "5")
    assert told(game, q.WhatDice()) == "The dice show two and a bone."
    assert told(game, q.WhoseTurn()) == "B moves now."
    assert told(new(2), q.WhatDice()) == "The dice are not rolled yet."


def test_the_game_is_explained_in_three_steps():
    steps = GAME.reply(None, q.TeachMe())
    assert [PROMPTS.text(step).split(":")[0] for step in steps] == ["One", "Two", "Three"]


def test_the_score_tells_round_dogs_and_chips():
    game = opened(rolled(new(2, squares=(2, 0))), "3 x")
    assert score(game) == (
        "This is round one. The dogs: A on square two with a bone, B on the card table. In this round: A three, B zero."
    )

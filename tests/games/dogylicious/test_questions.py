"""What may be asked at any time: every answer fits the moment, and none tells what the player has to find out."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings as effort, strategies as st

from tests.games.dogylicious.family import games, whole_game
from tests.games.dogylicious.plays import TO_THE_NINE, announced, planned, reached_the_nine, set_off, standing_on, tiles
from voice_host.games.dogylicious import Dogylicious, questions as q
from voice_host.games.dogylicious.rules import planning, walking
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Carpet, Tile
from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState, Token
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import UNDER_WAY, Phase, Turn
from voice_host.games.dogylicious.rules.turn_end import Ending, TurnEnd
from voice_host.language import HOST, Prompts, files_of, normalise
from voice_host.language.prompt_file import LEVELS
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Question

GAME = Dogylicious()
OF_WHAT = (q.ReadRow, q.WhereIs, q.WhatIs)
WORDS = ("start", "target", "route", "step", "pieces", "token", "dice", "times", "edge", "tile", "carpet", "near")
LATER_WORDS = ("clock", "gentler", "basic", "round", "check", "ready", "team")
EVERY = [
    *(kind() for kind in q.QUESTIONS if kind not in OF_WHAT),
    *(q.ReadRow(row) for row in range(6)),
    *(q.WhereIs(number) for number in (1, 9, 11)),
    *(q.WhatIs(word) for word in (*WORDS, *LATER_WORDS)),
]
READ_OUT = (
    q.DescribeCarpet,
    q.ReadRow,
    q.WhereIs,
    q.WhatIs,
    q.LookAround,
    q.WhatIsFree,
    q.WhereTokens,
    q.MyRoute,
    q.ExplainScore,
)
"""Their answers are as long as what there is to read."""
MOST_WORDS = 12


@cache
def prompts() -> Prompts:
    return Prompts.load("en", [files_of(package, "en")[1] for package in (HOST, GAME.package)])


def told(state: object, question: Question, level: str = "normal") -> str:
    return " ".join(prompts().text(each, level) for each in GAME.reply(state, question))


def game_with(turn: Turn | None, **more: object) -> GameState:
    game = GameState.new(Settings(("Noa", "Dan")) if turn is None else turn.settings)
    return replace(game, turn=turn, **more)  # type: ignore[arg-type]


# -- in every state of every game --------------------------------------------------------------------------------------


def moments(settings: Settings, seed: int, slips: float) -> Iterator[GameState]:
    """Every seventh state of a game, and its last."""
    states = list(whole_game(settings, seed, slips))
    yield from states[seed % 7 :: 7]
    yield states[-1]


@effort(max_examples=25, deadline=None)
@given(games, st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.1]))
def test_at_every_moment_every_question_has_an_answer_and_changes_nothing(settings, seed, slips):
    for game in moments(settings, seed, slips):
        before = deepcopy(game)
        for question in EVERY:
            for level in LEVELS:
                text = told(game, question, level)
                assert text.endswith(".")
                assert not any(map(str.isdigit, text)), text
                if level == "brief" and not isinstance(question, READ_OUT):
                    assert len(text.replace("-", " ").split()) <= MOST_WORDS, text
        assert game == before


@effort(max_examples=25, deadline=None)
@given(games, st.integers(0, 2**32 - 1))
def test_nothing_is_told_that_the_player_has_to_find_out(settings, seed):
    for game in moments(settings, seed, 0.1):
        turn = game.turn
        if turn is None or turn.end is not None:
            continue
        if turn.phase is Phase.ANSWER and turn.dice is not None:  # the product: only the dice tell it
            other = replace(game, turn=replace(turn, dice=(turn.dice[0] % turn.settings.dice_sides + 1, turn.dice[1])))
            rest = [question for question in EVERY if not isinstance(question, q.WhatDice)]
            assert [told(game, each) for each in rest] == [told(other, each) for each in rest]
            assert set(GAME.reply(game, q.WhatDice())[0].gaps.values()) == set(turn.dice)
        if turn.phase not in UNDER_WAY and turn.route:  # the counts of the route: only its tiles tell them
            other = replace(game, turn=replace(turn, route=turn.route[-1:]))
            rest = [question for question in EVERY if not isinstance(question, q.MyRoute)]
            assert [told(game, each) for each in rest] == [told(other, each) for each in rest]
        if turn.settings.feeding == "player_says" and turn.phase in UNDER_WAY:  # the number of the step
            assert "step" not in GAME.reply(game, q.WhichStep())[0].gaps


def test_what_there_is_to_ask_is_understood():
    listed = prompts().text(GAME.askable).removeprefix("Ask me ").removesuffix(".").replace("or ", "")
    sentences = sentences_of("dogylicious", "en")
    asked = [sentences.understand(normalise(each), GAME.questions).meanings for each in listed.split(", ")]
    assert [type(meanings[0]) for meanings in asked if len(meanings) == 1] == list(GAME.questions)
    assert len(prompts().text(GAME.askable, "brief").split()) <= MOST_WORDS


def test_every_word_that_can_be_asked_for_is_told_in_a_way_of_its_own():
    sentences = sentences_of("dogylicious", "en")
    told_words = {told(BeforeGame(DEFAULT_CARPET), q.WhatIs(word)) for word in (*WORDS, *LATER_WORDS)}
    assert len(told_words) == len((*WORDS, *LATER_WORDS))
    for word in (*WORDS, *LATER_WORDS):
        assert sentences.understand(f"what is {word}", GAME.questions, typed=True).meanings == (q.WhatIs(word),)


def test_tiles_are_found_by_their_number_with_what_lies_on_them():
    game = game_with(standing_on((4, 4)), tokens=(_token((2, 2)),))
    assert told(game, q.WhereIs(9)) == "Nine with a token in row two, column two and nine in row three, column four."
    assert told(BeforeGame(DEFAULT_CARPET), q.WhereIs(12)) == (
        "There is no twelve on the carpet. The tiles go from one to ten."
    )


def test_who_goes_on_another_day_hears_whose_turn_it_is_and_where_the_dog_is_to_go():
    def said(state: object) -> str:
        return " ".join(prompts().text(each) for each in GAME.where_we_are(state))

    game = game_with(standing_on((4, 4)))
    assert said(BeforeGame(DEFAULT_CARPET)) == said(GameState.new(game.settings).begin_turn()) == ""
    assert said(game) == "It is Noa's turn."
    assert said(game_with(announced(standing_on((4, 4)), (3, 4)))) == (
        "It is Noa's turn. The dog stands in row four, column four, on tile seven. "
        "Your target is the near nine, in row three, column four."
    )


# -- before and after the game -----------------------------------------------------------------------------------------


def test_before_the_game_the_carpet_can_be_read_already():
    turned = BeforeGame(Carpet.parse("1 6 3 5 2 / 7 9 8 10 4 / 5 8 10 9 6 / 2 4 1 7 3", "row one"))
    assert told(BeforeGame(DEFAULT_CARPET), q.WhereAmI()) == (
        "The game has not begun yet. You stand along row four, the near side."
    )
    assert told(turned, q.WhereAmI()) == "The game has not begun yet. You stand along row one, the near side."
    assert told(turned, q.ReadRow(4)) == "Row four, the far one: two, four, one, seven, three."
    assert told(BeforeGame(DEFAULT_CARPET), q.DescribeCarpet()) == (
        "The carpet has four rows of five tiles. I read each from left to right. "
        "Row one, the far one: one, six, three, five, two. Row two: seven, nine, eight, ten, four. "
        "Row three: five, eight, ten, nine, six. Row four, the near one: two, four, one, seven, three."
    )
    assert told(BeforeGame(DEFAULT_CARPET), q.WhoseTurn()) == "The game has not begun yet."


def test_players_at_the_side_of_the_columns():
    from_the_left = BeforeGame(replace(DEFAULT_CARPET, near_side="column one"))
    assert "You stand along column one, the near side." in told(from_the_left, q.WhereAmI())
    assert told(from_the_left, q.ReadRow(1)) == "Row one: one, six, three, five, two."


def test_the_script_carries_the_familys_own_carpet_from_its_first_question():
    script = GAME.script(GAME.options({"carpet": "2 4 1 7 3 / 5 8 10 9 6 / 7 9 8 10 4 / 1 6 3 5 2"}))
    cue = next(script)
    assert told(cue.state, q.ReadRow(1)) == "Row one, the far one: two, four, one, seven, three."
    assert GAME.score(cue.state)[0].id == "score-not-begun"


def test_after_the_game():
    game = GameState.new(Settings(("Noa", "Dan"), rounds=1))
    game = replace(game, turns_played=2, sheet=game.sheet.enter("Noa", 1, 9).enter("Dan", 1, 9))
    assert told(game, q.WhoseTurn()) == told(game, q.WhereAmI()) == told(game, q.WhatDice()) == "The game is over."
    assert told(game, q.WhoLeads()) == "Noa and Dan win together with nine points."
    assert told(game, q.MyPoints()) == "Noa nine, Dan nine."


# -- where the dog is --------------------------------------------------------------------------------------------------


def test_around_a_tile_as_the_players_see_it():
    middle = replace(standing_on((2, 1)), walked=tiles([(2, 3)]))
    assert told(game_with(middle), q.LookAround()) == "Forward three, right ten, back ten, left nine."


def test_around_at_the_edge_on_the_way_with_a_token_near():
    turn = set_off(standing_on((4, 4), tokens=[(4, 2)]), TO_THE_NINE)
    turn = replace(turn, walked=tiles([(4, 4), (4, 3)]))
    game = replace(game_with(turn), tokens=(_token((4, 2)),))
    assert told(game, q.LookAround()) == (
        "Forward ten, right seven already visited, back the edge of the carpet, left four with a token."
    )
    assert told(game, q.WhereAmI()) == "The dog stands in row four, column three, on tile one."
    assert told(game, q.WhereTokens()) == "There is a token on the near four."
    assert told(game, q.ReadRow(4)) == (
        "Row four, the near one: two, four with a token, one where the dog stands, seven, three."
    )


def test_what_is_free_follows_the_tokens_and_the_tiles_visited():
    turn = standing_on((4, 4), tokens=[(3, 4), (1, 3)])
    assert told(replace(game_with(turn), tokens=(_token((3, 4)), _token((1, 3)))), q.WhatIsFree()) == (
        "All ones, twos, fours, fives, sixes, eights and tens are free. The far seven, the far nine and the near "
        "three are free."
    )


def test_nothing_is_free_where_the_dog_cannot_walk_three_steps():
    walled = replace(standing_on((1, 1)), walked=tiles([(2, 2), (1, 2), (2, 1), (1, 1)]))
    assert told(game_with(walled), q.WhatIsFree()) == "No target can be reached from here."


def _token(place: tuple[int, int]) -> Token:
    return Token(Tile(*place), "Dan", 1, 1)


# -- what is planned, and how far it is walked -------------------------------------------------------------------------


def test_the_route_is_repeated_as_said_and_then_told_step_by_step():
    turn = planned(standing_on((4, 4)), TO_THE_NINE)
    assert told(game_with(turn), q.MyRoute()) == "Your route is one, ten, nine."
    turn = set_off(standing_on((4, 4)), TO_THE_NINE)
    assert told(game_with(turn), q.MyRoute()) == "Still to walk: left one, forward ten, right nine."
    turn = walking.answer(walking.roll(turn, (3, 4)), 12)
    assert told(game_with(turn), q.MyRoute()) == "Still to walk: forward ten, right nine."  # type: ignore[arg-type]


def test_pieces_are_told_as_the_player_said_them_and_after_ready_as_they_are():
    turn = planned(standing_on((4, 4)), TO_THE_NINE)
    assert told(game_with(turn), q.PiecesLeft()) == "You have not said your pieces yet."
    steps_alone = planning.declare(turn, 4)
    assert told(game_with(steps_alone), q.PiecesLeft()) == "You said four steps, and no pieces yet."  # type: ignore[arg-type]
    turn = planning.declare(turn, 3, 7)
    assert told(game_with(turn), q.PiecesLeft()) == "You said three steps and seven pieces."  # type: ignore[arg-type]
    turn = set_off(standing_on((4, 4)), TO_THE_NINE)
    assert told(game_with(turn), q.PiecesLeft()) == "Six pieces are left."
    turn = walking.answer(walking.roll(turn, (3, 4)), 12)
    assert told(game_with(turn), q.PiecesLeft()) == "Step one: give one piece. Five are left."  # type: ignore[arg-type]


def test_players_who_say_the_pieces_are_not_told_the_step():
    turn = set_off(standing_on((4, 4), feeding="player_says"), TO_THE_NINE)
    turn = walking.answer(walking.roll(turn, (3, 4)), 12)
    assert told(game_with(turn), q.WhichStep()) == "No step is done yet."  # type: ignore[arg-type]
    assert told(game_with(turn), q.PiecesLeft()) == "Six pieces are left."  # type: ignore[arg-type]


def test_the_target_and_its_place():
    assert told(game_with(standing_on((4, 4))), q.MyTarget()) == "You have not chosen a target yet."
    turn = announced(standing_on((4, 4)), (3, 4))
    assert told(game_with(turn), q.MyTarget()) == "Your target is the near nine, in row three, column four."
    assert told(game_with(reached_the_nine()), q.MyTarget()) == "You have reached the near nine."


def test_on_a_carpet_where_a_name_needs_its_place_it_is_told_once():
    alike = Carpet.parse("1 6 3 5 2 / 7 9 9 10 4 / 5 8 10 9 6 / 2 4 1 7 3")
    turn = announced(standing_on((4, 4), carpet=alike), (3, 4))
    assert told(game_with(turn), q.MyTarget()) == "Your target is the nine in row three, column four."


def test_the_dice_are_told_while_a_problem_waits():
    turn = set_off(standing_on((4, 4)), TO_THE_NINE)
    assert told(game_with(turn), q.WhatDice()) == "There is no roll to answer now."
    assert told(game_with(walking.roll(turn, (3, 4))), q.WhatDice()) == "The dice show three and four."
    own = replace(turn, settings=replace(turn.settings, rolled_by="players"))
    assert told(game_with(walking.roll(own, None)), q.WhatDice()) == "You roll the dice yourselves."


def test_a_route_that_was_not_announced_is_not_known():
    turn = announced(standing_on((4, 4), announce_route="count_only"), (3, 4))
    off = planning.ready(planning.declare(turn, 3, 6))  # type: ignore[arg-type]
    assert told(game_with(off), q.MyRoute()) == "In this game only the steps of a route are said."  # type: ignore[arg-type]


# -- how the game stands -----------------------------------------------------------------------------------------------


def test_who_leads():
    game = game_with(None)
    assert told(game, q.WhoLeads()) == "Nobody has any points yet."
    ahead = replace(game, sheet=game.sheet.enter("Noa", 1, 9))
    assert told(ahead, q.WhoLeads()) == "Noa leads with nine points."
    assert told(replace(ahead, sheet=ahead.sheet.enter("Dan", 1, 9)), q.WhoLeads()) == (
        "Noa and Dan lead together with nine points."
    )


def test_a_team_leads_nobody():
    game = GameState.new(Settings(("Noa", "Dan"), mode="team"))
    game = replace(game, sheet=game.sheet.enter("Noa", 1, 9), turn=reached_the_nine())
    assert told(game, q.WhoLeads()) == "Together you have nine points."
    assert (
        told(game, q.MyPoints()) == "Noa has nine points. Together you have nine points. This turn: nine points so far."
    )


ENDS = [
    (Ending.WRONG_STEPS, 0, "no points, because the number of steps was wrong."),
    (Ending.WRONG_PIECES, 0, "no points, because the number of pieces was wrong."),
    (Ending.WRONG_NUMBER, 0, "no points, because the pieces of a step were wrong."),
    (Ending.LEFT_THE_ROUTE, 0, "no points, because the route was left."),
    (Ending.TILE_TWICE, 0, "no points, because a tile was entered twice."),
    (Ending.GAVE_UP, 0, "no points, because the turn was given up."),
    (Ending.TIME_UP_BASIC, 0, "no points, because time was up."),
    (Ending.TIME_UP_GENTLER, 0, "no points, because time was up."),
    (Ending.TIME_UP_GENTLER, 3, "three points for the steps until time was up."),
    (Ending.NO_FREE_TARGET, 0, "no points, because no target could be reached."),
]


@pytest.mark.parametrize(("how", "points", "why"), ENDS)
def test_a_turn_without_a_target_is_explained(how: Ending, points: int, why: str) -> None:
    game = game_with(None, ends=(TurnEnd(how, points, (), (), 0, None),))
    assert told(game, q.ExplainScore()) == f"Noa, round one: {why}"


def test_every_way_to_end_a_turn_without_its_targets_is_explained() -> None:
    assert {how for how in Ending if not how.keeps} == {how for how, _, _ in ENDS}


def test_the_score_is_explained_player_by_player() -> None:
    kept = TurnEnd(Ending.STOPPED, 19, tiles([(3, 4), (2, 4)]), (), 6, None)
    lost = TurnEnd(Ending.GAVE_UP, 0, (), (), 0, None)
    game = replace(game_with(None, ends=(kept, lost, lost)), settings=Settings(("Noa", "Dan"), starter="Dan"))
    assert told(game, q.ExplainScore()) == (
        "Dan, round one: nineteen points for the near nine and the far ten. "
        "Dan, round two: no points, because the turn was given up. "
        "Noa, round one: no points, because the turn was given up."
    )

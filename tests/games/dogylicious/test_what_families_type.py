"""What people type who know the game's page and none of the host's sentences."""

from __future__ import annotations

from functools import cache

import pytest

from voice_host.games.dogylicious import meanings as m, questions as q
from voice_host.games.dogylicious.meanings import Direction, Pieces, Route, RouteTile, Start, Target, TileName
from voice_host.language import HOST, Sentences, files_of, normalise
from voice_host.script import Meaning
from voice_host.script.meaning import SHARED, AskTime, Fuller, Help, No, Number, Quit, Repeat, Undo, Yes

START = (m.Start, m.TileName, m.GiveUp)
TARGET = (m.TileName, m.Target, m.Start, m.GiveUp)
WHICH = (m.Side, m.Target, m.GiveUp)
ROUTE = (m.Route, m.Target, m.Start, m.GiveUp)
COUNT = (m.Pieces, m.Route, m.Target, m.Start, m.GiveUp)
READY = (m.Ready, m.Pieces, m.Check, m.Route, m.Target, m.Start, m.GiveUp)
STOP_OR_GO_ON = (m.Stop, m.GoOn, m.Target, m.TileName)

ONE_TEN_NINE = Route((RouteTile(1), RouteTile(10), RouteTile(9)))
LEFT_UP_RIGHT = Route((Direction("left"), Direction("forward"), Direction("right")))
TWO_FORWARD_ONE_LEFT = Route((Direction("forward", 2), Direction("left")))


@cache
def sentences() -> Sentences:
    files = [files_of(package, "en")[0] for package in (HOST, "voice_host.games.dogylicious")]
    return Sentences.load("en", (*SHARED, *m.MEANINGS), files)


def typed(text: str, *expects: type[Meaning]) -> tuple[Meaning, ...]:
    return sentences().understand(normalise(text), expects, typed=True).meanings


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("2", m.Players(2)),
        ("there are 3 of us", m.Players(3)),
        ("4 kids", m.Players(4)),
        ("just me", m.Players(1)),
        ("me and my brother", m.Players(2)),
        ("just the two of us", m.Players(2)),
        ("just me and mommy", m.Players(2)),
        ("yes, as a team", m.Team()),
        ("let's play together", m.Team()),
        ("against each other", m.Team("no")),
        ("everyone for themselves", m.Team("no")),
        ("no, we compete", m.Team("no")),
        ("yes, with a clock", m.Clock("yes")),
        ("use a timer", m.Clock("yes")),
        ("2:00", m.TurnLength(minutes=2)),
        ("2:30", m.TurnLength(minutes=2, seconds=30)),
        ("0:45", m.TurnLength(seconds=45)),
        ("two minutes", m.TurnLength(minutes=2)),
        ("we want to play without a clock", m.Clock("no")),
        ("at our own pace", m.Clock("no")),
        ("2", m.TurnLength(minutes=2)),
        ("120", m.TurnLength(seconds=120)),
        ("90 sec", m.TurnLength(seconds=90)),
        ("a minute", m.TurnLength(minutes=1)),
        ("a minute and a half", m.TurnLength(minutes=1, seconds=30)),
        ("half a minute", m.TurnLength(seconds=30)),
        ("the usual", m.TurnLength(minutes=2)),
        ("the gentler option", m.TimeUpOption("gentler")),
        ("a point for each step", m.TimeUpOption("gentler")),
        ("no points", m.TimeUpOption("basic")),
        ("12-sided dice", m.Sides(12)),
        ("normal dice", m.Sides(6)),
    ],
)
def test_before_the_game(text: str, meaning: Meaning) -> None:
    assert typed(text, type(meaning)) == (meaning,)


@pytest.mark.parametrize("text", ["15", "20", "30"])
def test_a_number_that_may_be_minutes_or_seconds_is_not_guessed(text: str) -> None:
    assert typed(text, m.TurnLength) == ()


@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("the 7", TileName(7)),
        ("tile number 7 please", TileName(7)),
        ("the bottom 7", TileName(7, "near")),
        ("the 7 near us", TileName(7, "near")),
        ("the seven on the near side", TileName(7, "near")),
        ("the top 7", TileName(7, "far")),
        ("the 5 on the left", TileName(5, "left")),
        ("the 1 in the corner", TileName(1, "corner")),
        ("the top left corner", TileName(row=1, column=1)),
        ("bottom right", TileName(row=4, column=5)),
        ("row 4, column 4, tile 7", TileName(7, row=4, column=4)),
        ("the 7 in row 4", TileName(7, row=4)),
    ],
)
def test_a_tile(text: str, tile: TileName) -> None:
    assert typed(text, *START) == (tile,)
    assert typed(f"I want to start at {text}", *START) == (Start(tile),)
    assert typed(f"This is my target: {text}", *TARGET) == (Target(tile),)
    assert typed(f"let's go to {text}", *TARGET) == (Target(tile),)


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("the closer one", "near"),
        ("the one near us", "near"),
        ("the bottom one", "near"),
        ("the one far away", "far"),
        ("the one at the top", "far"),
        ("the one in the corner", "corner"),
        ("on the left", "left"),
    ],
)
def test_which_of_two(text: str, side: str) -> None:
    assert typed(text, *WHICH) == (m.Side(side),)


@pytest.mark.parametrize("text", ["tile eight", "8", "the 8", "number 8"])
def test_another_tile_instead_of_which_of_two(text: str) -> None:
    assert typed(text, *WHICH) == (m.Side(number=8),)


@pytest.mark.parametrize(
    "text", ["one, ten, nine", "1-10-9", "1 -> 10 -> 9", "1, then 10, then 9", "the 1, the 10, the 9"]
)
def test_the_tiles_of_a_route(text: str) -> None:
    assert typed(text, *ROUTE) == (ONE_TEN_NINE,)
    assert typed(f"I'll go {text}", *ROUTE) == (ONE_TEN_NINE,)


@pytest.mark.parametrize("text", ["first to the 1, then to the 10 and then to the 9", "over the 1 and the 10 to the 9"])
def test_a_route_told_as_a_way(text: str) -> None:
    assert typed(text, *ROUTE) == (ONE_TEN_NINE,)


@pytest.mark.parametrize(
    ("text", "route"),
    [
        ("left, up, right", LEFT_UP_RIGHT),
        ("go left, then forward, then right", LEFT_UP_RIGHT),
        ("first left, then forward and then right", LEFT_UP_RIGHT),
        ("one step to the left, one step forward, one step to the right", LEFT_UP_RIGHT),
        ("2 forward and 1 left", TWO_FORWARD_ONE_LEFT),
        ("two steps forward and one to the left", TWO_FORWARD_ONE_LEFT),
        ("forward twice, then left", TWO_FORWARD_ONE_LEFT),
    ],
)
def test_the_ways_of_a_route(text: str, route: Route) -> None:
    (said,) = typed(text, *ROUTE)

    assert isinstance(said, Route)
    assert spelled_out(said) == spelled_out(route)


def spelled_out(route: Route) -> list[str]:
    return [step.way for step in route.steps if isinstance(step, Direction) for _ in range(step.times)]


def test_two_forward_left_is_not_guessed() -> None:
    assert (
        len({tuple(spelled_out(route)) for route in typed("forward two left", *ROUTE) if isinstance(route, Route)}) == 2
    )


def test_to_the_nine_is_a_target_and_no_step() -> None:
    assert typed("to the nine", *ROUTE) == (Target(TileName(9)),)


@pytest.mark.parametrize(
    "text",
    [
        "3 steps and 6 pieces",
        "it's 3 steps, so 6 pieces",
        "3 steps, 6 food pieces",
        "steps: 3, pieces: 6",
        "6 treats for 3 steps",
        "we need 6 pieces for 3 steps",
        "3 and 6",
    ],
)
def test_the_count(text: str) -> None:
    assert typed(text, *COUNT) == (Pieces(3, 6),)


def test_the_count_that_is_missing() -> None:
    missing = (Pieces, Number, m.Target, m.GiveUp)

    assert typed("it's 6", *missing) == typed("6 more", *missing) == (Number(6),)
    assert typed("15 more pieces", *missing) == (Pieces(pieces=15),)


@pytest.mark.parametrize("text", ["Ready!", "let's go!", "ready, steady, go", "yes, ready", "start", "we're all set"])
def test_ready(text: str) -> None:
    assert typed(text, *READY) == (m.Ready(),)


@pytest.mark.parametrize("text", ["ready", "ok", "go", "ready again", "let's go", "yes", "set"])
def test_ready_for_a_further_route(text: str) -> None:
    assert typed(text, *READY, m.FirstRoll) == (m.Ready(),)


@pytest.mark.parametrize("text", ["roll", "roll the dice", "done", "next"])
def test_the_first_roll_of_a_further_route(text: str) -> None:
    assert typed(text, *READY, m.FirstRoll) == (m.FirstRoll(),)


@pytest.mark.parametrize(
    "text", ["am I right?", "can you check it please?", "check my count", "is that good?", "did I count right"]
)
def test_check(text: str) -> None:
    assert typed(text, *READY) == (m.Check(),)


@pytest.mark.parametrize(
    "text",
    ["56", "fifty-six", "I think it is 56", "56, I think", "is it 56?", "so 56", "the answer's 56", "= 56", "umm 56"],
)
def test_the_answer_alone(text: str) -> None:
    assert typed(text, m.Answer, m.GiveUp) == (m.Answer(56),)


@pytest.mark.parametrize(
    "text", ["7x8=56", "7 times 8 equals 56", "I think 7 times 8 is 56", "7*8 makes 56", "7 x 8 gives 56"]
)
def test_the_whole_problem(text: str) -> None:
    assert typed(text, m.Answer, m.GiveUp) == (m.Answer(56, (7, 8)),)


@pytest.mark.parametrize("text", ["what is 7x8", "7 times 8", "how much is 7 times 8"])
def test_a_problem_without_its_answer_is_none(text: str) -> None:
    assert typed(text, m.Answer, m.GiveUp) == ()


@pytest.mark.parametrize(
    "text", ["we rolled 6 and 4", "6 and 4", "a six and a four", "I got 6 and 4", "6x4", "it's 6 and 4", "6 + 4"]
)
def test_what_was_rolled(text: str) -> None:
    assert typed(text, m.Answer, m.OwnRoll, m.GiveUp) == (m.OwnRoll((6, 4)),)


def test_a_problem_that_no_dice_show_is_understood_to_be_refused_with_the_reason() -> None:
    assert typed("0 times 20 is 15", m.Answer) == (m.Answer(15, (0, 20)),)


@pytest.mark.parametrize("text", ["we roll our own dice", "with real dice", "we want to use our own dice"])
def test_own_dice(text: str) -> None:
    assert typed(text, m.Sides, m.OwnDice) == (m.OwnDice(),)


@pytest.mark.parametrize(
    "text", ["ok", "next one please", "I gave it", "the dog ate", "throw the dice", "go on", "given"]
)
def test_done(text: str) -> None:
    assert typed(text, m.Done, m.GiveUp) == (m.Done(),)


@pytest.mark.parametrize("text", ["3", "I gave him three pieces", "the dog gets 3", "three treats"])
def test_the_pieces_of_a_step(text: str) -> None:
    assert typed(text, m.Feed, m.GiveUp) == (m.Feed(3),)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("up", m.Move("forward")),
        ("it went left", m.Move("left")),
        ("one step to the right", m.Move("right")),
        ("the dog goes to the 10", m.Move(tile=TileName(10))),
        ("now on row 2 column 3", m.Move(tile=TileName(row=2, column=3))),
        ("10", m.Move(tile=TileName(10))),
    ],
)
def test_where_the_dog_goes(text: str, move: m.Move) -> None:
    assert typed(text, m.Move, m.GiveUp, m.Call) == (move,)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("that's the wrong number of pieces", "pieces"),
        ("too many pieces", "pieces"),
        ("wrong way!", "route"),
        ("the dog left the route", "route"),
        ("it was there before", "twice"),
        ("you counted wrong", "count"),
    ],
)
def test_what_friends_call(text: str, what: str) -> None:
    assert typed(text, m.Answer, m.Done, m.Feed, m.GiveUp, m.Call, m.WasRight) == (m.Call(what),)


@pytest.mark.parametrize("text", ["that was right", "it was correct", "that was the right answer"])
def test_a_friend_says_that_it_was_right(text: str) -> None:
    assert typed(text, m.Done, m.GiveUp, m.Call, m.WasRight) == (m.WasRight(),)


@pytest.mark.parametrize("text", ["I want to stop", "I'll stop", "that's enough", "keep my points"])
def test_stop(text: str) -> None:
    assert typed(text, *STOP_OR_GO_ON) == (m.Stop(),)


def test_who_speaks_and_wants_to_stop_is_not_asked_whether_to_leave() -> None:
    assert sentences().understand("i want to stop", STOP_OR_GO_ON).meanings == (m.Stop(),)


@pytest.mark.parametrize("text", ["yes, go on", "another one", "I want another target", "let's continue", "keep going"])
def test_go_on(text: str) -> None:
    assert typed(text, *STOP_OR_GO_ON) == (m.GoOn(),)


@pytest.mark.parametrize("text", ["another target: the far 4", "my next target is the far 4", "go on to the far 4"])
def test_go_on_to_a_target(text: str) -> None:
    assert typed(text, *STOP_OR_GO_ON) == (Target(TileName(4, "far")),)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("y", Yes()),
        ("yes we do", Yes()),
        ("why not", Yes()),
        ("n", No()),
        ("no we don't", No()),
        ("not really", No()),
        ("oops", Undo()),
        ("I made a typo", Undo()),
        ("repeat the question", Repeat()),
        ("we have to go", Quit()),
        ("can you help me?", Help()),
        ("I don't get it", Help()),
        ("no idea", Help()),
        ("why?", Fuller()),
        ("why is that wrong?", Fuller()),
        ("what did I do wrong?", Fuller()),
        ("what's that?", Fuller()),
        ("what happened?", Repeat()),
        ("how long left?", AskTime()),
    ],
)
def test_what_the_host_of_any_game_is_told(text: str, meaning: Meaning) -> None:
    assert typed(text, *SHARED) == (meaning,)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("what's a target?", q.WhatIs("target")),
        ("what is a dice?", q.WhatIs("dice")),
        ("what are pieces", q.WhatIs("pieces")),
        ("what does token mean?", q.WhatIs("token")),
        ("what's the gentler option?", q.WhatIs("gentler")),
        ("where is the nine?", q.WhereIs(9)),
        ("where are the 9s", q.WhereIs(9)),
        ("which row is the 9 in?", q.WhereIs(9)),
        ("what is in front of me?", q.LookAround()),
        ("read the numbers", q.DescribeCarpet()),
        ("how many are left?", q.PiecesLeft()),
        ("how many steps is it?", q.PiecesLeft()),
        ("how many pieces did I say?", q.PiecesLeft()),
        ("who starts?", q.WhoseTurn()),
        ("which tile is that?", q.WhereAmI()),
    ],
)
def test_what_those_ask_who_are_new_or_do_not_see(text: str, question: Meaning) -> None:
    assert typed(text, *SHARED, *m.MEANINGS) == (question,)


def test_by_ear_the_seven_is_none_for_it_sounds_like_near_seven() -> None:
    assert sentences().understand("the seven", START).meanings == ()


def test_what_is_spoken_can_be_typed_and_means_the_same() -> None:
    for expects in (START, TARGET, WHICH, COUNT, READY, STOP_OR_GO_ON):
        for phrase in sentences().phrases(expects)[::7]:
            spoken = sentences().understand(phrase, expects).meanings
            assert sentences().understand(phrase, expects, typed=True).meanings == spoken, phrase


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Where am I?", q.WhereAmI()),
        ("where's the dog", q.WhereAmI()),
        ("which tile am I on?", q.WhereAmI()),
        ("What's around me?", q.LookAround()),
        ("what is next to the dog?", q.LookAround()),
        ("What's free?", q.WhatIsFree()),
        ("which targets can I choose?", q.WhatIsFree()),
        ("Describe the carpet, please", q.DescribeCarpet()),
        ("read the rows", q.DescribeCarpet()),
        ("Read row two", q.ReadRow(2)),
        ("read me the third row", q.ReadRow(3)),
        ("what's in row 4?", q.ReadRow(4)),
        ("Where are the tokens?", q.WhereTokens()),
        ("are there any tokens", q.WhereTokens()),
        ("my route", q.MyRoute()),
        ("what is our way", q.MyRoute()),
        ("What is my target?", q.MyTarget()),
        ("where is the target", q.MyTarget()),
        ("How many pieces are left?", q.PiecesLeft()),
        ("how many treats do I have left", q.PiecesLeft()),
        ("which step is it?", q.WhichStep()),
        ("What are the dice?", q.WhatDice()),
        ("what did I roll?", q.WhatDice()),
        ("whose turn is it?", q.WhoseTurn()),
        ("who goes next", q.WhoseTurn()),
        ("Which round is it?", q.WhichRound()),
        ("Who's winning?", q.WhoLeads()),
        ("who is ahead", q.WhoLeads()),
        ("How many points do I have?", q.MyPoints()),
        ("my score", q.MyPoints()),
        ("explain the score", q.ExplainScore()),
        ("where do my points come from?", q.ExplainScore()),
    ],
)
def test_what_is_asked_of_the_game(text: str, meaning: Meaning) -> None:
    assert typed(text, *sentences().always) == (meaning,)


def test_a_question_is_never_two_questions_and_never_an_answer() -> None:
    answers = [meaning for meaning in (*SHARED, *m.MEANINGS) if meaning not in sentences().always]
    for phrase in sentences().phrases(q.QUESTIONS):
        assert len(sentences().understand(phrase, sentences().always).meanings) == 1, phrase
        assert not sentences().understand(phrase, answers, typed=True).meanings, phrase

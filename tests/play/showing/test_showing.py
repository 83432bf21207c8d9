"""The page shows the game as it is, and what is pressed there counts as if it had been said."""

from __future__ import annotations

from voice_host.table.press import Settled

from .table import Page, Pressed, Table

TO_READY = (
    "start on row four column four",
    "my target is row three column four",
    "left forward right",
    "three steps and six pieces",
)


def tile(page: Page, row: int, column: int) -> dict[str, object]:
    rows = page["game"]["board"]["rows"]
    return dict(rows[row - 1][column - 1])


def two_players(*dice: tuple[int, int], **more: object) -> Table:
    return Table(*dice, players="Noa, Dan", **more)


def test_before_the_game_the_carpet_lies_there_and_nothing_else() -> None:
    page = Table().play()
    assert [[tile["number"] for tile in row] for row in page["game"]["board"]["rows"]] == [
        [1, 6, 3, 5, 2],
        [7, 9, 8, 10, 4],
        [5, 8, 10, 9, 6],
        [2, 4, 1, 7, 3],
    ]
    assert page["game"]["sheet"] is None
    assert [press["words"] for press in page["question"]["main"]][:2] == ["one player", "two players"]


def test_it_shows_whose_turn_it_is_and_where_the_dog_may_start() -> None:
    page = two_players().play()
    assert page["game"]["heading"] == "Noa’s turn"
    assert page["game"]["round"] == {"label": "Round", "value": 1, "of": 4}
    free = [tile for row in page["game"]["board"]["rows"] for tile in row if "free" in tile["marks"]]
    assert len(free) == 14
    assert page["game"]["sheet"]["empty"] == "not recorded yet"
    assert [line["cells"] for line in page["game"]["sheet"]["rows"]] == [[None] * 4, [None] * 4]


def test_dog_target_and_route_lie_on_the_carpet() -> None:
    page = two_players((3, 4)).play(*TO_READY, "ready")
    assert tile(page, 4, 4)["marks"] == ["edge", "dog", "start"]
    assert tile(page, 3, 4)["marks"] == ["target"]
    assert [tile(page, *place)["step"] for place in ((4, 3), (3, 3), (3, 4))] == [1, 2, 3]


def test_the_roll_the_step_and_the_pieces() -> None:
    page = two_players((3, 4)).play(*TO_READY, "ready")
    assert page["game"]["dice"] == {
        "values": [3, 4],
        "sides": 6,
        "multiplied": True,
        "label": "The dice show three and four",
    }
    assert {count["label"]: count["value"] for count in page["game"]["counts"]} == {
        "Step": 1,
        "Pieces for this step": 1,
        "Pieces left": 6,
    }


def test_the_chart_is_closed_until_the_answer_is_given_and_then_points_at_it() -> None:
    page = two_players((3, 4)).play(*TO_READY, "ready", "twelve")
    asked = [game for game in page.all("game") if game["dice"]]
    assert all(game["chart"] is None and "friends check" in game["chart_hidden"] for game in asked)
    assert page["game"]["chart"] == {"label": "Multiplication chart", "sides": 6, "mark": [3, 4]}


def test_who_plays_alone_may_use_the_chart_which_never_points_at_what_is_asked() -> None:
    page = Table((3, 4), players="Noa").play(*TO_READY, "ready")
    assert page["game"]["dice"] is not None
    assert page["game"]["chart"] == {"label": "Multiplication chart", "sides": 6, "mark": None}


def test_after_a_mistake_the_chart_points_at_nothing() -> None:
    page = two_players((3, 4)).play(*TO_READY, "ready", "thirteen")
    assert page["game"]["chart"]["mark"] is None


def test_a_token_and_points_after_the_turn() -> None:
    page = two_players((3, 4), (2, 2), (1, 6)).play(*TO_READY, "ready", "twelve", "done", "four", "done", "six")
    assert tile(page, 3, 4)["token"] == {"player": "Noa", "seat": 0, "sign": "", "colour": None}
    noa, dan = page["game"]["sheet"]["rows"]
    assert (noa["cells"], noa["total"], noa["now"]) == ([9, None, None, None], 9, None)
    assert dan["now"] == 1
    assert page["game"]["standings"]["places"][0] == {"place": 1, "player": "Noa", "seat": 0, "points": 9}


def test_the_clock_runs_only_while_the_host_listens() -> None:
    page = two_players((3, 4), clock=True, turn_seconds=120, timeup="basic").play(*TO_READY, "ready", "pause")
    clocks = page.all("clock")
    assert clocks[0]["limit_ms"] is None
    assert any(clock["limit_ms"] == 120_000 and clock["runs"] for clock in clocks)
    assert clocks[-1]["paused"]
    assert not clocks[-1]["runs"]
    assert [press["words"] for press in page["question"]["main"]] == ["resume the game"]


def test_what_was_said_stands_there_with_what_became_of_it() -> None:
    page = two_players().play("blah", Pressed("start on row 4 column 4"), "my target is the far nine")
    lines = [(line["text"], line["note"]) for line in page["captions"]["lines"] if line["who"] == "player"]
    assert lines == [
        ("blah", "not understood"),
        ("start on row four column four", "pressed"),
        ("my target is the far nine", "typed"),
    ]


def test_a_press_is_kept_in_the_journal_as_if_it_had_been_typed() -> None:
    pressed, typed = two_players((3, 4)), two_players((3, 4))
    pressed.play(*(Pressed(words) for words in (*TO_READY, "ready", "3 times 4 is 12")))
    typed.play(*TO_READY, "ready", "three times four is twelve")
    assert set(pressed.outcomes()) == {Settled.TAKEN}
    assert pressed.entries == typed.entries
    assert len(pressed.entries) == 7


def test_a_press_for_a_question_that_is_over_does_not_count() -> None:
    table = two_players()
    table.play(
        Pressed("start on row 4 column 4"),
        lambda table: (table.press("start on row 1 column 1", 1), table.press("stop", 99)),
    )
    assert table.outcomes() == [Settled.TAKEN, Settled.GONE_ON, Settled.GONE_ON]
    assert len(table.entries) == 1


def test_whoever_speaks_first_is_heard_and_the_press_that_comes_after_it_is_not() -> None:
    def both(table: Table) -> None:
        table.ear.type("start on row four column four")
        table.press("start on row 1 column 1")

    table = two_players()
    table.play(both, "my target is row three column four")
    assert table.outcomes() == [Settled.GONE_ON]
    assert [entry.words for entry in table.entries] == [
        "start on row four column four",
        "my target is row three column four",
    ]


def test_a_double_press_counts_once() -> None:
    table = two_players((3, 4))
    table.play(*TO_READY, lambda table: (table.press("ready"), table.press("ready")))
    assert table.outcomes() == [Settled.TAKEN, Settled.BUSY]


def test_who_gave_up_waiting_may_press_again() -> None:
    def given_up(table: Table) -> None:
        table.press("start on row 1 column 1").settle(Settled.NOT_LISTENING)
        table.ear.type("what is the score")

    table = two_players()
    table.play(given_up, Pressed("start on row 4 column 4"))
    assert [entry.words for entry in table.entries] == ["start on row four column four"]


def test_after_the_end_nobody_listens() -> None:
    table = two_players()
    page = table.play()
    table.showing.leave()
    table.press("ready")
    assert table.outcomes() == [Settled.NOT_LISTENING]
    assert page["end"]["label"] == "The host has said goodbye."


def test_the_host_is_seen_to_speak_and_to_listen() -> None:
    page = two_players().play("start on row four column four")
    states = [host["state"] for host in page.all("host")]
    assert states[0] == "busy"
    assert "speaking" in states
    assert "waiting" in states, "nobody is heard: it is typed"


def test_the_parts_that_do_not_change_are_not_shown_anew() -> None:
    page = two_players().play("what is the score", "what is the score")
    assert len(page.all("game")) <= 4


def test_a_question_about_the_game_leaves_the_moment_open() -> None:
    table = two_players()
    table.play(
        Pressed("what is the score?"),
        Pressed("where is the dog?", moment=1),
        Pressed("start on row 4 column 4", moment=1),
    )
    assert set(table.outcomes()) == {Settled.TAKEN}
    assert len(table.entries) == 1


def test_the_same_problem_rolled_again_is_another_moment() -> None:
    """Own dice: the host asks in the same words, and what was meant for the roll before does not count."""
    table = two_players(rolled_by="players")
    page = table.play(*TO_READY, "ready", "six times four is twenty five")
    asked = [question for question in page.all("question") if "problem" in question["choices"]]
    moments_of = [question["moment"] for question in asked]
    assert len(set(moments_of)) == len(moments_of) > 1


def test_the_steps_stand_on_the_carpet_only_when_they_are_counted() -> None:
    page = two_players((3, 4)).play(*TO_READY, "ready")
    boards = [game["board"] for game in page.all("game") if game["board"]]
    planned = [board for board in boards if any(tile["step"] for row in board["rows"] for tile in row)]
    assert [board["counted"] for board in planned] == [False, False, True]


def test_the_steps_of_a_further_route_go_on_counting() -> None:
    table = two_players((3, 4), (2, 2), (1, 6), (5, 5), clock=True, turn_seconds=600, timeup="basic")
    there = (*TO_READY, "ready", "twelve", "done", "four", "done", "six", "done")
    page = table.play(
        *there, "my target is row one column three", "forward forward left", "three steps and fifteen pieces", "ready"
    )
    steps = sorted(tile["step"] for row in page["game"]["board"]["rows"] for tile in row if tile["step"])
    assert steps == [4, 5, 6]


def test_with_their_own_dice_they_answer_without_the_chart_as_well() -> None:
    page = two_players(rolled_by="players").play(*TO_READY, "ready", "six times four is twenty five")
    assert page["game"]["phase"] == "Solve the problem"
    assert page["game"]["chart"] is None


def test_who_practises_has_no_chart_either() -> None:
    page = two_players((3, 4)).play("teach me", "yes", *TO_READY, "ready")
    assert page["game"]["heading"] == "A practice turn"
    assert page["game"]["dice"] is not None
    assert page["game"]["chart"] is None


def test_a_question_of_yes_or_no_offers_what_does_anything() -> None:
    page = two_players().play("quit")
    assert [press["words"] for press in page["question"]["main"]] == ["yes", "no"]
    assert "what is the score?" not in {press["words"].lower() for press in page["question"]["always"]}
    assert page["question"]["ask"] == []

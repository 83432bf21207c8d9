"""After the game: another one, or goodbye."""

from __future__ import annotations

import pytest

from voice_host.play.afterwards.evening import play_games
from voice_host.play.afterwards.play_again import Wish
from voice_host.play.dice import LaterDice, NamedDice, SeededDice, seed_after
from voice_host.play.opening import begin
from voice_host.records import Store, open_store

from .sums import Options, Sums
from .table import DICE, Line, Table, after

WHOLE = ("ready", "thirteen", "go on", "ready", "thirteen")


def over(*lines: object, **also: object) -> Table:
    """Play a game to its end and go on with these lines."""
    return Table(*WHOLE, *lines, goodbye_after_s=30, **also).play()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lines", "wish", "last"),
    [
        (("yes", "yes"), Wish.SAME_PLAYERS, "The same player again?"),
        (("yes", "no"), Wish.OTHERS, "The same player again?"),
        (("again", "yes"), Wish.SAME_PLAYERS, "The same player again?"),
        (("play again", "yes"), Wish.SAME_PLAYERS, "The same player again?"),
        (("play another game",), Wish.ANOTHER_GAME, "Shall we play again?"),
        (("yes", "play something else"), Wish.ANOTHER_GAME, "The same player again?"),
        (("no",), Wish.GOODBYE, "Goodbye!"),
        (("yes", "quit"), Wish.GOODBYE, "Goodbye!"),
        (("quit",), Wish.GOODBYE, "Goodbye!"),
        ((), Wish.GOODBYE, "Goodbye!"),
        (("yes",), Wish.GOODBYE, "Goodbye!"),
        ((KeyboardInterrupt(),), Wish.GOODBYE, "Goodbye!"),
    ],
)
def test_the_players_say_whether_they_play_again(lines, wish, last):
    table = over(*lines)
    assert table.session.wish is wish
    assert table.host[-1] == last
    assert table.outcome is not None


def test_a_long_silence_is_a_goodbye():
    assert over(Line("yes", after=31)).host[-2:] == ["Shall we play again?", "Goodbye!"]
    assert over(Line("yes", after=29), Line("yes", after=29)).session.wish is Wish.SAME_PLAYERS


def test_who_asks_for_something_is_waited_for_again_but_not_for_noise():
    assert over(Line("score", after=29), Line("yes", after=29), "yes").session.wish is Wish.SAME_PLAYERS
    assert over(Line("gaga", after=29), Line("yes", after=29), "yes").session.wish is Wish.GOODBYE


def test_in_a_pause_nobody_is_taken_to_be_gone():
    assert over("pause", Line("resume", after=600), "yes", "yes").session.wish is Wish.SAME_PLAYERS


def test_what_is_asked_about_the_players_is_not_the_whole_result_again():
    talked = over("yes", "what did you say", "yes").talked
    assert after(talked, "- what did you say")[0] == "The same player again?"


def test_a_question_about_the_game_is_answered():
    assert after(over("how many are right", "no").talked, "- how many are right")[0] == "Two of two."


def test_what_can_always_be_said_is_answered():
    table = over("repeat", "help", "score", "slower", "go on", "no")
    assert after(table.talked, "- repeat")[0] == "Right. The end. No record. Shall we play again?"
    assert after(table.talked, "- help")[0].startswith("Say yes to play it again, no to stop, or: play another game.")
    assert after(table.talked, "- slower")[0] == "I speak more slowly now."
    assert after(table.talked, "- no") == ["Goodbye!"]


def test_the_last_answer_can_be_taken_back_and_the_game_goes_on():
    table = over("you misheard me", "fifteen", "no")
    assert after(table.talked, "- you misheard me") == [
        "Taken back: thirteen.",
        "Nine and four. Say the sum.",
        "- fifteen",
        "Not right.",
        "The end. No record.",
        "Shall we play again?",
        "- no",
        "Goodbye!",
    ]
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 1}


def test_a_misheard_yes_to_another_game_is_taken_back_alone():
    table = over("yes", "you misheard me", "no")
    assert after(table.talked, "- you misheard me") == ["Shall we play again?", "- no", "Goodbye!"]
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 2}


# -- what is kept ------------------------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path):
    return open_store(tmp_path)


def kept(store: Store, *lines: object) -> Table:
    game = begin(Sums(), Options(), store, 1, dice=NamedDice(DICE))
    return Table(*lines, performance=game, goodbye_after_s=30)


def test_the_result_is_kept_before_the_question(store):
    class PowerCut(BaseException):
        pass

    table = kept(store, *WHOLE, PowerCut())
    with pytest.raises(PowerCut):
        table.play()
    assert store.unfinished() == ()
    assert store.record("sums", "all") == 2


def test_an_end_that_is_taken_back_has_no_result_and_gives_the_record_back(store):
    kept(store, "ready", "thirteen", "go on", "ready", "one").play()
    assert store.record("sums", "all") == 1
    kept(store, *WHOLE, "undo").play()
    assert store.record("sums", "all") == 1
    (waiting,) = store.unfinished()
    assert store.results(waiting.id) == {}


def test_a_first_record_that_is_taken_back_is_none(store):
    kept(store, *WHOLE, "undo").play()
    assert store.record("sums", "all") is None


def test_the_end_may_be_taken_back_twice(store):
    table = kept(store, *WHOLE, "undo", "fifteen", "undo", "thirteen", "no").play()
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 2}
    assert store.record("sums", "all") == 2


# -- one game after the other ------------------------------------------------------------------------------------------


def test_games_are_played_as_long_as_the_players_wish():
    tables = [over_later("yes", "yes"), over_later("yes", "no"), over_later("no")]
    wishes = []
    waiting = iter(tables)

    def sit_down(performance):
        return next(waiting).session

    def begin_after(before, wish):
        wishes.append(wish)
        return before

    assert play_games(tables[0].performance, sit_down, begin_after) is not None
    assert wishes == [Wish.SAME_PLAYERS, Wish.OTHERS]


def over_later(*lines: object) -> Table:
    return Table(*WHOLE, *lines, goodbye_after_s=30)


def test_the_next_game_has_other_dice_that_follow_from_the_seed():
    first, second = SeededDice(7), SeededDice(seed_after(7))
    rolls = [[dice.roll(n, 2, 6) for n in range(20)] for dice in (first, second)]
    assert rolls[0] != rolls[1]
    assert seed_after(7) == seed_after(7) != seed_after(8)
    assert 0 <= seed_after(2**62) < 2**63


def test_named_dice_go_on_where_the_game_before_left_them():
    assert LaterDice(NamedDice(DICE), 2).roll(1, 2, 20) == DICE[3]

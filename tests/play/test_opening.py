"""A new game, or an unfinished one."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from voice_host.hearing.utterance import EndOfInput
from voice_host.play.answers.understanding import Understanding
from voice_host.play.dice import NamedDice
from voice_host.play.opening import JournalOfAnotherVersion, begin, go_on, offer_unfinished
from voice_host.play.performance import JournalDoesNotFit, Performance
from voice_host.records import Store, open_store
from voice_host.script import Heard

from .sums import Options, Sums, Total
from .table import DICE, SENTENCES, Line, Table, after

UNDERSTANDING = Understanding(SENTENCES, Sums.meanings)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path)


def new_game(store: Store, options: Options | None = None) -> Performance:
    return begin(Sums(), options or Options(), store, 1, dice=NamedDice(DICE))


def leave_after(store: Store, *lines: object, options: Options | None = None) -> int:
    """Play a while, leave, and return the game's number."""
    Table(*lines, performance=new_game(store, options)).play()
    return store.unfinished()[0].id


def resume(store: Store, game_id: int) -> Performance:
    return go_on(Sums(), store, game_id, dice=NamedDice(DICE))


def test_an_unfinished_game_is_kept(store):
    table = Table("ready", performance=new_game(store)).play()
    assert table.host[-1] == "The game is kept. You can go on with it next time. Goodbye."


def test_going_on_says_where_we_are(store):
    game_id = leave_after(store, "ready", "thirteen", "go on", "ready")
    table = Table("thirteen", performance=resume(store, game_id)).play()
    assert table.talked == [
        "We go on where we were.",
        "Nine and four. What is it together?",
        "- thirteen",
        "Right.",
        "The end. No record.",
    ]
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 2}
    assert store.unfinished() == ()


def test_the_clock_goes_on_from_the_last_reply(store):
    game_id = leave_after(store, "ready", Line("gaga", after=5), options=Options(limit_ms=60_000))
    table = Table(Line("thirteen", after=59), performance=resume(store, game_id)).play()
    assert table.performance.entries[2].reply == Heard(Total(13), 59_000)


def test_taking_back_reaches_behind_the_interruption(store):
    game_id = leave_after(store, "ready", "thirteen")
    table = Table("undo", "ready", performance=resume(store, game_id)).play()
    assert after(table.talked, "- undo")[:2] == ["Taken back: thirteen.", "Seven and six. What is it together?"]


def test_a_game_that_was_over_but_for_the_last_words_says_them(store, monkeypatch):
    whole = ["ready", "thirteen", "go on", "ready", "thirteen"]
    performance = new_game(store)
    with monkeypatch.context() as patch:
        patch.setattr(performance, "finish", lambda: None)  # the power failed just before
        Table(*whole, performance=performance).play()
    table = Table(performance=resume(store, store.unfinished()[0].id)).play()
    assert table.host == ["We go on where we were.", "Right. The end. No record."]
    assert table.outcome is not None
    assert store.record("sums", "all") == 2


def test_the_record_is_there_for_the_next_game(store):
    whole = ["ready", "thirteen", "go on", "ready", "thirteen"]
    Table(*whole, performance=new_game(store)).play()
    assert Table(*whole, performance=new_game(store)).play().host[-1] == "The end. The record is two."


def test_a_game_of_another_version_is_not_replayed_and_kept(store):
    game_id = leave_after(store, "ready")

    class Newer(Sums):
        version = 2

    with pytest.raises(JournalOfAnotherVersion, match=r"another version of this program.* It is kept"):
        go_on(Newer(), store, game_id)
    assert [waiting.id for waiting in store.unfinished()] == [game_id]


def test_a_game_that_does_not_fit_is_set_aside(store):
    game_id = leave_after(store, "ready", "thirteen", "go on")

    class Changed(Sums):
        def script(self, options):
            return super().script(Options(rounds=1))

    with pytest.raises(JournalDoesNotFit, match=r"does not fit this game any more, from reply 4 on"):
        go_on(Changed(), store, game_id)
    assert store.unfinished() == ()


def test_options_that_cannot_be_chosen_any_more_are_a_sentence(store):
    game_id = leave_after(store, "ready")

    class Choosy(Sums):
        def options(self, chosen):
            raise ValueError("Choose three rounds.")

    with pytest.raises(JournalDoesNotFit, match=r"cannot be chosen: Choose three rounds\."):
        go_on(Choosy(), store, game_id)


def test_a_reply_the_game_does_not_know_is_set_aside(store):
    game_id = leave_after(store, "ready", "thirteen")

    class Smaller(Sums):
        meanings = ()

    with pytest.raises(JournalDoesNotFit, match="knows no meaning of the kind ready"):
        go_on(Smaller(), store, game_id)
    assert store.unfinished() == ()


def offered(store: Store, *lines: object, days: int = 0, game: Sums | None = None) -> tuple[Performance | None, Table]:
    table = Table(*lines)
    now = datetime.now(timezone.utc) + timedelta(days=days)
    return offer_unfinished(table.talk, UNDERSTANDING, store, game or Sums(), now), table


@pytest.mark.parametrize("words", ["go on", "let us go on", "continue"])
def test_who_says_go_on_goes_on_with_it(store, words):
    leave_after(store, "ready")
    assert offered(store, Line(words, typed=True))[0] is not None


def test_an_unfinished_game_is_offered(store):
    leave_after(store, "ready")
    performance, table = offered(store, "yes")
    assert performance is not None
    assert performance.entries
    assert table.talked == [
        "There is an unfinished game, begun today by Noa and Dan. Do you want to go on with it?",
        "- yes",
    ]


@pytest.mark.parametrize(("days", "when"), [(1, "yesterday"), (12, "twelve days ago")])
def test_it_is_told_how_old_it_is(store, days, when):
    leave_after(store, "ready")
    assert f"begun {when} by Noa and Dan." in offered(store, "no", days=days)[1].host[0]


def test_a_declined_game_can_be_taken_by_another_host(store):
    leave_after(store, "ready")
    offered(store, "no")
    assert resume(open_store(store.path.parent), store.unfinished(declined=True)[0].id).entries


def test_a_game_whose_players_are_not_known_is_offered_without_them(store):
    leave_after(store, "ready")

    class Nameless(Sums):
        def players(self, state):
            return ()

    assert "begun today. Do you want" in offered(store, "no", game=Nameless())[1].host[0]


def test_a_declined_game_is_kept_and_not_offered_again(store):
    leave_after(store, "ready")
    assert offered(store, "no")[0] is None
    assert offered(store)[0] is None
    assert len(store.unfinished(declined=True)) == 1


def test_nothing_is_offered_where_nothing_waits(store):
    performance, table = offered(store)
    assert performance is None
    assert table.events == []


def test_one_can_leave_instead_of_answering(store):
    leave_after(store, "ready")
    with pytest.raises(EndOfInput):
        offered(store, "quit")
    assert len(store.unfinished()) == 1


def test_a_game_that_cannot_be_gone_on_with_is_told_and_a_new_one_begun(store):
    leave_after(store, "ready")

    class Newer(Sums):
        version = 2

    performance, table = offered(store, game=Newer())
    assert performance is None
    assert table.talked == ["The unfinished game cannot be gone on with. We begin a new one."]
    assert "another version" in table.troubles[0]

    assert offered(store, game=Newer())[1].events == []
    assert len(store.unfinished(declined=True)) == 1


def test_where_nothing_can_be_written_the_game_is_played_all_the_same(store):
    store._database.execute("PRAGMA query_only=1")
    table = Table("ready", performance=new_game(store)).play()
    assert table.troubles == [
        "The folder of the records cannot be written to. Choose another with --data. The game goes on, but it is not "
        "saved."
    ]
    assert "The game cannot be saved from here on. We play on." in table.host
    assert table.host[-1] == "Goodbye."

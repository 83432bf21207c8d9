"""One journal gives saving, resuming, taking back and replay."""

import pytest
from hypothesis import given, strategies as st

from voice_host.play.dice import NamedDice, NoDiceLeft, SeededDice
from voice_host.play.performance import JournalDoesNotFit, Performance
from voice_host.records import Entry, MemoryJournal
from voice_host.script import Ask, Heard, Recall, Recalled, Roll, Rolled, TimeUp

from .sums import MoveOn, Options, Ready, State, Sums, Total

OPTIONS = Options(rounds=3, limit_ms=60_000)


def performance(entries: tuple[Entry, ...] = (), journal: MemoryJournal | None = None) -> Performance:
    return Performance(Sums(), OPTIONS, SeededDice(5), journal, entries=entries, recall=lambda key: 2)


def step(play: Performance, value: int, at_ms: int) -> None:
    """Give a script what it waits for."""
    cue = play.cue
    if isinstance(cue, Roll):
        play.roll(cue, at_ms)
    elif isinstance(cue, Recall):
        play.recall(cue, at_ms)
    elif not isinstance(cue, Ask):
        play.go_on()
    elif cue.expects == (Total,):
        play.answer(TimeUp(60_000) if value % 5 == 0 else Heard(Total(value), at_ms), "words")
    else:
        play.answer(Heard(cue.expects[0](), 0), "words")


def played(values: list[int], steps: int = 1000) -> Performance:
    play = performance(journal=MemoryJournal())
    for n in range(steps):
        if play.outcome is not None:
            break
        step(play, values[n % len(values)], 100 * n)
    return play


def where(play: Performance) -> tuple[object, ...]:
    return play.state, play.cue, play.lines, play.clock, play.outcome


VALUES = st.lists(st.integers(2, 40), min_size=1, max_size=20)


@given(VALUES, st.data())
def test_replaying_a_journal_up_to_any_reply_gives_the_state_of_that_moment(values, data):
    entries = played(values).entries
    n = data.draw(st.integers(0, len(entries)))
    resumed = performance(entries[:n])
    live = played(values, 0)
    moment = 0
    while len(live.entries) < n or not (live.outcome or isinstance(live.cue, (Ask, Roll, Recall))):
        step(live, values[moment % len(values)], 100 * moment)
        moment += 1
    if n:
        assert where(resumed) == where(live)
    assert resumed.entries == live.entries


@given(VALUES, st.integers(1, 60), st.integers(1, 5))
def test_taking_back_leads_to_where_the_last_answer_was_asked_for(values, steps, times):
    journal = MemoryJournal()
    play = performance(journal=journal)
    for n in range(steps):
        if play.outcome is None:
            step(play, values[n % len(values)], 100 * n)
    for _ in range(times):
        before = play.entries
        taken = play.take_back()
        heard = [n for n, entry in enumerate(before) if isinstance(entry.reply, Heard)]
        if not heard:
            assert taken is None
            return
        assert taken == before[heard[-1]]
        assert play.entries == before[: heard[-1]] == tuple(journal.entries)
        assert isinstance(play.cue, Ask)
        assert isinstance(taken.reply.meaning, play.cue.expects)
        if play.clock is not None:
            assert play.clock.reading_ms == taken.clock_ms


def test_the_same_dice_fall_after_taking_back():
    play = played([7], steps=6)
    first = [entry.reply for entry in play.entries if isinstance(entry.reply, Rolled)]
    play.take_back()
    step(play, 7, 0)
    while not isinstance(play.cue, Ask):
        step(play, 7, 0)
    assert [entry.reply for entry in play.entries if isinstance(entry.reply, Rolled)] == first


READY, ON = Entry(Heard(Ready(), 0)), Entry(Heard(MoveOn(), 0))
DICE = Entry(Rolled((3, 4)))


@pytest.mark.parametrize(
    "entries",
    [
        (ON,),
        (DICE,),
        (READY, READY),
        (READY, Entry(Rolled((3, 21)))),
        (READY, Entry(Rolled((3,)))),
        (Entry(TimeUp(60_000)),),
        (READY, DICE, Entry(Recalled(3))),
        (READY, DICE, Entry(Heard(Total("seven"), 0)), ON, ON),  # type: ignore[arg-type]
    ],
)
def test_a_reply_that_was_never_asked_for_is_not_replayed(entries):
    with pytest.raises(JournalDoesNotFit, match=r"does not fit this game any more, from reply \d on"):
        performance(entries)


def test_a_script_that_stumbles_over_a_stored_reply_is_a_sentence():
    class Stumbling(Sums):
        def script(self, options):
            yield from super().script(options)
            raise RuntimeError("no such tile")

    entries = played([7]).entries
    with pytest.raises(JournalDoesNotFit, match=r"cannot be replayed from reply 12 on .no such tile."):
        Performance(Stumbling(), OPTIONS, SeededDice(5), entries=entries)


def test_replies_after_the_end_do_not_fit_and_the_game_is_not_called_finished():
    journal = MemoryJournal()
    with pytest.raises(JournalDoesNotFit):
        performance((*played([7]).entries, READY), journal)
    assert journal.outcome is None


def test_a_finished_game_is_finished_in_the_journal():
    play = played([7])
    journal = MemoryJournal()
    again = performance(play.entries, journal)
    assert again.outcome == play.outcome
    assert journal.outcome is None, "the last answer can still be taken back"
    again.finish()
    assert journal.outcome == play.outcome


def test_the_public_state_is_there_at_every_moment():
    play = performance()
    assert play.state == State()
    play.go_on()
    assert play.state == State(round=1)


def test_seeded_dice_are_the_same_everywhere_and_fair():
    assert [SeededDice(1).roll(n, 2, 6) for n in range(4)] == [SeededDice(1).roll(n, 2, 6) for n in range(4)]
    assert SeededDice(1).roll(0, 2, 6) != SeededDice(2).roll(0, 2, 6) or SeededDice(1).roll(1, 2, 6) != SeededDice(
        2
    ).roll(1, 2, 6)
    faces = [die for n in range(6_000) for die in SeededDice(3).roll(n, 2, 12)]
    assert set(faces) == set(range(1, 13))
    assert all(850 < faces.count(face) < 1150 for face in range(1, 13))


def test_seeded_dice_never_change():
    """Journals of old games depend on these."""
    assert [SeededDice(7).roll(n, 2, 6) for n in range(3)] == [(5, 1), (2, 4), (2, 1)]


def test_named_dice_fall_as_named():
    dice = NamedDice([(3, 4)])
    assert dice.roll(0, 2, 6) == (3, 4)
    with pytest.raises(NoDiceLeft, match=r"needs roll 2, but the rolls named are 1"):
        dice.roll(1, 2, 6)
    with pytest.raises(ValueError, match="2 dice of 3 sides, but the roll named for it is"):
        dice.roll(0, 2, 3)

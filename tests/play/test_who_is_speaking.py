"""A friend whispers, two speak at once, somebody else answers: the host goes by what was said (README)."""

from __future__ import annotations

from voice_host.script import Heard

from .sums import Total
from .table import Line, Table, after


def test_a_friends_answer_is_an_answer():
    table = Table("ready", "thirteen").play()
    assert after(table.talked, "- thirteen")[0] == "Right."


def test_that_was_not_me_takes_it_back_with_the_same_dice():
    table = Table("ready", "thirty", "that was not me", "thirteen").play()
    assert after(table.talked, "- that was not me")[:4] == [
        "Taken back: thirty.",
        "Seven and six. What is it together?",
        "- thirteen",
        "Right.",
    ]


def test_it_can_be_said_in_other_words_where_it_is_typed():
    for words in ("no that was my sister", "it was him", "that was not us"):
        assert "Taken back: thirty." in Table("ready", "thirty", Line(words, typed=True)).play().host, words


def test_two_sentences_that_sound_at_once_are_asked_about_and_none_is_taken():
    table = Table("ready", Line("thirteen", ("thirty",)), "thirteen").play()
    answers = [entry.reply.meaning for entry in table.performance.entries if isinstance(entry.reply, Heard)]
    assert after(table.talked, "- thirteen")[0] == "Right."
    assert answers[1] == Total(13)
    assert "Thirteen, one three, or thirty, three zero?" in table.host


def test_two_sentences_in_one_are_no_sentence():
    table = Table("ready", "thirteen thirty", "thirteen help").play()
    assert table.host[4:6] == ["I did not understand.", "Sorry, I did not get that. Please say it again."]

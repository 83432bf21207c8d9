"""Not understood three times in a row: another way is offered, and it works."""

from __future__ import annotations

from itertools import pairwise

from voice_host.script import Heard

from .sums import Total
from .table import Line, Table, after

IN_VAIN = ["gaga"] * 3
DIGITS = "I still do not understand. Say the number digit by digit, like: nine, seven."


def values(table: Table) -> list[object]:
    return [entry.reply.meaning for entry in table.performance.entries if isinstance(entry.reply, Heard)]


def test_a_number_can_be_said_digit_by_digit():
    table = Table("ready", *IN_VAIN, "one three").play()
    assert after(table.talked, DIGITS)[:2] == ["- one three", "Right."]
    assert values(table)[1] == Total(13)


def test_each_digit_alone_is_a_number_as_ever():
    assert values(Table("ready", *IN_VAIN, "nine").play())[1] == Total(9)


def test_before_it_is_offered_digits_are_no_number():
    table = Table("ready", "one three").play()
    assert after(table.talked, "- one three")[0].startswith("Not now.")


def test_digits_that_no_number_has_are_not_understood():
    table = Table("ready", *IN_VAIN, "nine nine nine nine nine", "thirteen").play()
    assert values(table)[1] == Total(13)


def test_the_offer_is_over_with_the_question():
    table = Table("ready", *IN_VAIN, "one three", "one three").play()
    assert after(table.talked, "Another round?")[1].startswith("(Not now.")


def test_other_questions_tell_their_choices():
    said = after(Table(*IN_VAIN).play().talked, "Round one. Are you ready?")
    assert said[5] == "I still do not understand. Try it another way. Say ready."


def test_a_question_of_the_hosts_own_asks_for_one_word():
    said = after(Table("quit", *IN_VAIN, "no").play().talked, "- quit")
    assert said[6] == "I still do not understand. Say only the one word: yes, or no."


def test_the_keyboard_is_offered_where_there_is_one():
    offered = "If I cannot hear you, type it on the keyboard."
    assert offered in Table("ready", *IN_VAIN * 3, can_type=True).play().host
    assert offered not in Table("ready", *IN_VAIN * 3).play().host


def test_it_goes_on_in_other_words_for_as_long_as_it_takes():
    table = Table(*[Line("gaga", after=70)] * 30).play()
    said = [line for line in table.host if line not in ("Welcome to the sums.", "Goodbye.")]
    assert len(said) == 31
    assert all(said[n : n + 3] != [said[n]] * 3 for n in range(len(said)))
    assert all(one != following for one, following in pairwise(said))

"""Which one of two? The host asks, and never chooses for the player."""

import pytest

from .table import Line, Table, after

DOUBT = Line("thirteen", others=("thirty",))
QUESTION = "Thirteen, one three, or thirty, three zero?"


def talk(*lines: object) -> list[str]:
    return after(Table("ready", *lines).play().talked, "What is it together?")


@pytest.mark.parametrize("reply", ["thirteen", "one three", "it is thirteen", "seven and six is thirteen"])
def test_the_number_its_digits_or_the_whole_sentence_clear_it_up(reply):
    assert talk(DOUBT, reply) == ["- thirteen", QUESTION, f"- {reply}", "Right.", "Another round?", "Goodbye."]


@pytest.mark.parametrize("reply", ["thirty", "three zero"])
def test_the_other_number_is_taken_as_well(reply):
    assert "Not right." in talk(DOUBT, reply)


def test_the_rest_of_the_sentence_is_kept():
    said = Line("seven and six is thirteen", others=("seven and sixteen is thirteen",))
    table = Table("ready", said, "six").play()
    assert "Six, or sixteen, one six?" in table.host
    assert table.performance.entries[-1].words == "seven and six is thirteen"


def test_readings_with_the_same_meaning_are_no_doubt():
    assert talk(Line("thirteen", others=("it is thirteen",)))[:2] == ["- thirteen", "Right."]


def test_a_wording_that_is_no_sentence_is_no_candidate():
    assert talk(Line("thirteen", others=("thirty blue",)))[:2] == ["- thirteen", "Right."]


def test_if_the_reply_is_as_doubtful_the_candidates_are_asked_about_one_by_one():
    assert talk(DOUBT, DOUBT, "yes")[2:6] == ["- thirteen", "Thirteen, one three: yes or no?", "- yes", "Right."]
    assert talk(DOUBT, DOUBT, "no", "yes")[4:8] == ["- no", "Thirty, three zero: yes or no?", "- yes", "Not right."]


def test_yes_to_the_question_which_one_is_asked_after():
    assert talk(DOUBT, "yes", "yes")[2:6] == ["- yes", "Thirteen, one three: yes or no?", "- yes", "Right."]


@pytest.mark.parametrize("reply", ["no", "you misheard me"])
def test_neither_makes_the_host_ask_again(reply):
    assert talk(DOUBT, reply, "thirteen")[2:5] == [
        f"- {reply}",
        "Then say it once more, please. What is it together?",
        "- thirteen",
    ]


def test_you_misheard_me_takes_nothing_else_back():
    table = Table("ready", DOUBT, "you misheard me").play()
    assert [entry.words for entry in table.performance.entries] == ["ready", ""]


def test_a_third_number_said_instead_is_a_new_answer():
    assert talk(DOUBT, "fourteen")[2:4] == ["- fourteen", "Not right."]


def test_a_reply_that_may_be_another_number_still_is_not_taken_unconfirmed():
    assert talk(DOUBT, Line("thirteen", others=("thirty one",)), "yes")[3:6] == [
        "Thirteen, one three: yes or no?",
        "- yes",
        "Right.",
    ]


def test_a_reply_that_brings_a_new_doubt_is_asked_about_in_its_turn():
    assert talk(DOUBT, Line("it is fourteen", others=("it is forty",)), "fourteen")[3:6] == [
        "Fourteen, one four, or forty, four zero?",
        "- fourteen",
        "Not right.",
    ]


def test_repeat_says_the_question_again():
    assert talk(DOUBT, "repeat", "thirteen")[2:6] == [
        "- repeat",
        f"Which was it: {QUESTION[0].lower()}{QUESTION[1:]}",
        "- thirteen",
        "Right.",
    ]


def test_what_is_not_understood_is_answered_and_soon_asked_about_singly():
    assert talk(DOUBT, "gaga", "gaga", "yes")[2:9] == [
        "- gaga",
        "I did not understand.",
        "Which was it: thirteen, one three, or thirty, three zero?",
        "- gaga",
        "(Sorry, I did not get that. Please say it again.)",
        "(Thirteen, one three: yes or no?)",
        "- yes",
    ]


def test_one_can_leave_from_there():
    assert talk(DOUBT, "quit", "yes")[2:] == [
        "- quit",
        "Do you want to leave? The game cannot be kept. Say yes or no.",
        "- yes",
        "Goodbye.",
    ]


def test_more_than_two_candidates_are_not_read_out():
    three = Line("thirteen", others=("thirty", "thirty three"))
    assert talk(three, "thirteen")[:4] == [
        "- thirteen",
        "I am not sure what I heard. Say it once more, please, in a whole sentence. What is it together?",
        "- thirteen",
        "Right.",
    ]


def test_an_answer_or_something_that_may_always_be_said():
    assert talk(Line("forty", others=("pause",)))[:2] == ["- forty", "Forty, or pause?"]


def test_a_command_is_not_carried_out_in_doubt():
    said = talk(Line("pause", others=("undo",)), "undo")
    assert said[1] == "Pause, or undo?"
    assert not any("We pause" in line for line in said)


UNSURE = Line("it is thirteen", unsure=True)


@pytest.mark.parametrize("reply", ["yes", "it is thirteen", "thirteen"])
def test_what_may_be_a_piece_of_other_talk_is_asked_about(reply):
    assert talk(UNSURE, reply) == [
        "- it is thirteen",
        "It is thirteen: yes or no?",
        f"- {reply}",
        "Right.",
        "Another round?",
        "Goodbye.",
    ]


def test_and_was_not_said_if_nobody_says_so():
    assert talk(UNSURE, "no", "fourteen")[2:5] == [
        "- no",
        "Then say it once more, please. What is it together?",
        "- fourteen",
    ]


def test_nor_does_a_yes_count_that_may_be_a_piece_of_other_talk():
    assert talk(UNSURE, Line("yes", unsure=True), "no", "fourteen")[2:6] == [
        "- yes",
        "I did not understand.",
        "Did you say it is thirteen? Yes or no?",
        "- no",
    ]


def test_of_other_talk_the_same_words_again_are_asked_about_again():
    assert "Right." not in talk(UNSURE, UNSURE, UNSURE, UNSURE)


def test_a_command_in_other_talk_is_asked_about():
    said = talk(Line("pause", unsure=True), "no", "thirteen")
    assert said[:3] == ["- pause", "Pause: yes or no?", "- no"]
    assert "Right." in said


def test_an_other_number_in_place_of_it_is_a_new_answer():
    assert talk(UNSURE, "fourteen")[2:4] == ["- fourteen", "Not right."]

"""What may always be said, whatever the game."""

import pytest

from voice_host.play.afterwards.play_again import Wish
from voice_host.play.performance import Performance

from .sums import AskRight, Options
from .table import Line, Table, after

ANYTIME_LINE = (
    "At any time you can say repeat, score, time left, pause, you misheard me, slower, louder, or quit. "
    "Or ask: what can you tell me?"
)


def reply(said: str, *before: object, **kw: object) -> str:
    """What the host replies to something said after other things."""
    return after(Table(*before, said, **kw).play().talked, f"- {said}")[0]


def test_repeat_says_everything_since_the_last_answer():
    assert reply("repeat", "ready") == "Seven and six. What is it together?"


def test_repeat_says_the_same_once_more_and_other_words_if_that_did_not_help():
    table = Table("ready", "repeat", "repeat", "repeat").play()
    assert table.host[4:7] == [
        "Seven and six. What is it together?",
        "Seven and six. What is it together?",
        "Seven and six. Say the sum.",
    ]


def test_help_tells_what_can_be_said_here_and_always():
    assert reply("help") == f"Say ready. {ANYTIME_LINE}"


def test_score_is_the_games_own():
    assert reply("score", "ready", "thirteen") == "One point."


def test_no_clock_is_a_sentence():
    assert reply("time left") == "No clock is running."


def test_time_left():
    assert reply("time left", "ready", options=Options(limit_ms=90_000)) == "One minute and thirty seconds left."


def test_are_you_listening():
    assert reply("are you listening") == "Yes, I am listening. Round one. Are you ready?"
    assert reply("are you listening", "ready") == "Yes, I am listening. What is it together?"
    assert reply("are you listening", "pause") == "Yes, I am listening. The game is paused. Say resume to go on."
    table = Table("briefer", "ready", "are you listening").play()
    assert after(table.talked, "- are you listening")[:2] == ["Yes.", "Together?"]


def test_voice_settings():
    table = Table("slower", "faster", "louder", "quieter").play()
    assert "I speak more slowly now." in table.host
    before = table.mouth.settings.rate
    assert reply("slower") == "I speak more slowly now."
    assert Table("slower").play().mouth.settings.rate < before


def test_the_slowest_is_told():
    assert Table(*["slower"] * 20).play().host[-2] == "More slowly I cannot speak."


def test_fewer_words_and_more():
    table = Table("briefer", "ready").play()
    assert after(table.talked, "- briefer")[0] == "I use fewer words now."
    assert "Together?" in table.host
    assert "I explain as much as I can already." in Table("fuller", "fuller").play().host


def test_who_asks_for_an_explanation_gets_one_at_once():
    talked = Table("ready", "explain that", "explain that").play().talked
    first = talked.index("- explain that")
    assert talked[first : first + 4] == [
        "- explain that",
        "I explain more now.",
        "Seven and six. What is it together?",
        "- explain that",
    ]
    assert talked[first + 4 : first + 6] == ["I explain as much as I can already.", "Say the sum."]


def test_in_a_pause_nothing_is_explained():
    assert after(Table("pause", "explain that", "resume").play().talked, "- explain that")[1] == "- resume"


def test_how_the_host_speaks_can_be_changed_at_its_own_questions_too():
    table = Table("quit", "louder", "no").play()

    assert after(table.talked, "- louder")[:2] == [
        "I speak louder now.",
        "Shall we stop here? Yes or no?",
    ]
    assert table.mouth.settings.volume > 0.8


def test_an_answer_goes_before_what_may_always_be_said():
    assert after(Table("ready", "thirteen", "carry on").play().talked, "- carry on")[0] == "Round two. Are you ready?"
    assert reply("carry on", "ready") == "The game is not paused. What is it together?"


def test_quit_asks_first():
    table = Table("quit", "yes", "ready").play()
    assert table.outcome is None
    assert after(table.talked, "- quit") == [
        "Do you want to leave? Say yes or no.",
        "- yes",
        "Goodbye.",
    ]


def test_what_cannot_be_kept_is_told_before_it_is_left():
    table = Table("ready", "quit", "yes").play()
    assert after(table.talked, "- quit")[0] == "Do you want to leave? The game cannot be kept. Say yes or no."


def test_another_game_is_chosen_in_the_middle_of_one():
    table = Table("ready", "play another game", "yes").play()
    question = "Do you want to leave this game for another one? It cannot be kept. Say yes or no."
    assert after(table.talked, "- play another game") == [question, "- yes"]
    assert table.session.wish is Wish.ANOTHER_GAME
    assert table.outcome is None


def test_before_the_first_answer_another_game_is_chosen_at_once():
    table = Table("let us play something else").play()
    assert table.host[-1] == "Round one. Are you ready?"
    assert table.session.wish is Wish.ANOTHER_GAME


@pytest.mark.parametrize("typed", [True, False])
def test_who_says_go_on_does_not_leave(typed):
    assert "Good, we play on. Round one. Are you ready?" in Table("quit", Line("go on", typed=typed)).play().host


def test_quit_and_no_plays_on():
    assert after(Table("quit", "no", "ready").play().talked, "- no")[:2] == [
        "Good, we play on. Round one. Are you ready?",
        "- ready",
    ]


def test_the_question_whether_to_leave_takes_nothing_but_yes_and_no():
    table = Table("quit", "gaga", "help", "repeat", "quit").play()
    assert after(table.talked, "- quit") == ["Goodbye."]
    assert "I did not understand." in table.host
    assert "Please say yes or no." in table.host


# -- pause -------------------------------------------------------------------------------------------------------------


def test_nothing_is_taken_in_a_pause():
    table = Table("ready", "pause", "thirteen", "resume", "thirteen", options=Options(limit_ms=60_000)).play()
    assert after(table.talked, "- pause")[:7] == [
        "The clock is stopped. Say resume to go on.",
        "- thirteen",
        "The game is paused. Say resume to go on.",
        "- resume",
        "We go on. What is it together?",
        "- thirteen",
        "Right.",
    ]


def test_a_pause_without_a_clock_simply_waits():
    table = Table("pause", "ready", "pause", "resume", "ready").play()
    assert after(table.talked, "We pause. Say resume to go on.")[:3] == [
        "- ready",
        "The game is paused. Say resume to go on.",
        "- pause",
    ]


def test_other_talk_in_a_pause_gets_a_soft_sound_only():
    table = Table("pause", "dinner will be late today", "resume").play()
    assert "(The game is paused. Say resume to go on.)" in table.talked


def test_the_answer_go_on_is_resume_in_a_pause():
    table = Table("ready", "thirteen", "pause", "carry on", "carry on").play()
    assert after(table.talked, "We pause. Say resume to go on.")[:4] == [
        "- carry on",
        "We go on. Another round?",
        "- carry on",
        "Round two. Are you ready?",
    ]


def test_score_help_repeat_and_undo_in_a_pause():
    table = Table("ready", "pause", "score", "help", "repeat", "undo").play()
    still = "The game is paused. Say resume to go on."
    assert after(table.talked, "- score")[0] == "Zero points."
    assert after(table.talked, "- help")[0] == f"{still} {ANYTIME_LINE}"
    assert after(table.talked, "- repeat")[0] == f"Seven and six. What is it together? {still}"
    assert after(table.talked, "- undo")[0] == "We still have a pause. Resume is the word to go on."


# -- "you misheard me" -------------------------------------------------------------------------------------------------


def test_undo_takes_the_answer_back_and_asks_again_with_the_same_dice():
    table = Table("ready", "thirty", "you misheard me", "thirteen").play()
    assert after(table.talked, "- thirty")[:7] == [
        "Not right.",
        "Another round?",
        "- you misheard me",
        "Taken back: thirty.",
        "Seven and six. What is it together?",
        "- thirteen",
        "Right.",
    ]


def test_undo_several_times():
    table = Table("ready", "thirty", "undo", "undo", "undo").play()
    assert [line for line in table.host if "back" in line] == [
        "Taken back: thirty.",
        "Taken back: ready.",
        "There is nothing to take back. Say ready.",
    ]


def test_nobody_fishes_for_easy_dice():
    table = Table("ready", "undo", "ready", "undo", "ready").play()
    assert [line for line in table.host if line == "Seven and six."] == ["Seven and six."] * 3


def test_what_followed_is_gone_too():
    table = Table("ready", "thirteen", "go on", "ready", "undo", "undo", "score").play()
    assert after(table.talked, "- score")[0] == "One point."
    assert [entry.words for entry in table.performance.entries] == ["ready", "", "thirteen"]


def test_an_ended_turn_is_taken_back_with_its_clock():
    table = Table(
        Line("ready"),
        Line("thirty", after=20),
        Line("undo", after=100),
        Line("time left"),
        options=Options(limit_ms=60_000),
    ).play()
    assert after(table.talked, "- time left")[0] == "Forty seconds left."


def test_time_up_is_taken_back_with_what_was_heard_before_it():
    table = Table("ready", Line("undo", after=70), options=Options(limit_ms=60_000)).play()
    assert "Too late." in table.host
    assert after(table.talked, "- undo")[:2] == ["Taken back: ready.", "Welcome to the sums. Round one. Are you ready?"]
    assert isinstance(table.performance, Performance)
    assert table.performance.clock is None


@pytest.mark.parametrize(
    "words",
    ["repeat", "help", "score", "time left", "are you listening", "slower", "fuller", "how many are right"],
)
def test_nothing_of_this_enters_the_script(words):
    table = Table(words).play()
    assert table.performance.entries == ()


# -- the game's own questions ------------------------------------------------------------------------------------------

GOODBYE = "Goodbye."
ASKED = "how many are right"


def test_a_question_about_the_game_is_answered_from_where_it_stands():
    assert reply(ASKED) == "Zero of one."
    assert reply(ASKED, "ready", "thirteen", "go on") == "One of two."


def test_what_there_is_to_ask():
    assert reply("what can you tell me") == "Ask how many are right."
    assert reply("what can you tell me", "pause") == "Ask how many are right."


def test_the_host_then_waits_for_the_same_answer():
    table = Table("ready", ASKED, "thirteen").play()
    assert after(table.talked, f"- {ASKED}") == ["Zero of one.", "- thirteen", "Right.", "Another round?", GOODBYE]


def test_a_question_is_answered_in_a_pause_and_the_pause_goes_on():
    table = Table("ready", "pause", ASKED, "thirteen", options=Options(limit_ms=60_000)).play()
    assert after(table.talked, f"- {ASKED}")[:3] == [
        "Zero of one.",
        "- thirteen",
        "The game is paused. Say resume to go on.",
    ]


def test_a_question_takes_no_time_of_the_turn():
    table = Table("ready", Line(ASKED, after=10), "time left", options=Options(limit_ms=60_000), speaks_for=30.0).play()
    assert after(table.talked, "- time left")[0] == "Fifty seconds left."


def test_it_is_listened_for_with_every_question_of_the_host_and_at_a_doubt():
    table = Table("ready", Line("thirty", ("thirteen",)), ASKED, "quit", "no").play()
    assert all(AskRight in expected for expected in table.people.expected)
    assert after(table.talked, f"- {ASKED}")[0] == "Zero of one."


def test_whether_to_leave_has_to_be_said_first():
    assert reply(ASKED, "quit") == "Please say yes or no."


def test_after_the_end_questions_are_answered_until_nobody_asks():
    rounds = Options(rounds=1)
    table = Table("ready", "thirteen", ASKED, "score", "repeat", Line(ASKED, after=60), options=rounds).play()
    assert after(table.talked, "Right.") == [
        "The end. No record.",
        f"- {ASKED}",
        "One of one.",
        "- score",
        "One point.",
        "- repeat",
        "Right. The end. No record.",
    ]
    assert table.outcome is not None


def test_after_a_question_the_last_answer_can_still_be_taken_back():
    table = Table("ready", "thirty", ASKED, "you misheard me", "thirteen", options=Options(rounds=1)).play()
    assert after(table.talked, f"- {ASKED}")[:5] == [
        "Zero of one.",
        "- you misheard me",
        "Taken back: thirty.",
        "Seven and six. What is it together?",
        "- thirteen",
    ]


# -- others agree that it was misheard ---------------------------------------------------------------------------------

WATCHED = Options(watched=True)
DID_I_MISHEAR = "I heard: thirty. Friends, did I mishear? Yes or no."


def test_what_was_judged_is_taken_back_if_the_others_agree():
    table = Table("ready", "thirty", "you misheard me", "yes", "thirteen", options=WATCHED).play()
    assert after(table.talked, "- thirty")[2:10] == [
        "- you misheard me",
        DID_I_MISHEAR,
        "- yes",
        "Taken back: thirty.",
        "Seven and six. What is it together?",
        "- thirteen",
        "Right.",
        "Another round?",
    ]


def test_it_stands_if_they_do_not_and_the_question_is_asked_again():
    table = Table("ready", "thirty", "undo", "no", "go on", options=WATCHED).play()
    assert after(table.talked, "- no")[0] == "Then it stands. Another round?"
    assert [entry.words for entry in table.performance.entries] == ["ready", "", "thirty", "go on"]


def test_you_misheard_me_is_no_answer_to_did_i_mishear():
    table = Table("ready", "thirty", "undo", "no you misheard me", "yes", options=WATCHED).play()
    assert after(table.talked, "- no you misheard me")[:2] == ["Please say yes or no.", "- yes"]
    assert after(table.talked, "- yes")[0].startswith("Taken back: thirty.")


def test_what_nobody_gains_by_is_taken_back_without_a_question():
    table = Table("ready", "undo", options=WATCHED).play()
    assert after(table.talked, "- undo")[0].startswith("Taken back: ready.")


def test_time_that_ran_out_is_given_back_only_if_the_others_agree():
    options = Options(limit_ms=60_000, watched=True)
    table = Table("ready", Line("undo", after=70), "no", options=options).play()
    assert after(table.talked, "- undo")[0] == "I heard: ready. Friends, did I mishear? Yes or no."
    assert after(table.talked, "- no")[0] == "Then it stands. Another round?"


def test_the_result_stands_if_the_others_say_no():
    table = Table("ready", "thirty", "go on", "ready", "thirteen", "undo", "no", options=WATCHED).play()
    assert table.host[-1] == "Then it stands."
    assert table.outcome is not None

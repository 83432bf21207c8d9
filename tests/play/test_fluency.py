"""Fewer words for what goes well again and again, more after a mistake."""

from voice_host.play.manners.fluency import Fluency, FluencySettings
from voice_host.script import Ask, message
from voice_host.script.meaning import Number


def ask(state: object, to: str = "Noa", question: str = "ask-total") -> Ask:
    return Ask(state, message(question), (Number,), message("choices-total"), to)


def answers_well(fluency: Fluency, times: int, to: str = "Noa") -> None:
    for state in range(times):
        fluency.asks(ask(state, to))
        fluency.answered()
        fluency.asks(ask(state, to, "another"))


def level_of(fluency: Fluency, to: str = "Noa", chosen: str = "normal", question: str = "ask-total") -> str:
    fluency.asks(ask("now", to, question))
    return fluency.level(chosen)


def test_after_three_good_answers_a_question_is_asked_in_fewer_words():
    fluency = Fluency()
    answers_well(fluency, 2)
    assert level_of(fluency) == "normal"
    answers_well(fluency, 1)
    assert level_of(fluency) == "brief"
    assert level_of(fluency, chosen="full") == "normal"


def test_the_number_is_a_setting():
    fluency = Fluency(FluencySettings(briefer_after=1))
    answers_well(fluency, 1)
    assert level_of(fluency) == "brief"
    never = Fluency(FluencySettings(briefer_after=0, fuller_after_mistakes=False))
    answers_well(never, 9)
    assert level_of(never) == "normal"
    never.went_wrong()
    assert level_of(never) == "normal"


def test_each_player_and_each_question_for_itself():
    fluency = Fluency()
    answers_well(fluency, 3)
    assert level_of(fluency, to="Dan") == "normal"
    assert level_of(fluency, question="ask-route") == "normal"


def test_a_mistake_makes_it_fuller_until_it_goes_well():
    fluency = Fluency()
    answers_well(fluency, 5)
    fluency.asks(ask("now"))
    fluency.went_wrong()
    assert level_of(fluency) == "full"
    answers_well(fluency, 1)
    assert level_of(fluency) == "normal"


def test_an_answer_that_changes_nothing_was_refused():
    fluency = Fluency()
    fluency.asks(ask("the same"))
    fluency.answered()
    fluency.asks(ask("the same"))
    assert fluency.level("normal") == "full"


def test_what_was_misheard_says_nothing_about_the_player():
    fluency = Fluency()
    answers_well(fluency, 3)
    fluency.asks(ask("now"))
    fluency.answered()
    fluency.went_wrong()
    fluency.taken_back()
    assert level_of(fluency) == "brief"


def test_who_chose_brief_keeps_it():
    fluency = Fluency()
    fluency.asks(ask("now"))
    fluency.went_wrong()
    assert level_of(fluency, chosen="brief") == "brief"


def test_a_level_that_was_just_chosen_is_the_level_of_now():
    fluency = Fluency()
    answers_well(fluency, 3)
    fluency.begin_anew()
    assert level_of(fluency, chosen="full") == "full"


def test_who_asks_how_it_goes_is_told_in_the_words_that_were_chosen():
    fluency = Fluency()
    answers_well(fluency, 3)
    fluency.asks(ask("now"))
    fluency.asked_back()
    assert fluency.level("normal") == "normal"
    fluency.asks(ask("now"))
    assert fluency.level("normal") == "normal"

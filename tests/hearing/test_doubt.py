"""What an utterance is taken for: whole sentences, as they were heard, and doubt where they mean different things."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given, strategies as st

from voice_host.games.dogylicious.meanings import Answer, GiveUp, Pieces, Route, Target, TileName
from voice_host.hearing.doubt import MOST_OTHERS, Verdict, judge
from voice_host.hearing.recognizer import UNKNOWN, Reading
from voice_host.hearing.second_ear import Likeness
from voice_host.hearing.settings import ListeningSettings
from voice_host.language.numbers import words_of_numbers
from voice_host.script import Meaning
from voice_host.script.meaning import Yes

from .speech import PROBLEM, SENTENCES, in_front

SETTINGS = ListeningSettings(sounds_count=1.0, rival=4.0, reach=2.0, farthest=0.6)
SAME_SOUNDS = Likeness(0.0, 5)
FAR = Likeness(3.0, 5)


def taken_for(
    readings: Mapping[str, float],
    sounds: Mapping[str, Likeness] | None = None,
    expects: tuple[type[Meaning], ...] = PROBLEM,
    settings: ListeningSettings = SETTINGS,
    borrows: bool = False,
) -> Verdict:
    """The verdict on readings with their scores, and on how like the second ear's sounds they are."""
    return judge(
        [Reading(words, score) for words, score in readings.items()],
        lambda words: SENTENCES.understand(words, expects),
        None if sounds is None else lambda words: sounds[words],
        settings,
        number_words=words_of_numbers("en"),
        borrows=borrows,
    )


# -- only whole sentences ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", ["", "[unk]", "seven times", "fifty six fifty", "times eight is fifty six"])
def test_what_is_no_whole_sentence_is_nothing(said: str) -> None:
    assert taken_for({said: 0.0}).words == ""


@pytest.mark.parametrize("said", ["[unk] fifty six", "fifty six [unk]", "[unk] [unk] fifty six [unk]"])
def test_a_cough_before_or_after_an_answer_does_not_matter(said: str) -> None:
    assert taken_for({said: 0.0}).words == "fifty six"


@pytest.mark.parametrize(
    "said",
    ["fifty [unk] six", "seven times eight is [unk] fifty six", "seven [unk] times eight", "[unk] fifty [unk] six"],
)
def test_a_sound_inside_an_answer_may_have_been_a_number(said: str) -> None:
    assert taken_for({said: 0.0}).words == ""


def test_a_sentence_that_hardly_fits_is_not_taken_instead_of_what_was_said() -> None:
    assert taken_for({"fifty of six": 0.0, "fifty six": -1.9}).words == "fifty six"
    assert taken_for({"fifty of six": 0.0, "fifty six": -2.1}) == Verdict()


def test_what_is_no_answer_now_is_not_understood() -> None:
    assert taken_for({"fifteen pieces": 0.0}).words == ""
    assert taken_for({"fifteen pieces": 0.0}, expects=(Pieces,)).words == "fifteen pieces"


def out_of_place(readings: Mapping[str, float], sounds: Mapping[str, Likeness] | None) -> Verdict:
    """The verdict where "fifteen pieces" has its place elsewhere."""
    return judge(
        [Reading(words, score) for words, score in readings.items()],
        lambda words: SENTENCES.understand(words, PROBLEM),
        None if sounds is None else lambda words: sounds[words],
        SETTINGS,
        lambda words: words == "fifteen pieces",
    )


def test_an_answer_to_another_question_is_told_as_such() -> None:
    verdict = out_of_place({"[unk] fifteen pieces": 0.0, "fifty": -3.0}, {"fifteen pieces": SAME_SOUNDS, "fifty": FAR})

    assert (verdict.words, verdict.others, verdict.out_of_place) == ("fifteen pieces", (), True)


def test_an_answer_to_this_question_comes_first() -> None:
    sounds = {"fifteen pieces": SAME_SOUNDS, "fifty": SAME_SOUNDS}
    verdict = out_of_place({"fifteen pieces": 0.0, "fifty": -1.0}, sounds)

    assert (verdict.words, verdict.out_of_place) == ("fifty", False)


def test_what_is_told_as_out_of_place_needs_both_ears() -> None:
    assert out_of_place({"fifteen pieces": 0.0}, {"fifteen pieces": FAR}) == Verdict()
    assert out_of_place({"fifteen pieces": 0.0}, None) == Verdict()
    assert out_of_place({"fifteen [unk] pieces": 0.0}, {"fifteen [unk] pieces": SAME_SOUNDS}) == Verdict()


# -- doubt -------------------------------------------------------------------------------------------------------------


def test_what_was_heard_a_little_less_well_is_doubt() -> None:
    verdict = taken_for({"fifteen": -10.0, "fifty": -12.0})

    assert verdict.words == "fifteen"
    assert verdict.others == ("fifty",)


def test_what_was_heard_much_less_well_is_none() -> None:
    assert taken_for({"fifteen": -10.0, "fifty": -14.1}).others == ()


def test_the_order_in_which_a_recogniser_tells_its_readings_does_not_matter() -> None:
    assert taken_for({"fifty": -12.0, "fifteen": -10.0}) == taken_for({"fifteen": -10.0, "fifty": -12.0})


def test_two_ways_to_say_the_same_are_no_doubt() -> None:
    assert taken_for({"seven times eight is fifty six": 0.0, "seven by eight is fifty six": -1.0}).others == ()
    assert taken_for({"eight": 0.0, "tile eight": -1.0}, expects=(TileName, Target)).others == ()


def test_what_means_the_same_as_another_doubt_is_not_asked_twice() -> None:
    readings = {"one hundred and five": 0.0, "one hundred and nine": -1.0, "a hundred and nine": -1.5}

    assert taken_for(readings).others == ("one hundred and nine",)


def test_no_more_others_than_can_be_remembered() -> None:
    verdict = taken_for({"fifteen": 0.0, "fifty": -1.0, "sixteen": -1.5, "sixty": -1.9, "five": -2.0})

    assert MOST_OTHERS == 2
    assert (verdict.words, verdict.others) == ("fifteen", ("fifty", "sixteen"))


def test_giving_up_is_not_confused_with_a_number_in_silence() -> None:
    assert taken_for({"ten": 0.0, "i give up": -1.0}).others == ("i give up",)


# -- the second ear ----------------------------------------------------------------------------------------------------


def test_the_sounds_decide_between_sentences_that_fit_alike() -> None:
    sounds = {"fifteen": Likeness(2.0, 5), "fifty": SAME_SOUNDS}

    assert taken_for({"fifteen": 0.0, "fifty": -1.0}).words == "fifteen"
    assert taken_for({"fifteen": 0.0, "fifty": -1.0}, sounds).words == "fifty"


def test_the_sounds_can_take_the_doubt_away() -> None:
    sounds = {"fifteen": SAME_SOUNDS, "fifty": Likeness(3.5, 5)}

    assert taken_for({"fifteen": 0.0, "fifty": -1.0}).others == ("fifty",)
    assert taken_for({"fifteen": 0.0, "fifty": -1.0}, sounds).others == ()


def test_words_whose_sounds_were_not_heard_were_not_said() -> None:
    assert taken_for({"fifty six": 0.0}, {"fifty six": Likeness(5.9, 10)}).words == "fifty six"

    verdict = taken_for({"fifty six": 0.0}, {"fifty six": Likeness(6.1, 10)})
    assert (verdict.words, verdict.others) == ("", ())
    assert verdict.distance == pytest.approx(0.61)


def test_the_distance_of_what_was_said_is_told() -> None:
    assert taken_for({"fifty six": 0.0}, {"fifty six": Likeness(2.5, 10)}).distance == 0.25
    assert taken_for({"fifty six": 0.0}).distance is None


# -- in front of a television ------------------------------------------------------------------------------------------

HEARD = {
    "fifty six": Likeness(0.5, 8),
    "fifty": Likeness(2.0, 5),
    "six": Likeness(3.5, 4),
}


def taken_in_front(
    readings: Mapping[str, float],
    sounds: Mapping[str, Likeness],
    expects: tuple[type[Meaning], ...] = PROBLEM,
    loud: Sequence[float] = (),
) -> Verdict:
    """The verdict on what was said in front of other talk, with the program's own settings. ``loud``: the levels of the
    words, where it is known when they were said.
    """
    front, spans = in_front(loud)
    return judge(
        [Reading(words, score, spans) for words, score in readings.items()],
        lambda words: SENTENCES.understand(words, expects),
        lambda words: sounds.get(words, Likeness(9.0, 9)),
        ListeningSettings(),
        front=front,
        number_words=words_of_numbers("en"),
    )


def test_a_number_word_at_the_end_may_be_the_televisions() -> None:
    verdict = taken_in_front({"fifty six": 0.0}, HEARD)

    assert (verdict.words, verdict.others) == ("fifty six", ("fifty",))


def test_a_number_word_as_loud_as_the_player_is_hers_but_no_fainter_one() -> None:
    assert taken_in_front({"fifty six": 0.0}, HEARD, loud=(-30.0, -29.0)).others == ()
    assert taken_in_front({"fifty six": 0.0}, HEARD, loud=(-30.0, -33.0)).others == ("fifty",)


def test_a_number_word_is_nobodys_for_sure_where_the_player_is_hardly_louder_than_the_television() -> None:
    front, spans = in_front((-30.0, -30.0), background=-36.0)

    assert not any(front.is_plainly_hers(span) for span in spans)


def test_a_number_word_that_was_clearly_heard_is_the_players() -> None:
    assert taken_in_front({"fifty six": 0.0}, {**HEARD, "fifty": Likeness(2.3, 5)}).others == ()


def test_a_number_word_within_a_sentence_is_doubted_only_if_it_was_hardly_heard() -> None:
    tiles = (Route,)

    assert taken_in_front({"six nine eight": 0.0}, {"six nine eight": SAME_SOUNDS}, tiles).others == ()
    heard = {"six nine eight": Likeness(3.0, 9), "six eight": Likeness(3.2, 6)}
    assert taken_in_front({"six nine eight": 0.0}, heard, tiles).others == ("six eight",)


def test_a_rival_may_be_further_behind_in_front_of_a_television() -> None:
    sounds = {"fifteen": SAME_SOUNDS, "fifty": SAME_SOUNDS}

    assert taken_in_front({"fifteen": 0.0, "fifty": -4.5}, sounds).others == ("fifty",)
    assert taken_in_front({"fifteen": 0.0, "fifty": -5.5}, sounds).others == ()


def test_in_a_quiet_room_no_word_is_left_out() -> None:
    assert taken_for({"fifty six": 0.0}, HEARD, settings=ListeningSettings()).others == ()


# -- may the person go on? ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "could_go_on", "number_could_go_on"),
    [
        ("fifty", True, True),
        ("fifty six", False, False),
        ("seven times", True, False),
        ("seven", True, False),
        ("fifty [unk]", True, True),
        ("[unk]", False, False),
        ("of of", False, False),
    ],
)
def test_whether_the_person_may_go_on(said: str, could_go_on: bool, number_could_go_on: bool) -> None:
    verdict = taken_for({said: 0.0})

    assert verdict.could_go_on is could_go_on
    assert verdict.number_could_go_on is number_could_go_on


# -- no word is ever changed -------------------------------------------------------------------------------------------

NUMBERS = ["one", "two", "seven", "eight", "fifteen", "fifty", "six", "hundred", "oh"]
SAID = st.lists(st.sampled_from([*NUMBERS, "times", "is", "no", "and", "a", UNKNOWN]), max_size=7).map(" ".join)
EACH = st.tuples(SAID, st.floats(-12, 0), st.floats(0, 6))
ANSWERS = st.lists(
    st.sampled_from(["fifty", "fifty six", "seven times eight is fifty six", "[unk] fifteen", "i give up"])
)


@given(st.lists(EACH, min_size=1, max_size=12, unique_by=lambda each: each[0]), ANSWERS, st.booleans())
def test_no_number_is_ever_changed_added_or_dropped(
    readings: list[tuple[str, float, float]], answers: list[str], second_ear: bool
) -> None:
    scores = {**{words: score for words, score, _ in readings}, **dict.fromkeys(answers, -1.0)}
    heard = {re.sub(r"^(\[unk\] ?)+|( ?\[unk\])+$", "", words) for words in scores}
    costs = {words: Likeness(cost, 5) for words, _, cost in readings}
    verdict = judge(
        [Reading(words, score) for words, score in scores.items()],
        lambda words: SENTENCES.understand(words, (Answer, GiveUp)),
        (lambda words: costs.get(words, SAME_SOUNDS)) if second_ear else None,
        SETTINGS,
    )

    told = [each for each in (verdict.words, *verdict.others) if each]
    assert set(told) <= heard
    assert len(verdict.others) <= MOST_OTHERS
    assert verdict.words or not verdict.others
    meanings = [SENTENCES.understand(each, (Answer, GiveUp)).meanings for each in told]
    assert all(meanings)
    assert all(UNKNOWN not in each for each in told)
    assert all(not set(one) & set(other) for n, one in enumerate(meanings) for other in meanings[:n])


# -- what may be said at any time --------------------------------------------------------------------------------------


def test_what_answers_no_question_is_asked_about_where_it_hardly_fits_its_sounds() -> None:
    anytime = (*PROBLEM, *SENTENCES.always)
    hardly = Likeness(2.5, 5)

    assert taken_for({"goodbye": 0.0}, {"goodbye": hardly}, anytime).unsure
    assert not taken_for({"goodbye": 0.0}, {"goodbye": SAME_SOUNDS}, anytime).unsure
    assert not taken_for({"fifty six": 0.0}, {"fifty six": hardly}, anytime).unsure


def test_a_number_in_the_sounds_of_another_language_is_asked_about_sooner() -> None:
    near, far = Likeness(1.4, 5), Likeness(1.6, 5)

    assert taken_for({"fifty six": 0.0}, {"fifty six": far}, borrows=True).unsure
    assert not taken_for({"fifty six": 0.0}, {"fifty six": near}, borrows=True).unsure
    assert not taken_for({"yes": 0.0}, {"yes": far}, (Yes,), borrows=True).unsure

"""A table with two languages: which one is spoken with whom, and what is understood."""

from __future__ import annotations

import pytest

from voice_host.games.dogylicious import meanings as m
from voice_host.hearing.utterance import Utterance
from voice_host.language import normalise
from voice_host.play.answers.understanding import Clear, Nothing, NotNow, Understanding
from voice_host.play.in_language import languages_of
from voice_host.play.manners.manners import Manner, Manners
from voice_host.play.tongues import Tongues
from voice_host.records import EVERYBODY
from voice_host.rehearsal.stage import prompts_of, sentences_of
from voice_host.script import Meaning
from voice_host.script.meaning import SHARED, Help, SpeakIn, Yes

GAME = "dogylicious"
TONGUES = Tongues(languages_of(GAME), "en", lambda code: sentences_of(GAME, code), lambda code: prompts_of(GAME, code))


def listening_in(language: str) -> Understanding:
    return Understanding(sentences_of(GAME, "en"), (*m.MEANINGS, *SHARED), TONGUES, lambda: language)


def meant(language: str, text: str, *expects: type[Meaning], typed: bool = False) -> object:
    said = Utterance(normalise(text, language), typed=typed, text=text if typed else "")
    verdict = listening_in(language).verdict(said, expects)
    return verdict.reading.meaning if isinstance(verdict, (Clear, NotNow)) else verdict


def test_which_games_speak_hebrew() -> None:
    assert languages_of("dogylicious") == ("en", "he")
    assert languages_of("menu") == ("en", "he")
    assert languages_of("dotzee") == ("en",)


def test_a_player_has_the_language_of_everybody_until_one_is_chosen() -> None:
    manners = Manners(Manner(language="he"))
    manners.turn_to("Mia")
    assert manners.now.language == "he"
    assert manners.speak_in("en") == "Mia"
    assert manners.now.language == "en"
    manners.turn_to("Dan")
    assert manners.now.language == "he"


def test_the_language_of_somebody_else_can_be_chosen() -> None:
    manners = Manners()
    manners.turn_to("Mia")
    assert manners.speak_in("he", "Dan") == "Dan"
    assert manners.now.language == "en"
    manners.turn_to("dan")
    assert manners.now.language == "he"


def test_who_has_only_a_number_has_nothing_that_can_be_kept_for_them() -> None:
    manners = Manners()
    manners.turn_to("2")
    assert manners.speak_in("he") == EVERYBODY
    assert manners.now.language == "he"


def test_a_kept_language_counts_from_the_first_word() -> None:
    manners = Manners(kept={"Dan": {"language": "he"}})
    manners.turn_to("Dan")
    assert manners.now.language == "he"


def test_a_game_that_does_not_speak_a_language_is_played_in_its_usual_one() -> None:
    assert TONGUES.known("he") == "he"
    assert TONGUES.known("tlh") == "en"


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "שבע כפול שמונה הם חמישים ושש", m.Answer(56, (7, 8))),
        ("en", "חמישים ושישה", m.Answer(56)),
        ("he", "fifty six", m.Answer(56)),
        ("he", "seven times eight is fifty six", m.Answer(56, (7, 8))),
    ],
)
def test_an_answer_in_the_other_language_counts(language: str, text: str, meaning: Meaning) -> None:
    assert meant(language, text, m.Answer) == meaning
    assert meant(language, text, m.Answer, typed=True) == meaning


def test_so_does_what_may_always_be_said_and_yes() -> None:
    assert meant("en", "עזרה", m.Answer) == Help()
    assert meant("he", "help", m.Answer) == Help()
    assert listening_in("en").meanings(Utterance("כן"), (Yes,)) == {Yes()}


def test_what_is_wanted_later_is_recognised_in_both() -> None:
    assert meant("en", "מוכנים", m.Answer) == m.Ready()


def test_a_doubt_in_the_other_language_is_no_answer() -> None:
    heard = Utterance("חמש עשרה", others=("חמישים",))
    assert isinstance(listening_in("en").verdict(heard, (m.Answer,)), Nothing)


@pytest.mark.parametrize("text", ["in Hebrew", "Hebrew, please", "I play in Hebrew", "speak Hebrew", "עברית", "בעברית"])
def test_how_hebrew_is_asked_for(text: str) -> None:
    for language in ("en", "he"):
        assert meant(language, text, m.Answer) == SpeakIn("he")


@pytest.mark.parametrize("text", ["Dan plays in Hebrew", "דן משחק בעברית"])
def test_how_it_is_asked_for_somebody(text: str) -> None:
    asked = meant("en", text, m.Answer)
    assert isinstance(asked, SpeakIn)
    assert asked.language == "he"
    assert len(asked.names) == 1


def test_in_which_language_something_was_said_that_means_nothing() -> None:
    assert listening_in("en").spoken_instead(Utterance("בננה")) == "he"
    assert listening_in("he").spoken_instead(Utterance("banana")) == "en"
    assert listening_in("en").spoken_instead(Utterance("banana")) is None


def test_a_name_is_listened_for_once_it_is_known_who_plays() -> None:
    sentences = sentences_of(GAME, "en")
    assert not any("plays" in phrase for phrase in sentences.phrases((SpeakIn,)))
    assert "dan plays in hebrew" in sentences.among(("Dan", "Mia")).phrases((SpeakIn,))

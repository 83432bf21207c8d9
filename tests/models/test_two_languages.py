"""One ear at a table with two languages: it listens for that of the player in turn."""

from __future__ import annotations

import pytest

from voice_host.games.dogylicious.meanings import Answer
from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.vosk_recognizer import VoskEngine
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, heard
from voice_host.rehearsal.stage import sentences_of
from voice_host.speaking.pyttsx3_voice import EspeakSynthesizer

pytestmark = pytest.mark.spoken

SAID = {
    "en": (PlayerVoice("en-gb", 150, 50), "seven times eight is fifty six"),
    "he": (PlayerVoice("he", 145, 50), "שבע כפול שמונה הם חמישים ושש"),
}


def heard_in(ear: Attention, language: str) -> str:
    voice, words = SAID[language]
    sound = heard(voice.speak(EspeakSynthesizer(language), words))
    (utterance,) = overhear(sound, ear, (Answer,)).utterances
    return utterance.words


def test_it_turns_from_one_language_to_the_other_and_back() -> None:
    ear = attention(find("en"), sentences_of("dogylicious", "en"))
    for language in ("en", "he", "en"):
        sentences = sentences_of("dogylicious", language)
        ear.turn_to(sentences)
        assert sentences.understand(heard_in(ear, language), (Answer,)).meanings == (Answer(56, (7, 8)),)


def test_each_language_is_listened_for_as_if_it_were_the_only_one() -> None:
    english = find("en")
    hebrew = english.in_language("he")
    alone = {model.language: VoskEngine(model).weights for model in (english, hebrew)}
    assert alone["en"] != alone["he"]

    engine = VoskEngine(english)
    for model in (hebrew, english):
        engine.turn_to(model)
        assert engine.weights == alone[model.language]


def test_a_model_without_the_words_of_a_language_stays_with_its_own() -> None:
    model = find("en")
    assert model.in_language("he").language == "he"
    assert model.in_language("he").in_language("en").language == "en"
    assert model.in_language("tlh") is model

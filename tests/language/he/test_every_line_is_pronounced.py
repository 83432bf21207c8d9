"""Whatever the host says in Hebrew, each word of it is known to the lexicon and none reaches the voice in letters."""

from __future__ import annotations

import unicodedata
from importlib.resources import files

import pytest
from hypothesis import given, strategies as st

from tests.language.every_wording import PLACES, said
from voice_host.language import Prompts
from voice_host.language.he.numbers import GENDERS, MASCULINE_EIGHT
from voice_host.language.he.pronunciation import guessed, pronounced
from voice_host.script import Message
from voice_host.speaking.espeak_library import espeak_library
from voice_host.speaking.pyttsx3_voice import EspeakSynthesizer

FRIENDS = ("נועה", "דן", "בילבוש")
"""The last has a name that no lexicon has."""


def hebrew_letters(text: str) -> list[str]:
    return [letter for letter in text if "\u0590" <= letter <= "\u05ff"]


@pytest.mark.parametrize("package", [package for package, language in PLACES if language == "he"])
def test_every_word_of_every_wording_has_its_sounds(package: str) -> None:
    unknown = set()
    for wording, words in said(package, "he", FRIENDS):
        unknown |= {(wording, word) for word in guessed(words) if "בילבוש" not in word}
        sounds = pronounced(words)
        assert not hebrew_letters(sounds), sounds
        assert not any(map(str.isdigit, sounds)), sounds
        assert sounds.count("[[") == sounds.count("]]")
    assert not unknown


def test_so_has_every_word_that_presents_a_game() -> None:
    prompts = Prompts.load("he", [files("voice_host.games.dogylicious") / "he" / "menu.ftl"])
    assert not guessed(" ".join(prompts.text(Message(wording)) for wording in prompts.ids()))


@given(st.text(st.characters(min_codepoint=0x590, max_codepoint=0x5FF) | st.sampled_from(" .,-'\"ﬡשּׁﭏaB")))
def test_whatever_is_written_in_hebrew_reaches_the_voice_without_its_letters(text: str) -> None:
    assert not [letter for letter in pronounced(text) if "HEBREW" in unicodedata.name(letter, "")]


def test_the_voice_is_given_phonemes(monkeypatch: pytest.MonkeyPatch) -> None:
    given_to_it = []
    library = espeak_library()
    monkeypatch.setattr(library, "speak", lambda text: given_to_it.append(text) or b"")
    EspeakSynthesizer("he").pcm("נכון! שלוש ועוד שלוש.")
    assert given_to_it == ["[[naX'on]]! [[Sal'oS]] [[ve?'od]] [[Sal'oS]]."]


@pytest.mark.parametrize("gender", GENDERS)
@pytest.mark.parametrize("style", ["cardinal", "ordinal"])
def test_every_number_to_two_hundred_has_its_sounds(gender: str, style: str) -> None:
    for number in range(201):
        words = GENDERS[gender][style](number)
        assert not guessed(f"{words} ו{words}"), words
        assert not hebrew_letters(pronounced(words))


@pytest.mark.parametrize(
    ("words", "sounds"),
    [
        ("שבע כפול שמונה הם חמישים ושש", "S'eva kaf'ul Sm'one h'em XamiS'im veS'eS"),
        ("שתים עשרה", "St'em esR'e"),
        ("עשרה גרגירים", "?asaR'a gaRgiR'im"),
        ("חמישה עשר גרגירים", "XamiS'a as'aR gaRgiR'im"),
        ("עשר נקודות", "?'eseR nekud'ot"),
        ("מאה ושמונה עשרה", "me?'a uSmon'e esR'e"),
        (f"{MASCULINE_EIGHT} גרגירים", "Smon'a gaRgiR'im"),
        ("שני צעדים", "Sn'ej tse?ad'im"),
        ("סוף הסיבוב השני", "s'of hasiv'uv haSen'i"),
        ("מאה ארבעים וארבע", "me?'a aRba?'im ve?'aRba"),
    ],
)
def test_numbers_sound_as_they_are_said(words: str, sounds: str) -> None:
    spoken = pronounced(words).replace("]] [[", " ").strip("[]")
    assert spoken == sounds.replace("R", 'Q"')

"""The lexicon: every word has one stress, is written in sounds that the voice has, and prefixes join it by rule."""

from __future__ import annotations

import ctypes
import re
import unicodedata

import pytest

from voice_host.language.he.pronunciation import SOUNDS, guessed, lexicon, mnemonics, pronounced, sounds_of
from voice_host.language.he.spelled_out import by_rules
from voice_host.speaking.espeak_library import espeak_library

A_SOUND = "|".join(sorted(map(re.escape, SOUNDS), key=len, reverse=True))
A_WORD = re.compile(rf"(?:{A_SOUND})*['|,](?=[aeiou])(?:{A_SOUND})*")


def test_a_word_has_one_stress_and_sounds_there_are() -> None:
    for written, sounds in lexicon().items():
        for word in sounds.split():
            assert A_WORD.fullmatch(word), f"{written}: {word}"


def test_as_many_words_are_said_as_are_written() -> None:
    for written, sounds in lexicon().items():
        assert len(written.split()) == len(sounds.split()), written


def test_the_voice_has_every_sound() -> None:
    """espeak-ng leaves out what it does not know."""
    library = espeak_library()
    phonemes = library.bindings.dll.espeak_TextToPhonemes
    phonemes.restype = ctypes.c_char_p
    with library.lock:
        library.bindings.SetVoiceByName(b"he")
        library.speak("[[a]]")  # phonemes are understood from the first text on that was spoken with them
        for mnemonic in SOUNDS.values():
            word = f"m'a{mnemonic}a" if mnemonic not in "aeiou" else f"m'{mnemonic}m"
            text = ctypes.c_char_p(f"[[{word}]]".encode())
            understood = phonemes(ctypes.byref(text), 1 | 0x100, 0).decode()
            assert understood.replace(";", "") == word


@pytest.mark.parametrize(
    ("word", "sounds"),
    [
        ("ושבע", "veS'eva"),
        ("ושמונה", "uSm'one"),
        ("ומשבצת", "umiSb'etset"),
        ("וארבע", "ve?'aRba"),
        ("הכלב", "hak'elev"),
        ("שהכלב", "Sehak'elev"),
        ("כשהכלב", "kSehak'elev"),
        ("משלושה", "miSloS'a"),
        ("מאחת", "me?aX'at"),
        ("בַמקום", "bamak'om"),
        ("ודן", "ved'an"),
    ],
)
def test_prefixes_follow_rules(word: str, sounds: str) -> None:
    assert sounds_of(unicodedata.normalize("NFD", word)) == sounds


def test_a_prefix_may_stand_before_other_letters_or_a_hyphen() -> None:
    assert pronounced("ל־נועה ו־Lia") == "[[len'o?a]] [[v,e]] Lia"


def test_names_that_only_rules_say_have_their_and_before_them() -> None:
    assert pronounced("נועה ובילבוש") == "[[n'o?a]] [[vebilv'oS]]"
    assert pronounced("דן וויקטור") == "[[d'an]] [[vikt'oR]]".replace("R", 'Q"')
    assert pronounced("דן ו־שׁוֹשַׁנָּה") == "[[d'an]] [[v,e]] [[SoS'ana]]"
    assert pronounced("אין ל־בִּילְבּוּשׁ מכשיר") == "[[?'ejn]] [[l,e]] [[bilb'uS]] [[maXS'iR]]".replace("R", 'Q"')


def test_what_is_in_no_lexicon_is_said_by_its_letters() -> None:
    assert guessed("נועה ובילבוש במשחק") == ("ובילבוש",)
    assert pronounced("בילבוש!") == "[[bilv'oS]]!"


@pytest.mark.parametrize(
    ("name", "sounds"),
    [
        ("גבריאל", "gavRi?'el"),
        ("דניאל", "dani?'el"),
        ("אברהם", "avRah'am"),
        ("זוהר", "zoh'aR"),
        ("טובה", "t'ova"),
        ("לינוי", "lin'oj"),
        ("ז׳אן", "Za?'an"),
    ],
)
def test_a_name_without_vowel_signs_can_be_said(name: str, sounds: str) -> None:
    assert by_rules(name) == sounds


@pytest.mark.parametrize(
    ("name", "sounds"),
    [
        ("שַׁחַר", "SaX'aR"),
        ("נֹעַה", "no?'a"),
        ("שׂוֹרֵק", "soR'ek"),
        ("בִּילְבּוּשׁ", "bilb'uS"),
        ("נֹחַ", "no'aX"),
        ("מִיכָל", "miX'al"),
        ("אֶפְרָתָה", "efRat'a"),
    ],
)
def test_vowel_signs_are_followed(name: str, sounds: str) -> None:
    assert by_rules(unicodedata.normalize("NFD", name)).replace("'", "") == sounds.replace("'", "")


def test_nothing_is_lost_of_a_name_that_is_one_letter() -> None:
    for letter in "אבגדהוזחטיכלמנסעפצקרשת":
        assert re.search("[aeiou]", mnemonics(by_rules(letter)))

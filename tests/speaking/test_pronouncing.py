"""Names are read as this machine was taught."""

from __future__ import annotations

import pytest

from voice_host.speaking.pronouncing import PronouncingVoice, respelled
from voice_host.speaking.silent import SilentVoice

TAUGHT = {"Shoshana": "Sho-shah-na", "Noa": "No-ah", "Noa Lee": "No-ah-lee"}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Shoshana, round one.", "Sho-shah-na, round one."),
        ("SHOSHANA and noa win!", "Sho-shah-na and No-ah win!"),
        ("Noa's turn", "No-ah's turn"),
        ("Noa Lee has nine points.", "No-ah-lee has nine points."),
        ("Noam and Noa-Mia wait.", "Noam and Noa-Mia wait."),
    ],
)
def test_whole_words_are_said_as_taught(written: str, said: str) -> None:
    assert respelled(written, TAUGHT) == said


def test_signs_in_a_name_or_its_spelling_mean_nothing_else() -> None:
    assert respelled("J.J. runs, JxJx sits.", {"J.J.": r"Jay \1 jay"}) == r"Jay \1 jay runs, JxJx sits."


@pytest.mark.parametrize(("written", "taught"), [("ırmak", "Irmak"), ("Selin", "SELİN"), ("ſam", "Sam")])
def test_letters_with_two_kinds_of_capitals_are_those_of_a_name(written: str, taught: str) -> None:
    assert respelled(f"{written} and Tom", {taught: "Ear-mack"}) == "Ear-mack and Tom"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("דן ושושנה מנצחים יחד", "דן ו־שוֹשָׁנָה מנצחים יחד"),
        ("שושנה, סיבוב שתיים.", "שוֹשָׁנָה, סיבוב שתיים."),
        ("הנקודות של ורד: שלוש", "הנקודות של ve-red: שלוש"),
        ("שושנה וורד", "שוֹשָׁנָה ו־ve-red"),
        ("דן ו־Lia", "דן ו־Lee-ah"),
    ],
)
def test_a_hebrew_name_may_have_an_and_before_it(written: str, said: str) -> None:
    assert respelled(written, {"שושנה": "שוֹשָׁנָה", "ורד": "ve-red", "Lia": "Lee-ah"}) == said


def test_nothing_taught_changes_nothing() -> None:
    assert respelled("Noa", {}) == "Noa"


def test_the_voice_says_and_prepares_it_so() -> None:
    class Listening(SilentVoice):
        heard: tuple[str, ...] = ()

        def say(self, text, priority=None):
            self.heard += (text,)
            return True

        def prepare(self, texts):
            self.heard += tuple(texts)

    voice = Listening()
    speaking = PronouncingVoice(voice, TAUGHT)
    speaking.say("Noa has won.")
    speaking.prepare(["Roll again.", "Noa?"])
    speaking.settings = speaking.settings.faster()
    assert voice.heard == ("No-ah has won.", "Roll again.", "No-ah?")
    assert voice.settings == speaking.settings

"""``voice-host say``: how names are said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from voice_host.commands import mouth
from voice_host.speaking.silent import SilentVoice


@pytest.fixture
def say(voice_host: Run, tmp_path: Path) -> Run:
    return lambda words="": voice_host(f"say --quiet --data {tmp_path} {words}")


def test_a_name_is_said_as_it_is_written_until_it_is_taught(say: Run) -> None:
    assert say("Shoshana").lines == ["Shoshana is said as it is written."]
    assert say('Shoshana --as "Sho-shah-na"').lines == ['Shoshana is from now on said "Sho-shah-na".']
    assert say("shoshana").lines == ['shoshana is said "Sho-shah-na".']
    assert say('"Ze\u0301" --as Zay').lines == ['Z\u00e9 is from now on said "Zay".']
    assert say("Shoshana --reset").lines == ["Shoshana is said as it is written again."]
    assert say("Shoshana --reset").lines == ["Shoshana is said as it is written already."]


def test_all_that_were_taught_are_listed(say: Run) -> None:
    assert say().lines == ['Every name is said as it is written. Teach one with: voice-host say NAME --as "..."']
    say("Zofia --as Zo-fya")
    say("'Anne Marie' --as 'Ann-ma-ree'")
    assert say().lines == ['Anne Marie is said "Ann-ma-ree".', 'Zofia is said "Zo-fya".']
    assert say("--json").objects[1] == {"name": "Zofia", "said": "Zo-fya"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--as Zo", "Say which name is meant"),
        ("--reset", "Say which name is meant"),
        ("Noa --as No --reset", "Leave out one of them"),
        ('""', "is no name"),
        ("'Noa, Dan'", "is no name"),
        ("2", "is no name"),
        ("Noa --as '4'", "cannot be read aloud"),
        ("Noa --as ''", "cannot be read aloud"),
        (f"Noa --as {'o' * 41}", "cannot be read aloud"),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(say: Run, words: str, sentence: str) -> None:
    assert sentence in say(words).refused()


def test_the_host_speaks_the_name_as_taught_and_prints_it_as_written(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []

    class Heard(SilentVoice):
        def say(self, text, priority=None):
            spoken.append(text)
            return True

    monkeypatch.setattr(mouth, "SilentVoice", Heard)
    voice_host(f"say --quiet --data {tmp_path} Shoshana --as Sho-shah-na")
    assert spoken == ["Sho-shah-na"]
    printed = voice_host(f"play dogylicious --keyboard --quiet --data {tmp_path} --players Shoshana")
    assert "host: Shoshana, round one. Where do you start?" in printed.lines
    assert "Sho-shah-na, round one. Where do you start?" in spoken


def test_every_hebrew_line_is_listed_with_what_the_voice_is_given(say: Run) -> None:
    lines = {line["line"]: line for line in say("--lines he --json").objects}
    assert lines["ask-stop-or-go-on (brief)"]["words"] == "לעצור או להמשיך?"
    assert lines["rolled (normal)"]["voice"] == "[[hakubij'ot]]: {first} [[v,e]]{second}."
    assert lines["56 feminine cardinal"]["words"] == "חמישים ושש"
    assert len(lines) > 1000


def test_english_lines_are_given_to_the_voice_as_they_are(say: Run) -> None:
    listed = say("--lines en").lines
    assert "    {first} and {second}." in listed
    assert not any("[[" in line for line in listed)


@pytest.mark.parametrize(
    ("words", "sentence"), [("--lines xx", "no language"), ("Noa --lines he", "Leave out the name")]
)
def test_lines_of_no_language_are_a_sentence(say: Run, words: str, sentence: str) -> None:
    assert sentence in say(words).refused()


def test_a_hebrew_name_is_taught_with_vowel_signs(say: Run) -> None:
    assert say("שושנה --as שׁוֹשַׁנָּה").lines == ['שושנה is from now on said "שׁוֹשַׁנָּה".']


def test_the_host_tells_how_a_hebrew_name_is_said_and_whether_that_is_a_guess(say: Run) -> None:
    assert say("נועה").lines == ['נועה is said "nó\'a".']
    assert say("נועה --language he").lines == ["את השם נועה אומרים כך: ״nó'a״."]
    guess = (
        'בילבוש is said by its letters: "bilvósh". If that is wrong, teach it with vowel signs or in Latin letters: '
    )
    assert say("בילבוש").lines == [guess + 'voice-host say בילבוש --as "..."']
    assert say("בילבוש --as בִּילְבּוּשׁ --language he").lines == ["מעכשיו את השם בילבוש אומרים כך: ״בִּילְבּוּשׁ״."]
    assert say("--language he").lines == ["את השם בילבוש אומרים כך: ״בִּילְבּוּשׁ״."]
    assert say("בילבוש --reset --language he").lines == ["את השם בילבוש שוב אומרים כמו שהוא כתוב."]

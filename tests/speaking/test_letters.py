"""A line is read in the language of its letters."""

from __future__ import annotations

import pytest

from voice_host.speaking.letters import language_of
from voice_host.speaking.pyttsx3_voice import EspeakSynthesizer


@pytest.mark.parametrize(
    ("text", "usual", "language"),
    [
        ("Choose a target.", "en", "en"),
        ("בוחרים יעד.", "he", "he"),
        ("בוחרים יעד.", "en", "he"),
        ("Choose a target.", "he", "en"),
        ("נועה has three points.", "en", "he"),
        ("Lia, סיבוב שתיים.", "he", "he"),
        ("Привет", "en", "en"),
        ("...", "he", "he"),
        ("Hallo", "de", "de"),
    ],
)
def test_other_letters_decide(text: str, usual: str, language: str) -> None:
    assert language_of(text, usual) == language


def seconds(synthesizer: EspeakSynthesizer, text: str, voice: str | None = None) -> float:
    pcm = synthesizer.pcm(text, voice=voice)
    return len(pcm.samples) / pcm.rate


@pytest.mark.parametrize("voice", [None, "en-gb", "en-us+f3", "he", "he+f2"])
def test_hebrew_is_spoken_whatever_voice_is_chosen(voice: str | None) -> None:
    """Spelled letter by letter it would last several times as long."""
    line = "שבע כפול שמונה הם חמישים ושש"
    for usual in ("en", "he"):
        assert 1.5 < seconds(EspeakSynthesizer(usual), line, voice) < 3.5


def test_english_is_spoken_at_a_hebrew_table() -> None:
    line = "seven times eight is fifty six"
    assert seconds(EspeakSynthesizer("he"), line, "he") == pytest.approx(
        seconds(EspeakSynthesizer("en"), line), abs=0.1
    )


def test_marks_make_pauses_in_hebrew() -> None:
    host = EspeakSynthesizer("he")
    assert seconds(host, "שבע. שמונה.") > seconds(host, "שבע שמונה.") + 0.2

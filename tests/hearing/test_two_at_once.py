"""Two people speak at once, somebody whispers, somebody says "no" first: what the real ears make of it (README)."""

from __future__ import annotations

import numpy as np
import pytest

from voice_host.games.dogylicious.meanings import Answer, Check, Feed, GiveUp, Pieces, Ready, Target, TileName
from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.hearing.utterance import Utterance
from voice_host.rehearsal.expectation import listened_for
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, heard, voices_of
from voice_host.rehearsal.speaking.spoken_player import meant_by
from voice_host.script import Meaning
from voice_host.speaking.find_synthesizer import find_synthesizer

from .afresh import speak_afresh
from .speech import PROBLEM, SENTENCES

pytestmark = pytest.mark.spoken

VOICES = voices_of(find_synthesizer())
PAIRS = [
    ("twelve", "thirty"),
    ("three times four is twelve", "three times four is thirteen"),
    ("twenty five", "help"),
    ("sixteen", "six times two is twelve"),
]


@pytest.fixture(scope="module")
def ears() -> Attention:
    return attention(find(), SENTENCES)


def said_by(voice: PlayerVoice, words: str) -> Samples:
    return heard(speak_afresh(voice, words))


def together(first: Samples, second: Samples, loudness: float = 1.0) -> Samples:
    """Mix two people's sound; both begin at the same time."""
    mixed = np.zeros(max(len(first), len(second)), np.float64)
    mixed[: len(first)] += first
    mixed[: len(second)] += second * loudness
    return np.clip(mixed / 1.5, -32768, 32767).astype(np.int16)


def utterances(ears: Attention, sound: Samples, expects: tuple[type[Meaning], ...]) -> tuple[Utterance, ...]:
    return overhear(sound, ears, listened_for(expects, SENTENCES)).utterances


def numbers_taken(ears: Attention, sound: Samples) -> set[int]:
    """The answers that would be judged at once: neither in doubt nor not understood."""
    expects = listened_for(PROBLEM, SENTENCES)
    clear = [each for each in utterances(ears, sound, PROBLEM) if each.words and not each.others]
    meant = [meant_by(SENTENCES, each.words, expects) for each in clear]
    return {meaning.value for meaning in meant if isinstance(meaning, Answer)}


def values(*sentences: str) -> set[int]:
    meant = [meant_by(SENTENCES, words, PROBLEM) for words in sentences]
    return {meaning.value for meaning in meant if isinstance(meaning, Answer)}


@pytest.mark.parametrize("pair", PAIRS, ids=[" + ".join(pair) for pair in PAIRS])
@pytest.mark.parametrize("loudness", [1.0, 0.5])
def test_two_at_once_never_make_a_number_that_nobody_said(
    ears: Attention, pair: tuple[str, str], loudness: float
) -> None:
    for one, other in ((VOICES[0], VOICES[3]), (VOICES[1], VOICES[4])):
        sound = together(said_by(one, pair[0]), said_by(other, pair[1]), loudness)
        assert numbers_taken(ears, sound) <= values(*pair)


@pytest.mark.parametrize("later_s", [0.6, 1.0])
def test_who_begins_later_makes_no_number_that_nobody_said(ears: Attention, later_s: float) -> None:
    for first, second in (("fifty six", "forty two"), ("twelve", "thirty six")):
        late = np.concatenate([np.zeros(round(later_s * SAMPLE_RATE), np.int16), said_by(VOICES[3], second)])
        assert numbers_taken(ears, together(said_by(VOICES[0], first), late)) <= values(first, second)


def test_a_very_quiet_answer_is_an_answer(ears: Attention) -> None:
    quiet = (said_by(VOICES[0], "seven times eight is fifty six") * 0.05).astype(np.int16)
    assert numbers_taken(ears, quiet) <= {56}


def whispered(voice: PlayerVoice, words: str) -> Samples:
    """Speech without a voice: noise with the loudness of the words, and their spectrum piece by piece."""
    sound = said_by(voice, words).astype(np.float64)
    random = np.random.default_rng(7)
    piece, step = 512, 128
    window = np.hanning(piece)
    out = np.zeros(len(sound) + piece)
    for at in range(0, len(sound) - piece, step):
        spectrum = np.abs(np.fft.rfft(sound[at : at + piece] * window))
        smooth = np.convolve(spectrum, np.ones(9) / 9, "same")
        phase = np.exp(2j * np.pi * random.random(len(spectrum)))
        out[at : at + piece] += np.fft.irfft(smooth * phase, piece) * window
    return np.clip(out[: len(sound)] * 0.3, -32768, 32767).astype(np.int16)


@pytest.mark.parametrize("words", ["fifty six", "seven times eight is fifty six", "thirteen", "forty two", "twelve"])
def test_a_whisper_is_understood_or_asked_about_and_never_another_number(ears: Attention, words: str) -> None:
    for voice in VOICES[:4]:
        assert numbers_taken(ears, whispered(voice, words)) <= values(words)


@pytest.mark.parametrize(
    ("words", "expects", "meaning"),
    [
        ("no, four steps", (Pieces, Ready, Check, GiveUp), Pieces(steps=4)),
        ("three steps, no, four steps", (Pieces, Ready, Check, GiveUp), Pieces(steps=4)),
        ("six pieces, no, ten pieces", (Pieces, Ready, Check, GiveUp), Pieces(pieces=10)),
        ("two pieces, no, three pieces", (Feed, GiveUp), Feed(3)),
        ("tile seven, no, tile four", (Target, TileName, GiveUp), TileName(4)),
        ("forty, no, forty two", PROBLEM, Answer(42)),
    ],
)
def test_a_correction_within_a_breath(
    ears: Attention, words: str, expects: tuple[type[Meaning], ...], meaning: Meaning
) -> None:
    heard_as = utterances(ears, said_by(VOICES[0], words), expects)
    assert [meant_by(SENTENCES, each.words, listened_for(expects, SENTENCES)) for each in heard_as] == [meaning]

"""Synthesised players and the real ears: what is said at each question is what is understood."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile
import soxr

from voice_host.games.dogylicious.meanings import (
    Answer,
    Check,
    Clock,
    Done,
    Feed,
    GiveUp,
    GoOn,
    Pieces,
    Players,
    Ready,
    Route,
    Sides,
    Start,
    Stop,
    Target,
    Team,
    TileName,
    TimeUpOption,
    TurnLength,
)
from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.recording import load
from voice_host.hearing.source import Samples
from voice_host.hearing.utterance import Utterance
from voice_host.language import spell
from voice_host.rehearsal.expectation import listened_for
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, heard, voices_of
from voice_host.rehearsal.speaking.spoken_player import meant_by
from voice_host.script import Meaning
from voice_host.script.meaning import AskScore, No, Repeat, Undo, Yes
from voice_host.speaking.find_synthesizer import find_synthesizer

from .afresh import speak_afresh
from .speech import PROBLEM, SENTENCES

pytestmark = pytest.mark.spoken

SYNTHESIZER = find_synthesizer()
VOICES = voices_of(SYNTHESIZER)
DEEP = VOICES[4]
"""A voice whose S is heard on a telephone, too."""


@pytest.fixture(scope="module")
def ears() -> Attention:
    return attention(find(), SENTENCES)


def said_by(voice: PlayerVoice, words: str) -> Samples:
    return heard(speak_afresh(voice, words))


def utterances(ears: Attention, sound: Samples, expects: tuple[type[Meaning], ...]) -> tuple[Utterance, ...]:
    return overhear(sound, ears, listened_for(expects, SENTENCES)).utterances


def understood(ears: Attention, sound: Samples, expects: tuple[type[Meaning], ...]) -> tuple[Meaning | None, ...]:
    """What each utterance means; None where it was not understood."""
    listened = listened_for(expects, SENTENCES)
    return tuple(meant_by(SENTENCES, each.words, listened) for each in utterances(ears, sound, expects))


QUESTIONS: list[tuple[str, tuple[type[Meaning], ...], Meaning]] = [
    ("three", (Players,), Players(3)),
    ("yes", (Yes, No, Team), Yes()),
    ("no", (Yes, No, Clock), No()),
    ("two minutes", (TurnLength,), TurnLength(2, 0)),
    ("the gentler one", (TimeUpOption,), TimeUpOption("gentler")),
    ("twelve", (Sides,), Sides(12)),
    ("tile seven", (Start, TileName, GiveUp), TileName(7)),
    ("this is my target tile nine", (Target, TileName, GiveUp), Target(TileName(9))),
    ("five steps fifteen pieces", (Pieces, Check, Ready, GiveUp), Pieces(5, 15)),
    ("ready", (Ready, Check, Pieces, GiveUp), Ready()),
    ("seven times eight is fifty six", PROBLEM, Answer(56, (7, 8))),
    ("one hundred and twenty one", PROBLEM, Answer(121)),
    ("roll", (Done, GiveUp), Done()),
    ("four pieces", (Feed, GiveUp), Feed(4)),
    ("stop", (Stop, GoOn), Stop()),
    ("score", PROBLEM, AskScore()),
    ("repeat", (Pieces, Ready), Repeat()),
    ("you misheard me", PROBLEM, Undo()),
]


@pytest.mark.parametrize(("words", "expects", "meant"), QUESTIONS, ids=[words for words, _, _ in QUESTIONS])
def test_what_is_said_at_a_question_is_understood(
    ears: Attention, words: str, expects: tuple[type[Meaning], ...], meant: Meaning
) -> None:
    voice = VOICES[len(words) % len(VOICES)]

    assert understood(ears, said_by(voice, words), expects) == (meant,)


def test_a_route_is_heard_step_by_step(ears: Attention) -> None:
    (meant,) = understood(ears, said_by(VOICES[0], "forward right right"), (Route, GiveUp))

    assert isinstance(meant, Route)
    assert len(meant.steps) == 3


PROBLEMS = [(7, 8, 56), (7, 8, 54), (6, 9, 54), (6, 9, 56), (3, 4, 12), (3, 4, 13)]


def test_a_wrong_product_is_heard_as_well_as_the_right_one(ears: Attention) -> None:
    heard_right = {True: 0, False: 0}
    for one, two, product in PROBLEMS:
        words = f"{spell(one, 'en')} times {spell(two, 'en')} is {spell(product, 'en')}"
        for voice in VOICES[:3]:
            found = understood(ears, said_by(voice, words), PROBLEM)
            heard_right[one * two == product] += found == (Answer(product, (one, two)),)

    assert sum(heard_right.values()) >= 15, heard_right
    assert abs(heard_right[True] - heard_right[False]) <= 2, heard_right


# -- thirteen and thirty -----------------------------------------------------------------------------------------------

TEENS = ("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TENS = ("thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
PAIRS = [*zip(TEENS, TENS, strict=True), *zip(TENS, TEENS, strict=True)]


@pytest.mark.parametrize("pause", [0.3, 0.8, 1.2])
@pytest.mark.parametrize(
    ("problem", "product"),
    [("seven times eight is", "fifty four"), ("five by six", "thirty"), ("two times six", "twelve")],
)
def test_a_player_may_work_it_out_between_problem_and_product(
    ears: Attention, problem: str, product: str, pause: float
) -> None:
    for voice in VOICES[:2]:
        thinking = np.zeros(round(pause * 16_000), np.int16)
        sound = np.concatenate([said_by(voice, problem), thinking, said_by(voice, product)])
        said = utterances(ears, sound, PROBLEM)
        assert [utterance.words for utterance in said] == [f"{problem} {product}"]


@pytest.mark.parametrize(("said", "other"), PAIRS, ids=[said for said, _ in PAIRS])
def test_a_teen_is_never_taken_for_its_ten_without_doubt(
    ears: Attention, said: str, other: str, thorough: bool
) -> None:
    assert len(VOICES) >= 6
    for voice in VOICES if thorough else VOICES[::3]:
        for each in utterances(ears, said_by(voice, said), PROBLEM):
            sure = each.words and not each.others
            assert not sure or each.words == said, f"{voice.name} said {said}: {each}"
            assert not each.others or said in (each.words, *each.others), f"{voice.name} said {said}: {each}"


# -- what is no answer -------------------------------------------------------------------------------------------------

OTHER_TALK = [
    "could you please put the kettle on before the soup gets cold",
    "the weather is really nice today",
    "where did you leave my blue jacket",
    "i have to call my grandmother this evening",
    "who wants another slice of chocolate cake",
    "the neighbours are painting their garden fence",
    "do not forget to brush your teeth",
    "we watched a funny movie about penguins",
    "your homework is lying under the sofa",
    "the train to london was late again",
]


@pytest.mark.parametrize("talk", OTHER_TALK)
def test_other_talk_means_nothing(ears: Attention, talk: str) -> None:
    voice = VOICES[len(talk) % len(VOICES)]

    assert {*understood(ears, said_by(voice, talk), PROBLEM)} <= {None}


# -- sound files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "rate", "channels", "subtype"),
    [
        ("telephone.wav", 8_000, 1, "PCM_16"),
        ("usual.wav", 16_000, 1, "PCM_16"),
        ("studio.wav", 48_000, 2, "PCM_24"),
        ("edited.wav", 44_100, 1, "FLOAT"),
        ("small.flac", 44_100, 2, "PCM_16"),
    ],
)
def test_the_same_words_are_heard_in_any_file(
    ears: Attention, tmp_path: Path, name: str, rate: int, channels: int, subtype: str
) -> None:
    pcm = DEEP.speak(SYNTHESIZER, "seven times eight is fifty six")
    sound = soxr.resample(pcm.samples.astype(np.float32) / 32768, pcm.rate, rate)
    soundfile.write(tmp_path / name, np.stack([sound] * channels, axis=1), rate, subtype=subtype)

    assert understood(ears, load(tmp_path / name), PROBLEM) == (Answer(56, (7, 8)),)


def test_a_silent_room_and_noise_say_nothing(ears: Attention) -> None:
    noise = np.random.default_rng(1).normal(0, 300, 32_000).astype(np.int16)

    assert utterances(ears, np.zeros(32_000, np.int16), PROBLEM) == ()
    assert {*understood(ears, noise, PROBLEM)} <= {None}

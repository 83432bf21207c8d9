"""The pocketsphinx loop, with a stand-in for the library: the real one is a development dependency."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from tests.rehearsal.benchmark.recordings import write_folder
from voice_host.games.dogylicious.meanings import Answer, Ready
from voice_host.hearing.overhear import overhear
from voice_host.hearing.recording import load
from voice_host.hearing.source import Block, Samples
from voice_host.rehearsal.benchmark.plain_pocketsphinx import PlainPocketsphinx, PocketsphinxMissing
from voice_host.rehearsal.stage import sentences_of

SENTENCES = sentences_of("dogylicious", "en")


class StandInEndpointer:
    """Takes frames of 30 ms; whatever is not zero is speech, and one frame of zeros ends it."""

    frame_bytes = 960

    def __init__(self) -> None:
        self.in_speech = False

    def process(self, frame: bytes) -> bytes | None:
        assert len(frame) == self.frame_bytes
        was, self.in_speech = self.in_speech, any(frame)
        return frame if was or self.in_speech else None

    def end_stream(self, frame: bytes) -> bytes | None:
        return frame


@dataclass
class StandInDecoder:
    """Hears how many samples it got."""

    grammars: dict[str, str] = field(default_factory=dict)
    active: str = ""
    samples: int = 0
    busy: bool = False

    def lookup_word(self, word: str) -> str | None:
        return None if word == "nought" else word

    def add_jsgf_string(self, name: str, grammar: str) -> None:
        assert name not in self.grammars
        self.grammars[name] = grammar

    def activate_search(self, name: str) -> None:
        assert not self.busy
        self.active = name

    def start_utt(self) -> None:
        assert not self.busy
        self.busy, self.samples = True, 0

    def process_raw(self, sound: bytes, no_search: bool, full_utt: bool) -> None:
        self.samples += len(sound) // 2

    def end_utt(self) -> None:
        assert self.busy
        self.busy = False

    def hyp(self) -> SimpleNamespace:
        return SimpleNamespace(hypstr=f"{self.samples} samples")


@pytest.fixture
def decoder(monkeypatch: pytest.MonkeyPatch) -> StandInDecoder:
    decoder = StandInDecoder()
    module = SimpleNamespace(Decoder=lambda **_: decoder, Endpointer=StandInEndpointer)
    monkeypatch.setitem(sys.modules, "pocketsphinx", module)
    return decoder


def block(samples: int, value: int, ended_at: float) -> Block:
    sound: Samples = np.full(samples, value, np.int16)
    return Block(sound, ended_at)


def test_blocks_of_any_length_become_frames_and_the_frame_of_silence_decides(decoder: StandInDecoder) -> None:
    loop = PlainPocketsphinx(SENTENCES)
    loop.expect((Answer,))

    assert loop.hear(block(480, 0, 0.03)) is None
    assert loop.hear(block(512, 7, 0.062)) is None
    assert loop.hear(block(448, 7, 0.09)) is None
    utterance = loop.hear(block(512, 0, 0.122))

    assert utterance is not None
    assert utterance.words == "1440 samples"
    assert utterance.decided_at == 0.122


def test_what_goes_on_to_the_end_is_decided_there(decoder: StandInDecoder) -> None:
    loop = PlainPocketsphinx(SENTENCES)
    loop.expect((Answer,))
    loop.hear(block(500, 7, 0.03))

    utterance = loop.give_up(0.5)

    assert utterance is not None
    assert (utterance.words, utterance.decided_at) == ("500 samples", 0.5)
    assert loop.give_up(0.6) is None


def test_a_new_expectation_breaks_off_and_each_has_its_grammar_once(decoder: StandInDecoder) -> None:
    loop = PlainPocketsphinx(SENTENCES)
    loop.expect((Answer,))
    loop.hear(block(480, 7, 0.03))

    loop.expect((Ready,))
    ready = decoder.active
    loop.expect((Answer,))

    assert decoder.active != ready
    assert len(decoder.grammars) == 2
    assert "ready" in decoder.grammars[ready]
    assert "nought" not in decoder.grammars[decoder.active]


def test_where_it_is_missing_a_sentence_tells_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pocketsphinx", None)

    with pytest.raises(PocketsphinxMissing, match=r"pip install pocketsphinx==5\.1\.1"):
        PlainPocketsphinx(SENTENCES)


@pytest.mark.spoken
def test_the_real_one_hears_a_sentence_or_is_missing(tmp_path: Path) -> None:
    sound = load(write_folder(tmp_path, ("teens_tens", "seven times eight is fifty six")) / "0.wav")

    try:
        heard = overhear(sound, PlainPocketsphinx(SENTENCES), (Answer,)).utterances
    except PocketsphinxMissing:
        assert find_spec("pocketsphinx") is None
    else:
        meant = SENTENCES.understand(heard[0].words, (Answer,)).meanings
        assert len(meant) == 1
        assert isinstance(meant[0], Answer)

from __future__ import annotations

import pytest

from voice_host.speaking.errors import SpeechUnavailable
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer_cache import CachedSynthesizer

from .fakes import CountingSynthesizer, eventually


def test_a_line_is_made_once() -> None:
    engine = CountingSynthesizer()
    cache = CachedSynthesizer(engine)

    assert cache.pcm("Ready!") is cache.pcm("Ready!")
    assert engine.calls == [("Ready!", None, 160, 50)]


def test_another_voice_rate_or_pitch_is_another_line() -> None:
    engine = CountingSynthesizer()
    cache = CachedSynthesizer(engine)
    cache.pcm("Ready!")
    cache.pcm("Ready!", voice="deep")
    cache.pcm("Ready!", rate=120)
    cache.pcm("Ready!", pitch=70)

    assert len(engine.calls) == 4


def test_lines_are_prepared_in_the_background() -> None:
    engine = CountingSynthesizer()
    cache = CachedSynthesizer(engine)
    cache.prepare(["one", "two"], rate=120)
    cache.prepare(["three"], rate=120)

    assert eventually(lambda: all(cache.is_ready(text, rate=120) for text in ("one", "two", "three")))
    cache.pcm("two", rate=120)
    assert [text for text, *_ in engine.calls] == ["one", "two", "three"]
    assert not cache.is_ready("two")


def test_the_longest_unused_line_is_forgotten_first() -> None:
    cache = CachedSynthesizer(CountingSynthesizer(), limit_bytes=1000)
    cache.pcm("aa")
    cache.pcm("bb")
    cache.pcm("aa")
    cache.pcm("cc")

    assert cache.is_ready("aa")
    assert not cache.is_ready("bb")
    assert cache.is_ready("cc")


def test_a_line_that_fails_ahead_fails_when_it_is_said() -> None:
    class Broken(CountingSynthesizer):
        def pcm(self, text: str, **how: object) -> Pcm:
            if text == "bad":
                raise SpeechUnavailable("The engine broke.")
            return super().pcm(text)

    cache = CachedSynthesizer(Broken())
    cache.prepare(["bad", "good"])

    assert eventually(lambda: cache.is_ready("good"))
    with pytest.raises(SpeechUnavailable):
        cache.pcm("bad")

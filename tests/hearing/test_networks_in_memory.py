"""A network of ten megabytes for the words, one for the sounds, and never a third beside them."""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

import pytest

from voice_host.games.dogylicious.meanings import Answer, Route, Start
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.vosk_library import vosk_library
from voice_host.rehearsal.stage import sentences_of


def test_another_question_lets_go_of_a_network_before_it_loads_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    vosk = vosk_library()
    holders: WeakSet[Any] = WeakSet()
    beside: list[int] = []

    def held() -> int:
        return len({holder.network for holder in holders})

    class Model(vosk.Model):  # type: ignore[misc]
        def __init__(self, *how: Any) -> None:
            beside.append(held())
            self.network = len(beside)
            holders.add(self)
            super().__init__(*how)

    class KaldiRecognizer(vosk.KaldiRecognizer):  # type: ignore[misc]
        def __init__(self, model: Model, *how: Any) -> None:
            self.network = model.network  # it keeps that, also when the model is gone
            holders.add(self)
            super().__init__(model, *how)

    monkeypatch.setattr(vosk, "Model", Model)
    monkeypatch.setattr(vosk, "KaldiRecognizer", KaldiRecognizer)
    listening = attention(find(), sentences_of("dogylicious", "en"))
    questions = (Start, Answer, Route, Start)

    for question in questions:
        listening.expect((question,))

    assert len(beside) > len(questions)
    assert max(beside) == 1
    assert held() == 2

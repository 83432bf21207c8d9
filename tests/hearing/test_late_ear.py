"""An ear whose microphone is lost, and is opened again in the background."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, active_count

import pytest

from voice_host.hearing import late_ear
from voice_host.hearing.errors import MicrophoneLost, MicrophoneUnavailable, ModelUnusable, NoSoundLibrary
from voice_host.hearing.late_ear import LateEar
from voice_host.hearing.source import Block, Source
from voice_host.rehearsal.virtual_clock import VirtualClock

from .speech import PROBLEM, Room, listening, speech

ANSWER = "seven times eight is fifty six"


class Plug:
    """A microphone in a room in virtual time; it can be pulled out, and is not there at all."""

    def __init__(self, *parts: str | float) -> None:
        self.clock = VirtualClock()
        self.parts = parts
        self.refuses: Exception | None = None
        self.is_dead = False
        self.opened: list[bool] = []
        self.sources: list[Lead] = []

    def open(self, afresh: bool) -> Source:
        self.opened.append(afresh)
        if self.refuses is not None:
            raise self.refuses
        self.sources.append(Lead(self))
        return self.sources[-1]


class Lead(Room):
    def __init__(self, plug: Plug) -> None:
        super().__init__(plug.clock, speech(*plug.parts))
        self._plug = plug

    def read(self, until: float | None) -> Block | None:
        if self._plug.is_dead:
            raise MicrophoneLost("It is gone.")
        return super().read(until)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_ear, "TRY_AGAIN_S", 0.01)


def ear_at(plug: Plug) -> LateEar:
    return LateEar(listening, plug.open, plug.clock.now)


def eventually(true: Callable[[], bool]) -> bool:
    return any(true() or Event().wait(0.005) for _ in range(2000))


def test_the_source_is_opened_when_it_listens_first() -> None:
    plug = Plug(1.0, ANSWER, 2.0)
    ear = ear_at(plug)
    assert plug.opened == []
    assert ear.listen(PROBLEM, None).words == ANSWER  # type: ignore[union-attr]
    assert plug.opened == [False]


def test_a_lost_microphone_is_let_go_of_and_opened_again_when_it_gives_sound() -> None:
    plug = Plug(1.0, ANSWER, 2.0)
    ear = ear_at(plug)
    plug.is_dead = True
    with pytest.raises(MicrophoneLost):
        ear.listen(PROBLEM, None)
    assert eventually(lambda: len(plug.sources) > 3), "it is tried again and again"
    assert not ear.is_back(), "a device that opens and gives nothing is not back"

    plug.is_dead = False
    assert eventually(ear.is_back)
    assert [source.closed for source in plug.sources] == [True] * (len(plug.sources) - 1) + [False]
    assert all(plug.opened[1:]), "each time new devices were looked for"
    assert ear.listen(PROBLEM, None).words == ANSWER  # type: ignore[union-attr]
    assert not ear.is_back()


def test_one_that_was_not_there_is_found_later() -> None:
    plug = Plug(1.0, ANSWER, 2.0)
    plug.refuses = MicrophoneUnavailable("There is none.")
    ear = ear_at(plug)
    with pytest.raises(MicrophoneUnavailable):
        ear.listen(PROBLEM, None)
    assert ear.can_return

    plug.refuses = None
    assert eventually(ear.is_back)
    assert ear.listen(PROBLEM, None).words == ANSWER  # type: ignore[union-attr]


def test_without_portaudio_there_is_nothing_to_wait_for() -> None:
    plug = Plug()
    plug.refuses = NoSoundLibrary("PortAudio is missing.")
    ear = ear_at(plug)
    with pytest.raises(NoSoundLibrary):
        ear.listen(PROBLEM, None)

    assert not ear.can_return
    assert len(plug.opened) == 1


def test_a_model_that_cannot_be_loaded_is_nothing_to_wait_for_either() -> None:
    def broken() -> None:
        raise ModelUnusable("It is damaged.")

    plug = Plug(1.0)
    ear = LateEar(broken, plug.open, plug.clock.now)  # type: ignore[arg-type]
    with pytest.raises(ModelUnusable):
        ear.listen(PROBLEM, None)

    assert not ear.can_return
    assert plug.sources[0].closed


def test_closing_ends_the_trying() -> None:
    threads = active_count()
    plug = Plug()
    plug.refuses = MicrophoneUnavailable("There is none.")
    ear = ear_at(plug)
    with pytest.raises(MicrophoneUnavailable):
        ear.listen(PROBLEM, None)
    ear.close()

    assert eventually(lambda: active_count() <= threads)

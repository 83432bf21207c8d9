from __future__ import annotations

from threading import Event, Thread

from voice_host.speaking.speaking_queue import SpeakingQueue
from voice_host.speaking.voice import Priority

from .fakes import eventually


class Stage:
    """People who want to speak, each in a thread."""

    def __init__(self) -> None:
        self.queue = SpeakingQueue()
        self.spoke: list[str] = []
        self.stopped: list[str] = []
        self._threads: list[Thread] = []

    def wants_to_speak(self, name: str, priority: Priority, until: Event | None = None) -> None:
        def speak() -> None:
            with self.queue.turn(priority) as stopped:
                if stopped.is_set():
                    self.stopped.append(name)
                    return
                self.spoke.append(name)
                if until:
                    until.wait()
                if stopped.is_set():
                    self.stopped.append(name)

        waiting = len(self.queue._waiting) + len(self.spoke)
        self._threads.append(Thread(target=speak))
        self._threads[-1].start()
        assert eventually(lambda: len(self.queue._waiting) + len(self.spoke) > waiting)

    def all_done(self) -> None:
        for thread in self._threads:
            thread.join(10)
            assert not thread.is_alive()


def test_the_most_urgent_waiting_line_is_next_and_equals_keep_their_order() -> None:
    stage, first_ends = Stage(), Event()
    stage.wants_to_speak("first", Priority.TALK, until=first_ends)
    stage.wants_to_speak("tip", Priority.LATER)
    stage.wants_to_speak("second", Priority.TALK)
    stage.wants_to_speak("third", Priority.TALK)
    stage.wants_to_speak("ten seconds", Priority.URGENT)

    assert stage.spoke == ["first"]
    first_ends.set()
    stage.all_done()

    assert stage.spoke == ["first", "ten seconds", "second", "third", "tip"]


def test_stop_ends_the_line_that_sounds_and_those_that_wait() -> None:
    stage, first_ends = Stage(), Event()
    stage.wants_to_speak("first", Priority.TALK, until=first_ends)
    stage.wants_to_speak("second", Priority.URGENT)

    stage.queue.stop()
    first_ends.set()
    stage.all_done()

    assert stage.spoke == ["first"]
    assert sorted(stage.stopped) == ["first", "second"]


def test_who_comes_after_a_stop_speaks() -> None:
    stage = Stage()
    stage.queue.stop()
    stage.wants_to_speak("late", Priority.TALK)
    stage.all_done()

    assert stage.spoke == ["late"]
    assert stage.stopped == []


def test_a_line_that_fails_lets_the_next_one_speak() -> None:
    stage = Stage()
    try:
        with stage.queue.turn(Priority.TALK):
            raise RuntimeError("the loudspeaker broke")
    except RuntimeError:
        stage.wants_to_speak("next", Priority.TALK)
    stage.all_done()

    assert stage.spoke == ["next"]

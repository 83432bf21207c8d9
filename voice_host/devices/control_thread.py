"""One thread for every call that may hang: the others wait for it, but not for ever."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from voice_host.devices.errors import StandsStill

T = TypeVar("T")


class _Job(Generic[T]):
    """Something to do, and what to do with its result where nobody waits for that any more."""

    def __init__(self, do: Callable[[], T], undo: Callable[[T], None]) -> None:
        self._do = do
        self._undo = undo
        self._lock = Lock()
        self._done = False
        self.given_up = False
        self.outcome: Future[T] = Future()

    def perform(self) -> None:
        if self.given_up:
            return
        try:
            result = self._do()
        except BaseException as error:
            self.outcome.set_exception(error)
            return
        with self._lock:
            self._done = True
            if not self.given_up:
                self.outcome.set_result(result)
                return
        with suppress(Exception):  # nobody is left to be told
            self._undo(result)

    def give_up(self) -> bool:
        """Wait no more; return False where it was done just now."""
        with self._lock:
            self.given_up = not self._done
            return self.given_up


class ControlThread:
    """Does one job after the other, in the order in which they come."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: SimpleQueue[_Job[Any]] = SimpleQueue()
        self._lock = Lock()
        self._thread: Thread | None = None
        self._current: _Job[Any] | None = None

    def do(self, job: Callable[[], T], patience_s: float, undo: Callable[[T], None] = lambda result: None) -> T:
        """Do a job and return its result, or raise what it raises.

        Raises StandsStill after ``patience_s``, and at once where the thread hangs in a job that was given up. A job
        that nobody waits for any more is not begun; where it comes to its end after all, ``undo`` gets its result.
        """
        if self.hangs:
            raise StandsStill("it does not answer")
        mine = self._begin(job, undo)
        try:
            return mine.outcome.result(patience_s)
        except NotYet:
            if mine.outcome.done() or not mine.give_up():
                return mine.outcome.result()
            raise StandsStill("it does not answer") from None

    def do_later(self, job: Callable[[], object]) -> None:
        """Do a job when its turn comes, however long that takes; nobody waits."""
        self._begin(job, lambda result: None)

    @property
    def hangs(self) -> bool:
        """Whether it is in a job that somebody has waited for in vain."""
        current = self._current
        return current is not None and current.given_up

    def _begin(self, job: Callable[[], T], undo: Callable[[T], None]) -> _Job[T]:
        mine = _Job(job, undo)
        self._jobs.put(mine)
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._work, name=self._name, daemon=True)
                self._thread.start()
        return mine

    def _work(self) -> None:
        while True:
            self._current = self._jobs.get()
            self._current.perform()
            self._current = None

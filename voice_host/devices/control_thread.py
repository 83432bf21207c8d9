"""One thread for every call that may hang: the others wait for it, but not for ever."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Future, TimeoutError as NotYet
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from voice_host.devices.awake import now
from voice_host.devices.errors import StandsStill

T = TypeVar("T")

LOOKS_UP_EVERY_S = 0.1
"""Whoever waits for a job looks so often whether another one hangs before it."""


class _Job(Generic[T]):
    """Something to do, and what to do with its result where nobody waits for that any more."""

    def __init__(self, do: Callable[[], T], undo: Callable[[T], None], patience_s: float) -> None:
        self._do = do
        self._undo = undo
        self._patience_s = patience_s
        self._began_at = math.inf
        self._lock = Lock()
        self._done = False
        self.given_up = False
        self.outcome: Future[T] = Future()

    def perform(self) -> None:
        if self.given_up:
            return
        self._began_at = now()
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

    @property
    def hangs(self) -> bool:
        """Whether it has begun and should be done by now."""
        return self.given_up or now() > self._began_at + self._patience_s

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

        Raises StandsStill after ``patience_s``, and at once where the thread hangs in another job. A job
        that nobody waits for any more is not begun; where it comes to its end after all, ``undo`` gets its result.
        """
        if self.hangs:
            raise StandsStill("it does not answer")
        mine = self._begin(job, undo, patience_s)
        until = now() + patience_s
        while (left := until - now()) > 0 and not self._hangs_before(mine):
            with suppress(NotYet):
                return mine.outcome.result(min(left, LOOKS_UP_EVERY_S))
            if mine.outcome.done():
                break
        if mine.give_up():
            raise StandsStill("it does not answer")
        return mine.outcome.result()

    def do_later(self, job: Callable[[], object], patience_s: float) -> None:
        """Do a job when its turn comes, however long that takes; nobody waits. After ``patience_s`` it hangs."""
        self._begin(job, lambda result: None, patience_s)

    @property
    def hangs(self) -> bool:
        """Whether it is in a job that takes too long."""
        current = self._current
        return current is not None and current.hangs

    def _hangs_before(self, mine: _Job[T]) -> bool:
        return self.hangs and self._current is not mine

    def _begin(self, job: Callable[[], T], undo: Callable[[T], None], patience_s: float) -> _Job[T]:
        mine = _Job(job, undo, patience_s)
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

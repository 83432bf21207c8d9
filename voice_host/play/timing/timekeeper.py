"""What counts as a player's time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from voice_host.hearing.utterance import Utterance
from voice_host.play.performance import ClockState
from voice_host.play.timing.clock import TurnClock
from voice_host.play.timing.clock_warnings import ClockWarnings
from voice_host.script import Message


class Timekeeper:
    """Keeps the turn clock of a session.

    A fair clock (rules 1.12, D20) runs only while the host listens: neither what the host says nor what it does not
    understand costs the player time. The other one simply runs.
    """

    def __init__(self, now: Callable[[], float], *, fair: bool = True) -> None:
        self._clock = TurnClock(now)
        self._fair = fair
        self._warnings: ClockWarnings | None = None
        self.paused = False
        """Whether the players asked for a pause; possible with and without a clock."""
        if fair:
            self._clock.hold()

    def set(self, state: ClockState | None) -> None:
        """Show what the performance says: a turn timed to a limit, from a reading on; None for no clock."""
        if state is None:
            self._clock.stop()
            self._warnings = None
        else:
            self._clock.start(state.limit_ms, state.reading_ms)
            self._warnings = ClockWarnings(state.limit_ms, state.reading_ms)

    @property
    def limit_ms(self) -> int | None:
        """When time is up, None while no clock runs."""
        return self._clock.limit_ms

    @property
    def reading_ms(self) -> int:
        """What the clock shows now; 0 while there is none."""
        return self._clock.reading_ms()

    @property
    def runs(self) -> bool:
        """Whether time passes on the clock now."""
        return self._clock.runs

    @property
    def left_ms(self) -> int | None:
        """The time that is left, None while no clock runs."""
        return None if self.limit_ms is None else max(0, self.limit_ms - self.reading_ms)

    def is_up(self, reading_ms: int) -> bool:
        """Whether time is up at a reading: elapsed at or above the limit (rules, D14)."""
        return self.limit_ms is not None and reading_ms >= self.limit_ms

    def pause(self) -> None:
        """Stop until the players want to go on."""
        self.paused = True
        self._clock.pause()

    def nobody_is_heard(self, since: float | None) -> bool:
        """Pause a clock that runs; a fair one forgets the time from a moment on. Returns whether that was so."""
        if self.limit_ms is None or self.paused:
            return False
        if since is not None and self._fair:
            self._mark(since)
        self.pause()
        return True

    def resume(self) -> None:
        """Go on after a pause."""
        self.paused = False
        self._clock.resume()

    @contextmanager
    def listening(self, *, timed: bool = True) -> Iterator[float | None]:
        """The time in which a player may speak, which counts. Gives the moment until which to listen, None for ever.

        Where others are asked and not the player, it is not ``timed``: then a fair clock stands.
        """
        if timed or not self._fair:
            self._clock.release()
        try:
            yield self._until()
        finally:
            if self._fair:
                self._clock.hold()

    def said_at_ms(self, utterance: Utterance) -> int:
        """Return the reading at the end of a player's words. A fair clock goes on from there."""
        return self._mark(utterance.ended_at)

    def not_understood(self, utterance: Utterance) -> None:
        """A fair clock forgets the time of words that the host did not understand."""
        self._mark(utterance.started_at)

    def warning(self) -> Message | None:
        """Return the warning that is due now, None where there is none."""
        return None if self._warnings is None or self.paused else self._warnings.due(self.reading_ms)

    def warnings_to_come(self) -> tuple[Message, ...]:
        """Return the warnings that are not given yet."""
        return () if self._warnings is None else self._warnings.to_come()

    def _mark(self, moment: float) -> int:
        reading_ms = self._clock.reading_ms(moment)
        if self._fair and self.limit_ms is not None:
            self._clock.back_to(reading_ms)
        return reading_ms

    def _until(self) -> float | None:
        if self.limit_ms is None or self._warnings is None:
            return None
        warning_ms = self._warnings.next_at_ms()
        return self._clock.moment(self.limit_ms if warning_ms is None else min(warning_ms, self.limit_ms))

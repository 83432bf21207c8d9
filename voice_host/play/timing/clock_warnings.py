"""When the host says by itself how much time is left."""

from __future__ import annotations

from voice_host.script import Message, message

_LEFT_MS = (60_000, 30_000, 10_000)
"""One minute, thirty and ten seconds (rules 1.12, D20); half time comes from the limit."""
_LATE_MS = 1_000
"""A warning that is later than this (somebody was speaking) says what is really left."""


class ClockWarnings:
    """The warnings of one turn, each given once."""

    def __init__(self, limit_ms: int, reading_ms: int = 0) -> None:
        """For a turn of ``limit_ms`` of which ``reading_ms`` are gone: what lies before that counts as given."""
        self._limit_ms = limit_ms
        self._half_ms = limit_ms // 2
        left_ms = limit_ms - reading_ms
        self._to_come = sorted({left for left in (self._half_ms, *_LEFT_MS) if left < limit_ms and left < left_ms})

    def next_at_ms(self) -> int | None:
        """Return the reading at which the next warning is due, None where there is none left."""
        return self._limit_ms - self._to_come[-1] if self._to_come else None

    def due(self, reading_ms: int) -> Message | None:
        """Return the warning to give at this reading, None where none is due. Of several only the latest is given."""
        left_ms = self._limit_ms - reading_ms
        due = [left for left in self._to_come if left >= left_ms]
        if not due or left_ms <= 0:
            return None
        del self._to_come[-len(due) :]
        return self._warning(due[0], due[0] if due[0] - left_ms <= _LATE_MS else left_ms)

    def to_come(self) -> tuple[Message, ...]:
        """Return the warnings that are not given yet, as they will be if nobody speaks at their time."""
        return tuple(self._warning(left, left) for left in reversed(self._to_come))

    def _warning(self, warned_ms: int, left_ms: int) -> Message:
        in_time = warned_ms == left_ms  # what comes late is not half time any more
        half = warned_ms == self._half_ms and in_time
        return message("host-half-time" if half else "host-time-left", left=duration(left_ms))


def duration(ms: int) -> Message:
    """Return a span of time in words of minutes and seconds, begun seconds counted as whole ones."""
    minutes, seconds = divmod(-(-ms // 1000), 60)
    in_minutes, in_seconds = message("host-minutes", minutes=minutes), message("host-seconds", seconds=seconds)
    if minutes and seconds:
        return message("host-minutes-and-seconds", minutes=in_minutes, seconds=in_seconds)
    return in_minutes if minutes else in_seconds

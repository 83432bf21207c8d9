"""Players stop the host in the middle of what it says."""

from __future__ import annotations

from voice_host.play.events import HostSaid, Listens, Sounded, Stopped
from voice_host.script import Sound

from .table import Mouth, Table, Time


class Stoppable(Mouth):
    """Somebody says "stop" in the middle of the line that begins so."""

    def __init__(self, time: Time, at: str, table: Table) -> None:
        super().__init__(time)
        self._at = at
        self._table = table
        self._is_stopped = False

    def say(self, text: str, priority: object = None) -> bool:
        super().say(text)
        self._is_stopped = False
        if text.startswith(self._at):
            self._at = "never again"
            self._table.talk.interrupt()
        return not self._is_stopped

    def stop(self) -> None:
        self._is_stopped = True


def stopped_at(line: str, *lines: str) -> tuple[Table, Stoppable]:
    table = Table(*lines)
    mouth = Stoppable(table.time, line, table)
    table.talk._mouth._voice = mouth
    return table.play(), mouth


def aloud(table: Table) -> list[tuple[str, bool]]:
    return [(event.text, event.aloud) for event in table.events if isinstance(event, HostSaid)]


def test_what_it_still_had_to_say_is_printed_and_not_spoken() -> None:
    undisturbed = Table("score").play()
    lines = [event.text for event in undisturbed.events if isinstance(event, HostSaid)]
    assert len(lines) > 2, "two lines before the first answer"
    table, mouth = stopped_at(lines[0], "score")

    assert [text for text, _ in aloud(table)] == lines, "all of it can be read"
    assert mouth.said[0] == lines[0]
    assert lines[1] not in mouth.said


def test_then_it_listens_and_says_so_by_its_sound() -> None:
    table, _ = stopped_at("", "score")
    after = table.events[table.events.index(Stopped()) :]

    assert Sounded(Sound.YOUR_TURN) in after


def test_after_the_next_answer_it_speaks_again() -> None:
    table, mouth = stopped_at("", "score", "score")

    assert len(mouth.said) > 1
    assert aloud(table)[-1][1]


def test_stopping_it_is_no_answer_and_changes_nothing() -> None:
    table, _ = stopped_at("", "score")

    assert table.performance.entries == Table("score").play().performance.entries
    assert table.events.count(Stopped()) == 1


def test_who_types_or_presses_has_heard_enough_but_only_while_the_host_does_not_listen() -> None:
    table = Table("score")
    stopped: list[bool] = []
    table.talk.interrupt = lambda: stopped.append(True)  # type: ignore[method-assign]
    watch = table.talk.observe

    def enter_a_line(event: object) -> None:
        watch(event)  # type: ignore[arg-type]
        if isinstance(event, (HostSaid, Listens)):
            stopped.clear()
            table.talk.line_entered()
            assert bool(stopped) == isinstance(event, HostSaid)

    table.talk.observe = enter_a_line
    table.play()

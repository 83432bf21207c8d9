"""What every page sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from threading import Thread
from typing import Any

import pytest

from tests.table.server.visitor import Visitor, until
from voice_host.table.parts import ORDER, PRIVATE
from voice_host.table.table_page import TablePage

FOR_ALL = tuple(name for name in ORDER[1:] if name != PRIVATE)
BIG = "x" * 100_000


def connections(page: TablePage) -> int:
    assert page._server is not None
    return len(page._server._server.server_state.connections)


def is_let_in(visitor: Visitor) -> bool:
    """Whether one who asks for events gets them. It leaves at once."""
    with visitor.call_for_events() as calling:
        return b" 200 " in calling.recv(100)


def show_all(page: TablePage, names: Iterator[str] | tuple[str, ...] = FOR_ALL) -> None:
    for name in names:
        page.show(name, {"label": name})


def test_a_page_gets_every_part_in_its_order(page: TablePage, visitor: Visitor) -> None:
    show_all(page, reversed(FOR_ALL))
    with visitor.events() as events:
        parts = ["house", "language", "game", "clock", "question", "captions", "host", "players", "end"]
        assert events.names(9) == parts


def test_what_was_not_shown_is_not_sent(page: TablePage, visitor: Visitor) -> None:
    page.show("host", {"state": "busy"})
    with visitor.events() as events:
        assert events.names(2) == ["house", "host"]
        page.show("game", {"over": False})
        assert events.next() == ("game", {"over": False})


def test_who_comes_late_sees_the_same(page: TablePage, visitor: Visitor) -> None:
    with visitor.events() as early:
        early.next()
        seen: dict[str, dict[str, Any]] = {}
        for value in range(3):
            page.show("game", {"value": value})
            page.show("question", {"moment": value})
            seen.update(early.take(2))
        with visitor.events() as late:
            assert dict(late.take(3)[1:]) == seen == {"game": {"value": 2}, "question": {"moment": 2}}


def test_all_pages_see_a_change(page: TablePage, visitor: Visitor) -> None:
    with visitor.events() as one, visitor.events() as other:
        assert one.names(1) == other.names(1) == ["house"]
        page.show("game", {"heading": "Noa's turn"})
        assert one.next() == other.next() == ("game", {"heading": "Noa's turn"})


def test_the_same_again_is_not_sent(page: TablePage, visitor: Visitor) -> None:
    with visitor.events() as events:
        events.next()
        for _ in range(3):
            page.show("game", {"heading": "Noa's turn"})
        page.show("host", {"state": "busy"})
        assert events.names(2) == ["game", "host"]


def test_a_value_may_be_changed_after_it_was_shown(page: TablePage, visitor: Visitor) -> None:
    value = {"over": False}
    page.show("game", value)
    value["over"] = True
    with visitor.events() as events:
        assert events.take(2)[1] == ("game", {"over": False})


@pytest.mark.parametrize("name", ["house", "games", ""])
def test_there_are_no_other_parts(page: TablePage, name: str) -> None:
    with pytest.raises(ValueError, match="There is no part"):
        page.show(name, {})


def test_parts_are_shown_from_any_thread(page: TablePage, visitor: Visitor) -> None:
    with visitor.events() as events:
        events.next()
        threads = [Thread(target=show_all, args=(page, (name,))) for name in FOR_ALL]
        for thread in threads:
            thread.start()
        assert sorted(events.names(8)) == sorted(FOR_ALL)
        for thread in threads:
            thread.join()


def test_lines_in_a_text_do_not_end_an_event(page: TablePage, visitor: Visitor) -> None:
    page.show("game", {"heading": "one\n\nevent: end\r\ndata: {}\u2028שלום"})
    with visitor.events() as events:
        assert events.take(2)[1] == ("game", {"heading": "one\n\nevent: end\r\ndata: {}\u2028שלום"})


def test_who_does_not_read_misses_what_was_between_and_disturbs_nobody(page: TablePage, visitor: Visitor) -> None:
    count = 120
    with visitor.call_for_events() as slow, visitor.events() as events:
        events.next()
        for value in range(count):
            page.show("game", {"value": value, "text": BIG})
            shown = events.next()
            assert shown is not None
            assert shown[1]["value"] == value
        page.show("end", {})
        assert events.names(1) == ["end"]
        text = b""
        while b"event: end" not in text:
            text += slow.recv(1_000_000)
    assert f'"value":{count - 1},'.encode() in text
    assert text.count(b"event: game") < count / 2


def test_who_does_not_read_for_long_is_dropped(
    page: TablePage, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_host.table.serving.connection.SECONDS_FOR_READING", 0.2)
    with visitor.call_for_events() as slow, visitor.events() as events:
        events.next()
        for value in range(120):
            page.show("game", {"value": value, "text": BIG})
            events.next()
        until(lambda: connections(page) == 1)
        assert slow.fileno() > 0, "it did not leave by itself"


def test_who_vanishes_disturbs_nobody(page: TablePage, visitor: Visitor) -> None:
    with visitor.events() as events:
        events.next()
        for value in range(10):
            calling = visitor.call_for_events()
            page.show("game", {"value": value})
            calling.close()
            assert events.next() == ("game", {"value": value})


def test_more_than_64_pages_at_once_are_turned_away(page: TablePage, visitor: Visitor) -> None:
    with ExitStack() as leaving:
        with visitor.events() as first:
            first.next()
            for _ in range(63):
                leaving.enter_context(visitor.events()).next()
            turned_away = visitor.get("events")
            assert (turned_away.status, turned_away.body) == (503, b"")
            page.show("game", {})
            assert first.names(1) == ["game"]
        until(lambda: is_let_in(visitor))


def test_a_page_that_hears_nothing_is_pinged(
    page: TablePage, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_host.table.serving.stream.SECONDS_BETWEEN_PINGS", 0.05)
    with visitor.call_for_events() as calling:
        text = b""
        while text.count(b"\n:\n\n") < 2:
            text += calling.recv(10_000)
    assert text.count(b"event: house") == 1


def test_what_a_page_is_told_about_the_host(page: TablePage, visitor: Visitor) -> None:
    with visitor.events() as events:
        assert events.next() == (
            "house",
            {
                "language": "en",
                "direction": "ltr",
                "may_press": True,
                "speaks": True,
                "address": page.url,
                "qr": None,
                "player": None,
            },
        )


def test_a_page_for_others_shows_them_the_way(serve: Callable[..., TablePage]) -> None:
    page = serve("0.0.0.0")
    with Visitor(page).events() as events:
        house: Any = dict(events.take(1))["house"]
    assert house["address"] == page.url
    assert house["qr"].startswith("<svg ")
    assert "style=" not in house["qr"]

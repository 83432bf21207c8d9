"""Opening and closing."""

from __future__ import annotations

import gc
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.server.visitor import Visitor
from voice_host.table.address import TableAddress
from voice_host.table.errors import TableUnavailable
from voice_host.table.table_page import TablePage


def a_page(typed: str | None = None) -> TablePage:
    return TablePage(TableAddress.parse(typed), title="Dogylicious", language="en", speaks=True)


def open_files() -> int:
    gc.collect()
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208


def test_the_address_has_a_port_and_a_secret(page: TablePage) -> None:
    visitor = Visitor(page)
    assert page.url == f"http://127.0.0.1:{visitor.port}{visitor.path}"
    assert len(visitor.path) == 24


@pytest.mark.parametrize("typed", ["localhost", "::1", "[::1]"])
def test_other_addresses_of_this_computer(typed: str, serve: Callable[..., TablePage]) -> None:
    try:
        page = serve(typed)
    except TableUnavailable:
        pytest.skip("this computer has no IPv6")
    assert Visitor(page).get().status == 200


def test_a_page_has_no_address_before_it_is_opened() -> None:
    with pytest.raises(RuntimeError):
        _ = a_page().url


def test_a_page_may_be_closed_before_it_is_opened() -> None:
    page = a_page()
    page.show("game", {})
    page.close()
    page.close()
    with pytest.raises(RuntimeError):
        _ = page.url


def test_a_page_is_opened_once(page: TablePage) -> None:
    with pytest.raises(RuntimeError):
        page.open()
    page.close()
    with pytest.raises(RuntimeError):
        page.open()


def test_what_is_shown_before_it_is_opened_is_there() -> None:
    page = a_page()
    page.show("game", {"heading": "Noa's turn"})
    page.open()
    with Visitor(page).events() as events:
        assert events.take(2)[1] == ("game", {"heading": "Noa's turn"})
    page.close()


def test_the_last_that_is_shown_arrives_before_the_page_closes(page: TablePage, visitor: Visitor) -> None:
    with visitor.events() as one, visitor.events() as other:
        one.next(), other.next()
        page.show("game", {"over": True})
        page.show("end", {"label": "goodbye"})
        page.close()
        for events in (one, other):
            assert events.rest() == [("game", {"over": True}), ("end", {"label": "goodbye"})]


def test_nothing_is_shown_after_it(page: TablePage, visitor: Visitor) -> None:
    page.close()
    page.show("game", {})
    page.close()
    with pytest.raises(ConnectionRefusedError):
        visitor.get()


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="counts the open files of Linux")
def test_closing_leaves_nothing(serve: Callable[..., TablePage]) -> None:
    serve().close()  # what is loaded once is loaded now
    gc.collect()  # what other tests have left must not be let go of in between
    files, threads = open_files(), threading.active_count()
    page = serve()
    visitor = Visitor(page)
    visitor.get("FiraGO-Bold.ttf")
    page.show("game", {"text": "x" * 5_000_000})
    with visitor.call_for_events() as reads_nothing, visitor.call() as asks_nothing, visitor.call() as halting:
        halting.sendall(b"POST /")
        with visitor.events() as events:
            assert events.names(2) == ["house", "game"]
            page.close()
            assert events.rest() == []
        assert all(calling.fileno() > 0 for calling in (reads_nothing, asks_nothing))
    assert open_files() <= files
    assert threading.active_count() <= threads


def test_its_port_is_free_again(page: TablePage, visitor: Visitor, serve: Callable[..., TablePage]) -> None:
    visitor.get()
    page.close()
    with pytest.raises(ConnectionRefusedError):
        visitor.get()
    assert Visitor(serve(f":{visitor.port}")).get().status == 200


def test_a_port_in_use(page: TablePage, visitor: Visitor) -> None:
    other = a_page(f":{visitor.port}")
    with pytest.raises(TableUnavailable, match=rf"^Port {visitor.port} is used by another program: .*\.$"):
        other.open()
    other.close()


def test_an_address_of_another_computer() -> None:
    with pytest.raises(
        TableUnavailable, match=r"^198\.51\.100\.7 is not an address of this computer: .*0\.0\.0\.0.*\.$"
    ):
        a_page("198.51.100.7").open()


def test_an_unknown_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setattr("socket.getaddrinfo", unknown)
    with pytest.raises(TableUnavailable, match=r'^This computer knows no "the-laptop": .*\.$'):
        a_page("the-laptop").open()


def test_a_port_that_is_not_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("socket.socket.bind", forbidden)
    with pytest.raises(TableUnavailable, match=r"^Port 80 is not for ordinary programs: .*\.$"):
        a_page(":80").open()


def test_nothing_is_written_anywhere(
    page: TablePage, visitor: Visitor, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(press: object) -> None:
        raise RuntimeError("not now")

    page.on_press = stumble
    visitor.get()
    visitor.say("my secret words")
    visitor.ask("GET", "/wrong/")
    visitor.ask("GET", visitor.path, headers={"Upgrade": "websocket", "Connection": "upgrade"})
    with visitor.call() as calling:
        calling.sendall(b"nonsense\r\n\r\n")
    visitor.call_for_events().close()
    page.show("game", {})
    page.close()
    assert capfd.readouterr() == ("", "")
    slow_is_told_in_debugging_alone = "Executing %s took %.3f seconds"
    assert [record for record in caplog.records if record.msg != slow_is_told_in_debugging_alone] == []


@pytest.mark.parametrize(
    ("module", "heavy"),
    [
        ("table_page", {"uvicorn", "starlette", "segno", "msgspec"}),
        ("press", {"uvicorn", "starlette", "asyncio"}),
        ("address", {"uvicorn", "starlette", "asyncio"}),
    ],
)
def test_the_web_server_is_loaded_when_a_page_is_opened(module: str, heavy: set[str]) -> None:
    program = f"import sys, voice_host.table.{module}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert heavy.isdisjoint(ran.stdout.split())

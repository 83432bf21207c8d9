"""What is pressed reaches the host, and who pressed learns what became of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from threading import Event, Thread

import pytest

from tests.table.server.visitor import Visitor
from voice_host.table.press import Press, Settled
from voice_host.table.serving.guard import Guard
from voice_host.table.table_page import TablePage


@pytest.fixture
def heard(lasting: TablePage) -> list[tuple[str, int]]:
    """What a host hears that takes everything."""
    said: list[tuple[str, int]] = []

    def take(press: Press) -> None:
        said.append((press.words, press.moment))
        press.settle(Settled.TAKEN)

    lasting.on_press = take
    return said


def test_taken(guest: Visitor, heard: list[tuple[str, int]]) -> None:
    answer = guest.say("seven times eight is fifty six", 17, Origin=guest.origin)
    assert (answer.status, answer.body) == (204, b"")
    assert heard == [("seven times eight is fifty six", 17)]


@pytest.mark.parametrize(
    ("settled", "refused"),
    [
        (Settled.GONE_ON, (409, "gone-on")),
        (Settled.BUSY, (409, "busy")),
        (Settled.NOT_LISTENING, (503, "not-listening")),
    ],
)
def test_not_taken(lasting: TablePage, guest: Visitor, settled: Settled, refused: tuple[int, str]) -> None:
    lasting.on_press = lambda press: press.settle(settled)
    assert guest.say().refused == refused


def test_nobody_listens_before_the_host_does(guest: Visitor) -> None:
    assert guest.say().refused == (503, "not-listening")


def test_a_host_that_stumbles_does_not_listen(lasting: TablePage, guest: Visitor) -> None:
    def stumble(press: Press) -> None:
        raise RuntimeError("not now")

    lasting.on_press = stumble
    assert guest.say().refused == (503, "not-listening")


def test_the_host_settles_from_another_thread_while_others_go_on(lasting: TablePage, guest: Visitor) -> None:
    waiting: list[Press] = []
    came, answers = Event(), []

    def keep(press: Press) -> None:
        waiting.append(press)
        came.set()

    lasting.on_press = keep
    pressing = Thread(target=lambda: answers.append(guest.say()))
    pressing.start()
    assert came.wait(20)
    lasting.on_press = lambda press: press.settle(Settled.BUSY)
    assert guest.say().refused == (409, "busy")
    assert waiting[0].settle(Settled.TAKEN)
    pressing.join()
    assert answers[0].status == 204


def test_a_host_that_says_nothing_does_not_listen(
    lasting: TablePage, guest: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_host.table.serving.say.SECONDS_FOR_THE_HOST", 0.05)
    waiting: list[Press] = []
    lasting.on_press = waiting.append
    assert guest.say().refused == (503, "not-listening")
    assert not waiting[0].settle(Settled.TAKEN), "what comes too late does not count, and the host knows"


def test_a_press_that_waits_is_turned_down_when_the_page_closes(page: TablePage, visitor: Visitor) -> None:
    came, answers = Event(), []
    page.on_press = lambda press: came.set()
    pressing = Thread(target=lambda: answers.append(visitor.say()))
    pressing.start()
    assert came.wait(20)
    page.close()
    pressing.join()
    assert answers[0].refused == (503, "not-listening")


def test_a_press_is_settled_once() -> None:
    press = Press("ready", 17)
    assert press.settle(Settled.GONE_ON)
    assert not press.settle(Settled.TAKEN)


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://{}", "http://{}.evil.example", "http://127.0.0.1:1", "", "http://{}/"],
)
def test_another_site_may_not_press(guest: Visitor, heard: list[tuple[str, int]], origin: str) -> None:
    assert guest.say(Origin=origin.format(f"{guest.host}:{guest.port}")).refused == (403, "origin")
    assert heard == []


@pytest.mark.parametrize("site", ["cross-site", "same-site", "none"])
def test_nor_without_its_name(guest: Visitor, heard: list[tuple[str, int]], site: str) -> None:
    assert guest.say(Sec_Fetch_Site=site).refused == (403, "origin")
    assert heard == []


def test_a_program_that_knows_the_secret_may(guest: Visitor, heard: list[tuple[str, int]]) -> None:
    assert guest.say().status == guest.say(Sec_Fetch_Site="same-origin").status == 204


@pytest.mark.parametrize("type", ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])
def test_another_type(guest: Visitor, heard: list[tuple[str, int]], type: str) -> None:
    assert guest.say(Content_Type=type).refused == (415, "malformed")
    assert heard == []


def test_a_type_with_its_letters(guest: Visitor, heard: list[tuple[str, int]]) -> None:
    assert guest.say(Content_Type="Application/JSON; charset=utf-8").status == 204


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"ready"',
        b'{"moment": 17}',
        b'{"words": "ready"}',
        b'{"moment": "17", "words": "ready"}',
        b'{"moment": 17.5, "words": "ready"}',
        b'{"moment": true, "words": "ready"}',
        b'{"moment": null, "words": "ready"}',
        b'{"moment": 17, "words": ["ready"]}',
        b'{"moment": 17, "words": "ready", "aloud": true}',
        b'{"moment": 17, "words": "ready"} {}',
        b'{"moment": 17, "words": ""}',
        b'{"moment": 17, "words": "  "}',
        b'{"moment": 17, "words": "ready\\nready"}',
        b'{"moment": 17, "words": "ready\\u2028ready"}',
        b'{"moment": 17, "words": "\\u0007"}',
        b'{"moment": 17, "words": "\\u001b[2J"}',
        b'{"moment": 17, "words": "\\u0000"}',
        b'{"moment": 17, "words": "\\u202eydaer"}',
        b'{"moment": 17, "words": "\\ud800"}',
        b'{"moment": 17, "words": "\xff"}',
        b'{"moment": 17, "words": "\\u200d"}',
        b'{"moment": ' + b"[" * 1900,
    ],
)
def test_malformed(guest: Visitor, heard: list[tuple[str, int]], body: bytes) -> None:
    assert guest.post(body).refused == (400, "malformed")
    assert heard == []


@pytest.mark.parametrize(
    ("pressed", "words"),
    [
        ("  ready ", "ready"),
        ("my\u00a0target", "my target"),
        ("נועה ודן", "נועה ודן"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 200, "x" * 200),
        (" " + "🐕" * 200 + " ", "🐕" * 200),
    ],
)
def test_words_are_as_they_were_written(guest: Visitor, heard: list[tuple[str, int]], pressed: str, words: str) -> None:
    body = json.dumps({"moment": 17, "words": pressed}, ensure_ascii=False).encode()
    assert guest.post(body).status == 204
    assert heard == [(words, 17)]


def test_too_many_words(guest: Visitor, heard: list[tuple[str, int]]) -> None:
    assert guest.say("x" * 201).refused == (413, "too-long")
    assert heard == []


def test_too_many_bytes(guest: Visitor, heard: list[tuple[str, int]]) -> None:
    assert guest.post(b" " * 2001).refused == (413, "too-long")

    def chunks() -> Iterator[bytes]:
        yield from [b" " * 500] * 5

    assert guest.post(chunks()).refused == (413, "too-long")
    assert heard == []


def test_a_body_may_come_in_pieces(guest: Visitor, heard: list[tuple[str, int]]) -> None:
    assert guest.post(iter([b'{"moment": 17, ', b'"words": "ready"}'])).status == 204
    assert heard == [("ready", 17)]


def test_a_body_that_does_not_come(guest: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_host.table.serving.say.SECONDS_FOR_THE_BODY", 0.05)
    with guest.call() as calling:
        calling.sendall(
            f"POST {guest.path}say HTTP/1.1\r\nHost: {guest.host}\r\n"
            "Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{".encode()
        )
        answer = b"".join(iter(lambda: calling.recv(10_000), b""))
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"malformed" in answer


def test_who_leaves_before_the_answer_disturbs_nobody(lasting: TablePage, guest: Visitor) -> None:
    came = Event()
    waiting: list[Press] = []

    def keep(press: Press) -> None:
        waiting.append(press)
        came.set()

    lasting.on_press = keep
    body = '{"moment": 17, "words": "ready"}'
    with guest.call() as calling:
        calling.sendall(
            f"POST {guest.path}say HTTP/1.1\r\nHost: {guest.host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        assert came.wait(20)
    assert waiting[0].settle(Settled.TAKEN)
    assert guest.get().status == 200


def test_a_page_that_may_only_read(
    lasting: TablePage, guest: Visitor, heard: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Guard, "may_press", lambda *_: False)
    with guest.events() as events:
        assert dict(events.take(1))["house"]["may_press"] is False
    assert guest.say().refused == (403, "read-only")
    assert heard == []


def test_a_page_reached_by_the_address_in_the_house_may_press_on_this_computer(
    serve: Callable[..., TablePage],
) -> None:
    page = serve("0.0.0.0")
    page.on_press = lambda press: press.settle(Settled.TAKEN)
    assert Visitor(page).say(X_Forwarded_For="192.168.1.77").status == 204

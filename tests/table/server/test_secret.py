"""Who does not know the secret learns nothing."""

from __future__ import annotations

import pytest

from tests.table.server.visitor import Answer, Visitor


def is_nothing(answer: Answer) -> bool:
    """Whether an answer tells no more than that there is nothing."""
    told = {name.lower() for name in answer.headers}
    return answer.status == 404 and not answer.body and told == {"date", "content-length", "connection"}


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/events",
        "/say",
        "/favicon.ico",
        "/robots.txt",
        "//",
        "/WRONG/",
        "/WRONG/events",
        "/WRONG/say",
        "/?x",
        "/%00/",
        "/%ff%fe/",
        "*",
        "http://127.0.0.1/",
    ],
)
def test_without_the_secret_there_is_nothing(guest: Visitor, method: str, path: str) -> None:
    assert is_nothing(guest.ask(method, path))


@pytest.mark.parametrize("method", ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
@pytest.mark.parametrize("name", ["", "events", "icon.svg", "FiraGO-Bold.ttf"])
def test_with_the_secret_everything_is_only_to_be_got(guest: Visitor, method: str, name: str) -> None:
    assert is_nothing(guest.ask(method, guest.path + name))


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "OPTIONS"])
def test_what_is_said_is_posted(guest: Visitor, method: str) -> None:
    assert is_nothing(guest.ask(method, f"{guest.path}say"))


@pytest.mark.parametrize(
    "name",
    [
        "nothing.js",
        "../en.ftl",
        "..%2fen.ftl",
        "%2e%2e/en.ftl",
        "..\\en.ftl",
        "/etc/passwd",
        "events/",
        "say/",
        "__init__.py",
        ".",
        "..",
        "icon.svg/",
        "ICON.SVG",
        "icon.svg%00",
    ],
)
def test_there_are_only_the_files_of_the_page(guest: Visitor, name: str) -> None:
    assert is_nothing(guest.get(name))


def test_nearly_the_secret(guest: Visitor) -> None:
    for path in (guest.path[:-1], guest.path[:-2] + "/", guest.path.swapcase(), "/" + guest.path):
        assert is_nothing(guest.ask("GET", path))


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:80",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "192.168.1.5",
        "[::2]",
        "x@127.0.0.1",
        "127.0.0.1/x",
        "127.0.0.1:x",
        ":8421",
        "",
    ],
)
def test_a_page_that_is_called_by_another_name_is_not_there(guest: Visitor, host: str) -> None:
    assert is_nothing(guest.ask("GET", guest.path, headers={"Host": host}))
    assert is_nothing(guest.say(Host=host, Origin=f"http://{host}"))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "LocalHost", "localhost.", "[::1]", "127.0.0.1:9", "localhost:9"]
)
def test_names_of_this_computer(guest: Visitor, host: str) -> None:
    assert guest.ask("GET", guest.path, headers={"Host": host}).status == 200


def test_what_is_no_http_gets_no_answer(guest: Visitor) -> None:
    with guest.call() as calling:
        calling.sendall(b"hello?\r\n\r\n")
        try:
            assert calling.recv(1000) == b""
        except ConnectionResetError:
            return


def test_who_asks_for_nothing_is_dropped(guest: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_host.table.serving.connection.SECONDS_FOR_A_REQUEST", 0.1)
    with guest.call() as silent, guest.call() as halting:
        halting.sendall(b"GET / HTTP/1.1\r\nHo")
        for calling in (silent, halting):
            try:
                assert calling.recv(1000) == b""
            except ConnectionResetError:
                continue

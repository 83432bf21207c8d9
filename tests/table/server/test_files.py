from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.table.server.visitor import Visitor
from voice_host.table.address import TableAddress
from voice_host.table.errors import TableUnavailable
from voice_host.table.serving.files import as_json, put_together
from voice_host.table.table_page import TablePage

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
TEXTS = {
    "index.html": '<html lang="{{language}}" dir="{{direction}}"><link href="table.css" rel="stylesheet">'
    '<title>{{title}}</title><script src="main.js"></script><script id="words">{{words}}</script>',
    "table.css": '@font-face { src: url("FiraGO-Regular.ttf") }',
    "main.js": 'import { board } from "./board.js"\n',
    "board.js": "export const board = 1\n",
}
GAPS = {"language": "en", "direction": "ltr", "title": "Dogylicious", "words": "{}"}


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("", "text/html; charset=utf-8"),
        ("base.css", "text/css; charset=utf-8"),
        ("main.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("FiraGO-Regular.ttf", "font/ttf"),
        ("FiraGO-Bold.ttf", "font/ttf"),
    ],
)
def test_every_file_says_what_it_is_and_what_it_may(guest: Visitor, name: str, type: str) -> None:
    answer = guest.get(name)
    assert (answer.status, answer.headers["Content-Type"]) == (200, type)
    assert answer.body
    assert answer.headers["Content-Security-Policy"] == POLICY
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer.headers["Permissions-Policy"] == "camera=(), microphone=(), geolocation=()"
    assert "Server" not in answer.headers


def test_answers_to_a_press_and_events_say_so_too(guest: Visitor) -> None:
    with guest.events() as events:
        for headers in (events.headers, guest.say().headers):
            assert headers["Content-Security-Policy"] == POLICY
            assert headers["Cache-Control"] == "no-store"


def test_only_fonts_are_kept_by_browsers(guest: Visitor) -> None:
    assert guest.get().headers["Cache-Control"] == "no-store"
    font = guest.get("FiraGO-Bold.ttf")
    assert font.headers["Cache-Control"] == "private, max-age=3600"
    again = guest.ask("GET", f"{guest.path}FiraGO-Bold.ttf", headers={"If-None-Match": font.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")


def test_the_page_knows_its_language_and_title(serve: Callable[..., TablePage]) -> None:
    text = Visitor(serve(title='Noa & the "<dog>" {{words}}')).get().body.decode()
    assert "{{language}}" not in text
    assert "Noa &amp; the &quot;&lt;dog&gt;&quot; {{words}}" in text


def test_gaps_are_filled_once_and_escaped() -> None:
    words = as_json({"close": "</script><script>&", "joined": "{first}, שלום"})
    told = put_together(TEXTS, {**GAPS, "title": "<{{language}}>", "direction": 'rtl" onload="', "words": words})
    text = told[""].content.decode()
    assert "<title>&lt;{{language}}&gt;</title>" in text
    assert 'dir="rtl&quot; onload=&quot;"' in text
    held = text.partition('id="words">')[2].partition("</script>")[0]
    assert json.loads(held) == {"close": "</script><script>&", "joined": "{first}, שלום"}


def test_a_whole_page() -> None:
    assert put_together(TEXTS, GAPS).keys() == {"", "table.css", "main.js", "board.js"}


@pytest.mark.parametrize("lost", TEXTS)
def test_a_file_that_is_missing_is_named(lost: str) -> None:
    texts = {name: text for name, text in TEXTS.items() if name != lost}
    with pytest.raises(TableUnavailable, match=rf"^The table page is not whole: {lost} is missing\. Install .*\.$"):
        put_together(texts, GAPS)


def test_a_page_that_is_not_whole_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_host.table.serving.files._texts", dict)
    page = TablePage(TableAddress(), title="Dogylicious", language="en", speaks=True)
    with pytest.raises(TableUnavailable, match=r"index\.html"):
        page.open()
    page.close()

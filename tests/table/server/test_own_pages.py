"""A page for each player: what stands there only they see, and only one device gets it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.table.server.visitor import Answer, Visitor
from voice_host.table.press import Settled
from voice_host.table.table_page import TablePage

HAND = {"heading": "Your cards", "lines": ["two, seven and a joker"]}


@pytest.fixture
def table(page: TablePage) -> TablePage:
    """A page of Noa's and one of Dan's, beside the one for all."""
    page.players_are(("Noa", "Dan"))
    page.show("game", {"heading": "Noa's turn"})
    page.show_to("Noa", "hand", HAND)
    page.show_to("Dan", "hand", {"heading": "Your cards", "lines": ["a swap"]})
    return page


def claim(visitor: Visitor, player: object, **headers: str) -> Answer:
    named = {"Content-Type": "application/json", **{name.replace("_", "-"): told for name, told in headers.items()}}
    return visitor.ask("POST", f"{visitor.path}claim", json.dumps({"player": player}).encode(), named)


def own(table: TablePage, player: str) -> Visitor:
    """The device that gets a player's page."""
    visitor = Visitor(table)
    visitor.path = json.loads(claim(visitor, player).body)["path"]
    return visitor


def test_the_own_page_shows_all_that_the_table_sees_and_the_hand(table: TablePage) -> None:
    with own(table, "Noa").events() as events:
        parts = dict(events.take(3))
        assert parts["house"]["player"] == "Noa"
        assert parts["house"]["may_press"] is True
        assert parts["game"] == {"heading": "Noa's turn"}
        assert parts["hand"] == HAND
        table.show("game", {"heading": "Dan's turn"})
        assert events.next() == ("game", {"heading": "Dan's turn"})


def test_nobody_else_sees_a_hand(table: TablePage) -> None:
    with Visitor(table).events() as at_the_table, own(table, "Dan").events() as dans:
        seen = [at_the_table.take(2), dans.take(3)]
        table.show_to("Noa", "hand", {"lines": ["nine"]})
        table.show("host", {"state": "busy"})
        seen += [at_the_table.take(1), dans.take(1)]
    assert "joker" not in str(seen)
    assert "nine" not in str(seen)
    assert [name for part in seen for name, _ in part].count("hand") == 1


def test_the_page_for_all_never_shows_a_hand(page: TablePage) -> None:
    with pytest.raises(ValueError, match="a hand"):
        page.show("hand", HAND)


def test_only_the_first_who_asks_gets_a_page(table: TablePage) -> None:
    told: list[str] = []
    table.on_claim = told.append
    guest = Visitor(table)
    assert claim(guest, "Noa").status == 200
    assert claim(guest, "Noa").refused == (409, "claimed")
    assert told == ["Noa"]
    assert table.claimed() == {"Noa"}


@pytest.mark.parametrize("player", ["Lia", "", "noa", "../", 1, None])
def test_who_is_no_player_has_no_page(table: TablePage, player: object) -> None:
    assert claim(Visitor(table), player).status in (400, 409)
    assert table.claimed() == set()


def test_another_site_cannot_ask_for_a_page(table: TablePage) -> None:
    guest = Visitor(table)
    assert claim(guest, "Noa", Origin="http://evil.example").refused == (403, "origin")
    assert claim(guest, "Noa", Content_Type="text/plain").status == 415
    assert guest.ask("GET", f"{guest.path}claim").status == 404
    assert table.claimed() == set()


def test_a_page_of_ones_own_gives_no_other_page(table: TablePage) -> None:
    assert claim(own(table, "Noa"), "Dan").status == 404


def test_each_page_has_a_secret_of_its_own(table: TablePage) -> None:
    paths = {Visitor(table).path, own(table, "Noa").path, own(table, "Dan").path}
    assert len(paths) == 3
    assert all(len(path) == 24 for path in paths)


def test_what_is_pressed_there_is_said(table: TablePage) -> None:
    said: list[str] = []

    def hear(press: object) -> None:
        said.append(press.words)  # type: ignore[attr-defined]
        press.settle(Settled.TAKEN)  # type: ignore[attr-defined]

    table.on_press = hear
    assert own(table, "Noa").say("card two").status == 204
    assert said == ["card two"]


def test_who_plays_no_more_has_no_page(table: TablePage) -> None:
    noa, dan = own(table, "Noa"), own(table, "Dan")
    table.players_are(("Dan", "Lia"))
    assert noa.get().status == 404
    assert dan.get().status == 200
    assert claim(Visitor(table), "Dan").refused == (409, "claimed")
    assert claim(Visitor(table), "Lia").status == 200


def test_pages_end_with_the_host(serve: Callable[..., TablePage]) -> None:
    page = serve()
    page.players_are(("Noa",))
    with own(page, "Noa").events() as events:
        page.show("end", {"label": "The host has left."})
        page.close()
        assert events.rest()[-1] == ("end", {"label": "The host has left."})

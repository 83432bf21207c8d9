"""Each player's cards on a page of their own: only there, only once, for the eyes and for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.commands.running import RunningGame

from .test_pressing import settle
from .test_track import press


class Table(RunningGame):
    """``voice-host play dog`` with hands on pages."""

    def __init__(self, data: Path) -> None:
        words = ("--players", "Noa, Dan", "--option", "hands=pages", "--seed", "3")
        super().__init__(data, "--keyboard", "--quiet", "--table", "--new", *words, game="dog")
        self.address: str = self.wait_for(lambda event: event["event"] == "table")["address"]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.kill()


def telephone(browser: Browser, table: Table) -> Page:
    page = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce").new_page()
    page.goto(table.address)
    return page


def test_cards_are_seen_and_played_on_the_own_page(table: Table, browser: Browser) -> None:
    noa, everybody = telephone(browser, table), telephone(browser, table)
    press(noa, "opens a page", "Ready")
    noa.get_by_role("button", name="I am Noa").click()
    expect(noa.locator("#hand-heading")).to_have_text("Your cards, Noa")
    expect(noa.locator("#players-panel")).to_be_hidden()
    expect(everybody.locator("#players")).to_contain_text("I am Noa: open on a device")
    expect(everybody.locator("#hand-panel")).to_be_hidden()
    expect(everybody.get_by_role("button", name="I am Dan")).to_be_visible()

    cards = noa.locator("#hand-presses button")
    expect(cards).to_have_count(6)
    settle(noa)
    passed = cards.nth(1).inner_text()
    assert passed.startswith("Card two, ")
    cards.nth(1).click()
    expect(everybody.locator("#asked")).to_contain_text("Dan")
    expect(noa.locator("#hand-lines")).not_to_contain_text("card six")

    dan = telephone(browser, table)
    dan.get_by_role("button", name="I am Dan").click()
    expect(dan.locator("#hand-presses button")).to_have_count(6)
    settle(dan)
    dan.locator("#hand-presses button").first.click()
    expect(noa.locator("#hand-lines")).to_contain_text("Your cards")
    expect(noa.locator("#hand-presses")).to_contain_text("out with thirteen")
    expect(dan.locator("#hand-presses button")).to_have_count(0)
    settle(noa)
    noa.locator("#hand-presses").get_by_role("button", name="Red one out with thirteen").click()
    expect(everybody.locator("#track")).to_contain_text("The red start, Red one")

    told = table.wait_for(lambda event: event["event"] == "host" and "The page of Noa is open." in event["text"])
    assert told["aloud"]
    assert "Your cards:" not in everybody.content()
    expect(dan.locator("#hand-lines")).to_contain_text(passed.removeprefix("Card two, "))  # it was passed to him


def test_nothing_keeps_anybody_out(table: Table, browser: Browser) -> None:
    noa = telephone(browser, table)
    press(noa, "opens a page", "Ready")
    before = Axe().run(noa)
    noa.get_by_role("button", name="I am Noa").click()
    expect(noa.locator("#hand-heading")).to_have_text("Your cards, Noa")
    found = Axe().run(noa)

    assert not before.violations_count, before.generate_report()
    assert not found.violations_count, found.generate_report()
    assert noa.evaluate("document.documentElement.scrollWidth") <= 390

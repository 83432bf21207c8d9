"""A game with a track: where the dogs stand is seen and read, and everything can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.commands.running import RunningGame

from .test_pressing import settle


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page of a game of Casino Hot Dog with the family's own pieces, on a short board."""
    words = ("--players", "Noa, Dan", "--option", "pieces=real", "--option", "track-len=9", "--option", "bones=2 7")
    game = RunningGame(tmp_path, "--keyboard", "--quiet", "--table", "--new", *words, game="casino-hot-dog")
    address = game.wait_for(lambda event: event["event"] == "table")["address"]
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.goto(address)
    page.wait_for_selector("#track li")
    yield page
    page.context.close()
    game.kill()


def press(page: Page, asked: str, label: str) -> None:
    """Answer a question by a button, as soon as the page takes a press."""
    expect(page.locator("#asked")).to_contain_text(asked)
    settle(page)
    page.locator("#main").get_by_role("button", name=label, exact=True).click()


def test_the_dogs_are_moved_by_pressing(page: Page) -> None:
    squares = page.locator("#track li")
    expect(squares).to_have_count(10)
    expect(squares.nth(0)).to_contain_text("The card table, Noa, Dan")
    press(page, "Roll both dice", "Two and bone")
    expect(page.locator("#dice svg")).to_have_count(2)
    expect(page.locator("#dice .times")).to_have_count(0)
    press(page, "Everybody takes one chip", "Open")
    press(page, "Noa", "Five")
    press(page, "Dan", "Four")
    press(page, "Hands in the bags", "Open")
    press(page, "Noa", "Opt out")
    press(page, "Dan", "Opt out")
    press(page, "Noa chooses a die", "Take the bone")
    expect(squares.nth(2)).to_contain_text("Square two with a bone, Noa, Dan")


def test_the_page_keeps_nobody_out(page: Page) -> None:
    assert Axe().run(page).response["violations"] == []

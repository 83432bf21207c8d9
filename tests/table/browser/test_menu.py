"""One page for the whole evening: the game is chosen on it, and another one after that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.commands.running import RunningGame

from .test_pressing import settle
from .test_track import press


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page of a host that asks which game."""
    game = RunningGame(tmp_path, "--keyboard", "--quiet", "--table", game="menu")
    address = game.wait_for(lambda event: event["event"] == "table")["address"]
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.goto(address)
    expect(page.locator("#heading")).to_have_text("Which game shall we play?")
    yield page
    page.context.close()
    game.kill()


def test_a_game_is_chosen_and_then_another_one(page: Page) -> None:
    expect(page).to_have_title("Which game shall we play? – The games")
    press(page, "Which game", "Casino Hot Dog")
    expect(page.locator("#title")).to_have_text("Casino Hot Dog")
    press(page, "How many of you", "Two players")
    expect(page.locator("#asked")).to_contain_text("names")
    settle(page)
    page.locator("#always").get_by_role("button", name="Play another game", exact=True).click()
    press(page, "leave this game", "Yes")
    press(page, "Which game", "Dotzee")

    expect(page.locator("#title")).to_have_text("Dotzee")
    expect(page.locator("#heading")).to_have_text("Welcome to Dotzee")
    expect(page.get_by_role("log")).to_contain_text("Casino Hot Dog.")


def test_nothing_keeps_anybody_out(page: Page) -> None:
    found = Axe().run(page)
    assert not found.violations_count, found.generate_report()

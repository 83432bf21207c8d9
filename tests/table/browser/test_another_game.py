"""The page shows any game: here Dotzee, with its coloured dice and neither route nor chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.commands.running import RunningGame

from .test_pressing import press, press_tile, settle


class Table(RunningGame):
    """``voice-host play dotzee --table``. With this seed the bottom right corner is blank, and may be taken."""

    def __init__(self, data: Path) -> None:
        words = ("--players", "Noa, Dan", "--option", "quick-play=on", "--seed", "3")
        super().__init__(data, "--keyboard", "--quiet", "--table", "--new", *words, game="dotzee")
        self.address: str = self.wait_for(lambda event: event["event"] == "table")["address"]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.kill()


def test_a_die_is_taken_rolled_and_placed_by_pressing(table: Table, look: Callable[..., Page]) -> None:
    page = look(table)
    dice = page.locator("#board .tile")
    expect(dice).to_have_count(16)
    expect(dice.nth(1)).to_have_attribute("data-colour", "red")
    expect(page.locator("#board .below").first).to_have_text("green")
    expect(page.locator("#dice svg")).to_have_count(1)
    expect(page.locator(".of-calculator")).to_be_hidden()

    settle(page)
    press_tile(page, 4, 4)
    expect(page.locator("#dice-label")).to_have_text("Rolled: red three")
    settle(page)
    press(page, "From the left")

    expect(page.locator("#heading")).to_have_text("Dan’s turn")
    expect(dice.nth(12)).to_have_attribute("aria-label", "3, Row four column one: red three")


def test_nothing_keeps_anybody_out(table: Table, look: Callable[..., Page]) -> None:
    page = look(table)
    found = Axe().run(page)
    assert not found.violations_count, found.generate_report()

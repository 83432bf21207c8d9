"""The table page in Hebrew: from right to left, the carpet and problems as in English, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .family import Family

pytestmark = pytest.mark.thorough


def left_edges(page: Page, selector: str) -> list[float]:
    """Return how far from the left things are, in the order in which they are read."""
    edges: list[float] = page.locator(selector).evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    return edges


def test_a_game_in_hebrew_from_right_to_left(play: Callable[..., Family], look: Callable[..., Page]) -> None:
    game = play("--language", "he", "--players", "נועה, Dan", "--seed", "5", "--sides", "12")
    page = look(game)

    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["he", "rtl"]
    expect(page).to_have_title("התור של נועה – כשכש־נשנש")
    expect(page.locator("#heading")).to_have_text("התור של נועה")
    expect(page.locator("#phase")).to_have_text("בוחרים משבצת התחלה")

    tiles = left_edges(page, "#board [role=gridcell]")[:5]
    assert tiles == sorted(tiles), "the carpet lies the same way round as in English"
    columns = left_edges(page, "#chart thead th")
    assert columns == sorted(columns), "the chart is that of the printed page"

    for width, height in ((390, 844), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert page.evaluate(wider) <= 0, f"nothing is cut off at {width}"
    page.set_viewport_size({"width": 1280, "height": 900})

    for line in (
        "שורה אחת טור אחת",
        "היעד שלי הוא שורה ארבע טור אחת",
        "אחורה אחורה אחורה",
        "3 צעדים, 6 גרגירים",
        "מוכן",
    ):
        game.type(line)
    first, second = game.wait_for_dice()
    expect(page.locator("#phase")).to_have_text("פותרים את התרגיל")
    dice = left_edges(page, "#dice .die")
    assert dice == sorted(dice), "a problem is read from left to right"

    page.wait_for_timeout(450)  # so long nothing is pressed that has just come under the finger
    page.get_by_label("תשובה", exact=True).fill(str(first * second))
    page.locator("#main").get_by_role("button", name="אומרים", exact=True).click()
    expect(page.locator("#phase")).to_have_text("נותנים גרגירים לכלב")

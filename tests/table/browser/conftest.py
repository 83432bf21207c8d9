"""A real browser, and games whose page it opens."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from .family import Family

CHROMIUM = next(filter(None, map(which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium without a window. Where there is none, these tests say so; in CI there has to be one."""
    if CHROMIUM is None and not os.environ.get("CI"):
        pytest.skip("needs a browser: sudo apt install chromium")
    with sync_playwright() as playwright:
        yield (chromium := playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]))
        chromium.close()


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[..., Family]]:
    """Begins games, each with records of its own."""
    games: list[Family] = []

    def begin(*words: str) -> Family:
        games.append(Family(tmp_path / str(len(games)), *words))
        return games[-1]

    yield begin
    for game in games:
        game.kill()


@pytest.fixture
def look(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens the page of a game, each time as somebody else. What goes wrong in the page fails the test."""
    wrong: list[str] = []
    asked: list[str] = []

    def open_page(game: Family, width: int = 1280, height: int = 900) -> Page:
        page = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce").new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.on("request", lambda request: asked.append(request.url))
        page.goto(game.address)
        page.wait_for_selector("#board [role=gridcell]")
        return page

    yield open_page
    for context in browser.contexts:
        context.close()
    answers = ("Failed to load resource", "net::ERR_")  # what the browser says of a refusal, and of a host that is gone
    assert [each for each in wrong if not any(answer in each for answer in answers)] == []
    assert [url for url in asked if not url.startswith(("http://127.0.0.1:", "data:"))] == []

"""Pictures of the table page for people to look at: ``python -m tests.table.pictures FOLDER``.

A real game is played, and at its set-up, at a roll, at "stop or go on?", when time is up and at its end the page is
photographed whole, in several widths, by day and by night.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.table.browser.conftest import CHROMIUM
from tests.table.browser.family import Family, plan
from voice_host.games.dogylicious.rules.carpet import Tile

WIDTHS = (390, 1024, 1920)


class Photographer:
    """A page, and where its pictures go."""

    def __init__(self, browser: Browser, game: Family, folder: Path) -> None:
        self.page: Page = browser.new_context(reduced_motion="reduce").new_page()
        self.page.goto(game.address)
        self._folder = folder

    def take(self, name: str) -> None:
        """Photograph the page as it is."""
        for colours in ("light", "dark"):
            self.page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
            for width in WIDTHS:
                self.page.set_viewport_size({"width": width, "height": max(844, width * 9 // 16)})
                self.page.wait_for_timeout(150)
                self.page.screenshot(path=self._folder / f"{name}-{width}-{colours}.png", full_page=True)


def answer(game: Family, *, last: bool = False) -> None:
    """Answer the next roll, and feed the dog unless it was the last step."""
    first, second = game.wait_for_dice()
    game.type(str(first * second))
    if not last:
        game.type("done")


def photograph(browser: Browser, data: Path, folder: Path) -> None:
    """Play with a clock: a turn that reaches its target, one whose time is up, and on to the end."""
    game = Family(data, "--seed", "5", "--clock", "--turn-seconds", "15", "--time-up", "gentler", "--sides", "6")
    camera = Photographer(browser, game, folder)
    expect(camera.page.locator("#asked")).to_contain_text("How many players")
    camera.take("1-set-up")
    for line in ("two players", "Noa and Dan", "yes", "no"):
        game.type(line)
    expect(camera.page.locator("#heading")).to_have_text("Noa’s turn")
    walk = plan(frozenset())
    game.set_off(walk)
    answer(game)
    game.wait_for_dice()
    game.type("pause")
    expect(camera.page.locator("#main")).to_contain_text("Resume")
    game.type("resume")
    expect(camera.page.locator("#phase")).to_have_text("Solve the problem")
    camera.take("2-roll")
    game.kill()
    _to_the_end(browser, data / "more", folder)


def _to_the_end(browser: Browser, data: Path, folder: Path) -> None:
    game = Family(
        data, "--players", "Noa, Dan", "--seed", "5", "--clock", "--turn-seconds", "30", "--time-up", "gentler"
    )
    camera = Photographer(browser, game, folder)
    taken: frozenset[Tile] = frozenset()
    for turn in range(8):
        walk = plan(taken)
        game.set_off(walk)
        if turn == 1:
            answer(game)
            game.wait_for_dice()
            expect(camera.page.locator("#clock-figures")).to_have_text("0:05", timeout=40000)
            camera.take("4-time-nearly-up")
            expect(camera.page.locator("#heading")).to_have_text("Noa’s turn", timeout=40000)
            camera.take("5-time-up")
            continue
        for step in range(1, len(walk)):
            answer(game, last=step == len(walk) - 1)
        game.type("done")
        expect(camera.page.locator("#phase")).to_have_text("Stop or go on?")
        taken |= {walk[-1]}
        if turn == 0:
            camera.take("3-stop-or-go-on")
        game.type("stop")
    expect(camera.page.locator("#heading")).to_contain_text("win")
    camera.take("6-end")
    game.kill()


def main() -> int:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    if CHROMIUM is None:
        print("needs a browser: sudo apt install chromium", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        photograph(browser, Path(data), folder)
        browser.close()
    print(*sorted(str(picture) for picture in folder.glob("*.png")), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

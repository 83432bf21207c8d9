"""The page is for everybody: with a screen reader, large and small, by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.thorough import a_few

from .family import Family
from .test_following import WALK, expect_dice

Play = Callable[..., Family]
Look = Callable[..., Page]

AXE = Axe()


def check(page: Page, where: str) -> None:
    found = AXE.run(page)
    assert found.violations_count == 0, f"{where}: {found.generate_report()}"


def test_nothing_keeps_anybody_out_in_any_phase(play: Play, look: Look) -> None:
    game = play("--seed", "3")
    page = look(game)

    def phase(shown: str, *lines: str) -> None:
        for line in lines:
            game.type(line)
        expect(page.locator("#asked")).to_contain_text(shown)
        check(page, shown)

    phase("How many players")
    phase("your names", "two players")
    phase("Noa and Dan", "Noa and Dan")
    phase("team", "yes")
    phase("clock", "no")
    phase("long", "yes")
    phase("time is up", "two minutes")
    phase("sides", "basic")
    phase("Where do you start", "six")
    phase("target", "start on row four column four")
    phase("walk", "this is my target, row three column four")
    phase("How many steps", "left forward right")
    phase("ready", "three steps and six pieces")
    game.type("ready")
    dice = game.wait_for_dice()
    expect_dice(page, *dice)
    check(page, "a roll")
    game.type(str(dice[0] * dice[1]))
    expect(page.locator("#phase")).to_have_text("Feed the dog")
    check(page, "feeding")
    for step in (2, 3):
        game.type("done")
        first, second = game.wait_for_dice()
        game.type(str(first * second))
        expect(page.locator("#counts")).to_contain_text(str(step))
    game.type("done")
    expect(page.locator("#phase")).to_have_text("Stop or go on?")
    check(page, "stop or go on")
    game.type("pause")
    expect(page.locator("#main")).to_contain_text("Resume the game")
    check(page, "a pause")
    page.locator("#settings-open").click()
    check(page, "the settings")
    page.locator("#settings-close").click()
    game.leave()
    expect(page.locator("#banner")).not_to_be_empty()
    check(page, "the end")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_contrast_is_high_by_day_and_by_night(play: Play, look: Look, colours: str) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3")
    page = look(game)
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")  # type: ignore[arg-type]
    game.set_off(WALK)
    expect_dice(page, *game.wait_for_dice())
    check(page, colours)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_nothing_is_cut_off_from_a_telephone_to_a_television(play: Play, look: Look, direction: str) -> None:
    game = play("--players", "Maximiliane-Alexandra, Bartholomäus, Zofia, Dan", "--seed", "3")
    page = look(game)
    game.set_off(WALK)
    expect_dice(page, *game.wait_for_dice())
    page.evaluate(f"document.documentElement.dir = '{direction}'")
    for width in (360, 390, 768, 1024, 1280, 1920, 2560, 3840):
        page.set_viewport_size({"width": width, "height": max(640, width * 9 // 16)})
        wide = page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= width, f"{width} px: {wide}"


def test_the_carpet_is_never_mirrored(play: Play, look: Look) -> None:
    page = look(play("--players", "Noa, Dan"))

    def left_of(column: int) -> float:
        box = page.locator(f"#board .tile[data-row='0'][data-column='{column}']").bounding_box()
        assert box
        return box["x"]

    for direction in ("ltr", "rtl"):
        page.evaluate(f"document.documentElement.dir = '{direction}'")
        assert left_of(0) < left_of(4), direction


def test_a_screen_reader_is_told_what_lies_on_each_tile(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3")
    page = look(game)
    game.set_off(WALK)
    expect_dice(page, *game.wait_for_dice())
    names = page.eval_on_selector_all("#board .tile", "tiles => tiles.map(tile => tile.getAttribute('aria-label'))")
    assert len(names) == 20
    dog = names[3 * 5 + 3]
    assert "seven" in dog and "row four" in dog and "dog" in dog, dog  # noqa: PT018
    target = names[2 * 5 + 3]
    assert "nine" in target and "target" in target.lower(), target  # noqa: PT018


def test_the_page_does_not_talk_over_the_host(play: Play, look: Look) -> None:
    quiet = look(play("--players", "Noa, Dan"))
    expect(quiet.locator("#said")).to_have_attribute("aria-live", "polite")


@pytest.mark.parametrize("sides", a_few(1, ["6", "12"]))
def test_the_clock_can_be_read_on_every_screen(play: Play, look: Look, sides: str) -> None:
    timed = ("--clock", "--turn-seconds", "120", "--time-up", "basic")
    game = play("--players", "Noa, Dan", "--seed", "3", "--sides", sides, *timed)
    page = look(game)
    game.set_off(WALK)
    game.wait_for_dice()
    expect(page.locator("#clock")).to_be_visible()
    for size in ("1", "4"):
        page.evaluate(f"document.documentElement.dataset.size = '{size}'")
        for width in (*range(340, 1100, 40), 1280, 1920, 3840):
            page.set_viewport_size({"width": width, "height": 900})
            figures = page.locator("#clock-figures").bounding_box()
            clock = page.locator("#clock").bounding_box()
            assert figures
            assert clock
            assert clock["x"] >= 0
            assert clock["x"] + clock["width"] <= width, f"{width} px, letters of size {size}"
            assert figures["x"] + figures["width"] <= clock["x"] + clock["width"], f"{width} px, letters of size {size}"
            assert page.evaluate("document.scrollingElement.scrollWidth") <= width

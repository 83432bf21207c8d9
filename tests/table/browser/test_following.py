"""The page follows the game, for whoever opens it and whenever."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Tile

from .family import Family, plan

Play = Callable[..., Family]
Look = Callable[..., Page]

WALK = (Tile(4, 4), Tile(4, 3), Tile(3, 3), Tile(3, 4))
"""From a seven over one and ten to a nine."""
NUMBERS = ("one", "two", "three", "four", "five", "six")
PARTS = ("turn", "history", "now", "asked", "main", "more", "always", "ask", "sheet", "chart-hidden")


def seen(page: Page) -> dict[str, str]:
    """Return all that can be read on a page, part by part, and what a screen reader is told of the carpet."""
    tiles = page.eval_on_selector_all(
        "#board .tile", "tiles => tiles.map(tile => tile.getAttribute('aria-label')).join()"
    )
    return {"tiles": str(tiles), **{part: page.locator(f"#{part}").text_content() or "" for part in PARTS}}


def expect_dog_on(page: Page, tile: Tile) -> None:
    expect(page.locator("#board .tile.dog")).to_have_attribute("data-row", str(tile.row - 1))
    expect(page.locator("#board .tile.dog")).to_have_attribute("data-column", str(tile.column - 1))


def expect_dice(page: Page, first: int, second: int) -> None:
    label = f"The dice show {NUMBERS[first - 1]} and {NUMBERS[second - 1]}"
    expect(page.locator("#dice-label")).to_have_text(label)
    expect(page.locator("#dice svg.die:not(.unrolled) circle")).to_have_count(first + second)


def test_a_whole_game_by_typed_replies(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "11")
    page = look(game)
    taken: frozenset[Tile] = frozenset()
    totals = {"Noa": 0, "Dan": 0}
    for turn in range(8):
        player = ("Noa", "Dan")[turn % 2]
        expect(page.locator("#heading")).to_have_text(f"{player}’s turn")
        expect(page.locator("#round")).to_have_text(f"Round {turn // 2 + 1} of 4")
        walk = plan(taken)
        game.set_off(walk)
        for step, there in enumerate(walk[1:], start=1):
            first, second = game.wait_for_dice()
            expect_dice(page, first, second)
            expect(page.locator("#counts")).to_contain_text(str(step))
            expect(page.locator("#chart-panel")).to_be_hidden()
            game.type(str(first * second))
            if step < len(walk) - 1:
                expect_dog_on(page, there)
                expect(page.locator("#phase")).to_have_text("Feed the dog")
                expect(page.locator("#chart-panel")).to_be_visible()
                game.type("done")
        taken |= {walk[-1]}
        totals[player] += DEFAULT_CARPET.number(walk[-1])
        line = page.locator("#sheet tbody tr").nth(turn % 2)
        expect(line.locator("td").last).to_have_text(str(totals[player]))
    best = max(totals.values())
    winners = [name for name, total in totals.items() if total == best]
    expect(page.locator("#heading")).to_have_text(
        f"{winners[0]} wins" if len(winners) == 1 else "Noa and Dan win together"
    )
    expect(page.locator("#board .owner")).to_have_count(8)
    game.type("no")
    assert game.end() == 0
    expect(page.locator("#banner")).to_have_text("The host has said goodbye.")
    expect(page.locator("#heading")).to_contain_text("win")


def test_a_page_that_is_opened_late_shows_the_same(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3", "--clock", "--turn-seconds", "600", "--time-up", "basic")
    early = look(game)
    game.set_off(WALK)
    first, second = game.wait_for_dice()
    game.type("pause")
    expect(early.locator("#main")).to_contain_text("Resume the game")
    late = look(game)
    expect_dice(late, first, second)
    expect(late.locator("#main")).to_contain_text("Resume the game")
    assert seen(early) == seen(late)


def test_a_page_that_lost_its_connection_catches_up(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3")
    page, other = look(game), look(game)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    game.set_off(WALK)
    dice = game.wait_for_dice()
    expect_dice(other, *dice)
    page.context.set_offline(False)
    expect_dice(page, *dice)
    expect(page.locator("#banner")).to_have_text("")
    assert seen(page) == seen(other)


def test_when_the_host_is_gone_the_page_says_so_and_tries_again(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan")
    page = look(game)
    game.kill()
    expect(page.locator("#banner")).to_contain_text("Connection lost")
    expect(page.locator("#heading")).to_have_text("Noa’s turn")


@pytest.mark.parametrize("sides", ["8", "10", "12"])
def test_other_dice_show_their_numbers(play: Play, look: Look, sides: str) -> None:
    game = play("--players", "Noa, Dan", "--seed", "5", "--sides", sides)
    page = look(game)
    game.set_off(WALK)
    first, second = game.wait_for_dice()
    expect(page.locator("#dice svg.die text")).to_have_text([str(first), str(second)])


def test_a_multiplication_mistake_keeps_the_dog_where_it_is(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3")
    page = look(game)
    game.set_off(WALK)
    game.wait_for_dice()
    game.type("1")
    expect(page.locator("#said")).to_contain_text("three times one is three")
    expect_dog_on(page, WALK[0])
    expect_dice(page, 3, 1)
    expect(page.locator("#main")).to_contain_text("Roll")
    expect(page.locator("#chart .mark, #chart [data-mark], #chart .asked")).to_have_count(0)


def test_what_was_not_understood_stands_there_too(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan")
    page = look(game)
    game.type("the dog ate my homework")
    expect(page.locator("#said")).to_contain_text("the dog ate my homework")
    expect(page.locator("#said")).to_contain_text("not understood")


def test_time_that_is_up_is_seen(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3", "--clock", "--turn-seconds", "15", "--time-up", "basic")
    page = look(game)
    game.set_off(WALK)
    game.wait_for_dice()
    expect(page.locator("#clock")).to_be_visible()
    expect(page.locator("#clock-figures")).to_have_text("0:10", timeout=8000)
    expect(page.locator("#heading")).to_have_text("Dan’s turn", timeout=20000)
    expect(page.locator("#sheet tbody tr").first.locator("td").first).to_have_text("0")


def test_the_page_of_a_game_that_is_over_says_that_another_has_another_address(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--table-address", "127.0.0.1:8799")
    page = look(game)
    game.kill()
    expect(page.locator("#banner")).to_contain_text("Connection lost")
    play("--players", "Lia", "--table-address", "127.0.0.1:8799")
    expect(page.locator("#banner")).to_contain_text("open the address", timeout=15000)
    expect(page.locator("#question")).to_be_hidden()

"""Who cannot speak, or does not want to, presses."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .family import Family, journal
from .test_following import WALK, expect_dice

Play = Callable[..., Family]
Look = Callable[..., Page]


def press_tile(page: Page, row: int, column: int) -> None:
    page.locator(f"#board .tile[data-row='{row - 1}'][data-column='{column - 1}']").click()


def press(page: Page, label: str) -> None:
    page.get_by_role("button", name=label, exact=True).click()


def set_off_by_pressing(page: Page) -> None:
    """Start, target, route and count, and "ready": all pressed."""
    expect(page.locator("#phase")).to_have_text("Choose the tile where the dog starts")
    settle(page)
    press_tile(page, 4, 4)
    expect(page.locator("#phase")).to_have_text("Choose a target")
    settle(page)
    press_tile(page, 3, 4)
    expect(page.locator("#phase")).to_have_text("Plan the route")
    settle(page)
    for row, column in ((4, 3), (3, 3), (3, 4)):
        press_tile(page, row, column)
    page.locator("#main").get_by_role("button", name="Say it").click()
    expect(page.locator("#phase")).to_have_text("Count steps and pieces")
    settle(page)
    page.get_by_label("Steps", exact=True).fill("3")
    page.get_by_label("Pieces", exact=True).fill("6")
    page.locator("#main").get_by_role("button", name="Say it").click()
    expect(page.locator("#phase")).to_have_text("Ready?")
    settle(page)
    press(page, "Ready")


def settle(page: Page) -> None:
    """Wait as long as the page takes no press for what has just come under the finger."""
    page.wait_for_timeout(450)


def test_a_press_is_kept_like_what_is_said(play: Play, look: Look) -> None:
    pressed = play("--players", "Noa, Dan", "--seed", "3")
    page = look(pressed)
    set_off_by_pressing(page)
    first, second = pressed.wait_for_dice()
    expect_dice(page, first, second)
    settle(page)
    for figure in str(first * second):
        press(page, figure)
    page.locator("#main").get_by_role("button", name="Say it").click()
    expect(page.locator("#phase")).to_have_text("Feed the dog")
    settle(page)
    press(page, "Done")
    pressed.wait_for_dice()

    typed = play("--players", "Noa, Dan", "--seed", "3")
    typed.set_off(WALK)
    first, second = typed.wait_for_dice()
    typed.type(str(first * second))
    typed.type("done")
    typed.wait_for_dice()

    assert journal(pressed.data) == journal(typed.data)
    assert len(journal(pressed.data)) == 9


def test_what_may_always_be_said_is_pressed_as_well(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan")
    page = look(game)
    settle(page)
    page.get_by_text("What is the score?", exact=True).click()
    expect(page.locator("#said")).to_contain_text("Round one of four")
    settle(page)
    page.get_by_text("Pause the game", exact=True).click()
    expect(page.locator("#main")).to_contain_text("Resume the game")


def test_the_other_page_sees_what_one_presses_and_whoever_is_late_is_told(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan")
    one, other = look(game), look(game)
    settle(one)
    one.evaluate(
        """async () => {
            const say = (words) => fetch('say', {method: 'POST', headers: {'Content-Type': 'application/json'},
                                              body: JSON.stringify({moment: 1, words})});
            const both = [say('start on row 4 column 4'), say('start on row 1 column 1')];
            window.answers = (await Promise.all(both)).map(answer => answer.status);
        }"""
    )
    answers = one.evaluate("window.answers")
    assert sorted(answers) == [204, 409]
    expect(other.locator("#phase")).to_have_text("Choose a target")
    expect(other.locator("#board .tile.dog")).to_have_count(1)


def test_a_double_click_says_it_once(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan")
    page = look(game)
    settle(page)
    page.get_by_text("What is the score?", exact=True).dblclick()
    expect(page.locator("#said")).to_contain_text("Round one of four")
    game.type("start on row four column four")
    game.wait_for_question("ask-target")
    assert page.locator("#history li", has_text="pressed").count() == 1


def test_everything_with_keys_alone(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3")
    page = look(game)
    game.set_off(WALK)
    first, second = game.wait_for_dice()
    expect_dice(page, first, second)
    page.get_by_label("Answer", exact=True).focus()
    page.keyboard.type(str(first * second))
    page.keyboard.press("Enter")
    expect(page.locator("#phase")).to_have_text("Feed the dog")
    focused = page.evaluate("document.activeElement.id || document.activeElement.tagName")
    assert focused == "asked", "the focus goes to the next question"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    game.wait_for_dice()


def test_what_makes_no_sense_gets_an_answer(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan")
    page = look(game)
    settle(page)
    line = page.get_by_label("Type what you would say")
    line.fill("purple elephants")
    line.press("Enter")
    expect(page.locator("#said")).to_contain_text("not understood")
    expect(page.locator("#status, #printed").first).to_be_attached()


def test_the_calculator_works_on_its_own_numbers(play: Play, look: Look) -> None:
    page = look(play("--players", "Noa, Dan"))
    page.locator("#calculator-first").fill("4")
    page.locator("#calculator-last").fill("6")
    page.locator("#calculator-own").fill("14")
    page.locator("#calculator button[type=submit]").click()
    expect(page.locator("#calculator-result")).not_to_be_empty()
    page.locator("#calculator-own").fill("15")
    page.locator("#calculator button[type=submit]").click()
    expect(page.locator("#calculator-sum")).to_have_text("4 + 5 + 6 = 15")


def test_what_a_press_on_the_carpet_means_is_chosen_for_one_question(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan")
    page = look(game)
    for line in ("start on row four column four", "my target is row three column four", "left forward right"):
        game.type(line)
    expect(page.locator("#phase")).to_have_text("Count steps and pieces")
    settle(page)
    page.get_by_label("Another start").check()
    press_tile(page, 4, 1)
    expect(page.locator("#phase")).to_have_text("Choose a target")
    settle(page)
    press_tile(page, 2, 2)
    expect(page.locator("#phase")).to_have_text("Plan the route")


def test_a_half_filled_answer_is_forgotten_with_its_question(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3")
    page = look(game)
    game.set_off(WALK)
    first, second = game.wait_for_dice()
    expect_dice(page, first, second)
    answer = page.get_by_label("Answer", exact=True)
    answer.fill("77")
    game.type("what is the score?")
    expect(page.locator("#said")).to_contain_text("Round one of four")
    expect(answer).to_have_value("77")
    game.type(str(first * second))
    game.type("done")
    expect_dice(page, *game.wait_for_dice())
    expect(answer).to_have_value("")


def test_the_player_counts_the_steps_of_the_route_and_not_the_page(play: Play, look: Look) -> None:
    game = play("--players", "Noa, Dan", "--seed", "3")
    page = look(game)
    for line in ("start on row four column four", "my target is row three column four", "left forward right"):
        game.type(line)
    expect(page.locator("#paths path")).to_have_count(3)
    expect(page.locator("#board .step")).to_have_count(0)
    game.type("three steps and six pieces")
    game.type("ready")
    expect_dice(page, *game.wait_for_dice())
    expect(page.locator("#board .step")).to_have_text(["2", "3", "1"])


def test_own_dice_are_chosen_by_a_press(play: Play, look: Look) -> None:
    game = play()
    page = look(game)
    for line in ("two players", "no names", "no", "no"):
        game.type(line)
    expect(page.locator("#asked")).to_contain_text("sides")
    settle(page)
    press(page, "We roll our own dice")
    expect(page.locator("#said")).to_contain_text("the problem you say tells me")

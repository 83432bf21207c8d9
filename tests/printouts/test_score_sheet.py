"""The score sheet on paper."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from tests.printouts.printed import Printed, PrintedPage
from voice_host.printouts import CannotBePrinted, Wording, find_paper, print_score_sheet


@cache
def sheet(*players: str, language: str = "en", paper: str = "a4") -> PrintedPage:
    (page,) = Printed(print_score_sheet(players, Wording(language), find_paper(paper))).pages
    return page


def rows_of(page: PrintedPage) -> int:
    """Count the rows to write in: each ends with a line."""
    return len(lines_of_rows(page))


def lines_of_rows(page: PrintedPage) -> list[float]:
    """Return where the rows end, and of a second table where its head is."""
    x = 0.68 * page.width  # beside the notes
    return page.lines_down(x, x + 2, 56, page.height - 45)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_without_names_there_are_four_empty_lines(paper: str) -> None:
    page = sheet(paper=paper)

    assert page.width > page.height
    assert rows_of(page) == 4
    for words in ("Score sheet", "Date", "Player Round 1 Round 2 Round 3 Round 4 Total", "Target reached"):
        assert words in page.text


def test_players_have_a_line_each_in_their_order() -> None:
    page = sheet("Noa", "Zoë")

    assert rows_of(page) == 2
    assert page.text.index("Total") < page.text.index("Noa") < page.text.index("Zoë") < page.text.index("Target")
    assert page.fonts_are_embedded()


def test_in_hebrew_the_players_are_at_the_right_and_the_total_at_the_left() -> None:
    page = sheet("נועה", "Dan", language="he")

    assert page.line_at(43, 53).startswith("סךהכול"[::-1])
    assert page.line_at(43, 53).endswith("שחקן"[::-1])
    assert page.line_at(55, 79, left=page.width / 2) == "נועה"[::-1]
    assert page.line_at(81, 105, left=page.width / 2) == "Dan"


@pytest.mark.parametrize(
    "names",
    [
        ("Zoë", "Ze\u0301", "Đặng", "Ирина"),
        ("Ελένη", "נועה", "سارة", "ნინო"),
        ("स्मिता", "J.J.", "1", "O’Neill {nb}"),
    ],
)
def test_names_of_many_scripts_can_be_written(names: tuple[str, ...]) -> None:
    page = sheet(*names)

    for row in range(4):
        top = 54 + (page.height - 103) / 4 * row
        assert [each for each in page.letters if top < each.middle[1] < top + 26 and each.right < 73], names[row]
    assert "\ufffd" not in page.text
    assert "J.J." not in names or "O’Neill {nb}" in page.text


@pytest.mark.parametrize(("name", "lacking"), [("美玲", "美 玲"), ("Ann🐶", "🐶"), ("Նարե", "Ն ա ր ե")])
def test_a_letter_that_the_font_lacks_is_told(name: str, lacking: str) -> None:
    with pytest.raises(CannotBePrinted, match=f"lacks {lacking}.*by hand"):
        sheet("Noa", name)


def test_a_long_name_is_written_smaller_and_a_name_without_end_is_refused() -> None:
    page = sheet("Maximiliane Friederike von Hohenstein zu Sommerfeld", "Noa", "Dan", "Lia")
    edge = 15 + 0.22 * (297 - 30)

    for letter in page.letters:
        assert not (50 < letter.middle[1] < 155 and letter.left < edge < letter.right)
    with pytest.raises(CannotBePrinted, match="too long"):
        sheet("o" * 300)


def test_a_team_has_room_for_its_points_and_a_lone_player_has_not() -> None:
    assert "as a team" in sheet("Noa", "Zoë").text
    assert "as a team" not in sheet("Noa").text
    assert "win together" not in sheet("Noa").text


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("players", [("Noa",), ("Noa", "Dan"), ("Noa", "Dan", "Lia"), ("Noa", "Dan", "Lia", "Tom")])
def test_a_row_is_no_higher_than_a_hand_needs_and_the_notes_follow(players: tuple[str, ...], paper: str) -> None:
    page = sheet(*players, paper=paper)
    lines = [54.0, *lines_of_rows(page)][: len(players) + 1]

    for before, line in pairwise(lines):
        assert 20 < line - before <= 26.3
    after = [letter for letter in page.letters if letter.top > lines[-1] + 1]
    assert min(letter.top for letter in after) < lines[-1] + 20


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_one_player_has_room_for_two_games(paper: str) -> None:
    page = sheet("Noa", paper=paper)

    kinds = [part.kind for part in page.parts]
    assert kinds[:5] == ["H1", "P", "Table", "P", "Table"]
    assert page.parts[1].text == page.parts[3].text == "Date"
    assert page.parts[2].cells == page.parts[4].cells
    assert page.inked.bottom > 0.75 * page.height
    assert [part.kind for part in sheet("Noa", "Dan").parts].count("Table") == 1


def test_the_table_is_read_cell_by_cell() -> None:
    head = ["Player", "Round 1", "Round 2", "Round 3", "Round 4", "Total"]

    (table,) = [part for part in sheet("Noa", "נועה").parts if part.kind == "Table"]
    assert table.cells == [head, ["Noa", *[""] * 5], ["נועה", *[""] * 5]]
    assert [cell.kind for cell in table.parts[1].parts] == ["TH", *["TD"] * 5]
    (empty,) = [part for part in sheet().parts if part.kind == "Table"]
    assert empty.cells == [head, *[[""] * 6] * 4]

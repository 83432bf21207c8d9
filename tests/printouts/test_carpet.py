"""The carpet on paper: its tiles are 9 by 9 cm, and it is the carpet that is played on."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from tests.printouts.printed import Printed, PrintedPage
from voice_host.games.dogylicious.rules.carpet import COLUMNS, DEFAULT_CARPET, ROWS, Carpet
from voice_host.games.registry import find_game
from voice_host.printouts import CannotBePrinted, Wording, find_paper, print_carpet

TILE = 90.0
EXACT = 0.2
"""In mm: what a ruler may show of a difference."""
LEFT, TOP = 15.0, 13.5
PLACES = [(LEFT, TOP), (LEFT + TILE, TOP), (LEFT, TOP + TILE), (LEFT + TILE, TOP + TILE), (LEFT, TOP + 2 * TILE)]
"""The upper left corner of each tile of a row."""


def gaps(lines: list[float]) -> list[float]:
    return [there - here for here, there in pairwise(lines)]


def tiles_of(page: PrintedPage) -> list[int]:
    return [int(number.words) for number in page.numbers(least=30)]


def map_of(page: PrintedPage) -> tuple[tuple[int, ...], ...]:
    """The numbers of the layout map as they lie: row by row from the top, each from the left."""
    numbers = sorted(page.numbers(least=8), key=lambda number: number.middle[1])
    rows = [numbers[start : start + COLUMNS] for start in range(0, len(numbers), COLUMNS)]
    return tuple(tuple(int(n.words) for n in sorted(row, key=lambda number: number.left)) for row in rows)


def test_it_is_five_pages_of_a4(carpet: Printed) -> None:
    assert len(carpet.pages) == 5
    for page in carpet.pages:
        assert (page.width, page.height) == pytest.approx((210, 297), abs=0.1)


@pytest.mark.parametrize("row", range(ROWS))
def test_every_tile_is_nine_by_nine_centimetres(carpet: Printed, row: int) -> None:
    page = carpet.pages[row]
    below_an_edge = [TOP + 1, TOP + TILE + 1, TOP + 2 * TILE + 0.7]

    for top, tiles in zip(below_an_edge, (2, 2, 1), strict=True):
        upright = page.lines_across(top, top + 0.8, LEFT - 5, LEFT + 2 * TILE + 5)
        assert gaps(upright) == pytest.approx([TILE] * tiles, abs=EXACT)
    assert gaps(page.lines_down(LEFT + 2, LEFT + 4, TOP - 5, TOP + 3 * TILE + 5)) == pytest.approx(
        [TILE] * 3, abs=EXACT
    )
    right = LEFT + 2 * TILE
    assert gaps(page.lines_down(right - 4, right - 2, TOP - 5, TOP + 2 * TILE + 5)) == pytest.approx(
        [TILE] * 2, abs=EXACT
    )


@pytest.mark.parametrize("row", range(ROWS))
def test_the_bar_is_nine_centimetres(carpet: Printed, row: int) -> None:
    left, right, top = 106.0, 206.0, 270.0
    strip = carpet.pages[row].darkness(left, top, right, top + 1).mean(axis=0)

    black = np.flatnonzero(strip > 0.5)
    pixel = (right - left) / len(strip)

    assert (black[-1] + 1 - black[0]) * pixel == pytest.approx(90.0, abs=EXACT)
    changes = np.flatnonzero(np.diff((strip > 0.5).astype(int)))
    assert gaps([change * pixel for change in changes]) == pytest.approx([10.0] * 9, abs=EXACT)


@pytest.mark.parametrize("row", range(ROWS))
def test_a_page_has_the_numbers_of_its_row_in_their_order(carpet: Printed, row: int) -> None:
    assert tuple(tiles_of(carpet.pages[row])) == DEFAULT_CARPET.rows[row]


@pytest.mark.parametrize("row", range(ROWS))
def test_a_tile_has_nothing_on_it_but_its_number_in_its_middle(carpet: Printed, row: int) -> None:
    page = carpet.pages[row]

    for number, (left, top) in zip(page.numbers(least=30), PLACES, strict=True):
        on_it = [
            each for each in page.letters if left < each.middle[0] < left + TILE and top < each.middle[1] < top + TILE
        ]
        assert "".join(each.words for each in on_it) == number.words
        assert number.middle == pytest.approx((left + TILE / 2, top + TILE / 2), abs=1.2)
        assert number.middle[0] == pytest.approx(left + TILE / 2, abs=0.1)
        assert number.height > 40


@pytest.mark.parametrize("row", range(ROWS))
def test_six_and_nine_stand_on_a_line_and_no_other_does(carpet: Printed, row: int) -> None:
    for number, (left, top) in zip(DEFAULT_CARPET.rows[row], PLACES, strict=True):
        below = carpet.pages[row].darkness(left + 35, top + 72, left + 55, top + 80, dpi=100)
        assert (below.max() > 0.9) == (number in (6, 9)), number


def test_cut_marks_lie_outside_of_the_tiles(carpet: Printed) -> None:
    page = carpet.pages[0]

    assert page.lines_across(7, 10, 5, 205) == pytest.approx([LEFT, LEFT + TILE, LEFT + 2 * TILE], abs=EXACT)
    assert page.lines_down(8, 12, 5, 292) == pytest.approx([TOP + TILE * n for n in range(4)], abs=EXACT)
    assert page.lines_across(12, 13, 5, 205) == []


def test_the_map_is_the_carpet_that_is_played_on_in_every_language(carpet: Printed) -> None:
    played = find_game("dogylicious").options({}).laid

    assert map_of(carpet.pages[4]) == played.rows


def test_the_map_is_a_third_as_large_and_says_how_large_the_carpet_is(carpet: Printed) -> None:
    page = carpet.pages[4]

    numbers = page.numbers(least=8)

    assert gaps(sorted({round(number.middle[0]) for number in numbers[:5]})) == pytest.approx([30] * 4, abs=1.01)
    assert numbers[-1].middle[1] - numbers[0].middle[1] == pytest.approx(90, abs=0.5)
    cm = {"en": "cm", "he": "ס״מ"}[carpet.language]
    assert f"45 {cm}" in page.text
    assert f"36 {cm}" in page.text


def test_edge_tiles_differ_from_the_middle_without_colour(carpet: Printed) -> None:
    page = carpet.pages[4]
    left, top, side = 30.0, 79.0, 30.0

    for tile in DEFAULT_CARPET.tiles:
        x, y = left + side * (tile.column - 1), top + side * (tile.row - 1)
        corner = page.darkness(x + 2, y + 2, x + 4, y + 4, dpi=100).mean()
        assert (corner > 0.05) == DEFAULT_CARPET.is_edge(tile)
    dark = page.darkness(left + 1.2 * side, top + side - 0.4, left + 1.8 * side, top + side + 0.4).mean()
    assert dark > 0.5, "there is no thick line around the middle"


def test_the_map_has_the_words_of_the_host(english: Printed) -> None:
    page = english.pages[4]

    for words in ("far side", "near side", "left", "right", "forward", "back", "row one", "row four", "column five"):
        assert words in page.text
    assert page.text.index("far side") < page.text.index("near side")


def test_hebrew_runs_from_right_to_left(hebrew: Printed) -> None:
    pages = hebrew.pages

    assert pages[0].line_at(210, 218.5, left=107) == "שורהראשונה"[::-1]
    assert pages[4].line_at(25, 33) == "מפתפריסה"[::-1]
    columns = pages[4].line_at(74.5, 77.5)
    assert columns == "".join(f"טור{each}"[::-1] for each in ("ראשון", "שני", "שלישי", "רביעי", "חמישי"))
    assert "שורה ראשונה" in pages[0].text
    assert "9 ס״מ" in pages[0].text


def test_forward_points_away_from_the_players_and_left_is_left(carpet: Printed) -> None:
    page = carpet.pages[4]
    ways = {"en": ("forward", "back", "left", "right"), "he": ("קדימה", "אחורה", "שמאלה", "ימינה")}[carpet.language]

    forward, back, left, right = (centre_of(page, word, below=220) for word in ways)

    assert forward[1] < left[1] < back[1]
    assert left[0] < forward[0] < right[0]


def centre_of(page: PrintedPage, word: str, below: float) -> tuple[float, float]:
    letters = [each for each in page.letters if each.middle[1] > below]
    first = "".join(each.words for each in letters).index(word)
    here = letters[first : first + len(word)]
    return sum(each.middle[0] for each in here) / len(here), here[0].bottom


def test_a_heading_says_which_row_it_is(english: Printed) -> None:
    pages = english.pages

    assert "Row one Far side 1 6 3 5 2" in pages[0].text
    assert "Row four Near side: the players stand here 2 4 1 7 3" in pages[3].text
    assert "This bar must be 9 cm long." in pages[1].text


def test_screen_readers_are_told_what_there_is(carpet: Printed) -> None:
    assert carpet.is_tagged
    assert carpet.language in ("en", "he")
    assert not carpet.is_scaled_by_printers
    assert carpet.title.startswith({"en": "Dogylicious", "he": "כשכש־נשנש"}[carpet.language])
    assert len(carpet.contents) == 5
    for page, row in zip(carpet.pages, DEFAULT_CARPET.rows, strict=False):
        numbers = ", ".join(map(str, row))
        assert any(part.kind == "Figure" and part.alternative.endswith(f": {numbers}.") for part in page.parts)
    (carpet_read,) = [part.alternative for part in carpet.pages[4].parts if part.alternative.count(",") > 10]
    assert [f": {', '.join(map(str, row))}." in carpet_read for row in DEFAULT_CARPET.rows] == [True] * ROWS


@pytest.mark.parametrize("row", range(1, ROWS + 1))
def test_a_row_is_read_from_its_name_over_its_numbers_to_what_is_done(carpet: Printed, row: int) -> None:
    words = Wording(carpet.language)
    name = words.heading("row", row=row)
    numbers = ", ".join(map(str, DEFAULT_CARPET.rows[row - 1]))

    assert [(part.kind, part.alternative or part.text) for part in carpet.pages[row - 1].parts] == [
        ("H1", name),
        ("P", words.heading("side", row=row)),
        ("Figure", words.text("row-numbers", row=name, numbers=numbers)),
        ("P", words.text("lay-row")),
        ("Figure", words.text("bar-is")),
        ("P", words.text("bar")),
    ]


def test_the_map_is_read_from_its_name_to_what_it_is_for(carpet: Printed) -> None:
    words = Wording(carpet.language)
    name, shows, of_carpet, ways, *key = carpet.pages[4].parts

    assert [part.text for part in (name, shows, *key)] == [
        words.text(message) for message in ("map", "map-shows", "edge", "middle", "what-for")
    ]
    assert of_carpet.alternative.startswith(words.text("map-seen"))
    assert ways.alternative.startswith({"en": "Directions as", "he": "הכיוונים"}[carpet.language])


def test_the_map_is_told_what_it_is_in_one_line(carpet: Printed) -> None:
    page = carpet.pages[4]

    told = "".join(page.line_at(37, 42).split())

    assert sorted(told) == sorted(Wording(carpet.language).text("map-shows").replace(" ", ""))


def test_the_key_is_aligned(carpet: Printed) -> None:
    page = carpet.pages[4]

    def ends(top: float) -> list[float]:
        """Return where the swatch begins and ends whose upper edge that is."""
        left = {"en": 27.0, "he": 170.0}[carpet.language]
        inked = np.flatnonzero(page.darkness(left, top + 3, left + 12, top + 4).max(axis=0) > 0.1)
        return [left + column * 25.4 / 600 for column in (inked[0], inked[-1] + 1)]

    assert ends(230) == pytest.approx(ends(241), abs=0.1)
    edge = {"en": (30.0, 37.0), "he": (173.0, 180.0)}[carpet.language]
    assert ends(230) == pytest.approx(edge, abs=0.1)


def test_fonts_are_in_the_file(carpet: Printed) -> None:
    assert all(page.fonts_are_embedded() for page in carpet.pages)


def test_letter_paper_is_too_small() -> None:
    with pytest.raises(CannotBePrinted, match=r"27 cm high.* 27\.9 cm.* A4"):
        print_carpet(DEFAULT_CARPET, Wording("en"), find_paper("letter"))


numbers = st.integers(1, 10)


@settings(max_examples=5, deadline=None)
@given(
    carpet=st.builds(Carpet.of_numbers, st.lists(numbers, min_size=20, max_size=20)),
    language=st.sampled_from(["en", "he"]),
)
def test_any_carpet_is_printed_and_read_back(carpet: Carpet, language: str) -> None:
    pages = Printed(print_carpet(carpet, Wording(language))).pages

    assert tuple(tuple(tiles_of(page)) for page in pages[:4]) == carpet.rows
    assert map_of(pages[4]) == carpet.rows

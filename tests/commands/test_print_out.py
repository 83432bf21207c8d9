"""``voice-host print``: the carpet, the chart and the score sheet as PDF files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.commands.test_main import loaded_by
from tests.printouts.printed import Printed

ROWS = "1 6 3 5 2\n7 9 8 10 4\n5 8 10 9 6\n2 4 1 7 3\n"


@pytest.fixture
def print_out(voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Print, with the files in a folder of the test."""
    monkeypatch.chdir(tmp_path)
    return lambda words="": voice_host(f"print {words}")


def printed(file: str) -> Printed:
    return Printed(Path(file).read_bytes())


def tiles_in(file: str) -> list[list[int]]:
    return [[int(number.words) for number in page.numbers(least=30)] for page in printed(file).pages[:4]]


def test_each_is_written_and_told_in_a_line(print_out: Run) -> None:
    carpet = print_out("carpet --out carpet.pdf")
    chart = print_out("chart --out chart.pdf --paper letter")
    sheet = print_out("score-sheet --out sheet.pdf")

    assert carpet.lines == ["Wrote carpet.pdf: 5 pages for A4 paper. Print them at 100 % (actual size)."]
    assert chart.lines == ["Wrote chart.pdf: 1 page for letter paper. Print it at 100 % (actual size)."]
    assert sheet.lines == ["Wrote sheet.pdf: 1 page for A4 paper. Print it at 100 % (actual size)."]
    assert carpet.err == chart.err == sheet.err == ""
    assert [len(printed(f"{name}.pdf").pages) for name in ("carpet", "chart", "sheet")] == [5, 1, 1]


def test_programs_are_told_the_same(print_out: Run) -> None:
    assert print_out("chart --out c.pdf --sides 8 --language he --json").objects == [
        {"file": "c.pdf", "pages": 1, "paper": "a4", "language": "he", "scale": "100 %", "sides": 8}
    ]
    (sheet,) = print_out('score-sheet --out s.pdf --players " Noa,דן" --json').objects
    assert sheet["players"] == ["Noa", "דן"]


def test_without_a_command_and_with_help_it_tells_what_there_is(print_out: Run) -> None:
    told = print_out()

    assert told.code == 0
    assert told.out == print_out("--help").out
    for command in ("carpet", "chart", "score-sheet"):
        assert command in told.out
        of_it = print_out(f"{command} --help")
        assert of_it.code == 0
        assert of_it.out.startswith(f"Usage: voice-host print {command}")
        assert of_it.out.isascii()


def test_a_carpet_of_ones_own_is_the_one_that_is_played_on(print_out: Run, play: Run) -> None:
    own = "10 9 8 7 6\n5 4 3 2 1\n1 2 3 4 5\n6 7 8 9 10\n"
    Path("own.txt").write_text(f"\ufeff{own}", encoding="utf-8")

    assert print_out("carpet --map own.txt --out own.pdf --language he").code == 0

    assert tiles_in("own.pdf") == [[int(number) for number in row.split()] for row in own.splitlines()]
    told = play("--players Noa --carpet own.txt", "read row two")
    assert any("five, four, three, two, one" in line.lower() for line in told.lines)


@pytest.mark.parametrize(
    ("rows", "uneven", "sentence"),
    [
        (ROWS.replace("7 3", "8 3"), [7, 8], "On this carpet 7 and 8 are not; it is printed as it is."),
        (ROWS.replace("7 3", "8 8"), [3, 7, 8], "On this carpet 3, 7 and 8 are not; it is printed as it is."),
    ],
)
def test_a_carpet_on_which_a_number_is_not_twice_is_printed_and_told(
    print_out: Run, rows: str, uneven: list[int], sentence: str
) -> None:
    Path("own.txt").write_text(rows)

    told = print_out("carpet --map own.txt --out own.pdf --json")

    assert told.code == 0
    assert told.objects[0]["uneven"] == uneven
    assert tiles_in("own.pdf") == [[int(number) for number in row.split()] for row in rows.splitlines()]
    assert told.err == f"voice-host: Usually each number is on two tiles. {sentence}\n"


@pytest.mark.parametrize(
    ("letters", "sentence"),
    [
        (ROWS.encode().replace(b"7 3", b"7 3 3"), "twenty in all; these are 21 numbers."),
        (ROWS.encode().replace(b"7 3", b"11 3"), "from 1 to 10, so 11 cannot be one"),
        (ROWS.encode().replace(b"7 3", b"seven 3"), "'seven' is none from 1 to 10"),
        (b"\xff\xfe\x00", "is no text file"),
        (b"", "these are 0 numbers"),
    ],
)
def test_a_map_that_is_no_carpet_is_told_and_nothing_is_written(print_out: Run, letters: bytes, sentence: str) -> None:
    Path("own.txt").write_bytes(letters)

    assert sentence in print_out("carpet --map own.txt --out own.pdf").refused()
    assert not Path("own.pdf").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("carpet --map . --out c.pdf", "The carpet . cannot be read"),
        ("carpet --map nowhere.txt --out c.pdf", "The carpet nowhere.txt cannot be read"),
        ("carpet --out c.pdf --paper letter", "three tiles are 27 cm high"),
        ("carpet --out c.pdf --paper a5", "Choose from: a4, letter"),
        ("carpet --out c.pdf --language fr", "Choose from: en, he"),
        ("carpet", "Missing option '--out'. \"voice-host print carpet --help\" tells"),
        ("carpet --out", '"voice-host print carpet --help" tells what can be typed.'),
        ("chart --out c.pdf --sides 7", "6, 8, 10 or 12 sides, not 7"),
        ("chart --out c.pdf --sides six", "Choose 6, 8, 10 or 12."),
        ("score-sheet --out c.pdf --players 'Noa, noa'", "a name of their own"),
        ("score-sheet --out c.pdf --players 'A,B,C,D,E'", "for one to four players"),
        ("score-sheet --out c.pdf --players 'Noa,'", "Every player needs a name"),
        ("score-sheet --out c.pdf --players 美", "lacks 美"),
        ("tiles --out c.pdf", '"voice-host print --help" tells what can be typed.'),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(print_out: Run, words: str, sentence: str) -> None:
    assert sentence in print_out(words).refused()
    assert not Path("c.pdf").exists()


def test_letter_paper_has_a_remedy(print_out: Run) -> None:
    sentence = print_out("carpet --out c.pdf --paper letter").refused()

    assert "27.9 cm" in sentence
    assert "Leave out --paper" in sentence
    assert print_out("score-sheet --out s.pdf --paper letter").code == 0
    assert (printed("s.pdf").pages[0].width, printed("s.pdf").pages[0].height) == pytest.approx((279.4, 215.9), abs=0.1)


def test_where_it_cannot_be_written_is_a_sentence(print_out: Run) -> None:
    Path("diary.txt").write_text("Dear diary")

    assert "is not a PDF, so it is left as it is" in print_out("chart --out diary.txt").refused(code=1)
    assert Path("diary.txt").read_text() == "Dear diary"
    assert "There is no folder nowhere" in print_out("chart --out nowhere/c.pdf").refused(code=1)


def test_names_are_on_the_sheet(print_out: Run) -> None:
    assert print_out("score-sheet --out s.pdf --players 'Noa, Zoë, נועה'").code == 0

    text = printed("s.pdf").pages[0].text
    assert all(name in text for name in ("Noa", "Zoë", "נועה"))


def test_help_loads_nothing_that_prints(tmp_path: Path) -> None:
    loaded = loaded_by("print carpet --help", tmp_path)

    assert not loaded & {"fpdf", "fontTools", "PIL", "pymupdf_fonts", "fluent.runtime", "voice_host.printouts"}

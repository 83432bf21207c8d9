"""``voice-host print``: what a family prints before the game, as PDF files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voice_host.commands.failing import WrongUse, tell, typed_wrongly
from voice_host.commands.in_language import Language, language_for

if TYPE_CHECKING:
    from voice_host.printouts import Paper, Printout, Wording

_GAME = "dogylicious"
"""Whose carpet, chart and score sheet these are."""
_BEGINS = b"%PDF-"
"""How every PDF begins (ISO 32000-1, 7.5.2)."""

print_out = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Make a PDF to print: the carpet, the multiplication chart or the score sheet.",
)

_Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="The PDF file to write.", show_default=False)]
_PaperName = Annotated[str, typer.Option("--paper", metavar="a4|letter", help="What it is printed on.")]
_CarpetPaper = Annotated[str, typer.Option("--paper", metavar="a4", help="What it is printed on; letter is too small.")]
_AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")]


@print_out.callback(invoke_without_command=True)
def _whole_group(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@print_out.command("carpet")
def carpet(
    out: _Out,
    own_map: Annotated[
        Path | None, typer.Option("--map", metavar="FILE", help="A text file with your carpet: four rows of five.")
    ] = None,
    language: Language = None,
    paper: _CarpetPaper = "a4",
    as_json: _AsJson = False,
) -> int:
    """Make the carpet: four pages of tiles to cut out, 9 by 9 cm each, and the layout map."""
    from voice_host.commands.play import read_carpet
    from voice_host.games.registry import find_game
    from voice_host.printouts import print_carpet

    with typed_wrongly():
        wording, sheet = _chosen(language, paper)
        chosen = {} if own_map is None else {"carpet": read_carpet(own_map)}
        laid = find_game(_GAME).options(chosen).laid
        printout = print_carpet(laid, wording, sheet)
    uneven = [number for number, _ in laid.uneven_numbers()]
    _save(printout, out, sheet, wording, as_json=as_json, carpet=laid.text(), uneven=uneven)
    if uneven:
        tell(_how_uneven(uneven))
    return 0


@print_out.command("chart")
def chart(
    out: _Out,
    sides: Annotated[str, typer.Option("--sides", metavar="6|8|10|12", help="Sides of the dice.")] = "6",
    language: Language = None,
    paper: _PaperName = "a4",
    as_json: _AsJson = False,
) -> int:
    """Make the multiplication chart, for the friends who check."""
    from voice_host.games.registry import find_game
    from voice_host.printouts import print_chart

    with typed_wrongly():
        wording, sheet = _chosen(language, paper)
        if not sides.strip().isdecimal():
            raise WrongUse(f'"{sides}" is no number of sides. Choose 6, 8, 10 or 12.')
        highest = find_game(_GAME).options({"dice_sides": sides}).dice_sides
        printout = print_chart(highest, wording, sheet)
    _save(printout, out, sheet, wording, as_json=as_json, sides=highest)
    return 0


@print_out.command("score-sheet")
def score_sheet(
    out: _Out,
    players: Annotated[
        str | None, typer.Option("--players", help='Their names, as "Noa, Dan". Without, there are four empty lines.')
    ] = None,
    language: Language = None,
    paper: _PaperName = "a4",
    as_json: _AsJson = False,
) -> int:
    """Make the score sheet, to be written on by hand."""
    from voice_host.games.registry import find_game
    from voice_host.printouts import print_score_sheet

    with typed_wrongly():
        wording, sheet = _chosen(language, paper)
        names = find_game(_GAME).options({"players": players}).players or ()
        printout = print_score_sheet(names, wording, sheet)
    _save(printout, out, sheet, wording, as_json=as_json, players=list(names))
    return 0


def _chosen(language: str | None, paper: str) -> tuple[Wording, Paper]:
    from voice_host.printouts import Wording, find_paper

    return Wording(language_for(language)), find_paper(paper)


def _how_uneven(numbers: list[int]) -> str:
    """Return a sentence for whoever meant to type another carpet."""
    *others, last = map(str, numbers)  # two at least: where one number is missing, another is there too often
    which = f"{', '.join(others)} and {last}"
    return f"Usually each number is on two tiles. On this carpet {which} are not; it is printed as it is."


def _save(printout: Printout, out: Path, paper: Paper, wording: Wording, *, as_json: bool, **what: Any) -> None:
    """Write the file and tell it. Raises NotSaved."""
    from voice_host.commands.out_file import save

    save(printout.pdf, out, replaces=lambda beginning: beginning.startswith(_BEGINS), what="a PDF")
    if as_json:
        told = {"file": str(out), "pages": printout.pages, "paper": paper.name, "language": wording.language}
        print(json.dumps({**told, "scale": "100 %", **what}, ensure_ascii=False), flush=True)
        return
    pages, them = (f"{printout.pages} pages", "them") if printout.pages > 1 else ("1 page", "it")
    print(f"Wrote {out}: {pages} for {paper.label} paper. Print {them} at 100 % (actual size).", flush=True)

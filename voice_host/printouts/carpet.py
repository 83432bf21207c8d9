"""The carpet model: a page for each row, with its tiles to be cut out, and the layout map."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.carpet import ROWS, Carpet
from voice_host.printouts.canvas import Canvas, Printout
from voice_host.printouts.errors import CannotBePrinted
from voice_host.printouts.layout_map import layout_map
from voice_host.printouts.papers import A4, Paper
from voice_host.printouts.tile_page import TILE, tile_page
from voice_host.printouts.wording import Wording

PAGES = ROWS + 1


def print_carpet(carpet: Carpet, wording: Wording, paper: Paper = A4) -> Printout:
    """Return the model of a carpet as seen from row four. Raises CannotBePrinted on paper that is too small."""
    if paper != A4:
        raise CannotBePrinted(
            f"The carpet is printed on {A4.label} alone. At 100 % three tiles are {3 * TILE / 10:.0f} cm high, and "
            f"a {paper.label} page is {paper.height / 10:.1f} cm: printers cannot reach so near its edges. Leave out "
            f"--paper, and print the file at 100 % on {A4.label} or on a larger paper, such as legal or tabloid."
        )
    title = f"{wording.text('game')}: {wording.text('carpet')}"
    with Canvas(paper, wording, title, one_sided=True) as canvas:
        for row in range(1, ROWS + 1):
            tile_page(canvas, carpet, row, PAGES)
        layout_map(canvas, carpet, PAGES)
        return canvas.finish()

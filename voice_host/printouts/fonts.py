"""The font of the pages: FiraGO (SIL Open Font License 1.1) in the package pymupdf-fonts.

It has Latin, Greek, Cyrillic, Hebrew, Arabic, Thai, Georgian and Devanagari letters, and figures that are not taken for
each other.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

FAMILY = "FiraGO"
_IN_THE_PACKAGE = {"": "figo", "B": "figbo"}
"""The package's short name of each style."""


@contextmanager
def font_files() -> Iterator[dict[str, Path]]:
    """Yield a file for each style ("" and "B"): the package has bytes, and the PDF library reads files alone."""
    from pymupdf_fonts import myfont

    # What is left where a file cannot be removed is the system's to tidy up: the printout is whole.
    with TemporaryDirectory(prefix="voice-host-", ignore_cleanup_errors=True) as folder:
        files = {style: Path(folder) / f"{code}.ttf" for style, code in _IN_THE_PACKAGE.items()}
        for style, file in files.items():
            file.write_bytes(myfont(_IN_THE_PACKAGE[style]))
        yield files


def lacking(words: str, glyphs: Container[int]) -> str:
    """Return the letters of some words for which a font has no glyph, each once.

    A letter with an accent is there as well where the letter and the accent are: they are put together.
    """
    whole = dict.fromkeys(unicodedata.normalize("NFC", words))
    return "".join(
        letter
        for letter in whole
        if ord(letter) not in glyphs and any(ord(part) not in glyphs for part in unicodedata.normalize("NFD", letter))
    )

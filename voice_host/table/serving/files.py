"""The files of the page: read once from the package, the fonts when they are first asked for."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from voice_host.table.errors import TableUnavailable

INDEX = "index.html"
FONTS = {"FiraGO-Regular.ttf": "figo", "FiraGO-Bold.ttf": "figbo"}
"""The file of each font, and its short name in the package pymupdf-fonts."""
_TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "ttf": "font/ttf",
}
_GAP = re.compile(r"\{\{(\w+)\}\}")
_NEEDED = {
    "html": re.compile(r"""(?:href|src)\s*=\s*["']([\w./-]+)["']"""),
    "css": re.compile(r"""url\(\s*["']?([\w./-]+)["']?\s*\)"""),
    "js": re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\./[\w./-]+)["']"""),
}
"""How a file of each kind names another."""


class File(NamedTuple):
    """A file as it is sent."""

    type: str
    content: bytes
    tag: str | None = None
    """What marks this very content, where browsers may keep it; None where it is to be asked for each time."""


@dataclass(frozen=True)
class PageFiles:
    """The files of the page by their names. The page itself has the name ""."""

    page: Mapping[str, File]

    @cached_property
    def _fonts(self) -> dict[str, File]:
        from pymupdf_fonts import myfont

        fonts = {name: bytes(myfont(code)) for name, code in FONTS.items()}
        return {name: File(_TYPES["ttf"], font, f'"{sha256(font).hexdigest()[:20]}"') for name, font in fonts.items()}

    def find(self, name: str) -> File | None:
        """Return a file, None where there is none of this name. A name is looked up, never opened."""
        return self._fonts[name] if name in FONTS else self.page.get(name)


def read_page(gaps: Mapping[str, str]) -> PageFiles:
    """Read the page. Raises TableUnavailable where a file is missing.

    gaps: what is put in for ``{{language}}``, ``{{direction}}`` and ``{{title}}`` (escaped here), and for ``{{words}}``
    (JSON, see as_json).
    """
    return PageFiles(put_together(_texts(), gaps))


def put_together(texts: Mapping[str, str], gaps: Mapping[str, str]) -> dict[str, File]:
    """Return the files that are sent, from the texts in the folder. Raises TableUnavailable where one is missing."""
    missing = sorted(_named(texts) - texts.keys() - FONTS.keys())
    if missing:
        raise TableUnavailable(
            f"The table page is not whole: {', '.join(missing)} is missing. Install voice-host again."
        )
    page = {name: File(_TYPES[_kind(name)], text.encode()) for name, text in texts.items() if name != INDEX}
    return {**page, "": File(_TYPES["html"], _filled(texts[INDEX], gaps).encode())}


def as_json(words: Mapping[str, str]) -> str:
    """Return words as JSON that can stand in an HTML script element."""
    return json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")


def _texts() -> dict[str, str]:
    folder = files("voice_host.table") / "page"
    if not folder.is_dir():
        return {}
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if _kind(file.name) in _TYPES}


def _kind(name: str) -> str:
    return name.rpartition(".")[2]


def _named(texts: Mapping[str, str]) -> set[str]:
    """Return the page and all files that its files name."""
    named = {INDEX}
    for name, text in texts.items():
        pattern = _NEEDED.get(_kind(name))
        named.update(found.removeprefix("./") for found in (pattern.findall(text) if pattern else ()))
    return named


def _filled(text: str, gaps: Mapping[str, str]) -> str:
    """Return a text with its gaps filled in one go, so that what is put in has none."""

    def filling(gap: re.Match[str]) -> str:
        name = gap[1]
        return gaps[name] if name == "words" else html.escape(gaps[name])

    return _GAP.sub(filling, text)

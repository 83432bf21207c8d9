"""How words and figures are written on a page: with curly quotes, and unbroken where they belong together."""

from __future__ import annotations

import re

from voice_host.reports import words
from voice_host.reports.page.markup import Html, tag
from voice_host.reports.practice import Period, Practice
from voice_host.reports.summary import Stretch
from voice_host.reports.wording import said


def times() -> str:
    """Return what stands between two factors."""
    return f"\N{NO-BREAK SPACE}{said('times-word')}\N{NO-BREAK SPACE}"


def curly(text: str) -> str:
    """Return a text of this program with quotes and apostrophes as they are printed; never to be used for names."""
    return re.sub(r'"([^"]*)"', "“\\1”", text).replace("'", "’")


def seconds(ms: int | None) -> str:
    """Return a time as it stands in a table: "3.4 s", and a dash where it is not known."""
    return "–" if ms is None else said("seconds-short", figure=words.figure(ms)).replace(" ", "\N{NO-BREAK SPACE}")


def share(of: Practice | Period | Stretch) -> tuple[Html, ...]:
    """Return the part that was right at once, with its counts beside it."""
    percent = said("percent", share=f"{words.percent(of.right, of.asked)}").replace(" ", "\N{NO-BREAK SPACE}")
    return tag("b", percent), Html(" "), tag("small", words.of(of.right, of.asked))

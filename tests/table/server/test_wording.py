from __future__ import annotations

import pytest

from voice_host.language.direction import direction
from voice_host.table.wording import languages, plain_messages, words_of


def test_plain_messages_with_gaps() -> None:
    assert plain_messages(
        '# A comment\n\n## The page\n\nclose = Close\nround-of = { $label } {$value} of { $of }\nquote = { "{" }x\n'
        "long = One line\n    and another\n"
    ) == {
        "close": "Close",
        "round-of": "{label} {value} of {of}",
        "quote": "{x",
        "long": "One line\nand another",
    }


@pytest.mark.parametrize(
    "text",
    [
        "points = { $n ->\n    [one] a point\n   *[other] points\n}\n",
        "close = { open }\n",
        "close = Close\n    .title = Close this\n",
        "-name = Noa\n",
        "close\n",
        "close = { NUMBER($n) }\n",
    ],
    ids=["choice", "reference", "attribute", "term", "no message", "function"],
)
def test_the_page_knows_nothing_else(text: str) -> None:
    with pytest.raises(ValueError, match="page"):
        plain_messages(text)


def test_every_language_has_the_same_messages() -> None:
    assert "en" in languages()
    for language in languages():
        assert words_of(language).keys() == words_of("en").keys()
        assert all(words_of(language).values())


def test_a_language_that_it_is_not_written_in_is_english() -> None:
    assert words_of("tlh") == words_of("en") == words_of("EN")


def test_where_lines_begin() -> None:
    assert [direction(language) for language in ("en", "he", "HE", "ar", "nl")] == ["ltr", "rtl", "rtl", "rtl", "ltr"]

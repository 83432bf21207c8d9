"""What the host says in one language it says in the other: the same messages, as many ways, with the same gaps."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from tests.language.every_wording import PLACES, prompt_file_of
from voice_host.language.prompt_file import gaps_in

BOTH = [package for package, language in PLACES if language == "he"]


def wordings(file) -> dict[str, dict[str, frozenset[str]]]:
    """Return the gaps of each wording, by the message and by the kind: "" for the usual one, brief, again ..."""
    entries = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    return {
        entry.id.name: {
            "": gaps_in(entry.value, {}),
            **{way.id.name: gaps_in(way, {}) for way in entry.attributes},
        }
        for entry in entries
        if isinstance(entry, ast.Message)
    }


def test_hebrew_has_the_host_the_menu_and_dogylicious() -> None:
    assert {"voice_host.language", "voice_host.games.menu", "voice_host.games.dogylicious"} <= set(BOTH)


@pytest.mark.parametrize("package", BOTH)
def test_hebrew_has_all_that_english_has_and_no_more(package: str) -> None:
    english, hebrew = (wordings(prompt_file_of(package, language)) for language in ("en", "he"))
    assert hebrew.keys() == english.keys()
    for message, ways in english.items():
        assert hebrew[message] == ways, message


def test_the_game_is_presented_in_both() -> None:
    english, hebrew = (
        wordings(files("voice_host.games.dogylicious") / language / "menu.ftl") for language in ("en", "he")
    )
    assert hebrew == english

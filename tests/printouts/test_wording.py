"""The words on the pages: the same messages in every language, and none that no page has."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET
from voice_host.printouts import CannotBePrinted, Wording, find_paper, print_carpet, print_chart, print_score_sheet
from voice_host.printouts.wording import LANGUAGES, text_of


class _Gaps(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(language: str) -> dict[str, set[str]]:
    """Return the gaps of each message in the order of the file."""
    messages = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages
            gaps = _Gaps()
            gaps.visit(entry)
            messages[entry.id.name] = gaps.names
    return messages


def test_every_language_has_the_same_messages_with_the_same_gaps() -> None:
    english = messages_of("en")

    for language in LANGUAGES:
        assert messages_of(language) == english
        assert [*messages_of(language)] == [*english]


def test_every_message_is_on_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    text = Wording.text

    def noted(self: Wording, id: str, **gaps: str | int) -> str:
        used.add(id)
        return text(self, id, **gaps)

    monkeypatch.setattr(Wording, "text", noted)
    a4 = find_paper("a4")
    print_carpet(DEFAULT_CARPET, Wording("en"))
    print_chart(6, Wording("en"), a4)
    print_score_sheet((), Wording("en"), a4)

    assert used == messages_of("en").keys()


def test_rows_and_columns_have_names_of_their_own() -> None:
    for language in LANGUAGES:
        words = Wording(language)
        assert len({words.text("row", row=n) for n in range(1, 5)}) == 4
        assert len({words.text("column", column=n) for n in range(1, 6)}) == 5
        assert len({words.text(way) for way in ("forward", "back", "left", "right")}) == 4


def test_a_gap_that_is_left_is_no_text() -> None:
    with pytest.raises(KeyError, match=r"en\.ftl: page"):
        Wording("en").text("page", page=1)


def test_another_language_is_refused() -> None:
    assert Wording(" HE ").right_to_left
    with pytest.raises(CannotBePrinted, match="en, he"):
        Wording("fr")

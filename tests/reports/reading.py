"""A page as a browser's parser sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

LONE = {"meta", "link", "br", "img", "input", "hr", "base", "source"}


@dataclass
class Element:
    name: str
    attributes: dict[str, str]
    content: list[Element | str] = field(default_factory=list)

    def all(self, name: str | None = None, kind: str | None = None) -> list[Element]:
        """Every element in this one, of a name or a class."""
        return [
            each
            for each in self._inside()
            if (name is None or each.name == name)
            and (kind is None or kind in each.attributes.get("class", "").split())
        ]

    def one(self, name: str | None = None, kind: str | None = None) -> Element:
        (found,) = self.all(name, kind)
        return found

    def text(self) -> str:
        return "".join(each if isinstance(each, str) else each.text() for each in self.content)

    def rows(self) -> list[list[Element]]:
        """The cells of a table, with its heads."""
        return [[cell for cell in row.content if isinstance(cell, Element)] for row in self.all("tr")]

    def _inside(self) -> Iterator[Element]:
        for each in self.content:
            if isinstance(each, Element):
                yield each
                yield from each._inside()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"{tag} has an attribute twice"
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].content.append(element)
        if tag not in LONE:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        ended = self.open.pop()
        assert ended.name == tag, f"{ended.name} is ended as {tag}"

    def handle_data(self, data: str) -> None:
        self.open[-1].content.append(data)


def read(html: str) -> Element:
    """Return the whole page; every element must be ended where it has to be."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    (root,) = reader.open
    return root

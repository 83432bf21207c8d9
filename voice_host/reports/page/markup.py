"""Pieces of HTML in which whatever comes from data is escaped, since nothing else is possible."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is HTML already; every other string is text, and is escaped where it is put in."""

    __slots__ = ()


def join(*parts: str, by: str = "") -> Html:
    """Return parts one after another, escaped where they are not HTML."""
    return Html(by.join(part if isinstance(part, Html) else escape(part) for part in parts))


def tag(name: str, /, *content: str, **attributes: str | int | None) -> Html:
    """Return an element; ``class_`` is class, ``aria_label`` is aria-label, and None leaves an attribute out."""
    return Html(f"{_opening(name, attributes)}{join(*content)}</{name}>")


def lone(name: str, /, **attributes: str | int | None) -> Html:
    """Return an element that has neither content nor end."""
    return Html(_opening(name, attributes))


def unseen(text: str) -> Html:
    """Return text for screen readers alone."""
    return tag("span", text, class_="unseen")


def bidi(text: str) -> Html:
    """Return text that may be written in the other direction, kept apart from what is around it."""
    return tag("bdi", text)


def _opening(name: str, attributes: dict[str, str | int | None]) -> str:
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>"

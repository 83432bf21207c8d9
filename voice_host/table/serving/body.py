"""What a page sends when something is pressed."""

from __future__ import annotations

import unicodedata

import msgspec

MOST_BYTES = 2000
MOST_CHARACTERS = 200
_JOINERS = "\u200c\u200d"
"""Not printable by themselves, but letters of some languages are joined or parted by them."""


class TooLong(ValueError):  # noqa: N818
    """There are more words than anybody says at once."""


class Pressed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a press."""

    moment: int
    words: str


def read_pressed(body: bytes) -> Pressed:
    """Return what was pressed, its words without spaces around them.

    Raises TooLong for too many characters, and ValueError for anything that is not as the page sends it.
    """
    try:
        pressed = msgspec.json.decode(body, type=Pressed)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError("This is not what a page sends.") from error
    words = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in pressed.words).strip(" ")
    joined = "".join(letter for letter in words if letter not in _JOINERS)
    if not joined.strip() or not joined.isprintable():
        raise ValueError("The words are not one line of letters.")
    if len(words) > MOST_CHARACTERS:
        raise TooLong("These are too many words.")
    return Pressed(pressed.moment, words)

"""Players' names as somebody types them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable


def typed_name(typed: str) -> str:
    """Return a name with single spaces and whole letters, as the games write it."""
    return unicodedata.normalize("NFC", " ".join(typed.split()))


def known_as(name: str, known: Iterable[str]) -> str | None:
    """Return a name as it was written, however it is capitalised now; None where it is not among the known ones."""
    from voice_host.records import key_of

    return next((each for each in known if key_of(each) == key_of(name)), None)

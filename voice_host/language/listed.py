"""Things that somebody lists in writing."""

from __future__ import annotations

import re

from voice_host.language.tongue import tongue


def parts(text: str, language: str = "en") -> tuple[str, ...]:
    """Return the things listed in a text as they are written: "Zofia, Bartek & Ola" are three.

    They are parted by commas, semicolons, "&" and the language's "and". What shows nothing is none of them.
    """
    words = "|".join(map(re.escape, sorted(tongue(language).AND)))
    found = re.split(rf"\s*[,;&]\s*(?:(?:{words})\s+)?|\s+(?:{words})\s+", text.strip(), flags=re.IGNORECASE)
    return tuple(
        " ".join(part.split()) for part in found if any(sign.isprintable() and not sign.isspace() for sign in part)
    )

"""One thing that a language lacks, and with which language it is compared."""

from __future__ import annotations

from dataclasses import dataclass

REFERENCE = "en"
"""The language that has everything."""


@dataclass(frozen=True)
class Lack:
    """Something that is missing, or that is there and cannot be used."""

    where: str
    """Whose it is, such as "dogylicious" or "the table page"."""
    what: str
    """A kind of thing, for programs: file, message, wording, gap, meaning, value, sound, hearing, unusable."""
    text: str
    """What is missing and where it belongs, as a sentence."""

    def plain(self) -> dict[str, str]:
        """Return it for JSON."""
        return {"where": self.where, "what": self.what, "text": self.text}

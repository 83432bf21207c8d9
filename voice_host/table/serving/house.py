"""The part of the page that never changes, and is different only for those who may not press."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.language.direction import direction
from voice_host.table.parts import as_event


@dataclass(frozen=True)
class House:
    """What a page is told about the host."""

    language: str
    speaks: bool
    """Whether the host speaks aloud."""
    address: str
    """The URL of the page, with its secret."""
    qr: str | None
    """It as an SVG element; None where nobody else reaches it."""
    player: str | None = None
    """Whose own page it is; None for the one for all."""

    def event(self, may_press: bool) -> bytes:
        """Return the part "house" for a page that may press, or may not."""
        return as_event(
            "house",
            {
                "language": self.language,
                "direction": direction(self.language),
                "may_press": may_press,
                "speaks": self.speaks,
                "address": self.address,
                "qr": self.qr,
                "player": self.player,
            },
        )

"""The part of the page that never changes, and is different only for those who may not press."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.table.parts import as_event
from voice_host.table.qr import as_svg
from voice_host.table.wording import direction


@dataclass(frozen=True)
class House:
    """What a page is told about the host."""

    language: str
    title: str
    speaks: bool
    """Whether the host speaks aloud."""
    address: str
    """The URL of the page, with its secret."""
    for_others: bool
    """Whether others reach it at this address."""

    def event(self, may_press: bool) -> bytes:
        """Return the part "house" for a page that may press, or may not."""
        return as_event(
            "house",
            {
                "language": self.language,
                "direction": direction(self.language),
                "title": self.title,
                "may_press": may_press,
                "speaks": self.speaks,
                "address": self.address,
                "qr": as_svg(self.address) if self.for_others else None,
            },
        )

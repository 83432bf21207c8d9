"""Who has to know when the host can be heard: the ear, which is not to hear it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol


class OnAir(Protocol):
    """Is told of every line and sound. Those of several threads may overlap."""

    def host_begins(self) -> None:
        """A line or a sound begins."""

    def host_ends(self, at: float) -> None:
        """One of them is over: its last audible sample left the loudspeaker then, in seconds of the host's clock."""


@contextmanager
def on_air(who: OnAir | None, left_at: Callable[[], float]) -> Iterator[None]:
    """Be on air while something is played, whatever becomes of it. ``left_at`` is asked at the end."""
    if who is None:
        yield
        return
    who.host_begins()
    try:
        yield
    finally:
        who.host_ends(left_at())

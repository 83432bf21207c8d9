"""Of a game in which all is open."""

from __future__ import annotations

from typing import Any

from voice_host.script.picture import Private


def nothing_private(state: Any) -> tuple[Private, ...]:
    """Return nothing: every player may see all."""
    return ()

"""Why there is no table page."""

from __future__ import annotations


class TableUnavailable(RuntimeError):  # noqa: N818
    """The page cannot be served. The message is a sentence that says what to do."""


class NoSuchAddress(ValueError):  # noqa: N818
    """What was typed cannot be an address of this computer. The message is a sentence that says what to type."""

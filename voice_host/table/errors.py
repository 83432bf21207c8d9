"""Why there is no table page."""

from __future__ import annotations


class TableUnavailable(RuntimeError):  # noqa: N818
    """The page cannot be served. The message is a sentence that says what to do."""

"""Gives memory that is not needed any more back to the system: of networks, and of what was loaded to make them."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Give freed memory back. glibc keeps what a thread has freed for that thread, ten megabytes for each network."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # other C libraries have none and need none
        if trim is not None:
            trim(0)

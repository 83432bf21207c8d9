"""The vosk library without its downloads: the host opens no connection and gives no memory to what would."""

from __future__ import annotations

import sys
from functools import cache
from types import ModuleType
from typing import Any

DOWNLOADING = ("requests", "tqdm")
"""What vosk imports only to fetch models over the network; without it a listening host needs six megabytes less."""


class _Absent(ModuleType):
    """Stands for a module whose names are imported but never used."""

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)


@cache
def vosk_library() -> Any:
    """Return the module ``vosk``, imported without the modules it would download with. It logs nothing."""
    absent = [name for name in DOWNLOADING if name not in sys.modules]
    sys.modules.update({name: _Absent(name) for name in absent})
    try:
        import vosk
    finally:
        for name in absent:
            del sys.modules[name]
    vosk.SetLogLevel(-1)
    return vosk

"""The vosk library without its downloads: the host opens no connection and gives no memory to what would."""

from __future__ import annotations

from functools import cache
from typing import Any

from voice_host.language.without import without

DOWNLOADING = ("requests", "tqdm", "urllib.request")
"""What vosk imports only to fetch models over the network; without it a listening host needs ten megabytes less."""


@cache
def vosk_library() -> Any:
    """Return the module ``vosk``, imported without the modules it would download with. It logs nothing."""
    with without(*DOWNLOADING):
        import vosk
    vosk.SetLogLevel(-1)
    return vosk

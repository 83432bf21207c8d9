"""PortAudio, through ``sounddevice``, imported late: without it the import fails, and everything else should run."""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from voice_host.devices.errors import DeviceRefused, LibraryMissing


def load() -> Any:
    """Return the module sounddevice. The first time it looks at all devices, which may hang. Raises LibraryMissing and
    DeviceRefused.
    """
    try:
        import sounddevice
    except (ImportError, OSError) as error:
        remedy = "`pip install --force-reinstall sounddevice`"
        if sys.platform.startswith("linux"):
            remedy = "`sudo apt install libportaudio2` (in Fedora `sudo dnf install portaudio`)"
        raise LibraryMissing(remedy) from error
    except Exception as error:  # PortAudioError, of a module that is not there yet
        raise DeviceRefused(str(error)) from error
    # its own farewell at the end of the process would wait for a sound server that stands still
    farewell = getattr(sounddevice, "_exit_handler", None)
    if farewell is not None:
        atexit.unregister(farewell)
    return sounddevice


def after_this_block() -> Exception:
    """Return what a loudspeaker's callback raises to end the sound with the block that it has filled."""
    ends: Exception = load().CallbackStop()
    return ends


def at_once() -> Exception:
    """Return what a callback raises to end the sound before what is on its way is heard."""
    ends: Exception = load().CallbackAbort()
    return ends


def look_again(sounddevice: Any) -> None:
    """Look at the machine's devices anew, which PortAudio does only when it starts. It closes every stream."""
    while sounddevice._initialized:
        sounddevice._terminate()
    sounddevice._initialize()


class KeptStderr:
    """Gives the standard error back where a call hangs that took it away.

    While PortAudio starts, sounddevice sends what its drivers print there to nowhere; and with it what the host prints.
    """

    def __init__(self) -> None:
        self._kept: int | None = None

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep it while this lasts."""
        with suppress(OSError):
            self._kept = os.dup(2)
        try:
            yield
        finally:
            kept, self._kept = self._kept, None
            if kept is not None:
                os.close(kept)

    def give_back(self) -> None:
        """Let what is printed be seen again."""
        kept = self._kept
        if kept is not None:
            with suppress(OSError):
                os.dup2(kept, 2)

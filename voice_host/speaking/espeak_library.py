"""The espeak-ng library, as pyttsx3's own bindings (``pyttsx3.drivers._espeak``) give access to it.

The library is one set of global variables in a process, so there is one of it here as well, and one lock.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from voice_host.speaking.errors import SpeechUnavailable

BUFFER_MS = 20
DONT_EXIT = 0x8000
"""espeakINITIALIZE_DONT_EXIT of speak_lib.h. Without it the library ends the whole process where it lacks its data."""

REMEDY = "Run `pip install espeakng-loader` (or install espeak-ng), or use --quiet to read instead of listening."


_LOADING = Lock()


class EspeakLibrary:
    """The library in synchronous mode: ``Synth`` returns when all samples have been given to the callback."""

    def __init__(self, bindings: Any, data: Path | None) -> None:
        """``data`` is the folder that holds ``espeak-ng-data``, None for the library's own.

        Raises SpeechUnavailable where the library does not find its data.
        """
        self.bindings = bindings
        self.lock = Lock()
        """Held around whatever sets a voice and speaks with it."""
        folder = None if data is None else str(data).encode()
        self.rate: int = bindings.Initialize(bindings.AUDIO_OUTPUT_SYNCHRONOUS, BUFFER_MS, folder, DONT_EXIT)
        """Samples a second: 22,050."""
        if self.rate <= 0:
            raise SpeechUnavailable(f"The speech library espeak-ng does not find its data. {REMEDY}")
        self.version: str = bindings.Info(None).decode()
        self._pieces: list[bytes] = []
        self.breathe_anew()
        bindings.SetSynthCallback(self._take)

    def breathe_anew(self) -> None:
        """Begin the noise of breath and consonants from its beginning, so that the same words sound the same again.

        Its random generator goes on from one text to the next: one "twelve" is not quite like another, and one of six
        may not be understood. The library seeds it with the time of day; espeak-ng before 1.52 cannot be seeded.
        """
        seed = getattr(self.bindings.dll, "espeak_ng_SetRandSeed", None)
        if seed is not None:
            seed(ctypes.c_long(1))

    def speak(self, text: str) -> bytes:
        """Return the samples of ``text`` in the voice that is set; the lock must be held."""
        # A zero byte would end the text for C.
        self._pieces.clear()
        flags = self.bindings.CHARS_UTF8 | self.bindings.PHONEMES  # and not ENDPAUSE, which appends 0.35 s of silence
        self.bindings.Synth(text.replace("\0", " ").encode(), flags=flags)
        return b"".join(self._pieces)

    def _take(self, samples: Any, count: int, events: Any) -> int:
        if samples and count > 0:
            self._pieces.append(ctypes.string_at(samples, count * 2))
        return 0  # go on


def espeak_library() -> EspeakLibrary:
    """Return the process's one library: the wheel's, so that the host sounds alike everywhere, or else the system's.

    Raises SpeechUnavailable where there is none.
    """
    with _LOADING:
        return _load()


def breathe_anew() -> None:
    """See ``EspeakLibrary.breathe_anew``; nothing happens where the library was not needed yet."""
    with _LOADING:
        if _load.cache_info().currsize:
            _load().breathe_anew()


@cache
def _load() -> EspeakLibrary:
    data = _load_from_wheel()
    try:
        from pyttsx3.drivers import _espeak
    except (ImportError, RuntimeError, OSError) as error:
        raise SpeechUnavailable(f"No speech library was found on this machine. {REMEDY}") from error
    return EspeakLibrary(_espeak, data)


def _load_from_wheel() -> Path | None:
    """Load the library of the ``espeakng-loader`` wheel and return its folder, None where it is not whole.

    Once loaded it is what the dynamic linker gives to pyttsx3, which asks for it by its bare name.
    """
    try:
        import espeakng_loader

        folder = Path(espeakng_loader.get_library_path()).parent
        if not (folder / "espeak-ng-data" / "phontab").is_file():
            return None
        ctypes.CDLL(str(folder / "libespeak-ng.so.1"), mode=ctypes.RTLD_GLOBAL)
    except (ImportError, OSError):
        return None
    return folder

"""Lines that are said often are synthesised once, and ahead, where that takes time."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable
from contextlib import suppress
from threading import Lock, Thread

from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer import NORMAL_PITCH, NORMAL_RATE, Synthesizer

_Key = tuple[str, "str | None", int, int]


class CachedSynthesizer:
    """A synthesizer that remembers what another one made, the longest unused forgotten first."""

    def __init__(self, synthesizer: Synthesizer, limit_bytes: int = 8_000_000) -> None:
        """Eight million bytes are three minutes of speech at 22,050 Hz."""
        self._synthesizer = synthesizer
        self._limit = limit_bytes
        self._lines: OrderedDict[_Key, Pcm] = OrderedDict()
        self._size = 0
        self._to_prepare: deque[_Key] = deque()
        self._preparer: Thread | None = None
        self._lock = Lock()

    @property
    def name(self) -> str:
        """The engine's name."""
        return self._synthesizer.name

    def voices(self) -> tuple[str, ...]:
        """Return the engine's voices."""
        return self._synthesizer.voices()

    def check(self, voice: str) -> None:
        """Raise UnknownVoice unless the engine has it."""
        self._synthesizer.check(voice)

    def pcm(self, text: str, *, voice: str | None = None, rate: int = NORMAL_RATE, pitch: int = NORMAL_PITCH) -> Pcm:
        """Return what was made before, or make it."""
        key = (text, voice, rate, pitch)
        with self._lock:
            if key in self._lines:
                self._lines.move_to_end(key)
                return self._lines[key]
        pcm = self._synthesizer.pcm(text, voice=voice, rate=rate, pitch=pitch)
        self._keep(key, pcm)
        return pcm

    def prepare(
        self, texts: Iterable[str], *, voice: str | None = None, rate: int = NORMAL_RATE, pitch: int = NORMAL_PITCH
    ) -> None:
        """Make these lines in the background. What fails is left for ``pcm`` to report when it is said."""
        with self._lock:
            self._to_prepare.extend((text, voice, rate, pitch) for text in texts)
            if self._to_prepare and self._preparer is None:
                self._preparer = Thread(target=self._prepare_all, name="prepare lines", daemon=True)
                self._preparer.start()

    def is_ready(
        self, text: str, *, voice: str | None = None, rate: int = NORMAL_RATE, pitch: int = NORMAL_PITCH
    ) -> bool:
        """Whether the line is remembered."""
        with self._lock:
            return (text, voice, rate, pitch) in self._lines

    def _prepare_all(self) -> None:
        while True:
            with self._lock:
                if not self._to_prepare:
                    self._preparer = None
                    return
                text, voice, rate, pitch = self._to_prepare.popleft()
            with suppress(SpeakingError):
                self.pcm(text, voice=voice, rate=rate, pitch=pitch)

    def _keep(self, key: _Key, pcm: Pcm) -> None:
        with self._lock:
            if key in self._lines:
                return
            self._lines[key] = pcm
            self._size += pcm.samples.nbytes
            while self._size > self._limit:
                _, oldest = self._lines.popitem(last=False)
                self._size -= oldest.samples.nbytes

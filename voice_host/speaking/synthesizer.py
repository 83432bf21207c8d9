"""What turns text into samples."""

from __future__ import annotations

from typing import Protocol

from voice_host.speaking.pcm import Pcm

NORMAL_RATE = 160
"""Words a minute."""
NORMAL_PITCH = 50
"""The voice's own."""


class Synthesizer(Protocol):
    """A speech engine. Its methods may be called from several threads, with another voice at each call."""

    @property
    def name(self) -> str:
        """The engine and its version, for people."""

    @property
    def is_quick(self) -> bool:
        """Whether a line takes it milliseconds, so that nothing need be made ahead or kept."""

    def pcm(self, text: str, *, voice: str | None = None, rate: int = NORMAL_RATE, pitch: int = NORMAL_PITCH) -> Pcm:
        """Return ``text`` spoken at full volume, without silence at the end; no samples where nothing is to be said.

        ``rate`` is in words a minute, ``pitch`` 0 to 100. Raises UnknownVoice, or SpeechUnavailable where the engine
        fails.
        """

    def voices(self) -> tuple[str, ...]:
        """Return the names that ``pcm`` takes as ``voice``."""

    def check(self, voice: str) -> None:
        """Raise UnknownVoice, with a sentence that names some voices there are, unless ``pcm`` takes it."""

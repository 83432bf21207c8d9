"""What turns samples into something that is heard, or stands in for it."""

from __future__ import annotations

from threading import Event
from typing import Protocol

from voice_host.speaking.pcm import Pcm


class Speaker(Protocol):
    """Where sound goes."""

    @property
    def left_at(self) -> float | None:
        """When the last audible sample of the line before was heard, in seconds of the host's clock; None where the
        speaker does not know it better than whoever waits for ``play``.
        """

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        """Play and return at the end, or soon after ``stopped`` is set (by another thread): True where it was whole.

        Raises SpeakerUnavailable where it cannot be played to its end.
        """

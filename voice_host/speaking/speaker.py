"""What turns samples into something that is heard, or stands in for it."""

from __future__ import annotations

from threading import Event
from typing import Protocol

from voice_host.speaking.pcm import Pcm


class Speaker(Protocol):
    """Where sound goes."""

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        """Play and return at the end, or soon after ``stopped`` is set (by another thread): True where it was whole.

        Raises SpeakerUnavailable where it cannot be played to its end.
        """

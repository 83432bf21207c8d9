"""A talk in one sound file, with the silences between the lines."""

from __future__ import annotations

from voice_host.speaking.pcm import Pcm
from voice_host.speaking.sound_file import Talk

LONGEST_SILENCE_S = 2.0
"""A longer one (nobody speaks for a minute) is cut: nobody wants to hear it."""


class TimedTalk:
    """Writes each sound where it begins in time. Without a file it only counts the seconds."""

    def __init__(self, file: Talk | None) -> None:
        self._file = file
        self._ended_at = 0.0
        self.seconds = 0.0
        """How long the talk is so far."""

    def add(self, pcm: Pcm, at: float) -> None:
        """Add a sound that begins at a moment of the rehearsal's clock. Raises SoundFileError."""
        gap = min(max(0.0, at - self._ended_at), LONGEST_SILENCE_S)
        self._ended_at = at + pcm.seconds
        self.seconds += gap + pcm.seconds
        if self._file is not None:
            self._file.append(pcm, gap)

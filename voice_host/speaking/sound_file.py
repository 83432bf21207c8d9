"""A talk in one WAV file."""

from __future__ import annotations

import os
import struct
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from voice_host.speaking.errors import SoundFileError
from voice_host.speaking.pcm import Pcm, silence

HEADER_BYTES = 44
TALK_RATE = 22_050
"""espeak's own: the host's lines go in unchanged."""


class Talk:
    """Collects the lines of host and players, one after the other, into one file: WAV, mono, 16 bits.

    The file is whole after every line, so that a talk that breaks off can be listened to as far as it went.
    """

    def __init__(self, path: str | Path, rate: int = TALK_RATE) -> None:
        """Begin the file anew. Raises SoundFileError where it cannot be written."""
        self.path = Path(path)
        self.rate = rate
        self.seconds = 0.0
        """How long it is so far."""
        self._failure: SoundFileError | None = None
        self._frames = 0
        try:
            self._file = self.path.open("wb")
        except OSError as error:
            raise self._cannot_write(error) from error
        self._write(b"")

    def append(self, pcm: Pcm, gap_s: float = 0.0) -> None:
        """Add a line of any rate, after ``gap_s`` seconds of silence. Raises SoundFileError where the disk is full."""
        line = pcm.at_rate(self.rate)
        line = line.after_silence(gap_s) if gap_s > 0 else line
        self._frames += len(line.samples)
        self._write(line.samples.astype("<i2").tobytes())
        self.seconds += line.seconds

    def pause(self, seconds: float) -> None:
        """Add silence."""
        self.append(silence(seconds, self.rate))

    def close(self) -> None:
        """Finish the file."""
        self._file.close()

    def __enter__(self) -> Talk:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _write(self, data: bytes) -> None:
        """Add data and make the header say so. Once it has failed it fails for good: there is a hole in the talk."""
        if self._failure:
            raise self._failure
        try:
            self._file.seek(max(HEADER_BYTES, self._file.seek(0, os.SEEK_END)))
            self._file.write(data)
            self._file.seek(0)
            self._file.write(wav_header(self._frames, self.rate))
            self._file.flush()
        except OSError as error:
            with suppress(OSError):
                self._file.close()
            self._failure = self._cannot_write(error)
            raise self._failure from error

    def _cannot_write(self, error: OSError) -> SoundFileError:
        reason = error.strerror or str(error)
        return SoundFileError(
            f"Cannot write the talk to {self.path}: {reason}. Name a file in a folder that exists and has room."
        )


def wav_header(frames: int, rate: int) -> bytes:
    """Return the 44 bytes before the samples of a WAV file: PCM, one channel, 16 bits."""
    size = 2 * frames
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, rate, 2 * rate, 2, 16)
    return struct.pack("<4sI4s", b"RIFF", 36 + size, b"WAVE") + form + struct.pack("<4sI", b"data", size)

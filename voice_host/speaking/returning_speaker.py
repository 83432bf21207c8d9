"""A speaker that may be lost, and is used again when it is back."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Protocol

from voice_host.speaking.errors import NoSoundLibrary, SpeakerUnavailable
from voice_host.speaking.pcm import Pcm, silence
from voice_host.speaking.speaker import Speaker

TRY_AGAIN_S = 1.0
"""So long it waits until it tries a lost speaker again, in seconds."""
PROOF = silence(0.05, 48_000)
"""What a speaker has to play before it counts as back."""


class Device(Speaker, Protocol):
    """A speaker that can be looked for anew."""

    def look_again(self) -> None:
        """Look for devices that are new. Raises SpeakerUnavailable."""


class ReturningSpeaker:
    """Plays through a device. One that fails is tried again in the background; meanwhile nobody waits for it."""

    def __init__(self, open_device: Callable[[], Device]) -> None:
        """``open_device`` raises SpeakerUnavailable where it is not there."""
        self._open_device = open_device
        self._device: Device | None = None
        self._lock = Lock()
        self._error: SpeakerUnavailable | None = None
        self._is_over = Event()
        try:
            self._device = open_device()
        except SpeakerUnavailable as error:
            self._lose(error)

    @property
    def why_lost(self) -> SpeakerUnavailable | None:
        """Why it cannot be heard now; None where it can."""
        return self._error

    def is_lost(self) -> bool:
        """Whether it cannot be heard now."""
        return self._error is not None

    @property
    def left_at(self) -> float | None:
        """See ``Speaker``."""
        return None if self._device is None else self._device.left_at

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        """Play: see Speaker. As long as it is lost, SpeakerUnavailable is raised at once."""
        lost, device = self._error, self._device
        if lost is not None or device is None:
            raise lost or SpeakerUnavailable("There is no loudspeaker. Switch one on.")
        try:
            return device.play(pcm, stopped)
        except SpeakerUnavailable as error:
            self._lose(error)
            raise

    def close(self) -> None:
        """Try no more."""
        self._is_over.set()

    def _lose(self, error: SpeakerUnavailable) -> None:
        with self._lock:
            if self._error is not None:
                return  # another line has noticed it
            self._error = error
        if not isinstance(error, NoSoundLibrary):
            Thread(target=self._try_again, name="retry loudspeaker", daemon=True).start()

    def _try_again(self) -> None:
        while not self._is_over.wait(TRY_AGAIN_S):
            try:
                if self._device is None:
                    self._device = self._open_device()
                self._device.look_again()
                self._device.play(PROOF, self._is_over)
            except SpeakerUnavailable:
                continue
            self._error = None
            return

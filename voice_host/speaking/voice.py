"""What a session speaks through."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Protocol

from voice_host.script.sound import Sound
from voice_host.speaking.on_air import OnAir
from voice_host.speaking.settings import SpeechSettings


class Priority(IntEnum):
    """Which of several waiting lines comes first. None of them cuts into one that is being spoken."""

    LATER = 0
    """What can wait for a pause."""
    TALK = 1
    """The conversation."""
    URGENT = 2
    """What is soon too late: the clock's warnings."""


class Voice(Protocol):
    """The host's mouth. Its methods may be called from several threads."""

    @property
    def settings(self) -> SpeechSettings:
        """How it speaks; lines that begin after a change follow it."""

    @settings.setter
    def settings(self, settings: SpeechSettings) -> None:
        """Raises UnknownVoice where there is no such voice."""

    def say(self, text: str, priority: Priority = Priority.TALK) -> bool:
        """Speak and return when it is said or stopped: True where it was said whole.

        Raises SpeakerUnavailable or SpeechUnavailable with a sentence where it cannot be spoken.
        """

    def sound(self, sound: Sound, priority: Priority = Priority.TALK) -> bool:
        """Play a short sound, in the same queue and with the same result and errors as ``say``."""

    def stop(self) -> None:
        """Fall silent at once, in mid-word, and forget what waits. Lines that come later are spoken."""

    def is_lost(self) -> bool:
        """Whether it cannot be heard now, as its loudspeaker is gone; it is again as soon as that is back."""

    def report_to(self, who: OnAir) -> None:
        """Tell ``who``, from now on, when the host can be heard."""

    def prepare(self, texts: Iterable[str]) -> None:
        """Make these lines ready with the settings of now, where they start sooner then. Returns at once."""

    def close(self) -> None:
        """Fall silent and let go of what was held."""

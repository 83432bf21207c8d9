"""A voice that says nothing, for those who read."""

from __future__ import annotations

from collections.abc import Iterable

from voice_host.script.sound import Sound
from voice_host.speaking.on_air import OnAir
from voice_host.speaking.settings import SpeechSettings
from voice_host.speaking.voice import Priority


class SilentVoice:
    """Says everything at once and unheard."""

    def __init__(self, settings: SpeechSettings | None = None) -> None:
        self.settings = settings or SpeechSettings()
        """Kept, so that "faster" has the answer that it has aloud."""

    def say(self, text: str, priority: Priority = Priority.TALK) -> bool:
        """Do nothing; it counts as said."""
        return True

    def sound(self, sound: Sound, priority: Priority = Priority.TALK) -> bool:
        """Do nothing; it counts as played."""
        return True

    def stop(self) -> None:
        """Do nothing."""

    def is_lost(self) -> bool:
        """It is not: nothing was to be heard."""
        return False

    def report_to(self, who: OnAir) -> None:
        """Do nothing: it is never heard."""

    def prepare(self, texts: Iterable[str]) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""

"""What is printed and spoken as well: not everybody can read it."""

from __future__ import annotations

from voice_host.commands.failing import tell
from voice_host.script import Sound
from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.voice import Voice


class Aloud:
    """A voice that may fail: then that is told once, and the rest is printed only."""

    def __init__(self, voice: Voice) -> None:
        self._voice: Voice | None = voice

    def say(self, sentence: str) -> None:
        """Speak a sentence, where that is possible."""
        try:
            if self._voice is not None:
                self._voice.say(sentence)
        except SpeakingError as error:
            self._fail(error)

    def sound(self, sound: Sound) -> None:
        """Play a short sound, where that is possible."""
        try:
            if self._voice is not None:
                self._voice.sound(sound)
        except SpeakingError as error:
            self._fail(error)

    def _fail(self, error: SpeakingError) -> None:
        self._voice = None
        tell(f"{error} From here on it is printed only.")

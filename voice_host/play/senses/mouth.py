"""The host's voice: what it could not say is known, and said when the loudspeaker is back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from voice_host.script import Message, Sound
from voice_host.speaking.errors import SpeakerUnavailable, SpeakingError
from voice_host.speaking.settings import SpeechSettings
from voice_host.speaking.silent import SilentVoice
from voice_host.speaking.voice import Priority, Voice

SOFTLY = 0.4
"""So loud is what is whispered, as a share of what is said."""


@dataclass(frozen=True)
class Line:
    """Something to say."""

    text: str
    messages: tuple[Message, ...]


class Mouth:
    """Speaks as long as it can. A lost loudspeaker may come back, a speech engine that fails does not."""

    def __init__(self, voice: Voice, trouble: Callable[[str], None]) -> None:
        """``trouble`` is told once, in a sentence, when the voice fails."""
        self._voice = voice
        self._trouble = trouble
        self._is_lost = voice.is_lost()
        self._unheard: list[Line] = []

    @property
    def is_lost(self) -> bool:
        """Whether the loudspeaker is gone, until ``heard_again``."""
        return self._is_lost

    @property
    def is_back(self) -> bool:
        """Whether it was gone and can be used again."""
        return self._is_lost and not self._voice.is_lost()

    def heard_again(self) -> Sequence[Line]:
        """Take note that it is back. Returns what was to be said meanwhile and was not heard."""
        unheard, self._unheard, self._is_lost = self._unheard, [], False
        return unheard

    def answered(self) -> None:
        """Somebody has answered: what was not heard before that need not be said any more."""
        self._unheard.clear()

    def say(self, line: Line, *, urgent: bool = False) -> bool:
        """Speak, and return when it is said or cannot be; False where it was stopped before its end."""
        try:
            return self._voice.say(line.text, Priority.URGENT if urgent else Priority.TALK)
        except SpeakingError as error:
            self._fail(error)
            self._unheard.append(line)
            return True

    def whisper(self, text: str) -> bool:
        """Speak softly, and return when it is said or stopped; False where it cannot be, and is not kept for later."""
        loud = self._voice.settings
        self._voice.settings = replace(loud, volume=loud.volume * SOFTLY)
        try:
            self._voice.say(text)
        except SpeakingError as error:
            self._fail(error)
            return False
        finally:
            self._voice.settings = loud
        return True

    def sound(self, sound: Sound) -> bool:
        """Play a short sound; False where it was stopped before its end."""
        try:
            return self._voice.sound(sound)
        except SpeakingError as error:
            self._fail(error)
            return True

    def prepare(self, texts: Sequence[str]) -> None:
        """Make lines ready that are likely to be said soon."""
        self._voice.prepare(texts)

    def hush(self) -> None:
        """Fall silent at once."""
        self._voice.stop()

    @property
    def settings(self) -> SpeechSettings:
        """How it speaks."""
        return self._voice.settings

    @settings.setter
    def settings(self, settings: SpeechSettings) -> None:
        if settings != self._voice.settings:
            self._voice.settings = settings

    def _fail(self, error: SpeakingError) -> None:
        if self._is_lost and isinstance(error, SpeakerUnavailable):
            return
        self._trouble(f"{error} The game goes on in print.")
        self._is_lost = self._voice.is_lost()
        if not self._is_lost:  # nothing tries it again
            self._voice = SilentVoice(self._voice.settings)

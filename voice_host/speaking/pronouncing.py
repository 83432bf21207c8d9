"""A voice that says some words in another way than they are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from voice_host.language.tongue import codes, tongue
from voice_host.script.sound import Sound
from voice_host.speaking.on_air import OnAir
from voice_host.speaking.settings import SpeechSettings
from voice_host.speaking.voice import Priority, Voice

_JOINED = "|".join(word for code in codes() for word in tongue(code).AND if word in tongue(code).PREFIXES)
"""Words for "and" that are written together with the name after them."""


def respelled(text: str, pronunciations: Mapping[str, str]) -> str:
    """Return text with each name that has a pronunciation written as it is said.

    Only whole words count ("Dan" is not in "Daniel" and not in "Dan-Lee"), whatever their capitals; of two names that
    fit, the longer one. An "and" that is written together with a Hebrew name is said before it.
    """
    if not pronunciations:
        return text
    names = sorted(pronunciations, key=len, reverse=True)
    words = "|".join(r"\s+".join(map(re.escape, name.split())).join("()") for name in names)
    # The group tells which name it is: what was found need not have its letters ("Irmak" is found in "ırmak", too).
    return re.sub(
        rf"(?<![\w-])(?P<joined>(?:{_JOINED})?)(?:{words})(?![\w-])",
        lambda found: _joined(found["joined"], pronunciations[names[(found.lastindex or 0) - 2]]),
        text,
        flags=re.IGNORECASE,
    )


def _joined(prefix: str, said: str) -> str:
    """Return a name after what is written together with it, parted by a Hebrew hyphen."""
    return f"{prefix}־{said}" if prefix else said


class PronouncingVoice:
    """Another voice, which reads names as this machine was taught. What is printed stays as it is written."""

    def __init__(self, voice: Voice, pronunciations: Mapping[str, str]) -> None:
        """``pronunciations`` are spellings in plain letters, by name."""
        self._voice = voice
        self._pronunciations = pronunciations

    @property
    def settings(self) -> SpeechSettings:
        """How it speaks."""
        return self._voice.settings

    @settings.setter
    def settings(self, settings: SpeechSettings) -> None:
        self._voice.settings = settings

    def say(self, text: str, priority: Priority = Priority.TALK) -> bool:
        """Speak; True where it was said whole."""
        return self._voice.say(respelled(text, self._pronunciations), priority)

    def sound(self, sound: Sound, priority: Priority = Priority.TALK) -> bool:
        """Play a short sound; True where it was played whole."""
        return self._voice.sound(sound, priority)

    def stop(self) -> None:
        """Fall silent at once and forget what waits."""
        self._voice.stop()

    def is_lost(self) -> bool:
        """Whether it cannot be heard now."""
        return self._voice.is_lost()

    def report_to(self, who: OnAir) -> None:
        """Tell ``who`` when the host can be heard."""
        self._voice.report_to(who)

    def prepare(self, texts: Iterable[str]) -> None:
        """Make these lines ready."""
        self._voice.prepare(respelled(text, self._pronunciations) for text in texts)

    def close(self) -> None:
        """Fall silent and let go of what was held."""
        self._voice.close()

"""Speech by espeak-ng through pyttsx3's bindings: samples within milliseconds, any voice at any call.

pyttsx3's own engine plays through a blocking child process that cannot be cut off; here we take the samples and play
them ourselves.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from voice_host.language.tongue import codes, tongue
from voice_host.speaking.errors import UnknownVoice
from voice_host.speaking.espeak_library import espeak_library
from voice_host.speaking.letters import language_of, script_of
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer import NORMAL_PITCH, NORMAL_RATE
from voice_host.speaking.unknown_voice import unknown_voice

DEFAULT_VOICES: Mapping[str, str] = {"en": "en-us", "he": "he"}
"""espeak-ng's voice for each of the host's languages."""


class EspeakSynthesizer:
    """Speaks with espeak-ng, which must be there: SpeechUnavailable otherwise.

    The same calls in the same order in a new process give the same samples. A call repeated within a process does not,
    quite: the voice's flutter goes on from call to call.
    """

    is_quick = True
    """2 ms for a line, 26 ms for half a minute of speech."""

    def __init__(self, language: str = "en") -> None:
        """The language is spoken where a call names no voice; espeak-ng's own code for it is tried for a new one."""
        self._espeak = espeak_library()
        self._language = language
        self._default_voice = DEFAULT_VOICES.get(language, language)
        self.check(self._default_voice)

    @property
    def name(self) -> str:
        """For people."""
        return f"espeak-ng {self._espeak.version}"

    def pcm(self, text: str, *, voice: str | None = None, rate: int = NORMAL_RATE, pitch: int = NORMAL_PITCH) -> Pcm:
        """Return ``text`` spoken. What stands in ``[[ ]]`` is read as espeak phonemes.

        A text in the letters of another language is said by that one's voice, of the same speaker.
        """
        wanted = self._default_voice if voice is None else voice
        self._file(wanted)
        language = language_of(text, self._language)
        wanted = self._voice_for(language, wanted)
        file = self._file(wanted)
        text = tongue(language).pronounced(text) if language in codes() else text
        if not text.strip():
            return Pcm(np.zeros(0, np.int16), self._espeak.rate)
        espeak = self._espeak.bindings
        with self._espeak.lock:
            if espeak.SetVoiceByName(file.encode()) != espeak.EE_OK:
                raise unknown_voice(wanted, self.voices())
            espeak.SetParameter(espeak.RATE, rate, 0)
            espeak.SetParameter(espeak.PITCH, pitch, 0)
            sound = self._espeak.speak(text)
        return Pcm(np.frombuffer(sound, np.int16), self._espeak.rate)

    def voices(self) -> tuple[str, ...]:
        """Return a voice for each language and accent. Each takes a variant as well, as ``en-gb+f3``."""
        return tuple(sorted(self._languages))

    def variants(self) -> tuple[str, ...]:
        """Return what may stand after the plus sign: other speakers of the same language."""
        return tuple(sorted(set(self._variants.values())))

    def check(self, voice: str) -> None:
        """Raise UnknownVoice unless the language and the variant are there."""
        self._file(voice)

    def _voice_for(self, language: str, voice: str) -> str:
        """Return the voice, or the language's own with the same variant where this one has not its letters."""
        file, plus, variant = self._file(voice).partition("+")
        spoken = next((code for code, of in self._languages.items() if of == file), "")
        if script_of(spoken.partition("-")[0]) == script_of(language):
            return voice
        return f"{DEFAULT_VOICES.get(language, language)}{plus}{variant}"

    def _file(self, voice: str) -> str:
        """Return the voice as the library wants it: the path of its file, with the variant's."""
        name, plus, variant = voice.strip().lower().partition("+")
        file = self._languages.get(name) or self._other_names.get(name)
        if file is None:
            raise unknown_voice(voice, self.voices(), hint="A variant may follow a plus sign, as in en-gb+f3.")
        if not plus:
            return file
        if variant not in self._variants:
            raise UnknownVoice(
                f'The voice {name} has no variant "{variant}". Choose one of these: f1 to f5, m1 to m8, klatt, '
                f"or another of {', '.join(sorted(self._variants.values())[:6])} and so on."
            )
        return f"{file}+{self._variants[variant]}"

    @cached_property
    def _languages(self) -> Mapping[str, str]:
        """Files by code of language, as ``en-gb``."""
        # the first byte of a voice's languages is a priority
        return {voice.languages[1:].decode().lower(): voice.identifier.decode() for voice in self._list_voices()}

    @cached_property
    def _other_names(self) -> Mapping[str, str]:
        """Files by what else espeak-ng calls them: the file's path and its last part, and the English name."""
        names: dict[str, str] = {}
        for voice in self._list_voices():
            file = voice.identifier.decode()
            for name in (file, file.rsplit("/", 1)[-1], voice.name.decode()):
                names[name.lower()] = file
        return names

    @cached_property
    def _variants(self) -> Mapping[str, str]:
        """Files by their own name in small letters: ``alicia`` is the file ``Alicia``."""
        files = [variant.identifier.decode().removeprefix("!v/") for variant in self._list_voices(b"variant")]
        return {file.lower(): file for file in files}

    def _list_voices(self, language: bytes | None = None) -> list[Any]:
        espeak = self._espeak.bindings
        wanted = ctypes.pointer(espeak.VOICE(languages=language)) if language else None
        with self._espeak.lock:
            voices: list[Any] = espeak.ListVoices(wanted)
            return voices

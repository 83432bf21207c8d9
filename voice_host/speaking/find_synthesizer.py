"""Which speech engine this machine has."""

from __future__ import annotations

import sys

from voice_host.speaking.synthesizer import Synthesizer


def find_synthesizer(language: str = "en") -> Synthesizer:
    """Return the machine's synthesizer: espeak-ng, on macOS and Windows the system's own voices.

    Raises SpeechUnavailable with a sentence where there is none.
    """
    if sys.platform in ("darwin", "win32"):
        from voice_host.speaking.pyttsx3_process import Pyttsx3Process

        return Pyttsx3Process(language)
    from voice_host.speaking.pyttsx3_voice import EspeakSynthesizer

    return EspeakSynthesizer(language)

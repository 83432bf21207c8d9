"""Why the host cannot speak. The text of each of these is a sentence that says what is wrong and what to do."""

from __future__ import annotations


class SpeakingError(ValueError):
    """The base of everything that ``voice_host.speaking`` raises on purpose."""


class SpeechUnavailable(SpeakingError):  # noqa: N818
    """Text cannot be turned into sound: no speech engine, or one that broke."""


class SpeakerUnavailable(SpeakingError):  # noqa: N818
    """Sound cannot be played: no PortAudio, no such device, or a device that was lost."""


class NoSoundLibrary(SpeakerUnavailable):
    """There is no PortAudio on this machine, so that nothing can be played while the program runs."""


class UnknownVoice(SpeakingError):  # noqa: N818
    """The synthesizer has no voice of that name."""


class SoundFileError(SpeakingError):
    """A sound file cannot be written."""

"""What can go wrong while hearing, each as a sentence that says what to do. Named by what is wrong."""


class HearingError(ValueError):
    """The host cannot hear. Its text is a whole sentence for the person in front of it, with the remedy."""


class ModelUnusable(HearingError):  # noqa: N818
    """There is no listening model, or it is damaged or of a kind that cannot be used here."""


class MicrophoneUnavailable(HearingError):  # noqa: N818
    """The microphone cannot be opened."""


class NoSoundLibrary(MicrophoneUnavailable):
    """There is no PortAudio on this machine, so that no microphone can be opened while the program runs."""


class MicrophoneLost(HearingError):  # noqa: N818
    """The microphone was open and stopped giving sound."""


class RecordingUnusable(HearingError):  # noqa: N818
    """A sound file cannot be heard."""

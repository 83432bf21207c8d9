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

    def __init__(self, sentence: str, since: float | None = None) -> None:
        """``since`` is when it was last heard, in seconds of the host's clock."""
        super().__init__(sentence)
        self.since = since


class MicrophoneSilent(HearingError):  # noqa: N818
    """The microphone gives sound that is no sound at all, not even noise. It is raised once; one can listen on."""

    def __init__(self, sentence: str, since: float | None = None) -> None:
        """``since`` is when that began, in seconds of the host's clock."""
        super().__init__(sentence)
        self.since = since


class RecordingUnusable(HearingError):  # noqa: N818
    """A sound file cannot be heard."""

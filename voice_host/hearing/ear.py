"""What the host listens with, whatever it is."""

from __future__ import annotations

from typing import Protocol, Union

from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language.sentences import Sentences
from voice_host.script import Meaning


class Ear(Protocol):
    """A microphone with recognisers behind it, or a keyboard."""

    patience: float
    """A factor on how long it waits for a further word, 1 as measured. May be changed before each ``listen``."""

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Union[Utterance, Silence]:
        """Wait for somebody to say something.

        ``expects`` are the meanings that may be said now. ``until`` is a moment of the host's clock, None for no
        deadline; what is being said at that moment is heard to its end. Raises EndOfInput where nothing can come any
        more, and MicrophoneLost.
        """

    def close(self) -> None:
        """Let go of the device."""


class Returning(Protocol):
    """What may come back after ``listen`` has raised a HearingError: it is tried again in the background."""

    @property
    def can_return(self) -> bool:
        """Whether it can come back at all while the program runs."""

    def is_back(self) -> bool:
        """Whether it can be listened to again."""

    def wait(self, seconds: float) -> None:
        """Wait so long, or until it is back."""


class ReturningEar(Ear, Returning, Protocol):
    """An ear for voices, which is lost and comes back."""

    def turn_to(self, sentences: Sentences) -> None:
        """Hear what can be said in another game from now on."""

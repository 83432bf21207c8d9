"""An ear for voice and fingers at once: whoever is not understood can type, in the middle of a spoken game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Union

from voice_host.hearing.ear import ReturningEar
from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language.sentences import Sentences
from voice_host.script import Meaning

if TYPE_CHECKING:
    from voice_host.hearing.source import Block, Source


class _LineTyped(Exception):  # noqa: N818 - a typed line is no error
    """A line came from the keyboard while the microphone was listened to."""

    def __init__(self, utterance: Utterance) -> None:
        super().__init__(utterance.words)
        self.utterance = utterance


class _Interruptible:
    """A source of sound that looks at the keyboard between two blocks."""

    def __init__(self, source: Source, keyboard: Callable[[], KeyboardEar | None]) -> None:
        self._source = source
        self._keyboard = keyboard

    def read(self, until: float | None) -> Block | None:
        """Return the next block: see Source. Raises _LineTyped where a line was entered before it."""
        keyboard = self._keyboard()
        typed = None if keyboard is None else keyboard.typed_already()
        if typed is not None:
            raise _LineTyped(typed)
        return self._source.read(until)

    def drop(self, before: float) -> None:
        self._source.drop(before)

    def close(self) -> None:
        self._source.close()


class TypingBeside:
    """Listens to a microphone, and takes lines from the keyboard meanwhile.

    A microphone delivers blocks all the time, so a line is noticed within one of them. The end of the keyboard's input
    ends nothing: people still speak.
    """

    def __init__(
        self, make_ear: Callable[[Callable[[Source], Source]], ReturningEar], keyboard: Callable[[], KeyboardEar | None]
    ) -> None:
        """``make_ear`` returns the ear for the voice; it is given what to put around its source of sound. ``keyboard``
        returns the ear for fingers, None as long as nobody can type.
        """
        self._ear = make_ear(lambda source: _Interruptible(source, keyboard))

    @property
    def patience(self) -> float:
        """How long to wait for those who speak; see ``Ear``."""
        return self._ear.patience

    @patience.setter
    def patience(self, patience: float) -> None:
        self._ear.patience = patience

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Union[Utterance, Silence]:
        """Listen: see Ear."""
        try:
            return self._ear.listen(expects, until)
        except _LineTyped as line:
            return line.utterance

    def turn_to(self, sentences: Sentences) -> None:
        """Hear what can be said in another game: see ReturningEar."""
        self._ear.turn_to(sentences)

    @property
    def can_return(self) -> bool:
        """Whether a lost microphone can come back: see Returning."""
        return self._ear.can_return

    def is_back(self) -> bool:
        """Whether it has."""
        return self._ear.is_back()

    def wait(self, seconds: float) -> None:
        """Wait so long, or until it has."""
        self._ear.wait(seconds)

    def close(self) -> None:
        """Let go of the microphone; the keyboard can still be listened to by itself."""
        self._ear.close()

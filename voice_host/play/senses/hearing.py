"""The host's ear for voices, and its keyboard while that ear is lost."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Union

from voice_host.hearing.ear import Ear, Returning
from voice_host.hearing.errors import HearingError, MicrophoneLost, MicrophoneSilent
from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.script import Meaning

LOOK_EVERY_S = 0.25
"""So often it is looked whether a lost microphone or loudspeaker is back, in seconds."""


class Change(Enum):
    """What can happen to the ear while it listens."""

    MISSING = "there never was a microphone; from now on the keyboard is listened to"
    LOST = "the microphone is gone; from now on the keyboard is listened to"
    NOBODY_TYPES = "there is no keyboard either; the microphone is waited for"
    BACK = "the microphone is back, and is listened to"
    NO_SOUND = "the microphone gives no sound at all, and is listened to"


class Hearing:
    """Listens to the voice, or to the keyboard until the voice can be heard again."""

    def __init__(self, ear: Ear, keyboard: Callable[[], Ear] | None, returning: Returning | None) -> None:
        """``keyboard`` makes the ear for when the first one is lost, None where there is none; ``returning`` tells when
        that one is back, None where it will not be.
        """
        self._ear = ear
        self._make_keyboard = keyboard
        self._keyboard: Ear | None = None
        self._returning = returning
        self._has_heard = False
        self._has_typed = False
        self._nobody_types = False
        self.is_lost = False
        """Whether the voice cannot be heard."""
        self.why = ""
        """Why not, in a sentence with the remedy."""
        self.since: float | None = None
        """Since when not, in seconds of the host's clock; None where that is not known."""

    @property
    def hears_voices(self) -> bool:
        """Whether it listens to voices now."""
        return self._returning is not None and not self.is_lost

    @property
    def is_back(self) -> bool:
        """Whether it was lost and can be listened to again, which ``listen`` will tell."""
        return self.is_lost and self._returning is not None and self._returning.is_back()

    def listen(
        self, expects: tuple[type[Meaning], ...], until: float | None, patience: float
    ) -> Union[Utterance, Silence, Change]:
        """Listen to what there is, or return what has happened to it. Raises EndOfInput where nothing can come."""
        if self.is_lost:
            return self._listen_without_voice(expects, until)
        self._ear.patience = patience
        try:
            heard = self._ear.listen(expects, until)
        except MicrophoneSilent as error:
            self.why, self.since = str(error), error.since
            self._read_keyboard()  # the ear takes lines from it, too, once it is read
            return Change.NO_SOUND
        except HearingError as error:
            self.is_lost, self.why = True, str(error)
            self.since = error.since if isinstance(error, MicrophoneLost) else None
            if self._returning is None:
                self._ear.close()
            return Change.LOST if self._has_heard else Change.MISSING
        self._has_heard = True
        return heard

    def _listen_without_voice(
        self, expects: tuple[type[Meaning], ...], until: float | None
    ) -> Union[Utterance, Silence, Change]:
        if self.is_back:
            self.is_lost = False
            return Change.BACK
        keyboard = self._read_keyboard()
        if keyboard is None or self._nobody_types:
            return self._wait_without_keyboard()
        try:
            heard = keyboard.listen(expects, until)
        except EndOfInput:
            return self._wait_without_keyboard()
        self._has_typed = self._has_typed or isinstance(heard, Utterance)
        return heard

    def _read_keyboard(self) -> Ear | None:
        if self._keyboard is None and self._make_keyboard is not None:
            self._keyboard = self._make_keyboard()
        return self._keyboard

    def _wait_without_keyboard(self) -> Union[Silence, Change]:
        """Wait for the microphone. Raises EndOfInput where it cannot come back, and where those who never had one have
        typed and ended their input.
        """
        returning = self._returning
        if returning is None or not returning.can_return or (self._has_typed and not self._has_heard):
            raise EndOfInput
        if not self._nobody_types:
            self._nobody_types = True
            return Change.NOBODY_TYPES
        returning.wait(LOOK_EVERY_S)
        return Silence()

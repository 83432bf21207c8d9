"""An ear for which players speak by a conversation file."""

from __future__ import annotations

from typing import Protocol, Union

from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.language import normalise
from voice_host.rehearsal.conversations.conversation import Conversation, ConversationError, PlayerLine, Stop, Wait
from voice_host.rehearsal.conversations.prompter import Prompter
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Meaning

Expects = tuple[type[Meaning], ...]


class ProgramEnded(BaseException):
    """The program ends here, whatever it does; nobody catches it, as nobody catches a power cut."""


class Player(Protocol):
    """Speaks the players' lines."""

    def begin(self, line: PlayerLine) -> None:
        """Take the next line."""

    def speak(self, expects: Expects, until: float | None) -> Union[Utterance, Silence, None]:
        """Say the line, or say it again; None where the host has heard it and the next one may come."""


class ScriptedEar:
    """Hears what is written down, when it is written down. ``Session`` takes it for any other ear."""

    def __init__(self, conversation: Conversation, prompter: Prompter, clock: VirtualClock, player: Player) -> None:
        self._conversation = conversation
        self._prompter = prompter
        self._clock = clock
        self._player = player
        self._speaking = False
        self._waits_until: float | None = None
        self.patience = 1.0

    def listen(self, expects: Expects, until: float | None) -> Union[Utterance, Silence]:
        """Return the next line of the file, or silence where it says to wait. Raises EndOfInput at its end."""
        while True:
            if self._speaking:
                heard = self._player.speak(expects, until)
                if heard is not None:
                    return heard
                self._speaking = False
            if self._waits_until is not None:
                if until is not None and until < self._waits_until:
                    self._clock.advance_to(until)
                    return Silence()
                self._clock.advance_to(self._waits_until)
                self._waits_until = None
                if until is not None and until <= self._clock.now():
                    return Silence()
            self._next_line()

    def close(self) -> None:
        """Nothing to let go of."""

    def _next_line(self) -> None:
        line = self._prompter.next_line()
        if line is None:
            self._prompter.ignore_host()
            raise EndOfInput
        self._prompter.done()
        if isinstance(line, PlayerLine):
            self._player.begin(line)
            self._speaking = True
        elif isinstance(line, Wait):
            self._waits_until = self._clock.now() + line.seconds
        elif isinstance(line, Stop):
            self._prompter.ignore_host()
            raise ProgramEnded
        else:
            raise ConversationError(
                f"{self._conversation.at(line.line)}: the program has not ended. Write stop before resume."
            )


class TypingPlayer:
    """Says each line once, without a sound and in no time; the host hears what the file says it does."""

    def __init__(self, clock: VirtualClock, language: str) -> None:
        self._clock = clock
        self._language = language
        self._line: PlayerLine | None = None

    def begin(self, line: PlayerLine) -> None:
        """Take the next line."""
        self._line = line

    def speak(self, expects: Expects, until: float | None) -> Utterance | None:
        """Return the line's words, the first time."""
        line, self._line = self._line, None
        if line is None:
            return None
        words, *others = (normalise(text, self._language) for text in line.hears or (line.words,))
        now = self._clock.now()
        return Utterance(words, tuple(others), started_at=now, ended_at=now, decided_at=now)

    def type(self, words: str) -> Utterance:
        """Return words as the keyboard gives them."""
        now = self._clock.now()
        return Utterance(normalise(words, self._language), started_at=now, ended_at=now, decided_at=now, typed=True)

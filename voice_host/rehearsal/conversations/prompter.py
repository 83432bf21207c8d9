"""Follows a conversation file while it is performed: whose line is next, and whether the host said what is written."""

from __future__ import annotations

from voice_host.play.events import Event, HostSaid
from voice_host.rehearsal.conversations.comparison import Difference, compare
from voice_host.rehearsal.conversations.conversation import Conversation, HostLine, PlayerLine, Resume, Stop, Wait


class Prompter:
    """Holds the place in a conversation, listens to the host and notes the differences."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._lines = conversation.lines
        self._at = 0
        self._speech: list[str] = []
        self._listens = True
        self.differences: list[Difference] = []

    def observe(self, event: Event) -> None:
        """Hear the host."""
        if isinstance(event, HostSaid) and self._listens:
            self._speech.append(event.text)

    def ignore_host(self) -> None:
        """Do not compare what the host says from now on until ``next_line``: it is not written down."""
        self._listens = False

    def not_understood(self) -> None:
        """Note that the players' present line was said again and again in vain; what comes after it cannot be."""
        line = self._lines[self._at - 1]
        assert isinstance(line, PlayerLine)
        place = self._conversation.at(line.line)
        said = " ".join(self._speech)
        self.differences.append(Difference(place, line.words, said, what="the host never understands this"))
        self._at = len(self._lines)

    def forget(self) -> None:
        """Leave what the host said since the players' last line out of the comparison."""
        self._speech = []

    def next_line(self) -> PlayerLine | Wait | Stop | Resume | None:
        """Compare what the host said since the players' last line, and return their next; None at the end."""
        written = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if not isinstance(line, HostLine):
                break
            written.append(line)
            self._at += 1
        if written:
            difference = compare(self._conversation.at(written[0].line), written, " ".join(self._speech))
            if difference is not None:
                self.differences.append(difference)
        self._speech = []
        self._listens = True
        if self._at == len(self._lines):
            return None
        line = self._lines[self._at]
        assert not isinstance(line, HostLine)
        return line

    def done(self) -> None:
        """Go on to the line after the players' present one."""
        self._at += 1

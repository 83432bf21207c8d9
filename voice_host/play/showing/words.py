"""Messages as they stand on the page."""

from __future__ import annotations

from voice_host.language.prompts import Prompts
from voice_host.script import Gap, Message


class Words:
    """Puts messages into words, each once: most of a page stays as it was."""

    def __init__(self, prompts: Prompts) -> None:
        self._prompts = prompts
        self._known: dict[str, str] = {}

    def text(self, message: Message) -> str:
        """Return a message as it is said."""
        key = repr(message)  # gaps lie in a mapping, which has no hash
        if key not in self._known:
            self._known[key] = self._prompts.text(message)
        return self._known[key]

    def label(self, message: Message) -> str:
        """Return a message as the beginning of a line: with a capital, where the script has such."""
        text = self.text(message)
        return text[:1].upper() + text[1:]

    def name(self, player: Gap) -> str:
        """Return what a player is called."""
        return self.label(player) if isinstance(player, Message) else str(player)

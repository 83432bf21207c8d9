"""What was said, for those who cannot hear it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from voice_host.play.events import Event, HostSaid, PlayerSaid, Trouble
from voice_host.play.showing.words import Words
from voice_host.script import message

KEPT = 40
"""So many lines are shown."""


class Captions:
    """The last lines of the talk."""

    def __init__(self) -> None:
        self._lines: deque[Mapping[str, Any]] = deque(maxlen=KEPT)
        self._n = 0

    def turn_to(self, words: Words) -> None:
        """Write in the words of another game from now on; comes before anything else."""
        self._words = words

    def hear(self, event: Event) -> bool:
        """Write down what was said, and return whether anything was."""
        if isinstance(event, HostSaid):
            self._write("host", event.text, aloud=event.aloud)
        elif isinstance(event, PlayerSaid):
            self._write("player", _heard(event), note=self._note(event))
        elif isinstance(event, Trouble):
            self._write("trouble", event.sentence, aloud=False)
        else:
            return False
        return True

    def plain(self) -> Mapping[str, Any]:
        """Return the lines as the page takes them, oldest first."""
        return {"label": self._words.label(message("table-captions")), "lines": list(self._lines)}

    def _write(self, who: str, text: str, *, aloud: bool = True, note: str | None = None) -> None:
        self._n += 1
        self._lines.append({"n": self._n, "who": who, "text": text, "aloud": aloud, "note": note})

    def _note(self, event: PlayerSaid) -> str | None:
        if event.doubt:
            return self._words.text(message("table-note-doubt"))
        if event.meaning is None:
            return self._words.text(message("table-note-not-understood"))
        if not event.now:
            return self._words.text(message("table-note-not-now"))
        if event.utterance.pressed:
            return self._words.text(message("table-note-pressed"))
        return self._words.text(message("table-note-typed")) if event.utterance.typed else None


def _heard(event: PlayerSaid) -> str:
    return " / ".join(event.doubt) or event.utterance.words or event.utterance.text

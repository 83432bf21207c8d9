"""What a host with good manners never does: an ear for it, in any conversation.

It replies to everything that is said, says nothing three times running in the same words, and makes at most twelve
words at a time where the players chose brief.
"""

from __future__ import annotations

import re
from collections import Counter

from voice_host.language.prompts import Prompts
from voice_host.play.events import Asked, Ended, Event, HostSaid, PlayerSaid, Sounded
from voice_host.script import Gap, Message, Question, Sound
from voice_host.script.meaning import AskScore, AskTime, BackToNormal, Fuller, Help, Repeat

MOST_WORDS = 12
"""How many words a line has at level brief, those that are read out not counted."""
TOO_OFTEN = 3
"""A line, or a sentence of some length, in so many speeches running is a parrot's."""
_LONG = 5
"""Words of such a sentence: short ones, like "Right.", may come back in other lines."""
_ASKED_FOR = (Question, AskScore, AskTime, Help, Repeat)
"""What players ask to be told: the reply may be long, and the same each time."""
_SENTENCE = re.compile(r"[^.?!]+[.?!]?")


class Etiquette:
    """Listens to a session. ``complaints`` says what it did wrong."""

    def __init__(self, prompts: Prompts, *, brief: bool) -> None:
        """``brief`` is whether the players chose that level; it counts until they want more words."""
        self._prompts = prompts
        self._brief = brief
        self._running: Counter[str] = Counter()
        """In how many speeches running each sentence was."""
        self._speech: list[str] = []
        self._asked_for = False
        self._choices: Message | None = None
        """What the question that was asked last leaves to choose from: it may be put so as well."""
        self._open: str | None = None
        """What was said and has no reply yet."""
        self.complaints: list[str] = []

    def observe(self, event: Event) -> None:
        """Follow the conversation."""
        if isinstance(event, PlayerSaid):
            self._end_of_speech()
            self._open = event.utterance.words or "(nothing that can be understood)"
            self._asked_for = isinstance(event.meaning, _ASKED_FOR) and event.now
            self._brief = self._brief and not isinstance(event.meaning, (Fuller, BackToNormal))
        elif isinstance(event, HostSaid):
            self._open = None
            self._speech.append(event.text)
            self._count_words(event)
        elif isinstance(event, Asked):
            is_known = event.ask.choices.id in self._prompts.ids()  # not those of a game that was come to from another
            self._choices = event.ask.choices if is_known else None
        elif isinstance(event, Ended) or (isinstance(event, Sounded) and event.sound is not Sound.YOUR_TURN):
            self._open = None

    def begins_anew(self) -> None:
        """The game is gone on with after the players left."""
        self._running.clear()
        self._speech = []

    def _end_of_speech(self) -> None:
        if self._open is not None:
            self.complaints.append(f'no reply to "{self._open}"')
        speech, self._speech = self._speech, []
        if self._asked_for or not speech:
            return
        sentences = {sentence.strip() for line in speech for sentence in _SENTENCE.findall(line)}
        said = set(speech) | {sentence for sentence in sentences if len(sentence.split()) >= _LONG}
        self._running = Counter({each: self._running[each] + 1 for each in said})
        for sentence, times in self._running.items():
            if times == TOO_OFTEN:
                self.complaints.append(f'{times} times running: "{sentence}"')

    def _count_words(self, line: HostSaid) -> None:
        if not self._brief or self._asked_for:
            return
        words = len(line.text.split()) - sum(self._read_out(gap) for each in self._told(line) for gap in _gaps(each))
        if words > MOST_WORDS:
            self.complaints.append(f'{words} words at level brief: "{line.text}"')

    def _told(self, line: HostSaid) -> tuple[Message, ...]:
        """Return the messages of a line, and the choices where a question was put as these."""
        choices = self._choices
        if choices is None or choices in line.messages or self._prompts.text(choices, "brief") not in line.text:
            return line.messages
        return (*line.messages, choices)

    def _read_out(self, gap: Gap) -> int:
        """Return how many words of a list or a quotation are more than one: they are read out, and not the host's."""
        if isinstance(gap, tuple):
            return sum(self._words(item) for item in gap) - 1
        return len(gap.split()) - 1 if isinstance(gap, str) else 0

    def _words(self, item: Gap) -> int:
        text = self._prompts.text(item, "brief") if isinstance(item, Message) else str(item)
        return len(text.split())


def _gaps(message: Message) -> list[Gap]:
    """Return the gaps of a message and of those in it."""
    gaps: list[Gap] = []
    for gap in message.gaps.values():
        gaps += _gaps(gap) if isinstance(gap, Message) else [gap]
    return gaps

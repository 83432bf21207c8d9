"""Every moment of every conversation at which somebody may say something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from voice_host.play.answers.doubt import SETTLES
from voice_host.play.events import Event, MaySay
from voice_host.rehearsal.conversations.conversation import Conversation
from voice_host.rehearsal.conversations.conversation_file import read_conversation
from voice_host.rehearsal.conversations.prompter import Prompter
from voice_host.rehearsal.conversations.rehearse import perform, stage_of
from voice_host.rehearsal.conversations.scripted_ear import TypingPlayer
from voice_host.script import Ask, Meaning

FILES = sorted((Path(__file__).parents[2] / "conversations").glob("*.txt"))


@dataclass(frozen=True)
class Moment:
    """The state of the game, and what may be said in it."""

    where: str
    state: object
    expects: tuple[type[Meaning], ...]
    answers: tuple[type[Meaning], ...]
    """Those of them that answer what is asked: they come before the others."""


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Return all of them in a game, in the order of the files."""
    conversations = (read_conversation(file) for file in FILES)
    return tuple(moment for each in conversations if each.game == game for moment in _moments(each))


def _moments(conversation: Conversation) -> Iterator[Moment]:
    stage = stage_of(conversation)
    found: list[Moment] = []

    def observe(event: Event) -> None:
        if isinstance(event, MaySay) and stage.performance is not None:
            asked, cue = "" if event.asked is None else event.asked.id, stage.performance.cue
            answers = event.expects
            if asked in ("host-which-one", "host-is-it"):
                answers = SETTLES
            elif isinstance(cue, Ask) and cue.question == event.asked:
                answers = cue.expects
            found.append(
                Moment(f"{Path(conversation.file).stem}: {asked}", stage.performance.state, event.expects, answers)
            )

    perform(conversation, Prompter(conversation), stage, TypingPlayer(stage.clock, conversation.language), observe)
    return iter(found)

"""Performs a conversation file and tells where it goes another way than it was written."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from voice_host.play.afterwards.play_again import GOODBYE_AFTER_S
from voice_host.play.dice import NamedDice
from voice_host.play.events import Event, Observer
from voice_host.rehearsal.conversations.comparison import Difference
from voice_host.rehearsal.conversations.conversation import Conversation, ConversationError, Resume
from voice_host.rehearsal.conversations.prompter import Prompter
from voice_host.rehearsal.conversations.scripted_ear import Player, ProgramEnded, ScriptedEar, TypingPlayer
from voice_host.rehearsal.speaking.insistence import Tally
from voice_host.rehearsal.stage import Stage
from voice_host.speaking.voice import Voice


@dataclass(frozen=True)
class Rehearsed:
    """How a performance went."""

    file: str
    differences: tuple[Difference, ...]
    tally: Tally | None = None
    """How well the players were understood; None where nothing was spoken."""

    @property
    def as_written(self) -> bool:
        """Whether the host said all that is written, and nothing else where that is written."""
        return not self.differences


def ignore(event: Event) -> None:
    """An observer that does nothing."""


def rehearse_as_text(conversation: Conversation, observe: Observer = ignore) -> Rehearsed:
    """Perform a conversation without sound, in no time: words are neither spoken nor recognised.

    Raises ConversationError where the file cannot be performed: an option that is none, too few dice.
    """
    stage = stage_of(conversation)
    player = TypingPlayer(stage.clock, conversation.language)
    return perform(conversation, Prompter(conversation), stage, player, observe)


def stage_of(conversation: Conversation) -> Stage:
    """Return the stage that a conversation's settings ask for. Raises ConversationError."""
    try:
        return Stage(
            conversation.game,
            conversation.options,
            seed=conversation.seed,
            dice=None if conversation.dice is None else _WrittenDice(conversation),
            record=conversation.record,
            language=conversation.language,
            level=conversation.level,
            goodbye_after_s=GOODBYE_AFTER_S,
        )
    except ValueError as error:
        raise ConversationError(f"{conversation.file}: {error}") from error


def perform(
    conversation: Conversation,
    prompter: Prompter,
    stage: Stage,
    player: Player,
    observe: Observer = ignore,
    voice: Voice | None = None,
) -> Rehearsed:
    """Perform a conversation on a stage, by a player who speaks its lines. Raises ConversationError."""
    ear = ScriptedEar(conversation, prompter, stage.clock, player)
    while True:
        with suppress(ProgramEnded):
            stage.perform(ear, both(prompter.observe, observe), voice)
        line = prompter.next_line()
        if line is None:
            return Rehearsed(conversation.file, tuple(prompter.differences))
        if not isinstance(line, Resume):
            over = "The game is over here, so nobody hears this. Take it out, or write resume before it."
            raise ConversationError(f"{conversation.at(line.line)}: {over}")
        prompter.done()


class _WrittenDice(NamedDice):
    """The dice of a conversation file, which names itself where they do not do."""

    def __init__(self, conversation: Conversation) -> None:
        super().__init__(conversation.dice or ())
        self._file = conversation.file

    def roll(self, nth: int, count: int, sides: int) -> tuple[int, ...]:
        """Return the ``nth`` roll. Raises ConversationError where there is none, or not one of such dice."""
        try:
            return super().roll(nth, count, sides)
        except ValueError as error:
            raise ConversationError(f"{self._file}: {error} Correct the line dice:.") from error


def both(first: Observer, second: Observer) -> Observer:
    """Return an observer that tells two."""

    def observe(event: Event) -> None:
        first(event)
        second(event)

    return observe

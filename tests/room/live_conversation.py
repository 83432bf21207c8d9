"""Performs a conversation file in a room: each line is spoken into the microphone, and what the host says is compared.

The file has no "dice:", since a host in its own process rolls its own: "seed:" fixes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from tests.room.scene import Scene
from voice_host.commands.all_settings import SETTINGS
from voice_host.play.events import Event, PlayerSaid
from voice_host.rehearsal.conversations.comparison import Difference
from voice_host.rehearsal.conversations.conversation import Conversation, ConversationError, PlayerLine, Wait
from voice_host.rehearsal.conversations.prompter import Prompter
from voice_host.rehearsal.conversations.rehearse import stage_of
from voice_host.rehearsal.conversations.scripted_ear import ProgramEnded
from voice_host.rehearsal.conversations.spoken_rehearsal import SpeakingPlayer
from voice_host.rehearsal.speaking.insistence import Tally
from voice_host.script import Meaning

OPTIONS = {setting.option: setting.name for setting in SETTINGS if setting.option}


@dataclass(frozen=True)
class Performed:
    """How a conversation went."""

    tally: Tally
    differences: Sequence[Difference]
    unbidden: Sequence[PlayerSaid]
    """What the host heard while nobody spoke to it."""

    @property
    def invented(self) -> list[Meaning]:
        """What it took for something that was said, though nobody said anything."""
        return [said.meaning for said in self.unbidden if said.meaning is not None]


def words_for(conversation: Conversation) -> list[str]:
    """Return the options of ``voice-host play`` that a conversation's settings ask for. Raises ConversationError."""
    if conversation.dice is not None:
        raise ConversationError(f"{conversation.file}: in a room the host rolls. Write seed: instead of dice:.")
    words = ["--seed", str(conversation.seed), "--level", conversation.level]
    for option, value in conversation.options.items():
        words += [f"--{OPTIONS.get(option, option)}", value]
    return words


def perform(
    conversation: Conversation, scene: Scene, before: Mapping[str, Callable[[], None]] | None = None
) -> Performed:
    """Say the players' lines one after the other, each until it is understood; at most four times.

    ``before`` is what happens before a line is said, by the line's words.
    """
    stage = stage_of(conversation)
    prompter = Prompter(conversation)
    player = SpeakingPlayer(stage, scene.mouth, scene.voices, 0, prompter)
    player.insistence.type = None

    def observe(event: Event) -> None:
        prompter.observe(event)
        player.insistence.observe(event)

    scene.host.tell(observe)
    with suppress(ProgramEnded):  # a line was said in vain, which is among the differences
        _speak(conversation, prompter, player, scene, before or {})
    return Performed(player.insistence.tally, prompter.differences, scene.host.unbidden)


def _speak(
    conversation: Conversation,
    prompter: Prompter,
    player: SpeakingPlayer,
    scene: Scene,
    before: Mapping[str, Callable[[], None]],
) -> None:
    while True:
        scene.host.wait_until(scene.host.listens)
        line = prompter.next_line()
        if line is None:
            return
        prompter.done()
        if isinstance(line, PlayerLine):
            if line.words in before:
                before[line.words]()
                prompter.forget()  # what the host said to that is not in the file
            player.begin(line)
            while player.speak(scene.host.expects, None) is not None:
                scene.host.wait_until(scene.host.listens)
        elif isinstance(line, Wait):
            scene.host.pass_time(line.seconds)
        else:
            raise ConversationError(f"{conversation.at(line.line)}: in a room the host is not stopped by the file.")

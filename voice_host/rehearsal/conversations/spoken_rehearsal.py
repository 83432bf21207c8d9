"""Performs a conversation file through synthesis and the real recogniser.

Sound has a clock of its own here. The game's clock moves where the file says so and nowhere else, as when the same file
is performed as text: what is written about the time left stays true, however long a line takes to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language import normalise
from voice_host.play.events import Observer
from voice_host.rehearsal.conversations.conversation import Conversation, PlayerLine
from voice_host.rehearsal.conversations.prompter import Prompter
from voice_host.rehearsal.conversations.rehearse import Rehearsed, both, ignore, perform, stage_of
from voice_host.rehearsal.conversations.scripted_ear import ProgramEnded, TypingPlayer
from voice_host.rehearsal.speaking.insistence import Expects, Insistence, NeverUnderstood
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, voices_of
from voice_host.rehearsal.speaking.spoken_player import Mouth, Utters, meant_by
from voice_host.rehearsal.stage import Stage
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Meaning
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.spoken_voice import SpokenVoice
from voice_host.speaking.synthesizer import Synthesizer
from voice_host.speaking.virtual_speaker import VirtualSpeaker


class SpokenRehearsals:
    """Everything that speaking and listening needs, loaded once for many conversations."""

    def __init__(self, synthesizer: Synthesizer | None = None, model: str | None = None, language: str = "en") -> None:
        """``model`` names a listening model as ``find`` does. Raises SpeechUnavailable, ModelUnusable."""
        self._synthesizer = synthesizer or find_synthesizer(language)
        self._model = find(language, model)
        self._listening: Attention | None = None
        self.voices: Sequence[PlayerVoice] = voices_of(self._synthesizer, language)
        """The players' voices, which speak in turn."""

    def rehearse(self, conversation: Conversation, observe: Observer = ignore, first_voice: int = 0) -> Rehearsed:
        """Perform a conversation; each line is spoken by the next voice, from ``first_voice`` on.

        A line with "hears:" is not spoken but heard as it is written. Raises ConversationError.
        """
        stage = stage_of(conversation)
        prompter = Prompter(conversation)
        room = VirtualClock()
        attention = self._attention(stage)
        stage.on_turn = attention.turn_to
        mouth = Mouth(self._synthesizer, attention, room)
        player = SpeakingPlayer(stage, mouth, self.voices, first_voice, prompter)
        voice = SpokenVoice(self._synthesizer, VirtualSpeaker(room.advance), now=room.now)
        rehearsed = perform(conversation, prompter, stage, player, both(player.insistence.observe, observe), voice)
        return replace(rehearsed, tally=player.insistence.tally)

    def _attention(self, stage: Stage) -> Attention:
        """Return the ear, which hears what can be said on this stage."""
        if self._listening is None:
            self._listening = attention(self._model, stage.sentences)
        else:
            self._listening.turn_to(stage.sentences)
        return self._listening


class SpeakingPlayer:
    """Speaks the players' lines until they are understood; one that was said four times in vain is typed."""

    def __init__(
        self,
        stage: Stage,
        mouth: Utters,
        voices: Sequence[PlayerVoice],
        first_voice: int,
        prompter: Prompter,
    ) -> None:
        self._stage = stage
        self._sentences = stage.sentences
        """What can be said in the game in which the present line began: its answer may lead to another one."""
        self._clock = stage.clock
        self._typing = TypingPlayer(stage.clock, stage.language)
        self._language = stage.language
        self._mouth = mouth
        self._voices = voices
        self._next_voice = first_voice
        self._line: PlayerLine | None = None
        self.insistence = Insistence(self._understand, on_repeat=prompter.forget, type=self._typing.type)
        self._prompter = prompter

    def begin(self, line: PlayerLine) -> None:
        """Take the next line."""
        self._line = line
        self._sentences = self._stage.sentences
        self._typing.begin(line)

    def speak(self, expects: Expects, until: float | None) -> Utterance | Silence | None:
        """Say it, or what has to be said about it; None where it is understood."""
        line = self._line
        if line is None:
            return self._insist(expects, until)
        if line.hears is not None:
            return self._typing.speak(expects, until)
        self._line = None
        voice = self._voices[self._next_voice % len(self._voices)]
        self._next_voice += 1
        meant = self._understand(normalise(line.words, self._language), expects)
        in_place = meant_by(self._sentences, normalise(line.words, self._language), expects) is not None
        self.insistence.begin(((line.words, meant),), partial(self._utter, voice), insists=in_place)
        return self._insist(expects, until)

    def _utter(self, voice: PlayerVoice, words: str, expects: Expects, until: float | None) -> Utterance | Silence:
        """Say words at this moment of the game."""
        heard = self._mouth.utter(voice, words, expects, None)
        now = self._clock.now()
        return replace(heard, started_at=now, ended_at=now, decided_at=now) if isinstance(heard, Utterance) else heard

    def _insist(self, expects: Expects, until: float | None) -> Utterance | Silence | None:
        try:
            return self.insistence.speak(expects, until)
        except NeverUnderstood as error:
            self._prompter.not_understood()
            raise ProgramEnded from error

    def _understand(self, words: str, expects: Expects) -> Meaning | None:
        """Return what words mean now; of what is said out of place, what it would mean elsewhere."""
        return meant_by(self._sentences, words, expects) or meant_by(self._sentences, words, self._sentences.meanings)

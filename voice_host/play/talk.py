"""The host's mouth and ear, and what becomes of them when they fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

from voice_host.hearing.ear import Ear
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language.prompts import Prompts
from voice_host.play.events import HostSaid, Observer, Sounded, Trouble
from voice_host.play.manners import Manner, Manners
from voice_host.play.misunderstandings import Misunderstandings
from voice_host.script import Meaning, Message, Sound
from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.silent import SilentVoice
from voice_host.speaking.voice import Priority, Voice


class Talk:
    """Says messages and listens. Without a voice it goes on in print, without an ear at the keyboard."""

    def __init__(
        self,
        voice: Voice,
        ear: Ear,
        prompts: Prompts,
        observe: Observer,
        now: Callable[[], float],
        *,
        manners: Manners | None = None,
        fallback: Callable[[], Ear] | None = None,
    ) -> None:
        """``manners`` are the voice's own where none are given; ``fallback`` makes the ear for when this one fails."""
        self._voice = voice
        self._ear = ear
        self._prompts = prompts
        self._fallback = fallback
        self._has_spoken = True
        self.manners = manners or Manners(Manner(rate=voice.settings.rate, volume=voice.settings.volume))
        """How the host speaks and waits; what is said next follows a change."""
        self.observe = observe
        self.misunderstandings = Misunderstandings(now)

    def say(self, *messages: Message, sound: Sound | None = None, urgent: bool = False) -> None:
        """Say messages as one line, and return when it is said. ``urgent`` goes before other lines that wait."""
        if not messages:
            return
        if sound is not None:
            self.sound(sound)
        text = self._text(messages)
        self._tune()
        self.observe(HostSaid(text, messages))
        self._has_spoken = True
        try:
            self._voice.say(text, Priority.URGENT if urgent else Priority.TALK)
        except SpeakingError as error:
            self._fall_silent(error)

    def prepare(self, *messages: Message) -> None:
        """Make messages ready that are likely to be said soon."""
        self._tune()
        self._voice.prepare([self._text((each,)) for each in messages])

    def print(self, *messages: Message) -> None:
        """Say something in print only."""
        self.observe(HostSaid(self._text(messages), messages, aloud=False))

    def sound(self, sound: Sound) -> None:
        """Play a short sound."""
        self._tune()
        self.observe(Sounded(sound))
        try:
            self._voice.sound(sound)
        except SpeakingError as error:
            self._fall_silent(error)

    def your_turn(self) -> None:
        """Tell by a sound that the host listens now, where it has spoken since it last did."""
        if self._has_spoken:
            self._has_spoken = False
            self.sound(Sound.YOUR_TURN)

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None = None) -> Union[Utterance, Silence]:
        """Wait for somebody to say something; after the deadline for nobody. Raises EndOfInput and HearingError."""
        self._ear.patience = self.manners.now.patience
        return self._ear.listen(expects, until)

    def did_not_understand(self, choices: Message) -> None:
        """Tell that something was not understood. ``choices`` is what can be said now."""
        reply, aloud = self.misunderstandings.another(choices)
        self.sound(Sound.NOT_UNDERSTOOD)
        if aloud:
            self.say(reply)
        else:
            self.print(reply)

    def trouble(self, sentence: str) -> None:
        """Tell in print that something failed."""
        self.observe(Trouble(sentence))

    def use_fallback(self) -> bool:
        """Listen with the other ear from now on. Returns False where there is none (any more)."""
        if self._fallback is None:
            return False
        self._ear.close()
        self._ear = self._fallback()
        self._fallback = None
        return True

    def hush(self) -> None:
        """Fall silent at once."""
        self._voice.stop()

    def _text(self, messages: tuple[Message, ...]) -> str:
        return " ".join(self._prompts.text(each, self.manners.now.level) for each in messages)

    def _tune(self) -> None:
        """Let the voice speak in the manner of now."""
        speech = self.manners.now.speech(self._voice.settings)
        if speech != self._voice.settings:
            self._voice.settings = speech

    def _fall_silent(self, error: SpeakingError) -> None:
        self._voice = SilentVoice(self._voice.settings)
        self.trouble(f"{error} The game goes on in print.")

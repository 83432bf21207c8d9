"""The host's mouth and ear, and what becomes of them when they fail."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Union

from voice_host.hearing.ear import Ear, Returning
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language.prompt_file import LEVELS
from voice_host.language.prompts import Prompts
from voice_host.play.answers.misunderstandings import Misunderstandings
from voice_host.play.events import ClockRead, HostSaid, Listens, MaySay, Observer, Sounded, Stopped, Trouble, Whispered
from voice_host.play.manners.fluency import Fluency, FluencySettings
from voice_host.play.manners.manners import Manner, Manners
from voice_host.play.manners.other_words import OtherWords
from voice_host.play.manners.quiet import Quiet, QuietTimes
from voice_host.play.senses.hearing import LOOK_EVERY_S, Change, Hearing
from voice_host.play.senses.mouth import Line, Mouth
from voice_host.play.senses.told import SPEAKS_AGAIN, TOLD, is_about_deafness, what_now
from voice_host.play.timing.timekeeper import Timekeeper
from voice_host.play.tongues import Tongues
from voice_host.script import Ask, Meaning, Message, Sound, message
from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.voice import Voice

_QUESTIONS_IN_WORDS = 2
"""A question without other wordings is put so often as it is, then as the choices it leaves: not three times."""


class Talk:
    """Says messages and listens. Without a voice it goes on in print, without an ear at the keyboard, until they are
    back.
    """

    def __init__(
        self,
        voice: Voice,
        ear: Ear,
        prompts: Prompts,
        observe: Observer,
        now: Callable[[], float],
        *,
        manners: Manners | None = None,
        fluency: FluencySettings | None = None,
        quiet: QuietTimes | None = None,
        fallback: Callable[[], Ear] | None = None,
        returning: Returning | None = None,
        can_type: bool = False,
        can_whisper: bool = True,
        own_ears: Callable[[str], Voice | None] = lambda player: None,
    ) -> None:
        """``manners`` are the voice's own where none are given, ``fluency`` is how the level of words changes by
        itself; ``quiet`` is when the host speaks up if nobody does, None for never; ``fallback`` makes the ear for when
        this one fails, and ``returning`` tells when it is back, None for never; ``can_type`` is whether the ear, beside
        the voice, takes what is typed; ``can_whisper`` is whether the voice is heard at all;
        ``own_ears`` returns what a player hears alone, None for who has no device of their own, and raises
        SpeakingError where it cannot be used.
        """
        self.observe = observe
        self._mouth = Mouth(voice, self.trouble)
        self._hearing = Hearing(ear, fallback, returning)
        self._usual_prompts = prompts
        self.tongues: Tongues | None = None
        """The languages of the session that goes on; the one that is spoken is that of whoever is talked to."""
        self._now = now
        self._fluency = Fluency(fluency)
        self._other_words = OtherWords()
        self._ask: Ask | None = None
        self._may_say: MaySay | None = None
        self._listens = False
        self._repeated = False
        self._has_spoken = True
        self._interrupted = False
        self.manners = manners or Manners(Manner(rate=voice.settings.rate, volume=voice.settings.volume))
        """How the host speaks and waits; what is said next follows a change."""
        self.misunderstandings = Misunderstandings(now)
        self.quiet = Quiet(quiet, now)
        self._can_type = can_type
        self._can_whisper = can_whisper
        self._own_ears = own_ears
        self._notices: deque[Message] = deque()
        self.time: Timekeeper | None = None
        """The clock of the session that goes on; it is paused when nobody can be heard."""

    def turn_to(self, prompts: Prompts) -> None:
        """Speak with the wordings of another game, in the manner that the players have chosen."""
        self._usual_prompts = prompts
        self.tongues = None
        self._ask = None
        self._may_say = None

    @property
    def _prompts(self) -> Prompts:
        """The wordings of the language of whoever is talked to."""
        return self._usual_prompts if self.tongues is None else self.tongues.prompts(self.language)

    @property
    def language(self) -> str:
        """The code of the language that is spoken now."""
        if self.tongues is None:
            return self._usual_prompts.language
        return self.tongues.known(self.manners.now.language)

    @property
    def can_type(self) -> bool:
        """Whether it may be offered that something is typed: not where that is all they do."""
        return self._can_type and not self._hearing.is_lost

    def say(self, *messages: Message, sound: Sound | None = None, urgent: bool = False) -> None:
        """Say messages as one line, and return when it is said. ``urgent`` goes before other lines that wait.

        Where few words are wanted each message is a line. What was said lately is said in other words, where it has
        some.
        """
        if not messages:
            return
        if sound is not None:
            self.sound(sound)
        if sound is Sound.WRONG:
            self._fluency.went_wrong()
        lines = [(each,) for each in messages] if self._level == LEVELS[0] else [messages]
        for line in lines:
            self._speak(self._put(line), line, urgent=urgent)

    def notice(self, message: Message) -> None:
        """Say something as soon as nobody is speaking or listened to. From any thread."""
        self._notices.append(message)

    def whisper(self, *messages: Message, to: str, softly: bool = True) -> None:
        """Say what only one player may hear: through a device of their own, or else ``softly`` where that will do. It
        is printed nowhere, and not said later either where it cannot be said now: then that is told, and the player
        may ask for it again.
        """
        self._speak_again()
        self.manners.turn_to(to)
        self._tune()
        self._listens = False
        text = " ".join(self._prompts.text(each, self._level) for each in messages)
        if self._interrupted or self._whispered(text, to, softly=softly):
            self.observe(Whispered(to))
        else:
            self.say(message("host-cannot-whisper" if softly else "host-no-own-ear", player=to))

    def _whispered(self, text: str, to: str, *, softly: bool) -> bool:
        """Say it to one player alone, and return whether it could be said."""
        try:
            own = self._own_ears(to)
            if own is None:
                self._has_spoken = True
                return softly and self._can_whisper and not self._mouth.is_lost and self._mouth.whisper(text)
            own.settings = self.manners.now.speech(own.settings)
            own.say(text)
        except SpeakingError as error:
            self.trouble(str(error))
            return False
        return True

    def come_to(self, ask: Ask) -> None:
        """Come to a question of the script: from now on it is the one that is asked, in as many words as it takes."""
        self.manners.turn_to(ask.to)
        self._ask = ask
        self._may_say = None
        self._repeated = False
        self._fluency.asks(ask)
        self._other_words.another_question()

    def may_say(self, expects: tuple[type[Meaning], ...], asked: Message | None = None) -> None:
        """Tell those who look on what may be said from now on, where that was not told yet."""
        is_of_script = self._ask is not None and asked == self._ask.question
        now = MaySay(expects, asked, self._ask.choices if self._ask is not None and is_of_script else None)
        if now != self._may_say:
            self._may_say = now
            self.observe(now)

    def repeat(self, *messages: Message) -> None:
        """Say what was said last once more: in the same words the first time, in others if that did not help."""
        if self._repeated or not messages:
            self.say(*messages)
        else:
            self._repeated = True
            words = [self._other_words.again(each, self._wordings(each)) for each in messages]
            self._speak(" ".join(words), messages)

    def tell_choices(self, ask: Ask) -> None:
        """Say what can be said now; where that was said just before, the question."""
        self.say(ask.question if self._other_words.is_later(ask.choices, ask.question) else ask.choices)

    def _speak(self, text: str, messages: tuple[Message, ...], *, urgent: bool = False) -> None:
        self._speak_again()
        self._tune()
        self._listens = False
        self.observe(HostSaid(text, messages, aloud=not self._interrupted and not self._mouth.is_lost))
        self._has_spoken = True
        if not self._interrupted:
            self._unless_stopped(self._mouth.say(Line(text, messages), urgent=urgent))

    def prepare(self, *messages: Message) -> None:
        """Make messages ready that are likely to be said soon."""
        self._tune()
        self._mouth.prepare([self._wordings(each)[0] for each in messages])

    def print(self, *messages: Message) -> None:
        """Say something in print only."""
        self.observe(HostSaid(self._put(messages), messages, aloud=False))

    def sound(self, sound: Sound) -> None:
        """Play a short sound."""
        if self._interrupted:
            return
        self._tune()
        self.observe(Sounded(sound))
        self._unless_stopped(self._mouth.sound(sound))

    def your_turn(self) -> None:
        """Tell by a sound that the host listens now, where it has spoken since it last did."""
        self._interrupted = False
        if self._has_spoken:
            self._has_spoken = False
            self.sound(Sound.YOUR_TURN)

    def listen(
        self,
        expects: tuple[type[Meaning], ...],
        until: float | None = None,
        *,
        asked: Message | None = None,
        offers: tuple[type[Meaning], ...] | None = None,
    ) -> Union[Utterance, Silence]:
        """Wait for somebody to say something; after the deadline for nobody. ``offers`` are those of the expected
        meanings that do something, None for all.

        Where the ear was lost or is back, or the voice is, the host tells it, says what is ``asked`` again, and returns
        Silence before the deadline: the clock may have been paused. Raises EndOfInput.
        """
        self._interrupted = False
        while self._notices:
            self.say(self._notices.popleft())
        self.may_say(expects if offers is None else offers, asked)
        while not self._speak_again():
            if not self._listens:
                self._listens = True
                self.observe(Listens(self._hearing.hears_voices))
            is_hurt = self._hearing.is_lost or self._mouth.is_lost
            look_at = self._now() + LOOK_EVERY_S if is_hurt else until
            at = look_at if until is None or look_at is None else min(look_at, until)
            heard = self._hearing.listen(expects, at, self.manners.now.patience)
            if isinstance(heard, Change):
                self._tell_change(heard, asked)
                break
            if isinstance(heard, Utterance):
                self._mouth.answered()
                self._listens = False
                return heard
            if (until is not None and self._now() >= until) or not is_hurt:
                return heard
        return Silence()

    def _tell_change(self, change: Change, asked: Message | None) -> None:
        """Tell what became of the ear, and what is to be answered now."""
        if change is Change.NOBODY_TYPES:
            self.say(TOLD[change])
            return
        if change is Change.BACK:
            self.quiet.wake()
        else:
            self.trouble(self._hearing.why)
            self._pause_clock()
            if self._hearing.is_lost:
                self.quiet.rest()
        paused = self.time is not None and self.time.paused
        self.say(TOLD[change], *what_now(asked, self._ask, paused=paused))

    def _pause_clock(self) -> None:
        if self.time is not None and self.time.nobody_is_heard(self._hearing.since):
            self.observe(ClockRead(self.time.reading_ms, self.time.limit_ms, paused=True))

    def _speak_again(self) -> bool:
        """Say what was not heard, where the loudspeaker is back. Returns whether it is."""
        if not self._mouth.is_back:
            return False
        unheard = self._mouth.heard_again()
        self._speak(self._prompts.text(SPEAKS_AGAIN, self._level), (SPEAKS_AGAIN,))
        for line in unheard:
            is_deaf = self._hearing.is_lost and not self._hearing.is_back
            if is_deaf or not is_about_deafness(line.messages):
                self._speak(line.text, line.messages)
        return True

    def did_not_understand(self, ways: Sequence[Message], *then: Message) -> Message:
        """Tell that something was not understood, and return how. ``ways`` are other ways to be understood, ``then``
        is what is asked again with it.
        """
        reply, aloud = self.misunderstandings.another(ways)
        self._fluency.went_wrong()
        self.sound(Sound.NOT_UNDERSTOOD)
        for each in (reply, *then):
            if aloud:
                self.say(each)
            else:
                self.print(each)
        return reply

    def react(self, *messages: Message) -> None:
        """Say something because of speech that was no answer: aloud twice a minute at most, else in print with a soft
        sound, since it may be the neighbours' television.
        """
        if self.misunderstandings.may_speak():
            self.misunderstandings.spoke()
            self.say(*messages)
        else:
            self.sound(Sound.NOT_UNDERSTOOD)
            self.print(*messages)

    def answered(self) -> None:
        """The question was answered."""
        self._fluency.answered()

    def asked_back(self) -> None:
        """Instead of an answer the script has heard a question about the game."""
        self._fluency.asked_back()

    def went_wrong(self) -> None:
        """What was said cannot be said now."""
        self._fluency.went_wrong()

    def taken_back(self) -> None:
        """The last answer was taken back: it was misheard."""
        self._fluency.taken_back()

    def say_in_both(self, message: Message, other: str) -> None:
        """Say a message in the language that is spoken, and in another one, for whoever spoke that."""
        texts = [self._prompts.text(message, self._level)]
        if self.tongues is not None:
            texts.append(self.tongues.prompts(other).text(message, self._level))
        for text in texts:
            self._speak(text, (message,))

    def trouble(self, sentence: str) -> None:
        """Tell in print that something failed."""
        self.observe(Trouble(sentence))

    def hush(self) -> None:
        """Fall silent at once."""
        self._mouth.hush()

    def interrupt(self) -> None:
        """Fall silent at once, and print what is still to be said before the host listens again. From any thread."""
        self._interrupted = True
        self._mouth.hush()

    def line_entered(self) -> None:
        """Somebody has typed or pressed something: they have heard enough of what is being said. From any thread."""
        if not self._listens:
            self.interrupt()

    def level_was_chosen(self) -> None:
        """The players have said how many words they want."""
        self._fluency.begin_anew()

    @property
    def _level(self) -> str:
        return self._fluency.level(self.manners.now.level)

    def _put(self, messages: tuple[Message, ...]) -> str:
        """Put messages into words, which then count as said."""
        text = []
        for each in messages:
            words = self._prompts.text(each, self._level)
            if not self._other_words.is_fresh(each, words):
                words = self._other_words.choose(each, self._wordings(each))
            self._other_words.said(each, words)
            if self._ask is not None and each == self._ask.question and words == self._choices(self._ask):
                self._other_words.said(self._ask.choices, words)
            text.append(words)
        return " ".join(text)

    def _wordings(self, message: Message) -> list[str]:
        """Return all that can be said for a message. A question can also be put as the choices it leaves."""
        wordings = [self._prompts.text(message, self._level, n) for n in range(self._prompts.wordings(message.id))]
        if self._ask is None or message != self._ask.question:
            return wordings
        asked = wordings * (_QUESTIONS_IN_WORDS if len(wordings) == 1 else 1)
        return [*asked, self._choices(self._ask)]

    def _choices(self, ask: Ask) -> str:
        return self._prompts.text(ask.choices, self._level)

    def _tune(self) -> None:
        """Let the voice speak in the manner of now."""
        self._mouth.settings = self.manners.now.speech(self._mouth.settings)

    def _unless_stopped(self, whole: bool) -> None:
        if not whole and self._interrupted:
            self.observe(Stopped())

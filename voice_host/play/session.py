"""A session: the host performs a game with the people at the table."""

from __future__ import annotations

from collections.abc import Callable

from voice_host.hearing.utterance import EndOfInput, Silence
from voice_host.language.sentences import Sentences
from voice_host.play.afterwards.last_word import last_word
from voice_host.play.afterwards.play_again import Afterwards, Wish
from voice_host.play.answers.answers import Answers
from voice_host.play.answers.misunderstandings import WORDINGS
from voice_host.play.answers.understanding import Understanding
from voice_host.play.anytime import Anytime, Then
from voice_host.play.events import Asked, ClockRead, DiceFell, Ended
from voice_host.play.manners.keeping import Keeping
from voice_host.play.performance import ClockState, Performance
from voice_host.play.talk import Talk
from voice_host.play.timing.timekeeper import Timekeeper
from voice_host.play.tongues import Tongues
from voice_host.records import KeptSettings
from voice_host.script import (
    Ask,
    Gap,
    Heard,
    Message,
    Outcome,
    Question,
    Recall,
    Roll,
    Say,
    StartClock,
    StopClock,
    TimeUp,
    Whisper,
    message,
)
from voice_host.script.meaning import SHARED, Always, Yes


class Session:
    """Turns cues into speech and speech into replies, until the game is over or the players leave."""

    def __init__(
        self,
        performance: Performance,
        talk: Talk,
        sentences: Sentences,
        now: Callable[[], float],
        *,
        fair_clock: bool = True,
        settings: KeptSettings | None = None,
        goodbye_after_s: float | None = None,
        from_menu: bool = False,
        is_menu: bool = False,
        hear: Callable[[Sentences], None] | None = None,
        tongues: Tongues | None = None,
    ) -> None:
        """``sentences`` know the game's meanings and the shared ones; ``now`` is the host's clock in seconds;
        ``settings`` keep what is to be remembered, None where nothing can be kept. After the game the host asks whether
        the players want another one, and takes a silence of ``goodbye_after_s`` for a no; None: it does not ask.
        ``from_menu`` is whether the game was chosen by saying so, and ``is_menu`` whether that is what is performed:
        then nothing comes after the end. ``hear`` tells the ear what can be said from now on: all that the sentences
        hold, and once it is known who plays, nobody else's name; None where nobody listens. ``tongues`` are the
        languages of the game, None where it has only that of the sentences.
        """
        self.performance = performance
        """What is performed."""
        self._talk = talk
        talk.tongues = tongues
        self._tongues = tongues
        self._understanding = Understanding(
            sentences,
            (*performance.game.meanings, *SHARED),
            tongues,
            None if tongues is None else lambda: talk.language,
        )
        self._now = now
        self._sentences = sentences
        self._tell_ear = hear
        self._heard_among: tuple[tuple[Gap, ...], str] = ((), sentences.language)
        self.time = talk.time = Timekeeper(now, fair=fair_clock)
        """The turn clock."""
        self._anytime = Anytime(
            performance,
            talk,
            self.time,
            self._understanding,
            Keeping(talk, settings),
            from_menu=from_menu,
            is_menu=is_menu,
        )
        self._answers = Answers(talk, self._understanding, self.time)
        self._question_is_said = False
        self._told_trouble = False
        self._is_prepared = False
        self._asked_at: float | None = None
        """When the question could be answered, as long as nobody has said anything; None after that, and for a question
        that was asked before: what was taken back is asked again."""
        self._furthest = -1
        """How many replies there were when the latest question was asked that had not been asked before."""
        self._goodbye_after_s = goodbye_after_s
        self._is_menu = is_menu
        self.wish = Wish.GOODBYE
        """What the players want after the game."""

    @property
    def language(self) -> str:
        """The code of the language that is spoken now: that of whoever is talked to."""
        return self._talk.language

    def perform(self) -> Outcome | None:
        """Play the game to its end and return its outcome; None where the players left before.

        However the players leave (quit, the end of the input, Ctrl-C), nothing that was answered is lost.
        """
        try:
            outcome = self._perform_or_leave()
            if outcome is None:
                self._tell_that_they_left()
        except KeyboardInterrupt:  # while saying goodbye: they are in a hurry
            self._talk.hush()
            outcome = None
        finally:
            self.performance.close()
        if outcome is None or not self._is_menu:
            self._talk.observe(Ended(outcome))
        return outcome

    def _tell_that_they_left(self) -> None:
        kept = self.performance.saved and bool(self.performance.entries)
        if self.wish is not Wish.ANOTHER_GAME:
            self._talk.say(message("host-left" if kept else "host-left-unsaved"))
        elif kept:
            self._talk.say(message("host-kept-for-later"))

    def _perform_or_leave(self) -> Outcome | None:
        try:
            return self._perform()
        except KeyboardInterrupt:
            self._talk.hush()
        except EndOfInput:
            pass
        return None

    def _perform(self) -> Outcome | None:
        if self.performance.entries:
            self._go_on()
        going_on = True
        while going_on:
            if not self._perform_to_the_end():
                return None
            self.performance.finish()
            self._tell_trouble()
            going_on = not self._is_menu and self._play_on()
        return self.performance.outcome

    def _play_on(self) -> bool:
        """Listen after the end. Returns True where the last answer was taken back, so that the game goes on."""
        if self._goodbye_after_s is None:
            back = last_word(self.performance, self._talk, self._understanding, self._anytime, self._now)
        else:
            wish = Afterwards(
                self.performance,
                self._talk,
                self.time,
                self._understanding,
                self._anytime,
                self._now,
                self._goodbye_after_s,
            ).wish()
            back = wish is None
            self.wish = wish or Wish.GOODBYE
        self._question_is_said = back
        return back

    def _perform_to_the_end(self) -> bool:
        """Perform until the game is over. Returns False where the players leave before."""
        while self.performance.outcome is None:
            self._tell_trouble()
            cue = self.performance.cue
            if isinstance(cue, Ask):
                if not self._ask(cue):
                    return False
            elif isinstance(cue, Roll):
                dice = self.performance.roll(cue, self.time.reading_ms)
                if not cue.secret:
                    self._talk.observe(DiceFell(dice, cue.sides))
            elif isinstance(cue, Recall):
                self.performance.recall(cue, self.time.reading_ms)
            else:
                self._tell(cue)
                self.performance.go_on()
        return True

    def _tell(self, cue: object) -> None:
        if isinstance(cue, Say):
            self._talk.say(*cue.messages, sound=cue.sound)
        elif isinstance(cue, Whisper):
            self._talk.whisper(*cue.messages, to=cue.to, softly=cue.softly)
        elif isinstance(cue, StartClock):
            self.time.set(ClockState(cue.limit_ms, 0))
            self._is_prepared = False
            self._talk.observe(ClockRead(0, cue.limit_ms))
        elif isinstance(cue, StopClock):
            self._talk.observe(ClockRead(self.time.reading_ms, None))
            self.time.set(None)
        else:
            raise TypeError(f"a script yields cues, not {cue!r}")

    def _go_on(self) -> None:
        """Tell where an unfinished game stands, after its silent replay."""
        cue = self.performance.cue
        if isinstance(cue, Ask):
            self._talk.come_to(cue)
            self._question_is_said = True
        where = self.performance.game.where_we_are(self.performance.state)
        self._talk.say(message("host-going-on-with-game"), *where)
        self.time.set(self.performance.clock)
        self._talk.say(*self.performance.lines)

    def _ask(self, ask: Ask) -> bool:
        """Ask until the script has moved, on or back. Returns False where the players leave."""
        replies = len(self.performance.entries)
        is_new = replies > self._furthest and not self._question_is_said
        self._furthest = max(replies, self._furthest)
        self._answers.another_question()
        if not self._question_is_said:
            self._talk.come_to(ask)
        self._hear_those_who_play()
        if not self._question_is_said:
            self._talk.may_say(self._answers.expected(ask), ask.question)
            self._talk.say(ask.question)
        self._talk.quiet.broken()
        self._question_is_said = False
        self._prepare()
        self._talk.observe(Asked(ask))
        self._asked_at = self._now() if is_new else None
        while True:
            then = self._hear(ask)
            if then is Then.RETUNE:
                self._hear_those_who_play()
            elif then is not Then.LISTEN:
                self._question_is_said = then is Then.PERFORM_SAID
                if then is Then.CHANGE:
                    self.wish = Wish.ANOTHER_GAME
                return then not in (Then.LEAVE, Then.CHANGE)

    def _hear_those_who_play(self) -> None:
        """Tell the ear who can be named, and in which language. Players without a name are called by number."""
        players, language = self.performance.game.players(self.performance.state), self._talk.language
        if self._tell_ear is not None and (players, language) != self._heard_among:
            self._heard_among = (players, language)
            sentences = self._sentences if self._tongues is None else self._tongues.sentences(language)
            numbers = (str(number) for each in players if isinstance(each, Message) for number in each.gaps.values())
            names = [*(each for each in players if isinstance(each, str)), *numbers]
            self._tell_ear(sentences.among(names) if players else sentences)

    def _prepare(self) -> None:
        """Make ready, while the player thinks, what the host may have to say at once."""
        if not self._is_prepared:
            self._is_prepared = True
            self._talk.prepare(*WORDINGS, *self.time.warnings_to_come())

    def _hear(self, ask: Ask) -> Then:
        """Listen once and deal with what was heard. Raises EndOfInput."""
        said = self._answers.hear(ask)
        if isinstance(said, Silence):
            if not self.time.is_up(self.time.reading_ms):
                return Then.LISTEN
            return self._answer(TimeUp(self.time.limit_ms or 0))
        asked_at, self._asked_at = self._asked_at, None
        if said is None:
            return Then.LISTEN
        reading, at_ms, ended_at = said
        took_ms = None if asked_at is None else max(0, round(1000 * (ended_at - asked_at)))
        self._talk.misunderstandings.understood()
        if not self.time.paused and self._answers.pause_was_settled(reading.meaning, ask):
            return self._anytime.pause_or_not(ask, pause=isinstance(reading.meaning, Yes))
        if self.time.paused and not isinstance(reading.meaning, Always):
            self._talk.say(message("host-is-paused"))  # the clock was paused while a doubt was cleared up
            return Then.LISTEN
        if self.time.paused or not isinstance(reading.meaning, ask.expects):
            return self._anytime.answer(reading.meaning, ask)
        if self.time.is_up(at_ms):
            return self._answer(TimeUp(at_ms))
        if isinstance(reading.meaning, Question):
            self._talk.asked_back()
        else:
            self._talk.answered()
        return self._answer(Heard(reading.meaning, at_ms), reading.words, took_ms)

    def _answer(self, reply: Heard | TimeUp, words: str = "", took_ms: int | None = None) -> Then:
        self.performance.answer(reply, words, took_ms)
        return Then.PERFORM

    def _tell_trouble(self) -> None:
        """Tell once that the game is not saved any more."""
        if self.performance.trouble is not None and not self._told_trouble:
            self._told_trouble = True
            self._talk.trouble(self.performance.trouble)
            self._talk.say(message("host-not-saved"))

"""Listening for the answer to a question of the script, whatever else is said before it comes."""

from __future__ import annotations

from typing import NamedTuple

from voice_host.hearing.utterance import Silence, Utterance
from voice_host.play.answers.clearing_up import clear_up
from voice_host.play.answers.other_ways import DIGIT_BY_DIGIT, as_number, other_ways
from voice_host.play.answers.understanding import Clear, Doubtful, Nothing, NotNow, Reading, Understanding
from voice_host.play.events import ClockRead, PlayerSaid
from voice_host.play.manners.speaking_up import SpeakingUp
from voice_host.play.talk import Talk
from voice_host.play.timing.timekeeper import Timekeeper
from voice_host.script import Ask, Meaning, Sound, message
from voice_host.script.meaning import Digits, No, Yes


class Said(NamedTuple):
    """The one meaning of what was said."""

    reading: Reading
    at_ms: int
    """The turn clock's reading at the end of the words."""
    ended_at: float
    """When the words ended: seconds of the host's clock."""


class Answers:
    """Hears what is said, and deals with what has no meaning now."""

    def __init__(self, talk: Talk, understanding: Understanding, time: Timekeeper) -> None:
        self._talk = talk
        self._understanding = understanding
        self._time = time
        self._speaking_up = SpeakingUp(talk, time, understanding)
        self._digits_help = False
        """Whether it was offered to say numbers digit by digit."""

    def another_question(self) -> None:
        """The script asks anew."""
        self._digits_help = False
        self._speaking_up.another_question()

    def pause_was_settled(self, meaning: Meaning, ask: Ask) -> bool:
        """Whether this answers the offer of a pause and not the question; then the offer is over."""
        if not isinstance(meaning, (Yes, No)) or isinstance(meaning, ask.expects):
            return False
        self._speaking_up.settled()
        return True

    def hear(self, ask: Ask) -> Said | Silence | None:
        """Listen once. Returns the one meaning of what was said; Silence; or None where something was said and dealt
        with. Raises EndOfInput.
        """
        heard = self._listen(ask)
        if isinstance(heard, Silence):
            if not self._time.is_up(self._time.reading_ms):
                self._speaking_up.speak_up(ask)
            return heard
        self._speaking_up.heard()
        return self._understand(heard, ask)

    def _listen(self, ask: Ask) -> Utterance | Silence:
        """Listen once, after any warning of the clock: those come between utterances only."""
        warning = self._time.warning()
        if warning is not None:
            self._talk.observe(ClockRead(self._time.reading_ms, self._time.limit_ms))
            self._talk.say(warning, sound=Sound.TIME_WARNING, urgent=True)
            self._talk.quiet.host_spoke()
        self._talk.your_turn()
        asked = message("host-is-paused") if self._time.paused else ask.question
        with self._time.listening(timed=ask.timed) as until:
            return self._talk.listen(self.expected(ask), self._speaking_up.until(until), asked=asked)

    def expected(self, ask: Ask) -> tuple[type[Meaning], ...]:
        """Return all that may be said while ``ask`` waits for its answer; in a pause what may always be said."""
        always = self._understanding.always
        return always if self._time.paused else tuple(dict.fromkeys((*ask.expects, *self._besides(), *always)))

    def _besides(self) -> tuple[type[Meaning], ...]:
        """Return what can be meant now beside an answer, since the host offered it."""
        offered: tuple[type[Meaning], ...] = (Yes, No) if self._speaking_up.has_offered_a_pause else ()
        return (*offered, Digits) if self._digits_help else offered

    def _understand(self, heard: Utterance, ask: Ask) -> Said | None:
        if self._time.paused:
            verdict = self._understanding.verdict(heard, ())
        else:
            verdict = self._understanding.verdict(heard, ask.expects, self._besides())
        if isinstance(verdict, Clear):
            reading = self._as_answer(verdict.reading, heard, ask)
            if reading is not None:
                self._talk.observe(PlayerSaid(heard, reading.meaning))
                return Said(reading, self._time.said_at_ms(heard), heard.ended_at)
            self._not_understood(heard, ask)
        elif self._time.paused:
            self._still_paused(heard, ask)
        elif isinstance(verdict, Doubtful):
            return self._clear_up(heard, verdict, ask)
        elif isinstance(verdict, NotNow):
            self._not_now(heard, verdict.reading, ask)
        else:
            self._not_understood(heard, ask)
        return None

    def _as_answer(self, reading: Reading, heard: Utterance, ask: Ask) -> Reading | None:
        """Return digits said one by one as the number they are; anything else as it is."""
        if not isinstance(reading.meaning, Digits) or Digits in ask.expects:
            return reading
        return as_number(reading.meaning, ask, self._understanding, heard)

    def _not_now(self, heard: Utterance, reading: Reading, ask: Ask) -> None:
        self._talk.observe(PlayerSaid(heard, reading.meaning, now=False))
        self._time.said_at_ms(heard)
        self._talk.misunderstandings.understood()
        self._talk.went_wrong()
        self._talk.react(message("host-not-now", choices=ask.choices, question=ask.question))

    def _not_understood(self, heard: Utterance, ask: Ask) -> None:
        self._talk.observe(PlayerSaid(heard, None))
        self._time.not_understood(heard)
        other = self._understanding.spoken_instead(heard)
        if other is not None and self._talk.misunderstandings.may_speak():
            self._talk.misunderstandings.spoke()
            self._talk.say_in_both(
                message("host-listens-in", language=message("language-called", language=self._understanding.language)),
                other,
            )
            return
        way = self._talk.did_not_understand(other_ways(ask, self._understanding, can_type=self._talk.can_type))
        self._digits_help = self._digits_help or way == DIGIT_BY_DIGIT

    def _clear_up(self, heard: Utterance, doubtful: Doubtful, ask: Ask) -> Said | None:
        self._talk.observe(PlayerSaid(heard, None, tuple(reading.words for reading in doubtful.readings)))
        at_ms = self._time.said_at_ms(heard)
        if self._time.is_up(at_ms) and all(isinstance(each.meaning, ask.expects) for each in doubtful.readings):
            return Said(doubtful.readings[0], at_ms, heard.ended_at)  # whichever it was, it came too late
        cleared = clear_up(self._talk, self._understanding, heard, doubtful, ask)
        reading = None if cleared is None else self._as_answer(cleared[0], cleared[1], ask)
        if cleared is None or reading is None:
            self._time.not_understood(heard)
            return None
        return Said(reading, self._time.said_at_ms(cleared[1]), cleared[1].ended_at)

    def _still_paused(self, heard: Utterance, ask: Ask) -> None:
        """What is said in a pause is not taken (rules 1.6, D15); other talk at the table gets a soft sound only."""
        verdict = self._understanding.verdict(heard, ask.expects)
        meaning = verdict.reading.meaning if isinstance(verdict, (Clear, NotNow)) else None
        self._talk.observe(PlayerSaid(heard, meaning, now=False))
        if isinstance(verdict, Nothing):
            self._talk.sound(Sound.NOT_UNDERSTOOD)
            self._talk.print(message("host-is-paused"))
        else:
            self._talk.react(message("host-is-paused"))

"""What the host says by itself when nobody says anything (rules 1.12)."""

from __future__ import annotations

from voice_host.play.answers.understanding import Understanding
from voice_host.play.events import ClockRead
from voice_host.play.manners.quiet import SpeakUp
from voice_host.play.talk import Talk
from voice_host.play.timing.timekeeper import Timekeeper
from voice_host.script import Ask, Message, message

NUDGES = tuple(
    map(message, ("host-nudge-listening", "host-nudge-waiting", "host-nudge-still-here", "host-nudge-whenever"))
)
"""What is said in turn."""


class SpeakingUp:
    """Nudges, tells the choices, offers a pause and at last pauses the game, so that an empty room is silent."""

    def __init__(self, talk: Talk, time: Timekeeper, understanding: Understanding) -> None:
        self._understanding = understanding
        self._talk = talk
        self._time = time
        self._next = 0
        self.has_offered_a_pause = False
        """Whether "yes" now means a pause, and "no" that there is none."""

    def until(self, deadline: float | None) -> float | None:
        """Return how long to listen, in seconds of the host's clock, where the turn clock allows ``deadline``."""
        at = self._talk.quiet.next_at(paused=self._time.paused)
        moments = [moment for moment in (deadline, at) if moment is not None]
        return min(moments) if moments else None

    def heard(self) -> None:
        """Somebody said something."""
        self._talk.quiet.broken()

    def settled(self) -> None:
        """The offer of a pause was answered."""
        self.has_offered_a_pause = False

    def another_question(self) -> None:
        """The host has asked something else, perhaps since time was up: the silence begins there."""
        self._talk.quiet.broken()
        self.has_offered_a_pause = False

    def speak_up(self, ask: Ask) -> None:
        """Say what is due, if anything is, while ``ask`` waits for its answer."""
        due = self._talk.quiet.due(paused=self._time.paused)
        if due is SpeakUp.NUDGE:
            self._talk.say(self._nudge())
        elif due is SpeakUp.CHOICES:
            self._talk.tell_choices(ask)
        elif due is SpeakUp.OFFER_PAUSE:
            self._offer_a_pause(ask)
        elif due is SpeakUp.PAUSE and self._time.limit_ms is None:  # a clock that runs ends the turn by itself
            self._time.pause()
            self._talk.observe(ClockRead(self._time.reading_ms, None, paused=True))
            self._talk.say(message("host-pauses-by-itself"))
        elif due is SpeakUp.REMINDER:
            self._talk.say(message("host-is-still-paused"))

    def _nudge(self) -> Message:
        nudge = NUDGES[self._next]
        self._next = (self._next + 1) % len(NUDGES)
        return nudge

    def _offer_a_pause(self, ask: Ask) -> None:
        self.has_offered_a_pause = not self._understanding.answers_yes(ask.expects)
        self._talk.say(message("host-offer-pause" if self.has_offered_a_pause else "host-offer-pause-by-name"))

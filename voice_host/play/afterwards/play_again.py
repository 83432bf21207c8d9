"""After the game: whether the players want another one, and whether the last answer was misheard."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from voice_host.hearing.utterance import EndOfInput, Silence
from voice_host.play.answers.other_ways import other_ways
from voice_host.play.answers.understanding import Clear, NotNow, Understanding
from voice_host.play.anytime import Anytime
from voice_host.play.events import Asked, PlayerSaid
from voice_host.play.performance import Performance
from voice_host.play.talk import Talk
from voice_host.play.timing.timekeeper import Timekeeper
from voice_host.script import Ask, Meaning, message
from voice_host.script.meaning import Again, AnotherGame, No, Quit, Repeat, Undo, Yes

GOODBYE_AFTER_S = 30.0
"""So long the host waits for an answer before it takes the silence for a goodbye, in seconds."""


_PLAY_AGAIN = message("host-play-again")


class Wish(Enum):
    """What the players want when a game is over."""

    GOODBYE = "no other game"
    SAME_PLAYERS = "another game of the same players, with the same settings"
    OTHERS = "another game, set up anew"
    ANOTHER_GAME = "another game than this one"


class _Answer(Enum):
    YES = "yes"
    NO = "no"
    ANOTHER_GAME = "another game"
    MISHEARD = "you misheard me"
    GONE = "the players are gone"


class Afterwards:
    """Asks "shall we play again?". The result is kept by then, and "you misheard me" still takes the end back."""

    def __init__(
        self,
        performance: Performance,
        talk: Talk,
        time: Timekeeper,
        understanding: Understanding,
        anytime: Anytime,
        now: Callable[[], float],
        goodbye_after_s: float,
    ) -> None:
        """``now`` is the host's clock, ``goodbye_after_s`` how long a silence is a goodbye, both in seconds."""
        self._performance = performance
        self._talk = talk
        self._time = time
        self._understanding = understanding
        self._anytime = anytime
        self._now = now
        self._goodbye_after_s = goodbye_after_s
        self._until = now()

    def wish(self) -> Wish | None:
        """Return what the players want, None where the end was taken back and the game goes on."""
        outcome, state = self._performance.outcome, self._performance.state
        again = Ask(state, _PLAY_AGAIN, (Yes, No, Again), message("host-choices-play-again"))
        players = len(outcome.totals) if outcome else 0
        same_question = message("host-same-players", players=players)
        same = Ask(state, same_question, (Yes, No), message("host-choices-same-players", players=players))
        while True:
            answer = self._answer(again)
            if answer is _Answer.MISHEARD:
                return None
            if answer is _Answer.YES:
                answer = self._answer(same)
                if answer is _Answer.MISHEARD:
                    continue
                if answer in (_Answer.YES, _Answer.NO):
                    return Wish.SAME_PLAYERS if answer is _Answer.YES else Wish.OTHERS
            if answer is _Answer.ANOTHER_GAME:
                return Wish.ANOTHER_GAME
            self._talk.say(message("host-goodbye"))
            return Wish.GOODBYE

    def _answer(self, ask: Ask) -> _Answer:
        """Ask until there is an answer. After a long silence, and where nobody can answer any more, they are gone."""
        self._talk.come_to(ask)
        self._talk.may_say(self._expected(ask), ask.question)
        self._talk.say(ask.question)
        self._talk.observe(Asked(ask))
        self._wait_anew()
        try:
            while True:
                answer = self._listen(ask)
                if answer is not None:
                    return answer
        except EndOfInput:
            return _Answer.GONE
        except KeyboardInterrupt:
            self._talk.hush()
            return _Answer.GONE

    def _expected(self, ask: Ask) -> tuple[type[Meaning], ...]:
        return (*ask.expects, *self._understanding.always)

    def _wait_anew(self) -> None:
        self._until = self._now() + self._goodbye_after_s

    def _listen(self, ask: Ask) -> _Answer | None:
        """Listen once; None where that was no answer. What is not understood does not lengthen the wait."""
        self._talk.your_turn()
        heard = self._talk.listen(self._expected(ask), None if self._time.paused else self._until, asked=ask.question)
        if isinstance(heard, Silence):
            if self._time.paused or self._now() < self._until:
                self._wait_anew()  # the microphone was lost, or is back
                return None
            return _Answer.GONE
        self._talk.quiet.broken()
        verdict = self._understanding.verdict(heard, ask.expects)
        if isinstance(verdict, NotNow):
            self._talk.observe(PlayerSaid(heard, verdict.reading.meaning, now=False))
            self._talk.react(message("host-not-now", choices=ask.choices, question=ask.question))
        elif not isinstance(verdict, Clear):
            self._talk.observe(PlayerSaid(heard, None))
            self._talk.did_not_understand(other_ways(ask, self._understanding, can_type=self._talk.can_type))
        else:
            meaning = verdict.reading.meaning
            self._talk.observe(PlayerSaid(heard, meaning))
            self._talk.misunderstandings.understood()
            if isinstance(meaning, (Yes, No, Again)):
                return _Answer.NO if isinstance(meaning, No) else _Answer.YES
            if isinstance(meaning, Quit):
                return _Answer.GONE
            if isinstance(meaning, AnotherGame):
                return _Answer.ANOTHER_GAME
            if isinstance(meaning, Undo):
                return self._misheard(ask)
            if isinstance(meaning, Repeat):
                first = ask.question.id == _PLAY_AGAIN.id
                self._talk.repeat(*(self._performance.lines if first else ()), ask.question)
            else:
                self._anytime.answer(meaning, ask)
            self._wait_anew()
        return None

    def _misheard(self, ask: Ask) -> _Answer | None:
        """Take back what was misheard: the yes to another game, or the answer that ended this one."""
        if ask.question.id == "host-same-players" or self._anytime.take_back(ask.question):
            return _Answer.MISHEARD
        self._wait_anew()
        return None

"""A table of synthetic players whose words arrive as text: whole games in an instant, interrupted in every way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from voice_host.games.dogylicious import meanings as m
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language import normalise, spell
from voice_host.play.events import Asked, Event, HostSaid, TookBack
from voice_host.rehearsal.conversations.scripted_ear import Expects, ProgramEnded
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.wordings import ways_to_say
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Meaning
from voice_host.script.meaning import Resume, Yes

INTERRUPTIONS: tuple[tuple[str, ...], ...] = (
    ("say that again",),
    ("help", "what can you tell me"),
    ("score",),
    ("time left",),
    ("are you listening",),
    ("where am i", "what is around me", "what is free"),
    ("read row two", "where are the tokens"),
    ("my route", "what is my target", "how many pieces are left", "which step is it", "what are the dice"),
    ("whose turn is it", "which round is it", "who is leading", "how many points do i have", "explain the score"),
    ("pause", "describe the carpet", "resume"),
    ("faster", "slower"),
    ("louder", "quieter"),
    ("pause", "nothing for you", "pause", "time left", "resume"),
    ("quit", "no"),
    ("my dog ate the dice",),
    ("yes",),
    ("we are four",),
)
"""What may be said at any time and leaves the game as it is."""


def is_last_word(expects: Expects) -> bool:
    """Whether the game is over and the host listens for a moment longer: then there is nothing to resume."""
    return Resume not in expects


_END = object()
"""In the talk: the program ends here."""


class TypingTable:
    """The ear of a host at whose table synthetic players sit. It also observes the session."""

    def __init__(
        self,
        player: Player,
        clock: VirtualClock,
        random: Random,
        *,
        restless: float = 0.0,
        slow_s: float = 5.0,
        ends: Callable[[], bool] = lambda: False,
    ) -> None:
        """``restless`` is the probability of an interruption before an answer, ``slow_s`` the longest time to think;
        ``ends`` is asked before each answer whether the program ends there.
        """
        self.player = player
        self._clock = clock
        self._random = random
        self._restless = restless
        self._slow_s = slow_s
        self._ends = ends
        self._talk = self._talking()
        self._wait_s = 0.0
        self._friends_are_asked = False
        """Whether the host asks whether it misheard."""
        self._elapsed_s = 0.0
        """The players' own stopwatch for this turn."""
        self._elapsed_at: list[float] = []
        """What it showed at each answer."""

    def observe(self, event: Event) -> None:
        """Follow what the host asks and tells."""
        if isinstance(event, HostSaid):
            self._friends_are_asked = event.messages[-1].id == "host-did-i-mishear"
        elif isinstance(event, TookBack):
            self.player.taken_back()
            self._elapsed_s = self._elapsed_at.pop()
        elif isinstance(event, Asked):
            self.player.notice(event.ask)
            state = event.ask.state
            if isinstance(state, GameState) and state.turn is not None and not state.turn.clock_started:
                self._elapsed_s = 0.0

    def listen(self, expects: Expects, until: float | None) -> Utterance | Silence:
        """Return what somebody says next, or silence where they think longer. Raises ProgramEnded."""
        if self._friends_are_asked:
            return self._utterance(self._random.choice(("yes", "yes", "no")))
        if is_last_word(expects) and until is not None:
            return self._last_word(until)
        while True:
            if self._wait_s > 0 and self._thinks(until):
                return Silence()
            said = next(self._talk)
            if said is _END:
                self._forget_since_last_answer()
                raise ProgramEnded
            if isinstance(said, Utterance):
                return said
            assert isinstance(said, float)
            self._wait_s = said

    def _last_word(self, until: float) -> Utterance | Silence:
        """After the end of the game the last answer can still be taken back."""
        if self._random.random() < self._restless:
            return self._take_back()
        self._clock.advance_to(until)
        return Silence()

    def close(self) -> None:
        """Nothing to let go of."""

    def _thinks(self, until: float | None) -> bool:
        """Let time pass; say whether the host has something to say meanwhile."""
        begun = self._clock.now()
        end = begun + self._wait_s if until is None else min(begun + self._wait_s, until)
        self._clock.advance_to(end)
        self._wait_s = 0.0 if until is None or end < until else max(0.0, begun + self._wait_s - end)
        if until is None:
            return False
        if not self._clock_runs():
            return end >= until
        self._elapsed_s += end - begun
        if self._elapsed_s >= self.player.state.settings.turn_seconds - 1e-6:
            self.player.time_up()
            self._wait_s = 0.0
            return True
        return end >= until

    def _clock_runs(self) -> bool:
        """Whether the time to think is the player's."""
        ask = self.player.ask
        state = None if ask is None else ask.state
        if ask is None or not isinstance(state, GameState) or state.turn is None:
            return False
        return state.turn.clock_started and (ask.timed or not state.settings.fair_clock)

    def _forget_since_last_answer(self) -> None:
        """A program that is started again knows the clock's reading at the last answer, not the time since."""
        self._elapsed_s = self._elapsed_at[-1] if self._elapsed_at else 0.0

    def _talking(self) -> Iterator[object]:
        """Yield utterances, times to think, and ends of the program, for ever."""
        while True:
            if self._ends():
                yield _END
            if self._random.random() < self._restless:
                yield from self._interruption()
            yield self._random.uniform(0, self._slow_s)
            yield from self._answer()

    def _interruption(self) -> Iterator[Utterance]:
        assert self.player.ask is not None
        if self._random.random() < 0.3 and self._elapsed_at:
            yield self._take_back()
        elif self._random.random() < 0.1 and self._elapsed_at:
            yield self._utterance("quit")
            self._forget_since_last_answer()
            yield self._utterance("yes")
        elif Yes not in self.player.ask.expects and self.player.ask.question.id != "ask-players":
            for words in self._random.choice(INTERRUPTIONS):
                yield self._utterance(words)

    def _take_back(self) -> Utterance:
        return self._utterance("you misheard me")

    def _answer(self) -> Iterator[Utterance]:
        meaning = self.player.decide()
        words = self._random.choice(ways_to_say(meaning))
        other = self._mistakable(meaning) if self._random.random() < self._restless else None
        if other is None:
            self._is_understood()
            yield self._utterance(words)
            return
        number, taken_for = other
        yield self._utterance(words, ways_to_say(taken_for)[ways_to_say(meaning).index(words)])
        if self._random.random() < 0.3:
            yield self._utterance("no")
        else:
            self._is_understood()
            yield self._utterance(self._random.choice((spell(number), words)))

    def _mistakable(self, meaning: Meaning) -> tuple[int, Meaning] | None:
        """Return the number in an answer that sounds like another, and what that would mean; None without one."""
        if isinstance(meaning, m.Answer):
            return meaning.value, replace(meaning, value=meaning.value + 10)
        if isinstance(meaning, m.Pieces) and meaning.pieces is not None:
            return meaning.pieces, replace(meaning, pieces=meaning.pieces + 10)
        return None

    def _is_understood(self) -> None:
        self.player.accepted()
        self._elapsed_at.append(self._elapsed_s)

    def _utterance(self, words: str, *others: str) -> Utterance:
        now = self._clock.now()
        said = tuple(normalise(other) for other in others)
        return Utterance(normalise(words), said, started_at=now, ended_at=now, decided_at=now)

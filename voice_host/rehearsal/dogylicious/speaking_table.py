"""A table of synthetic players who speak: the real ear hears them, and they listen to what the host makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from voice_host.games.dogylicious import questions as q
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language import Sentences, normalise
from voice_host.play.events import Asked, Event, HostSaid
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.typing_table import is_last_word
from voice_host.rehearsal.dogylicious.wordings import ways_to_say
from voice_host.rehearsal.speaking.insistence import Expects, Insistence, SetBack, Way
from voice_host.rehearsal.speaking.player_voice import PlayerVoice
from voice_host.rehearsal.speaking.spoken_player import Utters, meant_by
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Ask, Meaning, Message
from voice_host.script.meaning import Always, AskScore, AskTime, Repeat

TIME_UP = ("end-time-up", "end-time-up-standing")
"""How the host tells that time is up."""

MOST_TRIES = 5
CURIOSITY = 0.04
"""How often a player asks for something else first."""
CURIOUS: tuple[Meaning, ...] = (
    AskScore(),
    Repeat(),
    AskTime(),
    q.WhereAmI(),
    q.LookAround(),
    q.WhatIsFree(),
    q.MyRoute(),
    q.WhoLeads(),
)
"""What they ask for then."""

Spoken = Callable[[str, str], None]
"""Is told who says which words, before the host hears them."""


class SpeakingTable:
    """The ear of a host at whose table synthetic players sit. It also observes the session."""

    def __init__(
        self,
        player: Player,
        voices: Mapping[str, PlayerVoice],
        mouth: Utters,
        clock: VirtualClock,
        sentences: Sentences,
        lines_after: Callable[[Meaning], object],
        can_be_heard: Callable[[str], bool],
        random: Random,
        spoken: Spoken,
    ) -> None:
        """``player`` thinks for all, ``voices`` are theirs by name; ``lines_after`` is ``Stage.lines_after``;
        ``can_be_heard`` tells whether the listening model knows all words of a wording.
        """
        self.insistence = Insistence(
            partial(meant_by, sentences), self._notices, most_tries=MOST_TRIES, type=self._type
        )
        self.player = player
        self._voices = voices
        self._mouth = mouth
        self._clock = clock
        self._lines_after = lines_after
        self._can_be_heard = can_be_heard
        self._random = random
        self._spoken = spoken
        self._ask: Ask | None = None
        self._meaning: Meaning | None = None
        self._time_is_up = False
        self._host_lines: list[Message] = []
        self.patience = 1.0

    def observe(self, event: Event) -> None:
        """Listen to the host."""
        self.insistence.observe(event)
        if isinstance(event, Asked):
            self._ask = event.ask
        elif isinstance(event, HostSaid):
            self._host_lines.extend(event.messages)
            self._time_is_up = self._time_is_up or any(message.id in TIME_UP for message in event.messages)

    def listen(self, expects: Expects, until: float | None) -> Utterance | Silence:
        """Return what the host hears of the next line. Raises NeverUnderstood where it was said in vain."""
        while True:
            if self._turn_ran_out():
                self.insistence.drop()
            try:
                heard = self.insistence.speak(expects, until)
            except SetBack:
                self.insistence.drop()
                self._meaning = None
                self.player.taken_back()
                heard = None
            if heard is not None:
                self._host_lines.clear()
                return heard
            if is_last_word(expects) and until is not None:
                self._clock.advance_to(until)
                return Silence()
            self._conclude(self._turns_played())
            self._begin()

    def close(self) -> None:
        """Nothing to let go of."""

    def finish(self, turns: int) -> Mapping[str, int]:
        """See what became of the last line of a game with so many turns, and return the players' own count."""
        self._conclude(turns)
        self.player.turns_are_over(turns)
        return self.player.memory.count.totals

    def _turn_ran_out(self) -> bool:
        """Whether time is up for the turn being played: the host may be telling the end of the one before again."""
        return self._time_is_up and self._turns_played() > len(self.player.memory.count.turns)

    def _turns_played(self) -> int:
        state = None if self._ask is None else self._ask.state
        return state.turns_played if isinstance(state, GameState) else 0

    def _conclude(self, turns: int) -> None:
        """See what became of the last line."""
        meaning, self._meaning = self._meaning, None
        ran_out = self._time_is_up and turns > len(self.player.memory.count.turns)
        self._time_is_up = False
        if ran_out:
            self.player.time_up()
        elif meaning is not None and not isinstance(meaning, Always):
            self.player.accepted()

    def _begin(self) -> None:
        assert self._ask is not None
        self.player.notice(self._ask)
        meaning = self._meaning = self._curious() or self.player.decide()
        name = self._ask.to or next(iter(self._voices))
        ways = [*self._ways(meaning), *(way for other in self.player.as_well_as(meaning) for way in self._ways(other))]
        self.insistence.begin(tuple(ways[:1] + ways[:0:-1]), partial(self._say, name, self._voices[name]))

    def _ways(self, meaning: Meaning) -> list[Way]:
        """Return the ways to say something that can be heard, in any order."""
        words = [each for each in ways_to_say(meaning) if self._can_be_heard(each)]
        return [(each, meaning) for each in self._random.sample(words, len(words))]

    def _curious(self) -> Meaning | None:
        """Return a question that may be asked at any time; mostly none."""
        assert self._ask is not None
        if not isinstance(self._ask.state, GameState) or self._random.random() >= CURIOSITY:
            return None
        return self._random.choice(CURIOUS)

    def _say(
        self, name: str, voice: PlayerVoice, words: str, expects: Expects, until: float | None
    ) -> Utterance | Silence:
        self._spoken(name, words)
        return self._mouth.utter(voice, words, expects, until)

    def _type(self, words: str) -> Utterance:
        """Type words, as somebody does in the end who is never understood."""
        self._spoken("keyboard", words)
        now = self._clock.now()
        return Utterance(normalise(words), started_at=now, ended_at=now, decided_at=now, typed=True)

    def _notices(self, meant: Meaning) -> bool:
        """Say whether the host's lines are others than those that what was meant would have brought."""
        if isinstance(meant, Always):
            return True
        told = tuple(line for line in self._host_lines if not line.id.startswith("host-"))
        return told != self._lines_after(meant)

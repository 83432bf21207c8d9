"""Nobody of the game speaks: does the host act, and how often does it say something, because of what sounds?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.room.foreign.room import NoisyRoom
from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.source import Samples
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language import normalise
from voice_host.play.events import Asked, Event, HostSaid, PlayerSaid, Sounded
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.typing_table import TypingTable, is_last_word
from voice_host.rehearsal.stage import Stage
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Meaning, Sound
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.spoken_voice import SpokenVoice
from voice_host.speaking.virtual_speaker import VirtualSpeaker

AT_ONE_QUESTION_S = 20.0
"""So long the room sounds at one question; then somebody types the answer."""
KINDS_AT_LEAST = 12
"""No kind of question takes more than such a part of the time."""
MINUTE_S = 60.0


class Acted(Exception):  # noqa: N818 - it is what is counted
    """The host took something that sounded for what a player said."""


class Over(Exception):  # noqa: N818
    """The time is over."""


@dataclass
class Tally:
    """What came of the sounds."""

    seconds: float = 0.0
    """How long the host listened to them."""
    actions: list[tuple[str, str, str, str]] = field(default_factory=list)
    """The question, the words, what they were taken for, and their distance."""
    out_of_place: list[tuple[str, str]] = field(default_factory=list)
    """The question and the words: taken for a sentence of another moment."""
    games: list[list[float]] = field(default_factory=list)
    """For each game the moments, in seconds, when the host said something because of them."""
    lines: Counter[str] = field(default_factory=Counter)
    """What it said then."""
    soft: int = 0
    """How often it only made a soft sound."""
    questions: Counter[str] = field(default_factory=Counter)
    """Seconds at each kind of question."""

    @property
    def spoken(self) -> int:
        """How often the host said something because of them."""
        return sum(map(len, self.games))

    @property
    def most_in_a_minute(self) -> int:
        """The most spoken reactions in any minute of a game. An action ends a game here, and the next knows nothing of
        what was said in it.
        """
        return max((sum(at <= each < at + MINUTE_S for each in game) for game in self.games for at in game), default=0)


class NobodysEar:
    """The room sounds at each question for a while; then the answer is typed. It also observes the session."""

    def __init__(self, room: VoiceEar, typing: TypingTable, clock: VirtualClock, tally: Tally, total_s: float) -> None:
        self._room = room
        self._typing = typing
        self._clock = clock
        self._tally = tally
        self._total_s = total_s
        self._left_s = 0.0
        self._asked = "before the game"
        self._asks = 0
        self._pausing: Iterator[str | float] = iter(())
        self._heard: Utterance | None = None
        self._reacts = False
        self._before_s = 0.0
        self.patience = 1.0

    def observe(self, event: Event) -> None:
        self._typing.observe(event)
        if isinstance(event, Asked):
            self._asks += 1
            self._ask(event.ask.question.id)
            if self._asks % 10 == 5:
                self._pausing = iter(("pause", AT_ONE_QUESTION_S, "resume"))
        elif isinstance(event, PlayerSaid) and event.utterance is self._heard:
            if event.meaning is not None and event.now:
                heard = event.utterance
                self._tally.actions.append(
                    (self._asked, heard.words, type(event.meaning).__name__, f"{heard.distance or 0.0:.2f}")
                )
                raise Acted
            if event.meaning is not None:
                self._tally.out_of_place.append((self._asked, event.utterance.words))
        elif self._reacts and isinstance(event, HostSaid) and event.aloud:
            self._tally.games[-1].append(self._clock.now())
            self._tally.lines[event.messages[0].id] += 1
            self._reacts = False
        elif self._reacts and isinstance(event, Sounded) and event.sound is Sound.NOT_UNDERSTOOD:
            self._tally.soft += 1

    def _ask(self, kind: str) -> None:
        self._asked = kind
        self._left_s = AT_ONE_QUESTION_S if self._tally.questions[kind] < self._total_s / KINDS_AT_LEAST else 0.0

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Utterance | Silence:
        self._reacts = False
        if is_last_word(expects) and until is not None:
            self._asked = "after the game"
            self._left_s = until - self._clock.now()
        while True:
            if self._left_s > 0.1:
                heard = self._listen_to_the_room(expects, until)
                if heard is not None:
                    return heard
            step = next(self._pausing, None)
            if isinstance(step, float):
                self._ask("in a pause")
                self._left_s = step
            elif step is not None:
                now = self._clock.now()
                return Utterance(normalise(step), started_at=now, ended_at=now, decided_at=now)
            else:
                return self._typing.listen(expects, until)

    def _listen_to_the_room(
        self, expects: tuple[type[Meaning], ...], until: float | None
    ) -> Utterance | Silence | None:
        began = self._clock.now()
        own = began + self._left_s
        heard = self._room.listen(expects, own if until is None else min(own, until))
        spent = self._clock.now() - began
        self._left_s -= spent
        self._tally.seconds += spent
        self._tally.questions[self._asked] += spent
        if self._tally.seconds > self._total_s:
            raise Over
        if isinstance(heard, Utterance):
            self._heard = heard
            self._reacts = True
            return heard
        return heard if until is not None and self._clock.now() >= until - 0.05 else None

    def close(self) -> None:
        """Nothing to let go of."""


def nobody_speaks(attention: Attention, sounding: Iterator[Samples], seconds: float, seed: int) -> Tally:
    """Let this sound for so many seconds, at every kind of question, and count what comes of it."""
    tally = Tally()
    random = Random(seed)
    clock = VirtualClock()
    room = NoisyRoom(clock, sounding)
    ear = VoiceEar(room, attention, clock.now)
    while True:
        tally.games.append([])
        game = random.getrandbits(30)
        stage = Stage("dogylicious", _options(random), seed=game, clock=clock, goodbye_after_s=20.0)
        typing = TypingTable(Player(Random(game)), clock, Random(game))
        nobody = NobodysEar(ear, typing, clock, tally, seconds)
        voice = SpokenVoice(find_synthesizer(), VirtualSpeaker(clock.advance), now=clock.now)
        voice.report_to(attention.turn)
        try:
            stage.perform(nobody, nobody.observe, voice)
        except Acted:
            continue
        except Over:
            return tally


def _options(random: Random) -> dict[str, Any]:
    if random.random() < 0.3:
        return {"rounds": 1}
    return {
        "players": ["Noa", "Dan"],
        "rounds": 1,
        "clock": random.random() < 0.3,
        "turn_seconds": 600,
        "rolled_by": random.choice(("host", "host", "players")),
        "announce_route": random.choice(("full", "count_only")),
    }

"""Players speak in the mix, louder than it: how many of their lines are understood at first try?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from tests.room.foreign.mix import level
from tests.room.foreign.room import NoisyRoom
from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.language import normalise
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.speaking_table import SpeakingTable
from voice_host.rehearsal.speaking.insistence import NeverUnderstood, Tally
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, heard, voices_of
from voice_host.rehearsal.speaking.spoken_player import REACTION_S
from voice_host.rehearsal.stage import Stage
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Meaning
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.spoken_voice import SpokenVoice
from voice_host.speaking.synthesizer import Synthesizer
from voice_host.speaking.virtual_speaker import VirtualSpeaker

UNNOTICED_S = 5.0
"""A line that was not answered so long after its end has not been noticed."""


@dataclass
class Played:
    """How well the players were understood, and the time from the end of a line to the decision."""

    tally: Tally = field(default_factory=Tally)
    games: int = 0
    as_meant: int = 0
    waits: list[float] = field(default_factory=list)
    misses: Counter[str] = field(default_factory=Counter)
    """What was said, and what was made of it, where that is not the same."""


class RoomMouth:
    """Says words into the noisy room, as loud as ``dbfs``."""

    def __init__(
        self,
        synthesizer: Synthesizer,
        room: NoisyRoom,
        attention: Attention,
        clock: VirtualClock,
        dbfs: float,
        played: Played,
    ) -> None:
        self._synthesizer = synthesizer
        self._room = room
        self._clock = clock
        self._dbfs = dbfs
        self._played = played
        self._ear = VoiceEar(room, attention, clock.now)
        self.said = ""

    def utter(
        self, voice: PlayerVoice, words: str, expects: tuple[type[Meaning], ...], until: float | None
    ) -> Utterance | Silence:
        self.said = words
        sound = level(heard(voice.speak(self._synthesizer, words)), self._dbfs)
        sound = sound[: len(sound) - _tail(sound)]
        self._room.say(sound, REACTION_S)
        over = self._clock.now() + REACTION_S + len(sound) / SAMPLE_RATE
        own = over + UNNOTICED_S
        utterance = self._ear.listen(expects, own if until is None else min(own, until))
        if isinstance(utterance, Silence) and (until is None or self._clock.now() < until):
            self._played.misses[f"{words} > unnoticed"] += 1
            raise EndOfInput
        if isinstance(utterance, Utterance):
            self._played.waits.append(self._clock.now() - over)
            if utterance.words != normalise(words):
                self._played.misses[f"{words} > {utterance.words} {utterance.others} {utterance.distance}"] += 1
        return utterance


def _tail(sound: Samples) -> int:
    """Samples of silence at the end of a synthesised line."""
    loud = (abs(sound.astype(int)) > 30).nonzero()[0]
    return len(sound) - int(loud[-1]) - 1 if len(loud) else 0


def players_speak(
    attention: Attention,
    sounding: Iterator[Samples],
    seconds: float,
    dbfs: float,
    seed: int,
    can_be_heard: Callable[[str], bool],
) -> Played:
    """Let players play for so many seconds of the room's time, as loud as ``dbfs``."""
    random = Random(seed)
    clock = VirtualClock()
    room = NoisyRoom(clock, sounding)
    played = Played()
    synthesizer = find_synthesizer()
    voices = voices_of(synthesizer)
    while clock.now() < seconds:
        names = ["Noa", "Dan"]
        options = {"players": names, "rounds": 1, "clock": False}
        stage = Stage("dogylicious", options, seed=random.getrandbits(30), clock=clock)
        mouth = RoomMouth(synthesizer, room, attention, clock, dbfs, played)
        shift = random.randrange(len(voices))
        table = SpeakingTable(
            Player(random, longest=4),
            {name: voices[(shift + place) % len(voices)] for place, name in enumerate(names)},
            mouth,  # type: ignore[arg-type]
            clock,
            stage.sentences,
            stage.lines_after,
            lambda words: can_be_heard(words),
            random,
            lambda name, words: None,
        )

        voice = SpokenVoice(synthesizer, VirtualSpeaker(clock.advance), now=clock.now)
        voice.report_to(attention.turn)
        try:
            outcome = stage.perform(table, table.observe, voice)
        except NeverUnderstood:
            outcome = None
        played.games += 1
        played.tally = played.tally + table.insistence.tally
        if outcome is not None:
            played.as_meant += dict(outcome.totals) == dict(table.finish(2))
    return played

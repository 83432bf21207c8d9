"""A demonstration: synthetic players play a whole short game, heard by the real ear and answered by the real voice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.language import normalise
from voice_host.play.events import Observer
from voice_host.rehearsal.conversations.rehearse import both, ignore
from voice_host.rehearsal.dogylicious.player import NAMES, Player
from voice_host.rehearsal.dogylicious.speaking_table import SpeakingTable, Spoken
from voice_host.rehearsal.speaking.insistence import NeverUnderstood, Tally
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, voices_of
from voice_host.rehearsal.speaking.spoken_player import Mouth
from voice_host.rehearsal.stage import Stage
from voice_host.rehearsal.timed_talk import TimedTalk
from voice_host.script import Outcome
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.sound_file import Talk
from voice_host.speaking.spoken_voice import SpokenVoice
from voice_host.speaking.virtual_speaker import VirtualSpeaker

GAME = "dogylicious"


@dataclass(frozen=True)
class Shown:
    """How a demonstration went."""

    outcome: Outcome | None
    """How the game ended for the host; None where it did not end."""
    expected: Mapping[str, int]
    """The points by player as the players counted them, from what they meant."""
    tally: Tally
    """How well they were understood."""
    seconds: float
    """How long the talk is."""
    never_understood: str | None = None
    """A line that was said again and again in vain, which ended the game; None where there was none."""

    @property
    def as_meant(self) -> bool:
        """Whether the game ended with the score its players meant."""
        return self.outcome is not None and dict(self.outcome.totals) == dict(self.expected)


def show(
    seed: int = 0,
    *,
    observe: Observer = ignore,
    spoken: Spoken = lambda name, words: None,
    save: Path | None = None,
    voices: Sequence[str] = (),
    model: str | None = None,
) -> Shown:
    """Let two players play a game that follows from the seed.

    ``observe`` gets the session's events, ``spoken`` who says what; ``save`` is a file for the talk; ``voices`` are
    names of the synthesizer's voices for the players, ``model`` another listening model. Raises UnknownVoice,
    SpeechUnavailable, ModelUnusable, SoundFileError, each with a sentence.
    """
    random = Random(seed)
    synthesizer = find_synthesizer()
    for name in voices:
        synthesizer.check(name)
    names = random.sample(NAMES, 2)
    options = _options(random, names)
    stage = Stage(GAME, options, seed=seed)
    listening_model = find(stage.language, model)
    listening = attention(listening_model, stage.sentences)
    stage.on_turn = listening.turn_to
    speakers = tuple(PlayerVoice(name) for name in voices) or voices_of(synthesizer, stage.language)
    shift = random.randrange(len(speakers))
    with ExitStack() as stack:
        talk = TimedTalk(None if save is None else stack.enter_context(Talk(save)))
        mouth = Mouth(synthesizer, listening, stage.clock, talk.add)
        speaker = VirtualSpeaker(stage.clock.advance, lambda pcm: talk.add(pcm, stage.clock.now()))
        table = SpeakingTable(
            Player(random, longest=4),
            {name: speakers[(shift + place) % len(speakers)] for place, name in enumerate(names)},
            mouth,
            stage.clock,
            stage.sentences,
            stage.lines_after,
            lambda words: not listening_model.missing(normalise(words).split()),
            random,
            spoken,
        )
        voice = SpokenVoice(synthesizer, speaker, now=stage.clock.now)
        in_vain = None
        outcome = None
        try:
            outcome = stage.perform(table, both(table.observe, observe), voice)
        except NeverUnderstood as error:
            in_vain = str(error)
    turns = len(names) * options["rounds"] if outcome else 0
    return Shown(outcome, table.finish(turns), table.insistence.tally, talk.seconds, in_vain)


def _options(random: Random, names: Sequence[str]) -> dict[str, Any]:
    """Return the options of a short game: one round with the clock, one or two without."""
    clock = random.random() < 0.5
    return {
        "players": list(names),
        "clock": clock,
        "turn_seconds": random.choice((180, 240, 300)),
        "timeup": random.choice(("basic", "gentler")),
        "rounds": 1 if clock else random.choice((1, 1, 2)),
    }

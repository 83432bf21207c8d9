"""A family that plays whole games in the room, one after the other, and counts its points itself."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random

from tests.commands.running import Event as Plain
from tests.room.events import GAME
from tests.room.faults import Faults
from tests.room.kept_game import kept_game
from tests.room.live_host import HostStuck
from tests.room.player import STUCK_S
from tests.room.scene import Scene
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.hearing.listening_model import find
from voice_host.language import normalise
from voice_host.play.events import Asked, Event
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.speaking_table import SpeakingTable
from voice_host.rehearsal.speaking.insistence import SetBack, Tally
from voice_host.rehearsal.stage import sentences_of
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Ask, Say
from voice_host.script.meaning import Yes

AFTERWARDS = ("host-play-again", "host-same-players")
"""The questions after a game."""
MOST_TRIES = 30
"""How often a line is said before it is given up: nobody hears those that fall into a fault."""


@dataclass(frozen=True)
class Game:
    """A game that was played to its end."""

    meant: Mapping[str, int]
    """The points by player as the players counted them, from what they meant."""
    told: Mapping[str, int]
    """The points as the host keeps them."""


@dataclass
class Account:
    """How the family was treated."""

    tally: Tally = field(default_factory=Tally)
    games: list[Game] = field(default_factory=list)
    misheard: list[str] = field(default_factory=list)
    """What was said where the host took it for something else."""
    cut: int = 0
    """How many of these fell into a fault, which cut the line or the reply off."""


class Family:
    """Its players think as those of a demonstration do, and speak through the room."""

    def __init__(self, scene: Scene, names: Sequence[str], random: Random, faults: Faults) -> None:
        self._scene = scene
        self._names = names
        self._random = random
        self._faults = faults
        self._model = find("en", None)
        self._said_at = 0.0
        self._said = ""
        self._asked: Plain | None = None
        self._is_over = False
        self.account = Account()
        self._table = self._sit_down()
        scene.mouth.spoken = self._speaks
        scene.host.tell(self._observe)

    def play(self, until: float, thinks_s: float) -> None:
        """Play until a moment (``time.monotonic``); a player thinks up to ``thinks_s`` seconds before a line.

        Raises HostStuck, HostEnded, NeverUnderstood.
        """
        try:
            while time.monotonic() < until:
                self._wait()
                self._scene.host.pass_time(self._random.uniform(0, thinks_s))
                self._wait()
                self._speak()
        finally:
            self.account.tally += self._table.insistence.tally

    def stop(self) -> None:
        """Play no more, and count what was played so far as a game. Raises HostStuck, HostEnded."""
        self._wait()  # it tells what it heard before it keeps it
        kept = kept_game(self._scene.data)
        while isinstance(kept.cue, Say):  # a turn is over when the host has said so
            kept.go_on()
        if kept.outcome is None and isinstance(kept.state, GameState):
            meant = self._table.finish(kept.state.turns_played)
            self.account.games.append(Game(meant, kept.state.sheet.totals))

    def _wait(self) -> None:
        host = self._scene.host
        if not host.wait_until(lambda: host.question is not None and host.listens(), STUCK_S):
            raise HostStuck(f"the host does not listen: {host.events}")

    def _speak(self) -> None:
        tally, said, said_at = self._table.insistence.tally, self._said, self._said_at
        before = tally.misheard
        try:
            self._answer()
        finally:
            if tally.misheard > before:
                self.account.misheard.append(said)
                self.account.cut += self._faults.touched_since(said_at)

    def _answer(self) -> None:
        """Say one line: to the question that is asked, or about what was said before."""
        host = self._scene.host
        assert host.question is not None
        after_the_game = host.question["question"] in AFTERWARDS
        if after_the_game or self._is_over:
            with suppress(SetBack):
                if self._table.insistence.speak(host.expects, None) is not None:
                    return
            if after_the_game:
                self._agree()
                return
            self._sit_down_again()
        if host.question is not self._asked:
            self._asked = host.question
            cue = kept_game(self._scene.data).cue
            assert isinstance(cue, Ask)
            self._table.observe(Asked(cue))
        self._table.listen(host.expects, None)

    def _agree(self) -> None:
        """Say yes to another game of the same players."""
        if not self._is_over:
            self._is_over = True
            over = kept_game(self._scene.data)
            assert over.outcome is not None
            assert isinstance(over.state, GameState)
            turns = len(self._names) * over.state.settings.rounds
            self.account.games.append(Game(self._table.finish(turns), over.outcome.totals))
        voice = self._scene.voices[0]
        self._table.insistence.begin((("yes", Yes()),), partial(self._scene.mouth.utter, voice))
        self._table.insistence.speak(self._scene.host.expects, None)

    def _sit_down_again(self) -> None:
        self.account.tally += self._table.insistence.tally
        self._is_over = False
        self._table = self._sit_down()

    def _sit_down(self) -> SpeakingTable:
        voices = self._scene.voices
        shift = self._random.randrange(len(voices))
        table = SpeakingTable(
            Player(self._random, longest=4),
            {name: voices[(shift + place) % len(voices)] for place, name in enumerate(self._names)},
            self._scene.mouth,
            VirtualClock(),
            sentences_of(GAME, "en"),
            lambda meaning: None,
            lambda words: not self._model.missing(normalise(words).split()),
            self._random,
            lambda name, words: None,
        )
        table.insistence.type = None
        table.insistence.most_tries = MOST_TRIES
        return table

    def _speaks(self, words: str) -> None:
        self._said, self._said_at = words, time.monotonic()

    def _observe(self, event: Event) -> None:
        self._table.observe(event)

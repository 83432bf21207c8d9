"""A player who brings a game to its end from wherever others have left it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from voice_host.games.dogylicious import meanings as m
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.naming import named
from voice_host.games.dogylicious.rules.turn import Phase, Turn
from voice_host.rehearsal.dogylicious.memory import Memory
from voice_host.rehearsal.dogylicious.own_count import OwnCount
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.walks import LONGEST, SHORTEST, walk_to
from voice_host.rehearsal.dogylicious.wordings import ways_to_say
from voice_host.script import Ask, Meaning, Message


class Finisher(Player):
    """Remembers nothing: goes by what the game shows to everybody, counts right and multiplies right."""

    def __init__(self, random: Random) -> None:
        super().__init__(random, wrong_products=0.0, wrong_counts=0.0)

    def notice(self, ask: Ask) -> None:
        """Hear a question, and look at the carpet."""
        self.ask = ask
        state = ask.state
        if not isinstance(state, GameState) or state.turn is None:
            return
        turn = state.turn
        count = OwnCount(state.settings.order, clock=state.settings.clock, steps=turn.steps)
        wish = turn.target or self.memory.wish
        self.memory = self.next = Memory(count, wish, turn.walked, turn.route_left or self._way_unsaid(turn))

    def ways_to_answer(self, ask: Ask) -> tuple[str, ...]:
        """Return wordings of an answer to a question, none where there is no answer of its own."""
        return ways_to_say(self.decide()) if ask.question.id in self._decisions else ()

    def _way_unsaid(self, turn: Turn) -> tuple[Tile, ...]:
        """Return a way to the target where only the number of steps is announced; the next tile where there is none."""
        if turn.settings.announce_route != "count_only" or turn.target is None or turn.dog is None:
            return ()
        left = SHORTEST, LONGEST
        if turn.phase is Phase.MOVE and turn.declared_steps is not None:
            left = (turn.declared_steps - (turn.steps - turn.route_began),) * 2
        way = walk_to(turn.carpet, turn.dog, turn.target, turn.visited, self.random, left[1], left[0])
        free = [tile for tile in turn.carpet.neighbours(turn.dog) if tile not in turn.visited]
        return way or tuple(free[:1])

    def move(self) -> Meaning:
        """Say where the dog goes; where it can go nowhere, give up."""
        return super().move() if self.memory.route else self.give_up()

    def stop_or_go_on(self) -> Meaning:
        """Stop: the game is to end."""
        return m.Stop()

    def counts(self) -> Meaning:
        """Say both counts of the route."""
        return m.Pieces(len(self.memory.route), self.memory.true_pieces)

    def name(self, tile: Tile) -> m.TileName:
        """Name a tile by its place, which no other has."""
        self.memory = self.next = replace(self.memory, wish=tile)
        return m.TileName(row=tile.row, column=tile.column)

    def _which(self) -> Meaning:
        """Choose among the tiles that the host names."""
        assert self.ask is not None
        alike = named(self.state.settings.carpet, int(str(self.ask.question.gaps["number"])))
        tile = self.memory.wish if self.memory.wish in alike else self.random.choice(alike)
        assert tile is not None
        return m.Side(row=tile.row, column=tile.column)

    def _which_way(self) -> Meaning:
        """Choose among the ways that the host names."""
        assert self.ask is not None
        ways = self.ask.question.gaps["ways"]
        assert isinstance(ways, tuple)
        named = [way.gaps["way"] for way in ways if isinstance(way, Message)]
        return m.Route((m.Direction(str(self.random.choice(named))),))

    def _dog_moves(self) -> None:
        """Leave it to the host to follow the dog."""

    def _step(self, *, right: bool) -> None:
        """Leave it to the host to count the steps."""

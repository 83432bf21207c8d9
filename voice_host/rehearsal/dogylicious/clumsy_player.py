"""A player who makes every kind of mistake there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from voice_host.games.dogylicious import meanings as m
from voice_host.games.dogylicious.rules.carpet import DIRECTIONS, Tile
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.walks import any_steps, in_directions, walk_to
from voice_host.script import Meaning


class ClumsyPlayer(Player):
    """Names tiles that are none, plans routes that are none, counts and multiplies badly, and changes their mind."""

    def __init__(self, random: Random, *, clumsiness: float = 0.3, calls: float = 0.0) -> None:
        """``clumsiness`` is the probability of doing something else than a sensible player would."""
        super().__init__(random, wrong_products=0.3, wrong_counts=0.15, calls=calls)
        self._clumsiness = clumsiness
        self._mistakes: Mapping[str, tuple[Callable[[], Meaning], ...]] = {
            "ask-players": (lambda: m.Players(self.random.choice((0, 5, 12))),),
            "ask-turn-length": (lambda: m.TurnLength(seconds=5),),
            "ask-start": (self._middle_tile, self._no_tile, self._gives_up_perhaps),
            "ask-which": (self._which, self._which, self._which, self.give_up),
            "ask-target": (
                self._other_start_perhaps,
                self._impossible_target,
                self._no_tile,
                m.Target,
                self._gives_up_perhaps,
            ),
            "ask-route": (self._any_route, self._other_start_perhaps, self._other_target, self._gives_up_perhaps),
            "ask-count": (self._wrong_steps, self._wrong_pieces, self._other_route, self._other_target),
            "ask-count-further": (self._wrong_steps, self._wrong_pieces, self._other_route),
            "ask-ready": (
                m.Check,
                self._wrong_steps,
                self._wrong_pieces,
                self._right_counts,
                self._other_route,
                self._any_route,
                self._other_start_perhaps,
                self._other_target,
                self._gives_up_perhaps,
            ),
            "rolled": (self._other_problem, self._gives_up_perhaps),
            "other-roll": (self._other_problem,),
            "other-problem": (self._other_problem,),
            "ask-roll-again": (self._gives_up_perhaps,),
            "ask-move": (self._no_move, self._no_tile_move, self._gives_up_perhaps),
            "ask-own-roll": (self._impossible_roll, self._no_problem, self._gives_up_perhaps),
            "ask-own-roll-again": (self._same_problem, self._impossible_roll, self._no_problem),
            "ask-sides": (lambda: m.Sides(7), m.OwnDice),
            "step-give": (self._gives_up_perhaps,),
            "ask-last-feed": (self._gives_up_perhaps,),
            "ask-feed": (self._wrong_feed, self._gives_up_perhaps),
        }

    def decide(self) -> Meaning:
        """Return what to answer: something sensible, or a mistake."""
        assert self.ask is not None
        mistakes = self._mistakes.get(self.ask.question.id, ())
        if mistakes and self.random.random() < self._clumsiness:
            self.next = self.memory
            return self.random.choice(mistakes)()
        return super().decide()

    def _gives_up_perhaps(self) -> Meaning:
        return self.give_up(really=self.random.random() < 0.3)

    def _no_tile(self) -> Meaning:
        return self.random.choice(
            (m.TileName(number=self.random.randint(11, 20)), m.TileName(row=self.random.randint(5, 10), column=1))
        )

    def _middle_tile(self) -> Meaning:
        carpet = self.state.settings.carpet
        return self._place(self.random.choice([tile for tile in carpet.tiles if not carpet.is_edge(tile)]))

    def _impossible_target(self) -> Meaning:
        """Name a tile with a token, or one where the dog has been."""
        taken = [token.tile for token in self.state.all_tokens]
        return m.Target(self._place(self.random.choice([*taken, *self.memory.walked])))

    def _any_route(self) -> Meaning:
        """Say steps that lead anywhere; by chance they may be a good route."""
        route = any_steps(self.random)
        carpet, here = self.state.settings.carpet, self.memory.walked[-1]
        tiles: list[Tile] = []
        for step in route.steps:
            there = carpet.toward(here, step.way) if isinstance(step, m.Direction) else None  # type: ignore[arg-type]
            if there is None or there in tiles or there in self.memory.walked:
                return route
            tiles.append(there)
            here = there
        if len(tiles) >= 3 and here == self.memory.wish and not self.keeps_the_way:
            self._takes(tuple(tiles))
        return route

    def _takes(self, route: tuple[Tile, ...]) -> None:
        """Remember a good route; another one than before has to be counted anew."""
        self.next = replace(self.next, route=route)

    def _other_route(self) -> Meaning:
        carpet, memory = self.state.settings.carpet, self.memory
        assert memory.wish is not None
        route = walk_to(carpet, memory.walked[-1], memory.wish, memory.walked, self.random)
        assert route is not None
        if not self.keeps_the_way:
            self._takes(route)
        return in_directions(carpet, memory.walked[-1], route)

    def _other_target(self) -> Meaning:
        target = self.target()
        return target if isinstance(target, (m.Target, m.GiveUp)) else m.Target(target)  # type: ignore[arg-type]

    def _other_start_perhaps(self) -> Meaning:
        """A further route begins where the dog stands."""
        return self._other_target() if self.turn.further else self._other_start()

    def _other_start(self) -> Meaning:
        """Start somewhere else, as is allowed before the first "ready"."""
        start = self.start()
        self.next = replace(self.next, walked=(), route=(), steps=None, pieces=None)
        return start if isinstance(start, m.Start) else m.Start(start)  # type: ignore[arg-type]

    def _wrong_steps(self) -> Meaning:
        if self.keeps_the_way:
            return m.Pieces(steps=2)  # refused: a wrong count of steps shows only when the dog has walked them
        return self.say_steps(len(self.memory.route) + self.random.choice((-1, 1)))

    def _wrong_pieces(self) -> Meaning:
        return self.say_pieces(self.memory.true_pieces + self.random.choice((-1, 1, 10)))

    def _right_counts(self) -> Meaning:
        steps, pieces = len(self.memory.route), self.memory.true_pieces
        self.next = replace(self.next, steps=steps, pieces=pieces)
        return m.Pieces(steps, pieces)

    def _other_problem(self) -> Meaning:
        first, second = self.turn.dice or (0, 0)
        other = first % self.state.settings.dice_sides + 1
        while {other, second} == {first, second}:
            other = other % self.state.settings.dice_sides + 1
        return m.Answer(first * second, (other, second))

    def _impossible_roll(self) -> Meaning:
        sides = self.state.settings.dice_sides
        roll = (0, 2) if sides == 12 else (2, sides + 1)
        return m.OwnRoll(roll)

    def _no_move(self) -> Meaning:
        """Say a way off the carpet, or one that leads where the dog has been; it did not go there."""
        carpet, dog = self.state.settings.carpet, self.memory.walked[-1]
        ways = [way for way in DIRECTIONS if (there := carpet.toward(dog, way)) is None or there in self.memory.walked]
        return m.Move(way=self.random.choice(ways or ["back"]))

    def _no_tile_move(self) -> Meaning:
        """Name a tile that is none, or one that does not touch the dog's."""
        carpet, dog = self.state.settings.carpet, self.memory.walked[-1]
        far = [tile for tile in carpet.tiles if tile not in carpet.neighbours(dog) and tile != dog]
        return m.Move(tile=self.random.choice((m.TileName(number=15), self._place(self.random.choice(far)))))

    def _no_problem(self) -> Meaning:
        return m.Answer(self.random.randint(1, 36))

    def _same_problem(self) -> Meaning:
        """Say the product that the host has just told, without a new roll."""
        first, second = self.turn.missed or (1, 1)
        return m.Answer(first * second, (first, second)) if self.turn.missed else self._no_problem()

    def _wrong_feed(self) -> Meaning:
        return self.feed(self.memory.count.steps + self.random.choice((0, 2)))

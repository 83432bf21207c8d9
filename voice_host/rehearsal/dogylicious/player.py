"""Synthetic players: they see what is public, hear the host's question, and decide what to say.

One object thinks for everybody at the table, as the host asks one player after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from voice_host.games.dogylicious import meanings as m
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.dice import Dice
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.naming import SIDES, name_of, named, on_side
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.rehearsal.dogylicious.memory import Memory
from voice_host.rehearsal.dogylicious.own_count import OwnCount
from voice_host.rehearsal.dogylicious.walks import LONGEST, in_directions, in_numbers, walk_to
from voice_host.script import Ask, Meaning
from voice_host.script.meaning import Names, No, NoNames, Number, Yes

NAMES = ("Noa", "Dan", "Lia", "Ben", "Mia", "Tom")
"""What players are called."""


class Player:
    """A player who keeps to the rules, and now and then multiplies or counts wrongly."""

    def __init__(
        self,
        random: Random,
        *,
        wrong_products: float = 0.15,
        wrong_counts: float = 0.05,
        longest: int = LONGEST,
        calls: float = 0.0,
    ) -> None:
        """The first two numbers are probabilities of a mistake; ``longest`` is the longest route taken; ``calls`` is
        the probability that a friend calls something before an answer.
        """
        self.random = random
        self._wrong_products = wrong_products
        self._wrong_counts = wrong_counts
        self._longest = longest
        self._calls = calls
        self.memory = Memory(OwnCount(()))
        self.next = self.memory
        """What is kept in mind once the host has understood what was decided."""
        self._before: list[Memory] = []
        self._gives_up = False
        self.ask: Ask | None = None
        self._decisions: Mapping[str, Callable[[], Meaning]] = {
            "ask-players": lambda: m.Players(self.random.randint(1, 3)),
            "ask-names": self._names,
            "ask-name": self._names,
            "ask-next-name": NoNames,
            "ask-names-again": NoNames,
            "ask-who-else": NoNames,
            "ask-names-right": Yes,
            "ask-practice": No,
            "ask-practice-again": No,
            "ask-team": self._yes_or_no,
            "ask-clock": self._yes_or_no,
            "ask-turn-length": lambda: m.TurnLength(minutes=self.random.randint(1, 3)),
            "ask-time-up-option": lambda: m.TimeUpOption(self.random.choice(("basic", "gentler"))),
            "ask-sides": lambda: m.Sides(self.random.choice((6, 8, 10, 12))),
            "ask-start": self.start,
            "ask-which": self._which,
            "ask-target": self.target,
            "ask-which-target": self.target,
            "ask-route": self.route,
            "route-two-ways": self._which_way,
            "ask-count": self.counts,
            "ask-count-further": self.counts,
            "ask-steps": lambda: self.say_steps(len(self.memory.route)),
            "ask-pieces": lambda: self.say_pieces(self.memory.true_pieces),
            "ask-ready": self.ready,
            "ask-steps-again": self.ready,
            "ask-pieces-again": self.ready,
            "ask-count-again": self.ready,
            "rolled": self.answer,
            "other-problem": self.answer,
            "whole-problem": lambda: self.answer(whole=True),
            "ask-roll-again": m.Done,
            "ask-own-roll": self.own_roll,
            "ask-own-roll-again": self.own_roll,
            "own-problem": self.own_roll,
            "other-roll": lambda: self.answer(whole=True),
            "ask-same-roll": No,
            "ask-move": self.move,
            "ask-moved-twice": No,
            "ask-moved-apart": No,
            "step-give": self.fed,
            "ask-feed-done": self.fed,
            "ask-last-feed": self.fed,
            "ask-feed": lambda: self.feed(self.memory.count.steps + 1),
            "ask-stop-or-go-on": self.stop_or_go_on,
            "ask-give-up": self._really,
            "ask-call": self._agree,
            "ask-was-right": self._yes_or_no,
        }

    # -- what is seen --------------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The public state of the game."""
        assert self.ask is not None
        assert isinstance(self.ask.state, GameState)
        return self.ask.state

    @property
    def turn(self) -> Turn:
        """The public state of the turn."""
        assert self.state.turn is not None
        return self.state.turn

    def notice(self, ask: Ask) -> None:
        """Hear a question, which also tells what became of the last answer."""
        self.ask = ask
        if not isinstance(ask.state, GameState) or ask.state.practice:
            return
        if not self.memory.count.order:
            settings = self.state.settings
            count = OwnCount(settings.order, clock=settings.clock, gentler=settings.timeup == "gentler")
            self.memory = replace(self.memory, count=count)
        self.turns_are_over(self.state.turns_played)
        memory = self.memory
        question = ask.question.id
        if question == "ask-target" and memory.wish and not memory.walked:
            memory = replace(memory, walked=(memory.wish,))
        elif question == "ask-route" and memory.wish:
            number = self.state.settings.carpet.number(memory.wish)
            memory = replace(memory, count=memory.count.announce(number), steps=None, pieces=None)
        elif question in ("ask-count", "ask-count-further"):
            memory = replace(memory, steps=None, pieces=None)
            if self.keeps_the_way and memory.wish:
                number = self.state.settings.carpet.number(memory.wish)
                memory = replace(memory, count=memory.count.announce(number), route=self._way(memory))
        self.memory = self.next = memory

    def turns_are_over(self, turns: int) -> None:
        """Hear that so many turns have been played. One that ended by itself was stopped, or could not be played."""
        while len(self.memory.count.turns) < turns:
            count = self.memory.count
            self.memory = self.next = Memory(count.stop() if count.reached else count.give_up())

    # -- what becomes of it --------------------------------------------------------------------------------------------

    def accepted(self) -> None:
        """The host has understood the answer that was decided on."""
        self._before.append(self.memory)
        self.memory = self.next

    def taken_back(self) -> None:
        """The host has taken the last answer back."""
        self.memory = self.next = self._before.pop()

    def time_up(self) -> None:
        """Time is up for this turn."""
        self.memory = self.next = Memory(self.memory.count.time_up())

    @property
    def keeps_the_way(self) -> bool:
        """Whether only the number of steps is announced before "ready"."""
        return self.state.settings.announce_route == "count_only"

    # -- what is decided -----------------------------------------------------------------------------------------------

    def decide(self) -> Meaning:
        """Return what to answer to the question."""
        assert self.ask is not None
        self.next = self.memory
        if isinstance(self.ask.state, GameState) and self.ask.state.practice:
            return No() if No in self.ask.expects else m.StopPractice()
        return self._call() or self._decisions[self.ask.question.id]()

    def _call(self) -> Meaning | None:
        """Call something that friends may call now; mostly nothing."""
        assert self.ask is not None
        if m.Call not in self.ask.expects or self.random.random() >= self._calls:
            return None
        if m.WasRight in self.ask.expects and self.random.random() < 0.5:
            return m.WasRight()
        return m.Call(self.random.choice(("pieces", "route", "twice", "count")))

    def _agree(self) -> Meaning:
        """Let a call count, which ends the turn, or not."""
        if self.random.random() < 0.7:
            return No()
        self.next = Memory(self.memory.count.called())
        return Yes()

    def as_well_as(self, meaning: Meaning) -> tuple[Meaning, ...]:
        """Return other answers that come to the same, for a player who was not understood."""
        tile, route = self.next.wish, self.next.route
        if isinstance(meaning, (m.TileName, m.Start, m.Target)) and tile is not None:
            names = [self._place(tile), self._short(tile)]
            return tuple(name if isinstance(meaning, m.TileName) else type(meaning)(name) for name in names)
        if isinstance(meaning, m.Side) and tile is not None:
            return (m.Side(row=tile.row, column=tile.column),)
        if isinstance(meaning, m.Route):
            carpet, dog = self.state.settings.carpet, self.memory.walked[-1]
            return (in_directions(carpet, dog, route), in_numbers(carpet, route))
        if isinstance(meaning, m.Answer):
            return (m.Answer(meaning.value, self.turn.dice or meaning.factors),)
        return ()

    def _names(self) -> Meaning:
        """Say one name or two, or that there are none."""
        assert self.ask is not None
        alone = self.ask.question.id == "ask-name"
        names = tuple(self.random.sample(NAMES, 1 if alone else self.random.randint(1, 2)))
        return self.random.choice((Names(names), NoNames()))

    def _yes_or_no(self) -> Meaning:
        return self.random.choice((Yes(), No()))

    def name(self, tile: Tile) -> m.TileName:
        """Return a name for a tile: by number and side, by its place, or by the number alone."""
        self.next = replace(self.next, wish=tile)
        number = m.TileName(number=self.state.settings.carpet.number(tile))
        return self.random.choice((number, self._place(tile), self._short(tile), self._short(tile)))

    def _place(self, tile: Tile) -> m.TileName:
        return m.TileName(row=tile.row, column=tile.column)

    def _short(self, tile: Tile) -> m.TileName:
        short = name_of(self.state.settings.carpet, tile)
        return m.TileName(short.number, short.side, short.row, short.column)

    def start(self) -> Meaning:
        """Choose where to start, with some target in reach."""
        carpet = self.state.settings.carpet
        for tile in self.random.sample(carpet.edge_tiles, len(carpet.edge_tiles)):
            if self._reachable((tile,)):
                name = self.name(tile)
                return self.random.choice((name, m.Start(name)))
        return self.name(carpet.edge_tiles[0])

    def _reachable(self, walked: tuple[Tile, ...]) -> list[Tile]:
        carpet = self.state.settings.carpet
        return [
            tile
            for tile in carpet.tiles
            if self.state.token_on(tile) is None
            and tile not in walked
            and walk_to(carpet, walked[-1], tile, walked, self.random, self._longest) is not None
        ]

    def target(self) -> Meaning:
        """Choose a target, high numbers rather than low ones; without one, give the turn up."""
        tiles = self._reachable(self.memory.walked)
        if not tiles:
            return self.give_up()
        carpet = self.state.settings.carpet
        best = sorted(self.random.sample(tiles, min(3, len(tiles))), key=carpet.number)[-1]
        name = self.name(best)
        assert self.ask is not None
        target = m.Target(name)
        return self.random.choice((name, target)) if m.TileName in self.ask.expects else target

    def give_up(self, *, really: bool = True) -> Meaning:
        """Say that the turn is given up, and decide whether that will be confirmed."""
        self._gives_up = really
        return m.GiveUp()

    def _really(self) -> Meaning:
        if not self._gives_up:
            return No()
        self.next = Memory(self.memory.count.give_up())
        return Yes()

    def _which(self) -> Meaning:
        """Say which of two equal tiles was meant."""
        tile = self.memory.wish
        assert tile is not None
        carpet = self.state.settings.carpet
        alike = named(carpet, carpet.number(tile))
        sides = [side for side in ("near", "far", *SIDES) if on_side(carpet, alike, side) == (tile,)]
        return m.Side(side=sides[0])

    def route(self) -> Meaning:
        """Say a way to the target."""
        carpet, route = self.state.settings.carpet, self._way(self.memory)
        self.next = replace(self.next, route=route)
        if self.random.random() < 0.5:
            return in_numbers(carpet, route)
        return in_directions(carpet, self.memory.walked[-1], route)

    def _which_way(self) -> Meaning:
        """Say which way a route goes at the step where two ways fit."""
        assert self.ask is not None
        step, memory = self.ask.question.gaps["step"], self.memory
        assert isinstance(step, int)
        here, there = (memory.walked[-1], *memory.route)[step - 1 : step + 1]
        return m.Route((m.Direction(self.state.settings.carpet.way(here, there)),))

    def _way(self, memory: Memory) -> tuple[Tile, ...]:
        """Think of a way to the target."""
        assert memory.wish is not None
        carpet, dog = self.state.settings.carpet, memory.walked[-1]
        route = walk_to(carpet, dog, memory.wish, memory.walked, self.random, self._longest)
        assert route is not None
        return route

    def counts(self) -> Meaning:
        """Say how many steps and pieces the route takes: both, or one of them first."""
        steps, pieces = len(self.memory.route), self.memory.true_pieces
        if self.random.random() < self._wrong_counts:
            pieces += self.random.choice((-1, 1))
        which = self.random.random()
        if which < 0.1:
            return self.say_steps(steps)
        if which < 0.2:
            return self.say_pieces(pieces)
        self.next = replace(self.next, steps=steps, pieces=pieces)
        return m.Pieces(steps, pieces)

    def say_steps(self, steps: int) -> Meaning:
        """Say the steps alone."""
        self.next = replace(self.next, steps=steps)
        assert self.ask is not None
        return Number(steps) if Number in self.ask.expects and self.random.random() < 0.5 else m.Pieces(steps=steps)

    def say_pieces(self, pieces: int) -> Meaning:
        """Say the pieces alone."""
        self.next = replace(self.next, pieces=pieces)
        assert self.ask is not None
        return Number(pieces) if Number in self.ask.expects and self.random.random() < 0.5 else m.Pieces(pieces=pieces)

    def ready(self) -> Meaning:
        """Set off."""
        memory = self.memory
        count = memory.count.set_off(len(memory.route), right=memory.counted_right)
        self.next = replace(memory, count=count) if memory.counted_right else Memory(count)
        return m.Ready()

    def answer(self, roll: Dice | None = None, *, whole: bool = False) -> Meaning:
        """Multiply what the dice show: the host's, or one's own."""
        first, second = roll or self.turn.dice or (0, 0)
        value = first * second
        if self.random.random() < self._wrong_products:
            value = self.wrong_product(value)
        if value == first * second and not self.keeps_the_way:
            self._dog_moves()
        if whole or self.state.settings.whole_problem or self.random.random() < 0.6:
            return m.Answer(value, self.random.choice(((first, second), (second, first))))
        return m.Answer(value)

    def own_roll(self) -> Meaning:
        """Roll dice of one's own: never the same as the roll just missed, which the host would ask about."""
        sides, missed = self.state.settings.dice_sides, sorted(self.turn.missed or ())
        roll = (self.random.randint(1, sides), self.random.randint(1, sides))
        while sorted(roll) == missed:
            roll = (self.random.randint(1, sides), self.random.randint(1, sides))
        if self.random.random() < 0.4:
            return m.OwnRoll(roll)
        return self.answer(roll, whole=True)

    def wrong_product(self, product: int) -> int:
        """Return another number, 1 to 144, as somebody says who does not know the table well."""
        near = [product + by for by in (-10, -4, -2, -1, 1, 2, 4, 10)]
        return self.random.choice([number for number in near if 1 <= number <= 144])

    def _dog_moves(self) -> None:
        memory = self.memory
        self.next = replace(memory, walked=(*memory.walked, memory.route[0]), route=memory.route[1:])
        settings = self.state.settings
        if settings.feeding == "told" and not settings.clock and memory.count.left == 1:
            self._step(right=True)  # the host does not ask after the last step of a turn without a clock

    def move(self) -> Meaning:
        """Say where the dog goes: the way, or the tile where only one can be meant."""
        carpet, memory = self.state.settings.carpet, self.memory
        dog, there = memory.walked[-1], memory.route[0]
        self._dog_moves()
        number = carpet.number(there)
        alike = [tile for tile in carpet.neighbours(dog) if carpet.number(tile) == number and tile not in memory.walked]
        names = [m.TileName(number=number)] if len(alike) == 1 else []
        if self.random.random() < 0.5:
            return m.Move(tile=self.random.choice([*names, self._place(there)]))
        return m.Move(way=carpet.way(dog, there))

    def fed(self) -> Meaning:
        """Give the dog its pieces."""
        self._step(right=True)
        return m.Done()

    def feed(self, number: int) -> Meaning:
        """Say how many pieces the dog gets."""
        self._step(right=number == self.memory.count.steps + 1)
        return m.Feed(number)

    def _step(self, *, right: bool) -> None:
        turns = len(self.memory.count.turns)
        count = self.next.count.step(right=right)
        self.next = replace(self.next, count=count) if len(count.turns) == turns else Memory(count)

    def stop_or_go_on(self) -> Meaning:
        """Stop, or go on to another target."""
        if self.random.random() < 0.4:
            return m.GoOn() if self.random.random() < 0.7 or not self._reachable(self.memory.walked) else self.target()
        return self.stop()

    def stop(self) -> Meaning:
        """Stop with the points of the turn."""
        self.next = Memory(self.memory.count.stop())
        return m.Stop()

"""A turn as it stands at one moment. What can happen to it is in planning.py, walking.py and ending.py."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile
from voice_host.games.dogylicious.rules.dice import Dice
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.route import Route, free_targets
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn_end import Ending, TurnEnd, points_of


class Phase(Enum):
    """What a turn waits for (rules 1.4)."""

    CHOOSE_START = "choose start"
    CHOOSE_TARGET = "choose target"
    PLAN = "plan"
    """The route."""
    COUNT = "count"
    """The number of steps, the number of pieces, or both."""
    READY = "ready"
    """Everything has been said; it binds at "Ready!"."""
    ROLL = "roll"
    ANSWER = "answer"
    MOVE = "move"
    """Where the dog went, where only the number of steps was announced."""
    FEED = "feed"
    STOP_OR_GO = "stop or go on"
    ENDED = "ended"


PLANNING = (Phase.PLAN, Phase.COUNT, Phase.READY)
"""A target has been announced and nothing about it binds yet."""


UNDER_WAY = (Phase.ROLL, Phase.ANSWER, Phase.MOVE, Phase.FEED)
"""The dog has set off: target, route and counts are bound."""


class PhaseError(RuntimeError):
    """Something was done to a turn that waits for something else: a mistake in the script, not in the play."""


@dataclass(frozen=True)
class Turn:
    """One player's turn."""

    settings: Settings
    tokens: frozenset[Tile] = frozenset()
    """Where tokens of earlier turns lie, anyone's."""
    phase: Phase = Phase.CHOOSE_START
    walked: tuple[Tile, ...] = ()
    """The start tile and then every tile the dog stepped on, on all routes of the turn."""
    target: Tile | None = None
    """The announced target on which the dog has not yet arrived."""
    route: Route = ()
    """The whole route to the target; empty until it is said, and where only the number of steps is announced."""
    route_began: int = 0
    """The steps of the turn completed before this route."""
    declared_steps: int | None = None
    declared_pieces: int | None = None
    pieces_left: int = 0
    """The prepared pieces that have not been given yet."""
    steps: int = 0
    """The steps completed in the turn, each answered and fed."""
    reached: tuple[Tile, ...] = ()
    """The targets reached, in order: the tokens of this turn."""
    dice: Dice | None = None
    """The dice of the roll that is to be answered; None also while the players have not told what they rolled."""
    missed: Dice | None = None
    """The roll whose answer has just been judged wrong; None once the next roll is known."""
    answers_again: bool = False
    """Whether that roll was answered before: friends said that the answer judged wrong had been right."""
    clock_started: bool = False
    end: TurnEnd | None = None

    @property
    def carpet(self) -> Carpet:
        """The carpet the turn is played on."""
        return self.settings.carpet

    @property
    def start(self) -> Tile | None:
        """The start tile, None until it is chosen."""
        return self.walked[0] if self.walked else None

    @property
    def dog(self) -> Tile | None:
        """The tile where the dog stands, None until the start tile is chosen."""
        return self.walked[-1] if self.walked else None

    @property
    def visited(self) -> frozenset[Tile]:
        """The tiles that may not be entered again in the turn."""
        return frozenset(self.walked)

    @property
    def further(self) -> bool:
        """Whether a target has been reached in this turn, so that any other route is a further one."""
        return bool(self.reached)

    @property
    def last_target(self) -> Tile | None:
        """The target announced last, reached or not."""
        return self.target or (self.reached[-1] if self.reached else None)

    @property
    def step_number(self) -> int:
        """The number of the step being made, which is also its number of pieces."""
        return self.steps + 1

    @property
    def product(self) -> int | None:
        """What the dice multiply to. Not to be said before the player's answer."""
        return None if self.dice is None else self.dice[0] * self.dice[1]

    @property
    def route_left(self) -> Route:
        """The tiles of the route that the dog has not stepped on yet."""
        stepped = set(self.walked)
        return tuple(tile for tile in self.route if tile not in stepped)

    @property
    def last_step(self) -> bool:
        """Whether the step being fed ends the walk: the dog is on the target, or these are the last pieces.

        Both are the same, unless only the number of steps was announced and it was not the right one.
        """
        return self.dog == self.target or self.pieces_left == self.step_number

    @property
    def points_so_far(self) -> int:
        """The points of the targets reached in the turn."""
        return sum(self.carpet.number(tile) for tile in self.reached)

    @property
    def expected_steps(self) -> int | None:
        """The right step count of the route, None while it is unknown. Not to be said before the count binds."""
        return len(self.route) or None

    @property
    def expected_pieces(self) -> int | None:
        """The right number of pieces: for the route, or for the announced number of steps where that is all there is.

        None while it is unknown. Not to be said before the count binds.
        """
        count = self.declared_steps if self.settings.announce_route == "count_only" else self.expected_steps
        return None if count is None else pieces(self.route_began, self.route_began + count)

    def targets(self) -> tuple[Tile, ...]:
        """Return every tile that can be announced as the target from where the dog stands."""
        return () if self.dog is None else free_targets(self.carpet, self.dog, self.visited, self.tokens)

    def require(self, *phases: Phase) -> None:
        """Raise PhaseError unless the turn is in one of the phases."""
        if self.phase not in phases:
            wanted = " or ".join(phase.value for phase in phases)
            raise PhaseError(f"the turn waits for {self.phase.value!r}, so this is not the moment for {wanted!r}")

    def ended(self, how: Ending, *, reported: bool = False) -> Turn:
        """Return the turn as ended, with its points and with the tokens that stay and go.

        ``reported`` is for what friends saw.
        """
        last = self.last_target
        points = points_of(
            how,
            [self.carpet.number(tile) for tile in self.reached],
            self.steps,
            None if last is None else self.carpet.number(last),
        )
        kept, removed = (self.reached, ()) if how.keeps else ((), self.reached)
        return replace(
            self,
            phase=Phase.ENDED,
            dice=None,
            missed=None,
            end=TurnEnd(how, points, kept, removed, self.steps, last, reported),
        )


def begin(settings: Settings, tokens: Collection[Tile] = ()) -> Turn:
    """Return a new turn on a carpet where earlier turns left tokens.

    If there is no free target from any start tile, the turn has ended before it began (default D16).
    """
    turn = Turn(settings, frozenset(tokens))
    playable = any(free_targets(turn.carpet, start, (), turn.tokens) for start in turn.carpet.edge_tiles)
    return turn if playable else turn.ended(Ending.NO_FREE_TARGET)

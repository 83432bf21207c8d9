"""What players can mean in Dogylicious. The sentences that say it are in ``en/sentences.yaml`` (``he/`` ...)."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.dogylicious.questions import QUESTIONS
from voice_host.script import Meaning
from voice_host.script.shared.who_plays import Players as Players


@dataclass(frozen=True)
class TileName(Meaning):
    """A tile as players name it: "the near eight", "tile eight", "row two column three".

    A number is on two tiles, so what is said may fit both; the conversation then asks which.
    """

    number: int | None = None
    """1 to 10 on a legal carpet; any number can be said."""
    side: str | None = None
    """near, far, left, right or corner."""
    row: int | None = None
    """Counted from the far side, 1 to 4."""
    column: int | None = None
    """Counted from the left, 1 to 5."""


@dataclass(frozen=True)
class Direction(Meaning):
    """One step of a route or several the same way, as seen by the players."""

    way: str
    """forward, back, left or right."""
    times: int = 1
    """How many steps that way: "two forward"."""


@dataclass(frozen=True)
class RouteTile(Meaning):
    """One step of a route by the number of the tile; which of the two tiles it is follows from where the dog stands."""

    number: int


@dataclass(frozen=True)
class Start(Meaning):
    """The tile where the dog starts."""

    tile: TileName


@dataclass(frozen=True)
class Target(Meaning):
    """The announced target ("this is my target!"), with its tile or still without."""

    tile: TileName | None = None


@dataclass(frozen=True)
class Side(Meaning):
    """Which of two equal tiles: "the far one", "the far nine", "row two".

    "The near one" is the nearer tile here; where a tile is named freely it is the nearer of the tiles with number one.
    """

    side: str | None = None
    """near, far, left, right or corner."""
    number: int | None = None
    row: int | None = None
    column: int | None = None


@dataclass(frozen=True)
class Route(Meaning):
    """The way to the target, step by step, without the tile where the dog stands."""

    steps: tuple[Direction | RouteTile, ...]


@dataclass(frozen=True)
class Pieces(Meaning):
    """How many steps the route has and how many food pieces were prepared; either may be said alone."""

    steps: int | None = None
    pieces: int | None = None


@dataclass(frozen=True)
class Check(Meaning):
    """Is my count right?"""


@dataclass(frozen=True)
class Ready(Meaning):
    """The player is ready to set off ("ready!")."""


@dataclass(frozen=True)
class Answer(Meaning):
    """The answer to a multiplication problem, with the problem or alone."""

    value: int
    factors: tuple[int, ...] = ()
    """The two factors in the order said; empty where only the answer was said."""


@dataclass(frozen=True)
class OwnRoll(Meaning):
    """What the players' own dice show, before it is answered."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class Feed(Meaning):
    """The number of food pieces given at a step."""

    pieces: int


@dataclass(frozen=True)
class Done(Meaning):
    """The pieces are given, roll the dice."""


@dataclass(frozen=True)
class FirstRoll(Meaning):
    """Roll for the first step of a further route: that binds its count as "ready again" does (D9)."""


@dataclass(frozen=True)
class Move(Meaning):
    """Where the dog went, by the way or by the tile."""

    way: str | None = None
    """forward, back, left or right."""
    tile: TileName | None = None


@dataclass(frozen=True)
class Call(Meaning):
    """A friend saw a mistake on the carpet."""

    what: str
    """pieces: other pieces than counted were given; route: the dog left it; twice: a tile was entered twice; count:
    the count was wrong."""


@dataclass(frozen=True)
class WasRight(Meaning):
    """A friend says that the answer which was judged wrong had been right: the host misheard it."""


@dataclass(frozen=True)
class Stop(Meaning):
    """Stop after a success and keep the points of the turn."""


@dataclass(frozen=True)
class GoOn(Meaning):
    """Go on after a success: another target."""


@dataclass(frozen=True)
class GiveUp(Meaning):
    """Give this turn up."""


@dataclass(frozen=True)
class StopPractice(Meaning):
    """End a practice turn, which counts for nothing."""


@dataclass(frozen=True)
class Team(Meaning):
    """Whether all play together as one team."""

    together: str = "yes"
    """yes or no."""


@dataclass(frozen=True)
class Clock(Meaning):
    """Whether to play with a clock."""

    on: str
    """yes or no."""


@dataclass(frozen=True)
class TurnLength(Meaning):
    """How long a turn lasts."""

    minutes: int = 0
    seconds: int = 0


@dataclass(frozen=True)
class TimeUpOption(Meaning):
    """What happens when time is up."""

    option: str
    """basic or gentler."""


@dataclass(frozen=True)
class Sides(Meaning):
    """How many sides the dice have."""

    sides: int


@dataclass(frozen=True)
class OwnDice(Meaning):
    """The players roll their own dice."""


MEANINGS: tuple[type[Meaning], ...] = (
    TileName,
    Direction,
    RouteTile,
    Start,
    Target,
    Side,
    Route,
    Pieces,
    Check,
    Ready,
    Answer,
    OwnRoll,
    Feed,
    Done,
    FirstRoll,
    Move,
    Call,
    WasRight,
    Stop,
    GoOn,
    GiveUp,
    StopPractice,
    Players,
    Team,
    Clock,
    TurnLength,
    TimeUpOption,
    Sides,
    OwnDice,
    *QUESTIONS,
)
"""Every meaning the sentence files of this game speak of."""

"""Not allowed, and why: what the host answers to a move the rules do not let happen. Nothing changes, no penalty."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from voice_host.games.dogylicious.rules.carpet import Tile


class Reason(Enum):
    """Why a move is refused."""

    NO_SUCH_TILE = "no such tile"
    NOT_AN_EDGE_TILE = "not an edge tile"
    """A turn starts at the edge of the carpet."""
    NO_TARGET_FROM_HERE = "no target from here"
    """From this start tile no free target can be reached."""

    HAS_TOKEN = "has a token"
    """A target has no token, whoever placed it."""
    ALREADY_VISITED = "already visited"
    """The dog stands on the target or has been there in this turn."""
    NO_ROUTE = "no route"
    """No route of three or more new tiles leads to the target."""

    TOO_SHORT = "too short"
    """A route has at least three steps."""
    TOO_LONG = "too long"
    """There are not so many tiles that the dog has not been on."""
    NOT_A_NEIGHBOUR = "not a neighbour"
    """Only tiles that share a side are one step apart."""
    OFF_THE_CARPET = "off the carpet"
    VISITED_TWICE = "visited twice"
    """A tile is passed once in a turn, the start tile too."""
    WRONG_END = "wrong end"
    """The route ends elsewhere than on the target."""

    ROUTE_NOT_SAID = "route not said"
    STEPS_NOT_SAID = "steps not said"
    PIECES_NOT_SAID = "pieces not said"
    CHECKING_IS_OFF = "checking is off"
    """The players chose that the host does not check counts."""

    NOT_THE_DICE = "not the dice"
    NOT_ON_THE_DICE = "not on the dice"
    """The players say that they rolled a number that such dice do not have."""
    WHOLE_PROBLEM_NEEDED = "whole problem needed"
    NUMBER_NEEDED = "number needed"
    """The players chose to say the number of pieces at each step."""

    GONE_ON = "gone on"
    """Another target has been announced, so the turn can no longer be stopped with its points."""
    NOTHING_WALKED = "nothing walked"
    """The dog has not set off in this turn, so there is nothing to report."""
    NOTHING_JUDGED_WRONG = "nothing judged wrong"
    """No answer has just been judged wrong."""


@dataclass(frozen=True)
class Refused:
    """A move that was not made."""

    reason: Reason
    at: int | None = None
    """The step of the route it is about, 1 for the first."""
    tile: Tile | None = None
    """The tile it is about."""
    came_from: Tile | None = None
    """The tile before, where a step is refused."""
    number: int | None = None
    """The number on a die it is about."""

"""What the player in turn has announced, and how far it is carried out.

Counts are told only after they bind at "ready", or as the player said them, right or wrong (rules 1.12).
"""

from __future__ import annotations

from voice_host.games.dogylicious.rules.turn import UNDER_WAY, Phase, Turn
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message


def route(turn: Turn) -> tuple[Message, ...]:
    """Return the route: its tiles as announced, from "ready" on the steps still to walk, each with its direction."""
    if turn.settings.announce_route == "count_only":
        return (message("told-route-unsaid"),)
    if not turn.route:
        return (message("told-no-route"),)
    if turn.phase not in UNDER_WAY:
        return (message("told-route", tiles=wording.numbers(turn.carpet, turn.route)),)
    left = turn.route_left
    if not left:
        return (message("told-on-target"),)
    steps = []
    for here, there in zip((turn.walked[-1], *left), left, strict=False):
        way = turn.carpet.way(here, there)
        number = message("number-alone", number=turn.carpet.number(there))
        steps.append(message("told-way", way=message("way", way=way), tile=number))
    return (message("told-route-left", steps=tuple(steps)),)


def target(turn: Turn) -> tuple[Message, ...]:
    """Return the target and its place; after an arrival the one that was reached."""
    carpet = turn.carpet
    if turn.target is not None:
        name, row, column = wording.tile(carpet, turn.target), turn.target.row, turn.target.column
        if name.id == "tile-by-place":
            return (message("told-target", tile=name),)
        return (message("told-target-at", tile=name, row=row, column=column),)
    if turn.reached:
        return (message("told-reached", tile=wording.tile(carpet, turn.reached[-1])),)
    return (message("told-no-target"),)


def pieces_left(turn: Turn) -> tuple[Message, ...]:
    """Return the pieces that are left; before they bind, the count as the player said it."""
    if turn.phase is Phase.FEED and turn.settings.feeding == "told":
        number = turn.step_number
        return (message("step-costs", step=number, give=wording.pieces(number), left=turn.pieces_left - number),)
    if turn.phase in UNDER_WAY or (turn.further and turn.target is None):
        return (message("told-pieces-left", left=turn.pieces_left),)
    if turn.declared_steps is not None and turn.declared_pieces is not None:
        steps, pieces = wording.steps(turn.declared_steps), wording.pieces(turn.declared_pieces)
        return (message("told-count-said", steps=steps, pieces=pieces),)
    if turn.declared_pieces is not None:
        return (message("told-pieces-said", pieces=wording.pieces(turn.declared_pieces)),)
    if turn.declared_steps is not None:
        return (message("told-steps-said", steps=wording.steps(turn.declared_steps)),)
    return (message("told-no-pieces"),)


def step(turn: Turn) -> tuple[Message, ...]:
    """Return the number of the step being made.

    Players who say the pieces of a step themselves (D19) have to know its number, so they are told the steps done.
    """
    if turn.phase in UNDER_WAY and turn.settings.feeding == "told":
        return (message("told-step", step=turn.step_number),)
    if turn.phase in UNDER_WAY or turn.steps:
        return (message("told-steps-done", steps=turn.steps),)
    return (message("told-not-set-off"),)


def dice(turn: Turn) -> tuple[Message, ...]:
    """Return what the dice show, where a problem waits for its answer."""
    if turn.dice is not None:
        return (message("told-dice", first=turn.dice[0], second=turn.dice[1]),)
    if turn.settings.rolled_by == "players":
        return (message("told-own-dice"),)
    return (message("told-no-dice"),)

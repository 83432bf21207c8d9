"""How players of Dogylicious put what they mean into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from voice_host.games.dogylicious import meanings as m, questions as q
from voice_host.language import digits, plural, spell
from voice_host.script import Meaning, meaning as shared


def ways_to_say(meaning: Meaning) -> tuple[str, ...]:
    """Return wordings that mean exactly this, the plainest first. Raises KeyError for what players do not say."""
    return _WAYS[type(meaning)](meaning)


def _tile(tile: m.TileName) -> tuple[str, ...]:
    if tile.number is None:
        row, column = _small(tile.row), _small(tile.column)
        return (f"row {row}, column {column}", f"row {row} and column {column}", f"column {column}, row {row}")
    number = spell(tile.number)
    if tile.side is not None:
        return (f"the {tile.side} {number}", f"the {tile.side} tile {number}")
    if tile.row is not None:
        return (f"row {_small(tile.row)}, tile {number}", f"row {_small(tile.row)}, number {number}")
    return (f"tile {number}", f"number {number}")


def _side(side: m.Side) -> tuple[str, ...]:
    if side.side is not None:
        return (f"the {side.side} one", f"the {side.side} tile")
    return (f"row {_small(side.row)}, column {_small(side.column)}",)


def _start(start: m.Start) -> tuple[str, ...]:
    return tuple(way for tile in _tile(start.tile) for way in (f"I start from {tile}", f"my start is {tile}"))


def _target(target: m.Target) -> tuple[str, ...]:
    if target.tile is None:
        return ("this is my target", "that is my target")
    return tuple(
        way
        for tile in _tile(target.tile)
        for way in (f"this is my target, {tile}", f"my target is {tile}", f"the target is {tile}")
    )


def _route(route: m.Route) -> tuple[str, ...]:
    steps = [step.way if isinstance(step, m.Direction) else spell(step.number) for step in route.steps]
    ways = [", ".join(steps)]
    if len(steps) >= 3:
        ways.append(f"{', '.join(steps[:-1])} and {steps[-1]}")
    if isinstance(route.steps[0], m.Direction):
        ways.append(", then ".join(steps))
    return tuple(dict.fromkeys(ways))


def _pieces(said: m.Pieces) -> tuple[str, ...]:
    steps = None if said.steps is None else f"{spell(said.steps)} {'step' if said.steps == 1 else 'steps'}"
    pieces = None if said.pieces is None else f"{spell(said.pieces)} {'piece' if said.pieces == 1 else 'pieces'}"
    if steps and pieces:
        return (f"{steps}, {pieces}", f"{steps} and {pieces}", f"{pieces} for {steps}")
    return (steps or pieces or "",)


def _answer(answer: m.Answer) -> tuple[str, ...]:
    value = spell(answer.value)
    if len(answer.factors) != 2:
        return (value, f"that is {value}")
    first, second = answer.factors
    return (
        f"{spell(first)} times {spell(second)} is {value}",
        f"{spell(first)} times {spell(second)} equals {value}",
        f"{spell(first)} {plural(second)} are {value}",
        f"{spell(first)} by {spell(second)}, {value}",
    )


def _own_roll(roll: m.OwnRoll) -> tuple[str, ...]:
    first, second = map(spell, roll.dice)
    return (f"we rolled {first} and {second}", f"I rolled a {first} and a {second}", f"{first} times {second}")


def _move(move: m.Move) -> tuple[str, ...]:
    if move.way is not None:
        return (move.way, f"it walked {move.way}")
    return tuple(way for tile in _tile(move.tile or m.TileName()) for way in (tile, f"the dog walked to {tile}"))


def _small(number: int | None) -> str:
    return spell(number or 0)


def _turn_length(length: m.TurnLength) -> tuple[str, ...]:
    parts = [
        f"{spell(count)} {one if count == 1 else one + 's'}"
        for count, one in ((length.minutes, "minute"), (length.seconds, "second"))
        if count
    ]
    return (" ".join(parts), " and ".join(parts))


_CALLS: Mapping[str, tuple[str, ...]] = {
    "pieces": ("wrong pieces", "the pieces are wrong"),
    "route": ("off the route", "the dog is off the route"),
    "twice": ("a tile twice", "the same tile twice"),
    "count": ("wrong count", "the count is wrong"),
}

_SAME: Mapping[Meaning, tuple[str, ...]] = {
    m.Ready(): ("ready", "I am ready", "we are ready"),
    m.Check(): ("check it", "is that right"),
    m.Done(): ("done", "roll", "roll the dice", "I am done", "next step"),
    m.Stop(): ("stop", "I stop", "I stop here"),
    m.GoOn(): ("go on", "I go on", "a new target"),
    m.OwnDice(): ("we roll our own dice", "with our own dice"),
    m.WasRight(): ("that was right", "the answer was right"),
    m.StopPractice(): ("stop practice", "no more practice"),
    m.GiveUp(): ("I give up", "give up"),
    m.Team(): ("together", "as a team"),
    m.Clock("yes"): ("with a clock",),
    m.Clock("no"): ("without a clock", "no clock"),
    shared.NoNames(): ("no names", "no name"),
    shared.Yes(): ("yes", "yeah", "okay"),
    shared.No(): ("no", "nope"),
    shared.Repeat(): ("repeat", "repeat that", "again"),
    shared.Help(): ("help", "what can I do"),
    shared.AskScore(): ("the score", "what is the score"),
    shared.AskTime(): ("how much time is left", "time left"),
    shared.Pause(): ("pause", "pause the game"),
    shared.Resume(): ("resume", "we are back"),
    shared.Undo(): ("you misheard me", "no, you misheard me", "undo"),
    shared.Quit(): ("quit the game", "quit"),
    shared.AskListening(): ("are you listening",),
    q.WhereAmI(): ("where am I", "where is the dog"),
    q.LookAround(): ("what is around me", "what is around the dog"),
    q.WhatIsFree(): ("what is free", "which tiles are free"),
    q.MyRoute(): ("my route", "what is my route"),
    q.WhoLeads(): ("who is leading", "who is winning"),
}

_WAYS: Mapping[type[Meaning], Callable[[Any], tuple[str, ...]]] = {
    m.TileName: _tile,
    m.Start: _start,
    m.Target: _target,
    m.Side: _side,
    m.Route: _route,
    m.Pieces: _pieces,
    m.Answer: _answer,
    m.OwnRoll: _own_roll,
    m.Move: _move,
    m.Call: lambda call: _CALLS[call.what],
    m.Feed: lambda feed: (f"{spell(feed.pieces)} {'piece' if feed.pieces == 1 else 'pieces'}", spell(feed.pieces)),
    m.Players: lambda players: (f"{spell(players.count)} players", f"we are {spell(players.count)}"),
    m.TurnLength: _turn_length,
    m.TimeUpOption: lambda choice: (choice.option, f"the {choice.option} one"),
    m.Sides: lambda sides: (f"{spell(sides.sides)} sides", spell(sides.sides)),
    shared.Names: lambda said: (" and ".join(said.names), " ".join(said.names)),
    shared.Number: lambda number: (spell(number.value),),
    shared.Digits: lambda said: (" ".join(digits(digit) for digit in said.digits),),
    **{type(meaning): (lambda said: _SAME[said]) for meaning in _SAME},
}

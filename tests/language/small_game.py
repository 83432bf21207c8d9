"""A game of a few sentences, with every construct that a sentences file can have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Literal

from voice_host.language import Sentences
from voice_host.script import Meaning


class Corner(Enum):
    NEAR_LEFT = "near-left"
    FAR_RIGHT = "far-right"


@dataclass(frozen=True)
class Answer(Meaning):
    value: int
    factors: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tile(Meaning):
    number: int
    side: Literal["near", "far"] | None = None


@dataclass(frozen=True)
class Step(Meaning):
    way: str


@dataclass(frozen=True)
class Target(Meaning):
    tile: Tile | None = None


@dataclass(frozen=True)
class Route(Meaning):
    steps: tuple[Step | Tile, ...]


@dataclass(frozen=True)
class Place(Meaning):
    row: int
    column: int


@dataclass(frozen=True)
class ChooseCorner(Meaning):
    corner: Corner
    sure: bool = False


@dataclass(frozen=True)
class Ready(Meaning):
    pass


MEANINGS: tuple[type[Meaning], ...] = (Answer, Tile, Step, Target, Route, Place, ChooseCorner, Ready)

SENTENCES = """
language: en
intents:
  answer:
    data:
      - sentences:
          - "{product:value}"
          - "{factor:factors} (times|by) {factor:factors} [is|equals] {product:value}"
          - "{factor:factors} {several:factors} are {product:value}"
  tile:
    data:
      - sentences: ["[the] [{side}] [tile] {tile:number}", "the {tile:number}"]
      - sentences: ["the (close|closer) {tile:number}"]
        slots: {side: near}
  step: {data: [{sentences: ["[go] {way}"]}]}
  target: {data: [{sentences: ["<my-target> [[is] {a-tile:tile}]"]}]}
  route: {data: [{sentences: ["[walk] {route:steps}"]}]}
  place: {data: [{sentences: ["(row {small:row};column {small:column})", "{nth:row} row {nth:column} column"]}]}
  choose-corner:
    data:
      - sentences: ["the {corner} corner"]
      - sentences: ["certainly the {corner} corner"]
        slots: {sure: true}
  ready: {data: [{sentences: ["I'm ready!", "ready"]}]}
lists:
  product: {number: [0, 200]}
  factor: {number: [1, 12]}
  several: {number: [1, 12], form: plural}
  nth: {number: [1, 4], form: ordinal}
  small: {number: [1, 5]}
  tile: {number: [1, 10]}
  side: {values: [near, {in: "far|farther", out: far}]}
  way: {values: [forward, back, left, right]}
  corner: {values: [{in: "near left", out: near-left}, {in: "far right", out: far-right}]}
  a-tile: {meaning: tile}
  route: {meaning: [step, tile], repeat: [1, 19], joined_by: "[and|then]"}
expansion_rules:
  my-target: "(this is|that's) my target"
"""


def load(folder: Path, text: str = SENTENCES, meanings: tuple[type[Meaning], ...] = MEANINGS) -> Sentences:
    """Return the sentences of a file with this text."""
    file = folder / "sentences.yaml"
    file.write_text(text, encoding="utf-8")
    return Sentences.load("en", meanings, [file])

"""What the second ear's limit costs and brings: ``python -m models.recipe.tradeoff MODEL HELD_OUT OUT.svg``.

For each distance from which on the host refuses (``farthest`` of voice_host/hearing/settings.py): how many of the words
that people said are kept, and how much of the talk that is no game is taken for an answer. Prints a table and draws it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from models.recipe.measure import GAME, LANGUAGE, questions
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.recording import load
from voice_host.hearing.settings import ListeningSettings
from voice_host.rehearsal.benchmark.judging import Outcome
from voice_host.rehearsal.stage import sentences_of

LIMITS = tuple(round(0.1 + 0.05 * i, 2) for i in range(23))
"""Distances a sound."""


@dataclass(frozen=True)
class Heard:
    """A recording, as it was heard with no limit."""

    is_talk: bool
    """Whether nothing was to be understood in it."""
    right: bool
    distance: float | None
    """Of what was understood; None where nothing was."""


@dataclass(frozen=True)
class Point:
    """What a limit costs and brings, as shares of all."""

    limit: float
    kept: float
    """Of the recordings of words: understood, and right."""
    wrong: float
    """Of those: understood as something else."""
    accepted: float
    """Of the recordings of other talk: taken for something."""


def hear(model: Path, folder: Path) -> list[Heard]:
    """Hear a folder's recordings with no limit to the second ear's distance."""
    settings = ListeningSettings(farthest=99, farthest_elsewhere=0)
    ear = attention(find(LANGUAGE, str(model)), sentences_of(GAME, LANGUAGE), settings)
    heard = []
    for each in questions(folder):
        overheard = overhear(load(each.recording.path), ear, each.listened)
        understood = next((utterance for utterance in overheard.utterances if utterance.words), None)
        right = bool(each.said) and each.judge.judge(overheard, each.said).outcome is Outcome.EXACT
        heard.append(Heard(not each.said, right, understood.distance if understood else None))
    return heard


def curve(heard: Sequence[Heard]) -> list[Point]:
    """Return a point for each of LIMITS."""
    words = [each for each in heard if not each.is_talk]
    talk = [each for each in heard if each.is_talk]
    points = []
    for limit in LIMITS:
        near = [each for each in words if each.distance is not None and each.distance <= limit]
        right = sum(each.right for each in near)
        accepted = sum(each.distance is not None and each.distance <= limit for each in talk)
        points.append(
            Point(
                limit,
                right / max(1, len(words)),
                (len(near) - right) / max(1, len(words)),
                accepted / max(1, len(talk)),
            )
        )
    return points


def table(points: Sequence[Point]) -> str:
    """Return the curve as a table."""
    rows = [f"| {each.limit:.2f} | {each.kept:.1%} | {each.wrong:.1%} | {each.accepted:.1%} |" for each in points]
    head = "| limit | words kept, right | something else or doubtful | other talk accepted |\n|---|---|---|---|\n"
    return head + "\n".join(rows)


def drawing(points: Sequence[Point], chosen: float) -> str:
    """Return the curve as SVG: accepted talk to the right, kept words upwards."""
    width, height, edge = 480, 320, 40
    most = max(0.1, *(each.accepted for each in points))

    def at(point: Point) -> tuple[float, float]:
        return edge + point.accepted / most * (width - 2 * edge), height - edge - point.kept * (height - 2 * edge)

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(at, points))
    marked = min(points, key=lambda each: abs(each.limit - chosen))
    x, y = at(marked)
    view = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12"'
    side, anchor = (1, "start") if x < width / 2 else (-1, "end")  # so that it is not cut off
    told = f"limit {marked.limit:.2f}: {marked.kept:.0%} kept, {marked.accepted:.1%} accepted"
    right = f"other talk taken for an answer (right end: {most:.0%})"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {view}>',
            f'<rect width="{width}" height="{height}" fill="white"/>',
            f'<path d="M{edge} {edge}V{height - edge}H{width - edge}" fill="none" stroke="black"/>',
            f'<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/>',
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#c1440e"/>',
            f'<text x="{x + side * 8:.1f}" y="{y + 16:.1f}" text-anchor="{anchor}">{told}</text>',
            f'<text x="{edge}" y="{edge - 12}">words that people said: kept, and right (top: 100 %)</text>',
            f'<text x="{width - edge}" y="{height - 12}" text-anchor="end">{right}</text>',
            "</svg>\n",
        ]
    )


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    points = curve(hear(asked.model, asked.folder))
    print(table(points))
    asked.out.write_text(drawing(points, ListeningSettings().farthest), encoding="utf-8")


if __name__ == "__main__":
    main()

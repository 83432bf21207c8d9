"""Which unit is heard when: the labels that the network learns from, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Labelled:
    """A recording and when each of its units is heard."""

    path: str
    transcript: str
    speaker: str
    source: str
    segments: list[tuple[str, float, float]]
    """Unit, start and duration in seconds; between them there is silence."""
    score: float
    """How well the sound fits the words: the mean log likelihood of a frame."""
    words: list[tuple[str, float, float]] = field(default_factory=list)
    """Word, start and duration in seconds; none where only the units are known."""


def write(file: Path, labelled: Labelled) -> None:
    """Append one recording's labels."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(asdict(labelled)) + "\n")


def read(file: Path) -> Iterator[Labelled]:
    """Return all labels of a file; none where there is no such file."""
    if file.is_file():
        with file.open(encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                times = {name: [tuple(each) for each in row.get(name, [])] for name in ("segments", "words")}
                yield Labelled(**{**row, **times})

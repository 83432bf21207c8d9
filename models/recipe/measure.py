"""How well the host hears with a model: ``python -m models.recipe.measure MODEL FOLDER...``.

The same as ``voice-host bench`` without those it is compared with, so that a choice takes a minute.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from voice_host.games.registry import find_game
from voice_host.rehearsal.benchmark.contenders import HOST, Task, try_out
from voice_host.rehearsal.benchmark.groups import expectation_of, holds_nothing
from voice_host.rehearsal.benchmark.judging import Judge, Outcome
from voice_host.rehearsal.benchmark.manifest import Recording, read_manifest
from voice_host.rehearsal.expectation import expected, listened_for
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning
from voice_host.script.meaning import SHARED

GAME, LANGUAGE = "dogylicious", "en"


@dataclass(frozen=True)
class Question:
    """A recording, what is listened for while it is heard, and whether it was understood."""

    recording: Recording
    listened: tuple[type[Meaning], ...]
    judge: Judge
    said: str
    """Empty where there is nothing to be understood."""


def questions(folder: Path) -> list[Question]:
    """Return a folder's recordings, without those whose words mean nothing where their group expects something."""
    sentences = sentences_of(GAME, LANGUAGE)
    meanings = (*SHARED, *find_game(GAME).meanings)
    asked = []
    for recording in read_manifest(folder):
        expects = expected(expectation_of(recording.group, {}), meanings)
        judge = Judge(sentences, LANGUAGE, expects)
        said = "" if holds_nothing(recording.group) else recording.transcript
        if not said or judge.can_be_said(said):
            asked.append(Question(recording, listened_for(expects, sentences), judge, said))
    return asked


def measure(model: Path, folder: Path, *, show: bool) -> dict[str, Counter[Outcome]]:
    """Return how often each thing happened, by group; ``show`` prints what was not right."""
    asked = questions(folder)
    trial = try_out(HOST, Task(GAME, LANGUAGE, str(model), [(each.recording.path, each.listened) for each in asked]))
    counts: dict[str, Counter[Outcome]] = {}
    for each, overheard in zip(asked, trial.overheard, strict=True):
        judged = each.judge.judge(overheard, each.said)
        counts.setdefault(each.recording.group, Counter())[judged.outcome] += 1
        if show and judged.outcome is not Outcome.EXACT:
            print(f"  {each.recording.path.name}: {judged.outcome.value}: {each.said!r} as {judged.words!r}")
    return counts


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--show", action="store_true", help="print what was not right")
    asked = parser.parse_args()
    for folder in asked.folders:
        for group, counts in sorted(measure(asked.model, folder, show=asked.show).items()):
            number = sum(counts.values())
            shares = ", ".join(
                f"{outcome.value} {counts[outcome]} ({counts[outcome] / number:.1%})" for outcome in Outcome
            )
            print(f"{group} ({number}): {shares}", flush=True)


if __name__ == "__main__":
    main()

"""How well the host hears with a model: ``python -m models.recipe.measure MODEL FOLDER...``.

The same as ``voice-host bench`` without those it is compared with, so that a choice takes a minute.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from voice_host.games.registry import find_game
from voice_host.rehearsal.benchmark.contenders import HOST, Task, try_out
from voice_host.rehearsal.benchmark.groups import expectation_of, holds_nothing
from voice_host.rehearsal.benchmark.judging import Judge, Outcome
from voice_host.rehearsal.benchmark.manifest import read_manifest
from voice_host.rehearsal.expectation import expected, listened_for
from voice_host.rehearsal.stage import sentences_of
from voice_host.script.meaning import SHARED

GAME, LANGUAGE = "dogylicious", "en"


def measure(model: Path, folder: Path, *, show: bool) -> dict[str, Counter[Outcome]]:
    """Return how often each thing happened, by group; ``show`` prints what was not right."""
    sentences = sentences_of(GAME, LANGUAGE)
    meanings = (*SHARED, *find_game(GAME).meanings)
    recordings = list(read_manifest(folder))
    expects = {each.group: expected(expectation_of(each.group, {}), meanings) for each in recordings}
    task = Task(
        GAME, LANGUAGE, str(model), [(each.path, listened_for(expects[each.group], sentences)) for each in recordings]
    )
    trial = try_out(HOST, task)
    counts: dict[str, Counter[Outcome]] = {}
    for recording, overheard in zip(recordings, trial.overheard, strict=True):
        judge = Judge(sentences, LANGUAGE, expects[recording.group])
        said = "" if holds_nothing(recording.group) else recording.transcript
        if said and not judge.can_be_said(said):
            continue
        judged = judge.judge(overheard, said)
        counts.setdefault(recording.group, Counter())[judged.outcome] += 1
        if show and judged.outcome is not Outcome.EXACT:
            print(f"  {recording.path.name}: {judged.outcome.value}: {recording.transcript!r} as {judged.words!r}")
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

"""A folder to measure with, of held-out people: ``python -m models.recipe.held_out_set OUT PEOPLE``.

In the form that ``voice-host bench`` reads: a manifest with the same groups as a benchmark of strangers has, so that
everything can be chosen before a stranger's recording is heard.
"""

from __future__ import annotations

import argparse
import csv
import random
from collections import Counter
from pathlib import Path

import soundfile

from models.recipe.corpus import Recording, read
from models.recipe.lines import DIGITS
from voice_host.hearing.source import SAMPLE_RATE

COMMANDS = frozenset("yes no stop left right forward backward up down go".split())
MOST = {"digit": 80, "command": 320, "child_digits": 60, "oov_child": 80, "oov_adult": 60}
OTHER_WORDS = frozenset("cat dog bird bed house happy wow tree sheila marvin learn follow visual".split())


def group(recording: Recording) -> str | None:
    """Return the group of a recording; None for one that is of no use here."""
    words = recording.transcript.split()
    if recording.folder == "speech_commands":
        if words and words[0] in OTHER_WORDS:
            return "oov_adult"
        return "digit" if recording.transcript in DIGITS else "command" if recording.transcript in COMMANDS else None
    if recording.folder == "speechocean762":
        return "child_digits" if words and all(word in DIGITS for word in words) else "oov_child"
    return "oov_adult"


def held_out_set(out: Path, people: Path) -> Counter[str]:
    """Write the folder and return how many recordings each group has."""
    out.mkdir(parents=True, exist_ok=True)
    recordings = [each for each in read(people) if each.held_out]
    random.Random(4).shuffle(recordings)
    counts: Counter[str] = Counter()
    with (out / "manifest.tsv").open("w", encoding="utf-8", newline="") as table:
        rows = csv.writer(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        rows.writerow(["path", "group", "transcript", "speaker"])
        for recording in recordings:
            named = group(recording)
            if named is None or counts[named] >= MOST[named]:
                continue
            counts[named] += 1
            file = f"{named}-{counts[named]:03d}.flac"
            soundfile.write(out / file, recording.samples()[: SAMPLE_RATE * 6], SAMPLE_RATE, subtype="PCM_16")
            rows.writerow([file, named, recording.transcript, recording.speaker])
    return counts


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("people", type=Path)
    asked = parser.parse_args()
    for named, count in sorted(held_out_set(asked.out, asked.people).items()):
        print(f"{named}: {count} recordings")


if __name__ == "__main__":
    main()

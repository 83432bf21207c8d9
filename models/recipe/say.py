"""Step 1: speak lines. ``python -m models.recipe.say kokoro OUT --lines 6000 --seed 3``.

Writes FLAC files and a manifest beside them; lines that are there already are kept, so that it can be stopped and gone
on with.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import numpy as np
import soundfile

from models.recipe.corpus import Recording, append, read, transcripts
from models.recipe.lines import lines as lines_by_chance
from models.recipe.voices.voice import Engine
from voice_host.hearing.source import SAMPLE_RATE

ENGINES = {
    "kokoro": "Kokoro",
    "espeak": "Espeak",
    "flite": "Flite",
    "hibari": "HibariVoice",
    "piper": "Piper",
    "festival": "Festival",
}


def engine(name: str) -> Engine:
    """Return an engine by its name."""
    made: Callable[[], Engine] = getattr(import_module(f"models.recipe.voices.{name}"), ENGINES[name])
    return made()


def say(name: str, folder: Path, lines: Sequence[str], seed: int) -> None:
    """Speak lines with an engine into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    done = {recording.path.name for recording in read(folder)}
    speaker = engine(name)
    for i, line in enumerate(lines):
        file = f"{name}-{seed}-{i:05d}.flac"
        if file in done:
            continue
        spoken = speaker.say(line, np.random.default_rng([seed, i]))
        if len(spoken.samples) < SAMPLE_RATE // 10:
            continue
        soundfile.write(folder / file, spoken.samples, SAMPLE_RATE, subtype="PCM_16")
        append(folder, Recording(folder / file, line, spoken.speaker, name, speaker.licence))
        if i % 200 == 0:
            print(f"{name}: {i} of {len(lines)} lines", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engine", choices=sorted(ENGINES))
    parser.add_argument("out", type=Path)
    parser.add_argument("--lines", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--people", type=Path, help="recordings whose sentences are spoken too, as talk that is no game"
    )
    asked = parser.parse_args()
    other = transcripts(asked.people) if asked.people else []
    say(asked.engine, asked.out, lines_by_chance(asked.lines, asked.seed, other), asked.seed)


if __name__ == "__main__":
    main()

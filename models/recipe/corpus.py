"""Folders of recordings: sound files, and a manifest.tsv that tells what is said in them, by whom, and the licence."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile

from models.recipe.held_out import is_held_out
from voice_host.hearing.source import SAMPLE_RATE

MANIFEST = "manifest.tsv"
COLUMNS = ("path", "transcript", "speaker", "source", "licence")

Pcm = npt.NDArray[np.int16]
"""16,000 samples a second."""


@dataclass(frozen=True)
class Recording:
    """A sound file and what is known of it."""

    path: Path
    transcript: str
    """What is said, in lower case letters and spaces; empty where it is not known."""
    speaker: str
    source: str
    licence: str
    is_person: bool = False

    @property
    def folder(self) -> str:
        """The collection it belongs to: the folder it lies in."""
        return self.path.parent.name.split("-")[0]

    @property
    def held_out(self) -> bool:
        """Whether it is for choosing and measuring only."""
        return self.is_person and is_held_out(self.speaker)

    def samples(self) -> Pcm:
        """Return the sound, 16,000 samples a second."""
        read, rate = soundfile.read(self.path, dtype="int16")
        if rate != SAMPLE_RATE or read.ndim != 1:
            raise SystemExit(
                f"{self.path} has {rate} samples a second in {read.ndim} channels; {SAMPLE_RATE} in one are needed."
            )
        return np.asarray(read, np.int16)


def read(folder: Path) -> list[Recording]:
    """Return the recordings of a folder; none where it has no manifest."""
    manifest = folder / MANIFEST
    return list(_rows(folder, manifest)) if manifest.is_file() else []


def _rows(folder: Path, manifest: Path) -> Iterator[Recording]:
    with manifest.open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Recording(
                folder / row["path"],
                plain(row["transcript"]),
                row["speaker"],
                row["source"],
                row["licence"],
                is_person="speaker_info" in row,
            )


def append(folder: Path, recording: Recording) -> None:
    """Add a recording to its folder's manifest."""
    manifest = folder / MANIFEST
    new = not manifest.exists()
    with manifest.open("a", encoding="utf-8") as rows:
        if new:
            rows.write("\t".join(COLUMNS) + "\n")
        fields = (
            recording.path.relative_to(folder),
            recording.transcript,
            recording.speaker,
            recording.source,
            recording.licence,
        )
        rows.write("\t".join(map(str, fields)) + "\n")


def plain(text: str) -> str:
    """Return words as the pronouncing dictionary writes them: lower case, no signs but the apostrophe."""
    return " ".join(re.sub(r"[^a-z' ]", " ", text.lower()).split())


def transcripts(folder: Path) -> list[str]:
    """Return what is said in a folder's recordings, sentences only, each once."""
    return sorted({each.transcript for each in read(folder) if len(each.transcript.split()) > 2})

"""Folders of recordings, made by synthesis."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.sound_file import Talk


def noise(seconds: float, seed: int = 1) -> Pcm:
    """Loud noise, as of rain."""
    return Pcm(np.random.default_rng(seed).normal(0, 2000, round(seconds * 16_000)).astype(np.int16), 16_000)


def write_folder(folder: Path, *lines: tuple[str, str]) -> Path:
    """Write a recording for each (group, words) and the manifest; without words it is noise."""
    synthesizer = find_synthesizer()
    rows = ["path\tgroup\ttranscript\tspeaker"]
    for number, (group, words) in enumerate(lines):
        with Talk(folder / f"{number}.wav") as talk:
            talk.pause(0.3)
            talk.append(synthesizer.pcm(words, voice="en-us", rate=150).at_volume(0.5) if words else noise(1.0))
            talk.pause(0.3)
        rows.append(f"{number}.wav\t{group}\t{words}\tnobody")
    return write_manifest(folder, *rows)


def write_manifest(folder: Path, *rows: str) -> Path:
    (folder / "manifest.tsv").write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    return folder


def names(lines: Sequence[str], beginning: str) -> list[str]:
    """The lines that begin so."""
    return [line for line in lines if line.startswith(beginning)]

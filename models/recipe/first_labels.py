"""Step 2: the first labels, by PocketSphinx. ``python -m models.recipe.first_labels LABELS CORPUS...``.

PocketSphinx (BSD) carries an English model of its own. It is good enough for adults and synthesisers to begin with; the
network's own labels (align.py) take their place.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import pocketsphinx

from models.recipe import labels
from models.recipe.corpus import Pcm, Recording, read
from models.recipe.labels import Labelled
from models.recipe.units import in_word
from voice_host.hearing.source import SAMPLE_RATE

LEAD = 1600
"""Samples of silence put around a recording: PocketSphinx wants some."""

LONGEST = SAMPLE_RATE * 8
NAMES = {"+NSN+": "NSN", "+SPN+": "NSN"}


class FirstAligner:
    """PocketSphinx, told what is said."""

    def __init__(self) -> None:
        model = Path(pocketsphinx.__file__).parent / "model" / "en-us"
        self._decoder = pocketsphinx.Decoder(
            hmm=str(model / "en-us"), dict=str(model / "cmudict-en-us.dict"), lm=None, loglevel="FATAL",
            beam=1e-80, wbeam=1e-60, pbeam=1e-80, dither=True,
        )  # fmt: skip

    def align(self, samples: Pcm, transcript: str) -> list[tuple[str, float, float]] | None:
        """Return the units of a recording, None where the words were not found in it."""
        sound = np.pad(samples, LEAD).astype("<i2").tobytes()
        try:
            self._decoder.set_align_text(transcript)
            self._hear(sound)
            if self._decoder.hyp() is None:
                return None
            self._decoder.set_alignment()
            self._hear(sound)
        except RuntimeError:  # a word that it does not know, or no way through
            return None
        segments, words = [], []
        for word in self._decoder.get_alignment():  # its parts live no longer than the step of the loop
            phones = [(NAMES.get(each.name, each.name), each.start, each.duration) for each in word]
            name = word.name.split("(")[0]
            if name[:1].isalpha():  # silence and noise begin with other signs
                words.append(name)
            spelled = in_word(name, tuple(name for name, _, _ in phones))
            for unit, (_, start, length) in zip(spelled, phones[-len(spelled) :], strict=True):
                segments.append((unit, start * 0.01 - LEAD / SAMPLE_RATE, length * 0.01))
        return segments if words == transcript.split() else None  # it may have stopped on its way

    def _hear(self, sound: bytes) -> None:
        self._decoder.start_utt()
        self._decoder.process_raw(sound, no_search=False, full_utt=True)
        self._decoder.end_utt()


def first_labels(recordings: list[Recording], file: Path) -> None:
    """Write the labels of recordings; those that the file holds are kept."""
    done = {labelled.path for labelled in labels.read(file)}
    aligner = FirstAligner()
    for i, recording in enumerate(recordings):
        if not recording.transcript or str(recording.path) in done or recording.held_out:
            continue
        samples = recording.samples()
        segments = aligner.align(samples, recording.transcript) if len(samples) < LONGEST else None
        if segments:
            labels.write(
                file,
                Labelled(str(recording.path), recording.transcript, recording.speaker, recording.source, segments, 0.0),
            )
        if i % 500 == 0:
            print(f"{i} of {len(recordings)}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labels", type=Path)
    parser.add_argument("corpus", type=Path, nargs="+")
    asked = parser.parse_args()
    first_labels([recording for folder in asked.corpus for recording in read(folder)], asked.labels)


if __name__ == "__main__":
    main()

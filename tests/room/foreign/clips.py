"""Sounds that are not the game, from a folder of recordings: what is no sentence of the game, said or made."""

from __future__ import annotations

import csv
from pathlib import Path
from random import Random

from voice_host.language import LanguageError, normalise
from voice_host.rehearsal.benchmark.manifest import ManifestUnusable
from voice_host.rehearsal.stage import sentences_of

GAME_WORDS_FOLDERS = ("speech_commands",)
"""Recordings of digits, "yes", "no", "stop": nobody can tell them from a player's."""
FOREIGN_GROUPS = ("oov_", "noise_")
"""The groups that are not the game, by how their names begin, where a manifest has groups."""


def foreign_recordings(folder: Path, random: Random, most: int = 600) -> tuple[Path, ...]:
    """Return recordings that are not the game, in an order that follows from the random numbers.

    The manifest needs the column path. Where it has groups, those beginning with FOREIGN_GROUPS are taken; where it
    has transcripts, none that says a sentence of the game. Raises ManifestUnusable.
    """
    try:
        with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    except OSError as error:
        raise ManifestUnusable(f"There is no manifest.tsv in {folder} that can be read.") from error
    files = [folder / row["path"] for row in rows if _is_foreign(row)]
    if not files:
        raise ManifestUnusable(f"{folder / 'manifest.tsv'} lists no recording that is not the game.")
    random.shuffle(files)
    return tuple(files[:most])


def _is_foreign(row: dict[str, str]) -> bool:
    if row["path"].split("/")[0] in GAME_WORDS_FOLDERS:
        return False
    if "group" in row:
        return row["group"].startswith(FOREIGN_GROUPS)
    return not _is_of_the_game(row.get("transcript") or "")


def _is_of_the_game(transcript: str) -> bool:
    sentences = sentences_of("dogylicious", "en")
    try:
        words = normalise(transcript)
    except LanguageError:
        return False
    return bool(words) and bool(sentences.understand(words, sentences.meanings).meanings)

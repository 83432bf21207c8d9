"""The list of recordings: ``manifest.tsv`` in their folder."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

NAME = "manifest.tsv"
COLUMNS = ("path", "group", "transcript")


class ManifestUnusable(ValueError):  # noqa: N818 - named by what is wrong
    """There is no list of recordings, or it does not fit them; the message is a sentence with the remedy."""


@dataclass(frozen=True)
class Recording:
    """One recording of somebody, or of something."""

    path: Path
    group: str
    """Which kind of recording it is: shares are counted for each group."""
    transcript: str
    """What is said in it; empty where nothing is, or nobody wrote it down."""


def read_manifest(folder: Path) -> tuple[Recording, ...]:
    """Return the recordings that the folder's manifest lists, in its order.

    The manifest is a table with tabs between its columns, whose first line names them; columns beside path, group and
    transcript are passed over. Raises ManifestUnusable.
    """
    table = folder / NAME
    try:
        with table.open(encoding="utf-8", newline="") as lines:
            rows = list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    except FileNotFoundError:
        raise ManifestUnusable(
            f"There is no {NAME} in {folder}. Write one: a line for each recording with path, group and transcript, "
            "and tabs between them."
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ManifestUnusable(f"{table} cannot be read: {error}. Write it as plain text in UTF-8.") from error
    names = rows[0] if rows else []
    if missing := [column for column in COLUMNS if column not in names]:
        raise ManifestUnusable(
            f"{table} has no column {' and no column '.join(missing)}. Its first line must name the columns "
            f"{', '.join(COLUMNS)}, with tabs between them."
        )
    recordings = tuple(
        _recording(table, number, dict(zip(names, row, strict=False)))
        for number, row in enumerate(rows[1:], 2)
        if any(cell.strip() for cell in row)
    )
    if not recordings:
        raise ManifestUnusable(f"{table} lists no recordings. Write a line for each below the first.")
    return recordings


def choose(
    recordings: tuple[Recording, ...], groups: tuple[str, ...] = (), limit: int | None = None
) -> tuple[Recording, ...]:
    """Return the recordings of some groups (all where none are named), of each the first ``limit``.

    Raises ManifestUnusable for a group that is not there.
    """
    check_groups(recordings, groups)
    chosen: list[Recording] = []
    for group in groups or _groups(recordings):
        chosen += [recording for recording in recordings if recording.group == group][:limit]
    return tuple(chosen)


def check_groups(recordings: tuple[Recording, ...], groups: Iterable[str]) -> None:
    """Raise ManifestUnusable unless there are recordings of all these groups."""
    there = _groups(recordings)
    for group in groups:
        if group not in there:
            raise ManifestUnusable(f'There is no group "{group}" in {NAME}. Choose from: {", ".join(there)}.')


def _groups(recordings: tuple[Recording, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(recording.group for recording in recordings))


def _recording(table: Path, number: int, row: dict[str, str]) -> Recording:
    path, group = row.get("path", "").strip(), row.get("group", "").strip()
    if not path or not group:
        raise ManifestUnusable(f"{table}, line {number}, lacks a path or a group. Fill it in, or take the line out.")
    if not (table.parent / path).is_file():
        raise ManifestUnusable(
            f"{table}, line {number}: there is no file {path} in {table.parent}. Correct the path or take it out."
        )
    return Recording(table.parent / path, group, row.get("transcript", "").strip())

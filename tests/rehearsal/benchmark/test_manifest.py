from __future__ import annotations

from pathlib import Path

import pytest

from tests.rehearsal.benchmark.recordings import write_manifest
from voice_host.rehearsal.benchmark.manifest import ManifestUnusable, Recording, choose, read_manifest

HEAD = "path\tgroup\ttranscript"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("one.wav", "two.flac", "bark.ogg"):
        (tmp_path / name).touch()
    return tmp_path


def test_a_line_is_a_recording_and_further_columns_are_passed_over(folder: Path) -> None:
    write_manifest(
        folder, "speaker\tpath\tgroup\ttranscript\tlicence", "Noa\tone.wav\tdigit\tone\tfree", "", "\tbark.ogg\tnoise\t"
    )

    assert read_manifest(folder) == (
        Recording(folder / "one.wav", "digit", "one"),
        Recording(folder / "bark.ogg", "noise", ""),
    )


def test_quotes_in_a_transcript_are_letters(folder: Path) -> None:
    write_manifest(folder, HEAD, 'one.wav\toov\t"one', 'two.flac\toov\ttwo"')

    assert [each.transcript for each in read_manifest(folder)] == ['"one', 'two"']


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ((), "no column path and no column group and no column transcript"),
        (("path\tgroup", "one.wav\tdigit"), "has no column transcript"),
        (("path,group,transcript",), "no column path"),
        ((HEAD,), "lists no recordings"),
        ((HEAD, "three.wav\tdigit\tthree"), "line 2: there is no file three.wav"),
        ((HEAD, "one.wav\tdigit\tone", "\tdigit\ttwo"), "line 3, lacks a path or a group"),
        ((HEAD, "one.wav"), "line 2, lacks a path or a group"),
    ],
)
def test_a_manifest_that_does_not_fit_is_a_sentence(folder: Path, rows: tuple[str, ...], said: str) -> None:
    write_manifest(folder, *rows)

    with pytest.raises(ManifestUnusable, match=said):
        read_manifest(folder)


def test_a_folder_without_a_manifest_is_told_how_to_write_one(tmp_path: Path) -> None:
    with pytest.raises(ManifestUnusable, match=r"There is no manifest\.tsv in .*\. Write one"):
        read_manifest(tmp_path)


def test_a_manifest_that_is_no_text_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "manifest.tsv").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(ManifestUnusable, match="Write it as plain text"):
        read_manifest(tmp_path)


LISTED = tuple(Recording(Path(f"{n}.wav"), group, "") for n, group in enumerate(("digit", "command", "digit", "digit")))


@pytest.mark.parametrize(
    ("groups", "limit", "chosen"),
    [
        ((), None, (0, 2, 3, 1)),
        (("command",), None, (1,)),
        (("command", "digit"), 2, (1, 0, 2)),
    ],
)
def test_groups_and_a_limit_choose_recordings(
    groups: tuple[str, ...], limit: int | None, chosen: tuple[int, ...]
) -> None:
    assert choose(LISTED, groups, limit) == tuple(LISTED[n] for n in chosen)


def test_a_group_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ManifestUnusable, match=r'no group "dogs".*Choose from: digit, command'):
        choose(LISTED, ("digit", "dogs"))

"""What --out names: written whole or not at all, and never over something else."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from voice_host.commands import out_file
from voice_host.commands.out_file import NotSaved

CHART = b"%PDF-1.4 chart"


def save(data: bytes, file: Path) -> None:
    out_file.save(data, file, replaces=lambda beginning: beginning.startswith(b"%PDF-"), what="a PDF")


def test_it_is_written_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    save(CHART, tmp_path / "chart.pdf")

    assert [*tmp_path.iterdir()] == [tmp_path / "chart.pdf"]
    assert (tmp_path / "chart.pdf").read_bytes() == CHART


def test_an_earlier_printout_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "chart.pdf"
    file.write_bytes(b"%PDF-1.3 an earlier one, which was longer")
    file.chmod(0o640)

    save(CHART, file)

    assert file.read_bytes() == CHART
    assert file.stat().st_mode & 0o777 == 0o640


def test_others_may_read_it_as_they_may_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").touch()

    save(CHART, tmp_path / "chart.pdf")

    assert (tmp_path / "chart.pdf").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_through_a_link_the_file_behind_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "real.pdf").write_bytes(b"%PDF-1.3")
    (tmp_path / "link.pdf").symlink_to("real.pdf")

    save(CHART, tmp_path / "link.pdf")

    assert (tmp_path / "link.pdf").is_symlink()
    assert (tmp_path / "real.pdf").read_bytes() == CHART


@pytest.mark.parametrize("letters", [b"Dear diary", b"", b" %PDF-1.4"])
def test_what_is_no_printout_is_kept(tmp_path: Path, letters: bytes) -> None:
    file = tmp_path / "letters.txt"
    file.write_bytes(letters)

    with pytest.raises(NotSaved, match=r"letters\.txt is there and is not a PDF.* another file"):
        save(CHART, file)

    assert file.read_bytes() == letters


def test_a_folder_and_a_missing_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(NotSaved, match=r"is a folder\. Name a file in it"):
        save(CHART, tmp_path)
    with pytest.raises(NotSaved, match=r"There is no folder .*nowhere\. Make it first"):
        save(CHART, tmp_path / "nowhere" / "chart.pdf")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "the disk is full. Make room"),
        (errno.EACCES, "you may not write there"),
        (errno.EROFS, "Read-only file system. Name a file in a folder"),
    ],
)
def test_what_the_system_refuses_leaves_the_earlier_printout_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    file = tmp_path / "chart.pdf"
    file.write_bytes(b"%PDF-1.3 earlier")

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)

    with pytest.raises(NotSaved, match=sentence):
        save(CHART, file)

    assert [*tmp_path.iterdir()] == [file]
    assert file.read_bytes() == b"%PDF-1.3 earlier"


def test_a_printout_that_may_not_be_changed_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "chart.pdf"
    file.write_bytes(b"%PDF-1.3 earlier")
    monkeypatch.setattr(os, "access", lambda *_: False)  # who runs the tests may be allowed everything

    with pytest.raises(NotSaved, match="may not be changed"):
        save(CHART, file)

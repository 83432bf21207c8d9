"""What ``--out`` names: written whole or not at all, and never over something that this program has not made."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path
from tempfile import mkstemp


class NotSaved(ValueError):  # noqa: N818
    """The file could not be written; the message is a sentence that says what to do."""


def save(data: bytes, file: Path, *, replaces: Callable[[bytes], bool], what: str, private: bool = False) -> None:
    """Write a file, over an earlier one as well. Raises NotSaved.

    ``replaces`` is given the first bytes of a file that is there, and says whether it is one of ours: ``what``, as "a
    PDF". A ``private`` file is for its owner's eyes only. The data are written beside the file and then take its name,
    so that nobody ever finds half of them.
    """
    if str(file) in ("-", "."):
        raise NotSaved("A file is needed that it can be kept in. Name one, with its ending.")
    file = file.expanduser()
    try:
        place = file.resolve()
        _check(file, place, replaces, what)
        _write(data, place, _rights(place, private=private))
    except OSError as error:
        raise NotSaved(_sentence(file, error)) from error
    except RuntimeError as error:  # of a link that leads to itself, until Python 3.13
        raise NotSaved(f"{file} leads nowhere. Name another file.") from error


def _check(file: Path, place: Path, replaces: Callable[[bytes], bool], what: str) -> None:
    if place.is_dir():
        raise NotSaved(f"{file} is a folder. Name a file in it.")
    if not place.parent.is_dir():
        raise NotSaved(f"There is no folder {file.parent}. Make it first, or name a file in a folder that exists.")
    if not place.exists():
        return
    if not place.is_file() or not replaces(_beginning(place)):
        raise NotSaved(f"{file} is there and is not {what}, so it is left as it is. Name another file.")
    if not os.access(place, os.W_OK):
        raise NotSaved(f"{file} is there and may not be changed. Name another file.")


def _beginning(place: Path) -> bytes:
    with place.open("rb") as old:
        return old.read(4096)


def _rights(place: Path, *, private: bool) -> int:
    if private:
        return 0o600
    if place.exists():
        return place.stat().st_mode & 0o777
    mask = os.umask(0o022)  # it can be read only by setting it
    os.umask(mask)
    return 0o666 & ~mask


def _write(data: bytes, place: Path, rights: int) -> None:
    number, name = mkstemp(prefix=f".{place.name[:40]}.", suffix=".part", dir=place.parent)
    beside = Path(name)
    try:
        with os.fdopen(number, "wb") as new:
            new.write(data)
            new.flush()
            os.fsync(new.fileno())
        beside.chmod(rights)
        beside.replace(place)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _sentence(file: Path, error: OSError) -> str:
    if error.errno == ENOSPC:
        return f"{file} cannot be written: the disk is full. Make room, or name a file on another disk."
    if isinstance(error, PermissionError):
        return (
            f"{file} cannot be written: you may not write there, or another program has it open. Close it there, or "
            "name a file in a folder of your own."
        )
    return f"{file} cannot be written: {error.strerror or error}. Name a file in a folder that exists and has room."

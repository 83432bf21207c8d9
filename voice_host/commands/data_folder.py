"""Where this machine keeps games, records and the log."""

from __future__ import annotations

from pathlib import Path

_chosen: list[Path] = []


def use_data_folder(named: Path | None) -> Path:
    """Use the folder named with --data for the rest of the process, and return it; without one the usual folder."""
    _chosen[:] = [] if named is None else [named.expanduser()]
    return data_folder()


def existing_data_folder(named: Path | None) -> Path | None:
    """Use a folder as ``use_data_folder`` does, where something is read and nothing is to be made.

    Returns None where nothing was ever kept. Raises WrongUse for one that was named and is not there.
    """
    folder = use_data_folder(named)
    if folder.is_dir():
        return folder
    if named is None:
        return None
    from voice_host.commands.failing import WrongUse

    raise WrongUse(f"There is no folder {named}. Name the one that the games are kept in, or leave out --data.")


def data_folder() -> Path:
    """Return the folder in use. It need not exist yet."""
    if _chosen:
        return _chosen[0]
    from platformdirs import user_data_path

    return user_data_path("voice-host", appauthor=False)

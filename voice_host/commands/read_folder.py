"""The folder of the games, for commands that read what is there and make nothing."""

from __future__ import annotations

from pathlib import Path

from voice_host.commands.data_folder import use_data_folder
from voice_host.commands.failing import WrongUse


def existing_data_folder(named: Path | None) -> Path | None:
    """Use a folder as ``use_data_folder`` does, where something is read and nothing is to be made.

    Returns None where nothing was ever kept. Raises WrongUse for one that was named and is not there.
    """
    folder = use_data_folder(named)
    if folder.is_dir():
        return folder
    if named is None:
        return None
    raise WrongUse(f"There is no folder {named}. Name the one that the games are kept in, or leave out --data.")

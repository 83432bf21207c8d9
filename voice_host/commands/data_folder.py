"""Where this machine keeps games, records and the log."""

from __future__ import annotations

from pathlib import Path

_chosen: list[Path] = []


def use_data_folder(named: Path | None) -> Path:
    """Use the folder named with --data for the rest of the process, and return it; without one the usual folder."""
    _chosen[:] = [] if named is None else [named.expanduser()]
    return data_folder()


def data_folder() -> Path:
    """Return the folder in use. It need not exist yet."""
    if _chosen:
        return _chosen[0]
    from platformdirs import user_data_path

    return user_data_path("voice-host", appauthor=False)

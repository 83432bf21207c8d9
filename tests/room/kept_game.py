"""The game as the host keeps it: what people at the table see on the carpet, read from the host's records."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime, timezone
from pathlib import Path

from voice_host.games.registry import find_game
from voice_host.play.dice import SeededDice
from voice_host.play.performance import Performance
from voice_host.records.store import FILE
from voice_host.records.stored_game import StoredGame


def kept_game(data: Path) -> Performance:
    """Return the latest game in a folder, played up to now. The host goes on playing it undisturbed."""
    address = f"{(data / FILE).absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=10)) as database:
        (latest,) = database.execute("SELECT max(id) FROM games").fetchone()
        stored = StoredGame(database, latest, None, lambda: datetime.now(timezone.utc), keeps=False)
        game = find_game(stored.name)
        entries = stored.entries(game.meanings)
    return Performance(game, game.options(stored.options), SeededDice(stored.seed), entries=entries)

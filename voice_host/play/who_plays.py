"""Who plays a game that is kept, without going on with it."""

from __future__ import annotations

from voice_host.games.registry import find_game
from voice_host.play.dice import SeededDice
from voice_host.play.performance import Performance
from voice_host.records import RecordsUnavailable, Store, key_of
from voice_host.script import Gap, Message


def may_play(store: Store, game_id: int, player: str) -> bool:
    """Say whether somebody plays a game; True also where it cannot be replayed, so that nobody can tell.

    Raises RecordsUnavailable.
    """
    try:
        stored = store.look_at(game_id)
        game = find_game(stored.name)
        if game.version != stored.version:
            return True
        options = game.options(stored.options)
        replayed = Performance(game, options, SeededDice(stored.seed), entries=stored.entries(game.meanings))
        players = game.players(replayed.state)
    except RecordsUnavailable:
        raise
    except Exception:  # whatever is wrong with what was stored
        return True
    return any(key_of(_called(each)) == key_of(player) for each in players)


def _called(player: Gap) -> str:
    """Return a player's name; of one who has none, the number."""
    return str(next(iter(player.gaps.values()), "")) if isinstance(player, Message) else str(player)

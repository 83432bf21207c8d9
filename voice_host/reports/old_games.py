"""Games that were begun before their problems were kept in a table: each is replayed once, silently, and read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from voice_host.games.registry import find_game
from voice_host.play.performance import Performance
from voice_host.records import Entry, RecordsUnavailable, Solved, Store
from voice_host.records.problems import GameToRead, Whereabouts
from voice_host.script import Game, Heard, Rolled

_AT_ONCE = 100
"""Games that are written down together."""
_WORTH_TELLING = 200
"""So many games take longer than a moment."""

_LARGEST = 999_999
"""Nobody says a larger product; what is stored may be damaged."""

Read = tuple[int, tuple[tuple[int, Solved], ...], Whereabouts]


def read_old_games(store: Store, tell: Callable[[str], None]) -> None:
    """Carry the problems of old games over into their table. Raises RecordsUnavailable.

    What a journal holds until it does not fit the game any more is kept. ``tell`` is given a sentence where it takes a
    while.
    """
    waiting = store.problems.to_read()
    if len(waiting) >= _WORTH_TELLING:
        tell(f"{len(waiting)} games of an earlier version are read, this once. That takes a while.")
    games = iter(waiting)
    while some := tuple(islice(games, _AT_ONCE)):
        store.problems.carry_over([_read(each, store) for each in some])


def solved(game: Game, options: Any, entries: Iterable[Entry]) -> Iterator[tuple[int, Solved]]:
    """Return what each of a game's replies answered, by its number. Raises JournalDoesNotFit, after what fits."""
    play = Performance(game, options, _NoDice())
    before: Entry | None = None
    for n, entry in enumerate(entries):
        play.skip_to_reply()
        problem = game.problem(play.state, entry.reply.meaning) if isinstance(entry.reply, Heard) else None
        play.repeat(entry)
        if problem is not None and isinstance(problem.said, int) and abs(problem.said) <= _LARGEST:
            yield n, Solved(problem, _took_ms(before, entry) if problem.is_timed else None)
        before = entry


def _read(waiting: GameToRead, store: Store) -> Read:
    found: list[tuple[int, Solved]] = []
    try:
        game = find_game(waiting.name)
        if game.version != waiting.version or waiting.options is None:
            return waiting.id, (), Whereabouts.LOST
        options = game.options(waiting.options)
        for each in solved(game, options, store.look_at(waiting.id).entries(game.meanings)):
            found.append(each)
    except RecordsUnavailable:
        raise
    except Exception:  # whatever is wrong with what was stored: the other games are read all the same
        return waiting.id, tuple(found), Whereabouts.TABLE if found else Whereabouts.LOST
    return waiting.id, tuple(found), Whereabouts.TABLE


def _took_ms(roll: Entry | None, answer: Entry) -> int | None:
    """Return the time between a roll and the answer to it by the turn's clock; None where none ran."""
    if roll is None or not isinstance(roll.reply, Rolled) or not answer.clock_ms:
        return None
    if not isinstance(answer.clock_ms, int) or not isinstance(roll.clock_ms, int):
        return None  # what is stored may be damaged
    return max(0, answer.clock_ms - roll.clock_ms)


class _NoDice:
    """All dice of a journal have fallen."""

    def roll(self, nth: int, count: int, sides: int) -> tuple[int, ...]:
        raise RuntimeError("a journal is only read")

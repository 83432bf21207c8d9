"""The carpet with everything that lies on it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.turn import UNDER_WAY, Phase, Turn
from voice_host.games.dogylicious.table.layout import rows
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message, picture as seen
from voice_host.script.picture import Mark


def bare_carpet(carpet: Carpet) -> seen.Board:
    """Return the carpet as it is laid out, with nothing on it."""
    return _board(carpet, lambda tile: _tile(carpet, tile, _edge(carpet, tile)))


def carpet_of(game: GameState, turn: Turn | None) -> seen.Board:
    """Return the carpet in a game, with its tokens and what belongs to the turn being played."""
    carpet, seats = game.settings.carpet, game.settings.order
    tokens = {
        token.tile: seen.Token(wording.player(token.player), seats.index(token.player)) for token in game.all_tokens
    }
    free = frozenset(_free(turn)) if turn is not None else frozenset()
    steps = {} if turn is None else {tile: n for n, tile in enumerate(turn.route, start=turn.route_began + 1)}

    def tile(which: Tile) -> seen.Tile:
        marks = _edge(carpet, which) if turn is None else (*_edge(carpet, which), *_marks(turn, which, free))
        return _tile(carpet, which, marks, steps.get(which), tokens.get(which))

    return _board(carpet, tile, counted=turn is not None and turn.phase in UNDER_WAY)


def place(which: Tile) -> Message:
    """Return the words that mean a tile and no other."""
    return message("table-place", row=which.row, column=which.column)


def _board(carpet: Carpet, tile: Callable[[Tile], seen.Tile], *, counted: bool = False) -> seen.Board:
    drawn = tuple(tuple(tile(which) for which in row) for row in rows(carpet))
    return seen.Board(message("table-carpet"), message("table-near"), drawn, counted)


def _tile(
    carpet: Carpet,
    which: Tile,
    marks: tuple[Mark, ...],
    step: int | None = None,
    token: seen.Token | None = None,
) -> seen.Tile:
    return seen.Tile(carpet.number(which), wording.by_place(carpet, which), place(which), marks, step, token)


def _edge(carpet: Carpet, which: Tile) -> tuple[Mark, ...]:
    return (Mark.EDGE,) if carpet.is_edge(which) else ()


def _marks(turn: Turn, which: Tile, free: Collection[Tile]) -> tuple[Mark, ...]:
    there = {
        Mark.DOG: which == turn.dog,
        Mark.START: which == turn.start,
        Mark.TARGET: which == turn.target,
        Mark.VISITED: which in turn.visited and which != turn.dog,
        Mark.FREE: which in free,
    }
    return tuple(mark for mark, is_there in there.items() if is_there)


def _free(turn: Turn) -> Collection[Tile]:
    """Return the tiles of which one is to be chosen now."""
    if turn.phase is Phase.CHOOSE_START:
        return turn.carpet.edge_tiles
    return turn.targets() if turn.phase in (Phase.CHOOSE_TARGET, Phase.STOP_OR_GO) else ()

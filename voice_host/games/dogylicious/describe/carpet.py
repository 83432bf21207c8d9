"""The carpet, read out row by row from left to right."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile
from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState
from voice_host.script import Message, message


def rows(state: GameState | BeforeGame) -> tuple[Message, ...]:
    """Return all rows, with the tokens and the dog on them."""
    carpet = _carpet(state)
    size = message("told-carpet", rows=len(carpet.rows), columns=len(carpet.rows[0]))
    return (size, *(_row(state, number) for number in range(1, len(carpet.rows) + 1)))


def row(state: GameState | BeforeGame, number: int) -> tuple[Message, ...]:
    """Return one row, counted from 1 as on the printed map; or that there is none of that number."""
    carpet = _carpet(state)
    if not 1 <= number <= len(carpet.rows):
        return (message("no-such-place", rows=len(carpet.rows), columns=len(carpet.rows[0])),)
    return (_row(state, number),)


def places(state: GameState | BeforeGame, number: int) -> tuple[Message, ...]:
    """Return where the tiles of a number lie, and which have a token; or that there are none."""
    carpet = _carpet(state)
    tiles = [tile for tile in carpet.tiles if carpet.number(tile) == number]
    if not tiles:
        return (message("no-such-number", number=number),)
    return (message("told-place-of", places=tuple(_place(state, tile) for tile in tiles)),)


def _place(state: GameState | BeforeGame, tile: Tile) -> Message:
    taken = isinstance(state, GameState) and state.token_on(tile) is not None
    number = _carpet(state).number(tile)
    return message("told-place-token" if taken else "told-place", number=number, row=tile.row, column=tile.column)


def _carpet(state: GameState | BeforeGame) -> Carpet:
    return state.carpet if isinstance(state, BeforeGame) else state.settings.carpet


def _row(state: GameState | BeforeGame, number: int) -> Message:
    carpet = _carpet(state)
    tiles = tuple(_tile(state, tile) for tile in carpet.tiles if tile.row == number)
    return message(_wording(carpet, number), row=number, tiles=tiles)


def _wording(carpet: Carpet, row: int) -> str:
    """Return whether a row is the nearest, the farthest, or neither, by the wording that tells it."""
    depths = {tile: carpet.depth(tile) for tile in carpet.tiles}
    own = {depth for tile, depth in depths.items() if tile.row == row}
    if own == {max(depths.values())}:
        return "told-row-far"
    return "told-row-near" if own == {min(depths.values())} else "told-row"


def _tile(state: GameState | BeforeGame, tile: Tile) -> Message:
    number = _carpet(state).number(tile)
    if isinstance(state, GameState):
        if state.turn is not None and state.turn.end is None and state.turn.dog == tile:
            return message("told-tile-dog", number=number)
        if state.token_on(tile) is not None:
            return message("told-tile-token", number=number)
    return message("number-alone", number=number)

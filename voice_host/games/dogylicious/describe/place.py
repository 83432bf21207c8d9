"""Where the dog is, what is around it, where it can go: the carpet as the players see it (rules 1.11)."""

from __future__ import annotations

from collections import Counter

from voice_host.games.dogylicious.rules.carpet import Carpet, Direction, Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.turn import UNDER_WAY, Turn
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message

CLOCKWISE: tuple[Direction, ...] = ("forward", "right", "back", "left")
"""The order in which the neighbours are told (rules 1.11)."""


def players_stand(carpet: Carpet) -> Message:
    """Return at which side of the carpet the players stand: all the words for sides are as seen from there."""
    near = [tile for tile in carpet.tiles if carpet.depth(tile) == min(map(carpet.depth, carpet.tiles))]
    if len({tile.row for tile in near}) == 1:
        return message("told-stand-row", row=near[0].row)
    return message("told-stand-column", column=near[0].column)


def where(turn: Turn) -> tuple[Message, ...]:
    """Return the dog's tile by row, column and number; before it has one, where the players stand."""
    if turn.dog is None:
        return (message("told-no-start"), players_stand(turn.carpet))
    number = turn.carpet.number(turn.dog)
    return (message("told-here", row=turn.dog.row, column=turn.dog.column, number=number),)


def around(game: GameState, turn: Turn) -> tuple[Message, ...]:
    """Return the neighbours of the dog's tile, clockwise from the one ahead, the edge of the carpet among them."""
    if turn.dog is None:
        return (message("told-no-start"), message("told-hint-carpet"))
    neighbours = turn.carpet.around(turn.dog)
    ways = []
    for way in CLOCKWISE:
        there = neighbours.get(way)
        tile = message("told-edge") if there is None else _seen(game, turn, there)
        ways.append(message("told-way", way=message("way", way=way), tile=tile))
    return (message("told-around", ways=tuple(ways)),)


def _seen(game: GameState, turn: Turn, tile: Tile) -> Message:
    """Return a tile's number, and what bars it: it was visited in this turn, or it has a token."""
    number = turn.carpet.number(tile)
    if tile in turn.visited:
        return message("told-tile-visited", number=number)
    return message("told-tile-token" if game.token_on(tile) else "number-alone", number=number)


def free(game: GameState, turn: Turn) -> tuple[Message, ...]:
    """Return the targets that may be chosen now. The way to them is the player's own work."""
    if turn.dog is None:
        return (message("told-free-later"), *tokens(game))
    if turn.phase in UNDER_WAY and turn.target is not None:
        return (message("told-on-the-way", target=wording.tile(turn.carpet, turn.target)),)
    targets = turn.targets()
    if not targets:
        return (message("told-none-free"),)
    whole = _wholly_free(turn.carpet, targets)
    single = [tile for tile in targets if turn.carpet.number(tile) not in whole]
    told = []
    if whole:
        numbers = tuple(message("number-plural", number=number) for number in whole)
        told.append(message("told-all-free", numbers=numbers))
    if single:
        told.append(message("told-free", tiles=wording.tiles(turn.carpet, single), count=len(single)))
    return tuple(told)


def _wholly_free(carpet: Carpet, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """Return the numbers of which the carpet has several tiles, all of them among these."""
    everywhere = Counter(carpet.number(tile) for tile in carpet.tiles)
    here = Counter(carpet.number(tile) for tile in tiles)
    return tuple(number for number in sorted(here) if here[number] == everywhere[number] > 1)


def tokens(game: GameState) -> tuple[Message, ...]:
    """Return on which tiles tokens lie, row after row."""
    tiles = sorted(token.tile for token in game.all_tokens)
    if not tiles:
        return (message("told-no-tokens"),)
    return (message("told-tokens", tiles=wording.tiles(game.settings.carpet, tiles), count=len(tiles)),)

"""From a tile as it was named to the one tile that is meant, asking where two fit."""

from __future__ import annotations

from collections.abc import Callable, Generator

from voice_host.games.dogylicious.meanings import GiveUp, Side, Start, Target, TileName
from voice_host.games.dogylicious.rules.carpet import Carpet, Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.naming import named, on_side
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Cue, Message, Reply, TimeUp, ask, message, say

Narrowing = Callable[[tuple[Tile, ...]], tuple[Tile, ...]]
"""Which of the tiles that fit a name the rules leave possible."""


def choose_tile(
    game: GameState, name: TileName, anew: type[Start | Target], possible: Narrowing, asked: bool = False
) -> Generator[Cue, Reply, tuple[Tile, bool] | TimeUp | GiveUp | None]:
    """Return the tile that is meant and whether it took a question; TimeUp; GiveUp; or None where there is no such
    tile. ``anew`` is how another one may be named instead.

    Where the rules leave none of the tiles that fit, the first is returned, for the rules to say why not.
    """
    carpet = game.settings.carpet
    fitting = tiles_named(carpet, name)
    if not fitting:
        yield from say(game, no_such_tile(carpet, name))
        return None
    left = possible(fitting)
    if len(left) <= 1:
        return (left or fitting)[0], asked
    number = carpet.number(left[0])
    choices = wording.choice_between(carpet, left)
    reply = yield from ask(
        game,
        message("ask-which", number=number, tiles=choices),
        (Side, anew, GiveUp),
        message("choices-which", tiles=choices),
        to=game.player,
    )
    if isinstance(reply, TimeUp):
        return reply
    meaning = reply.meaning
    if isinstance(meaning, GiveUp):
        return meaning
    if isinstance(meaning, Side):
        chosen = _chosen(carpet, left, meaning)
        if len(chosen) == 1:
            return chosen[0], True
        other = TileName(meaning.number or name.number, meaning.side, meaning.row, meaning.column)
    else:
        other = getattr(meaning, "tile", None) or name
    return (yield from choose_tile(game, other, anew, possible, True))


def _chosen(carpet: Carpet, tiles: tuple[Tile, ...], which: Side) -> tuple[Tile, ...]:
    """Return those of the tiles that an answer to "which?" fits."""
    if which.number not in (None, carpet.number(tiles[0])):
        return ()
    here = tuple(tile for tile in tiles if which.row in (None, tile.row) and which.column in (None, tile.column))
    return on_side(carpet, here, which.side) if here and which.side else here  # type: ignore[arg-type]


def tiles_named(carpet: Carpet, name: TileName) -> tuple[Tile, ...]:
    """Return all tiles that a name fits."""
    return named(carpet, number=name.number, side=name.side, row=name.row, column=name.column)  # type: ignore[arg-type]


def no_such_tile(carpet: Carpet, name: TileName) -> Message:
    """Return why a name fits no tile."""
    if name.number is not None and not tiles_named(carpet, TileName(number=name.number)):
        return message("no-such-number", number=name.number)
    if name.number is None:
        return message("no-such-place", rows=len(carpet.rows), columns=len(carpet.rows[0]))
    return message("no-such-tile")

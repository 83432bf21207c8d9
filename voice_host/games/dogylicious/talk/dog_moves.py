"""The conversation where only the number of steps was announced: where the dog goes, step by step (D8).

The player says it after each right answer, or a friend who watches the dog. What cannot be on this carpet is refused
and asked again. What can be but is against the rules, a tile that does not touch or one entered before, ends the turn
(D-T16 to D-T18); it is asked back once, for it may have been misheard.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Union

from voice_host.games.dogylicious.meanings import GiveUp, Move, TileName
from voice_host.games.dogylicious.rules import walking
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.ending import time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.games.dogylicious.talk import wording
from voice_host.games.dogylicious.talk.ending import Talk, give_up
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.tile_choice import no_such_tile, tiles_named
from voice_host.games.dogylicious.talk.ways import which_way
from voice_host.script import Cue, Message, Reply, TimeUp, ask, message, say
from voice_host.script.meaning import No, Yes

Moved = Generator[Cue, Reply, Union[Tile, TimeUp, None]]


def move(game: GameState) -> Talk:
    """Hear where the dog went, until it is a step or ends the turn."""
    turn = turn_of(game)
    while turn.end is None:
        reply = yield from ask(game, message("ask-move"), (Move, GiveUp), message("choices-move"), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        if isinstance(reply.meaning, Move):
            there = yield from _there(game, reply.meaning)
            there = (yield from _sure(game, there)) if isinstance(there, Tile) else there
            if isinstance(there, TimeUp):
                return game.with_turn(time_up(turn))
            if there is not None:
                return (yield from _moved(game.with_turn(walking.move(turn, there, reply.at_ms))))
        else:
            game = yield from give_up(game)
            turn = turn_of(game)
    return game


def _moved(game: GameState) -> Talk:
    turn = turn_of(game)
    if turn.end is None and turn.dog is not None:
        yield from say(game, message("dog-moved", tile=wording.tile(turn.carpet, turn.dog)))
    return game


def _there(game: GameState, said: Move) -> Moved:
    """Return the tile that is meant; TimeUp; None where there is no such tile, and that has been said."""
    turn = turn_of(game)
    dog = _dog(turn)
    if said.way is not None:
        there = turn.carpet.toward(dog, said.way)  # type: ignore[arg-type]
        if there is None:
            yield from say(game, message("move-off-the-carpet", tile=wording.tile(turn.carpet, dog)))
        return there
    name = said.tile or TileName()
    fitting = tiles_named(turn.carpet, name)
    beside = tuple(tile for tile in fitting if tile in turn.carpet.neighbours(dog))
    fresh = tuple(tile for tile in beside if tile not in turn.visited)
    if len(fresh) > 1:
        return (yield from _which(game, fresh))
    if not fitting:
        yield from say(game, no_such_tile(turn.carpet, name))
        return None
    if not beside and dog in fitting:
        yield from say(game, message("move-stays", tile=wording.tile(turn.carpet, dog)))
        return None
    return (*fresh, *beside, *fitting)[0]


def _which(game: GameState, tiles: tuple[Tile, ...]) -> Moved:
    """Ask which of several neighbours with the same number it was."""
    turn = turn_of(game)
    question = which_way(turn.carpet, _dog(turn), tiles)
    reply = yield from ask(game, question, (Move,), message("choices-move"), to=game.player)
    if isinstance(reply, TimeUp):
        return reply
    return (yield from _there(game, reply.meaning)) if isinstance(reply.meaning, Move) else None


def _sure(game: GameState, there: Tile) -> Moved:
    """Return the tile, asked back where it ends the turn; None where the dog is not there."""
    turn = turn_of(game)
    against = _against_the_rules(turn, there)
    if against is None:
        return there
    reply = yield from ask(game, against, (Yes, No), message("choices-move-against"), to=game.player)
    if isinstance(reply, TimeUp):
        return reply
    return there if isinstance(reply.meaning, Yes) else None


def _against_the_rules(turn: Turn, there: Tile) -> Message | None:
    tile = wording.tile(turn.carpet, there)
    if there in turn.visited:
        return message("ask-moved-twice", tile=tile)
    if there not in turn.carpet.neighbours(_dog(turn)):
        return message("ask-moved-apart", tile=tile)
    return None


def _dog(turn: Turn) -> Tile:
    if turn.dog is None:
        raise RuntimeError("the dog stands nowhere yet")
    return turn.dog

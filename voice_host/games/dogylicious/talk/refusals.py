"""Why something is not allowed, in words. Every refusal of the rules has a sentence of its own."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message


def of_tile(game: GameState, refused: Refused, tile: Tile) -> Message:
    """Return why a tile cannot be the start or the target."""
    carpet = game.settings.carpet
    name = wording.tile(carpet, tile)
    if refused.reason is Reason.NOT_AN_EDGE_TILE:
        return message("not-at-the-edge", tile=name)
    if refused.reason is Reason.NO_TARGET_FROM_HERE:
        return message("no-free-target-from-here", tile=name)
    if refused.reason is Reason.HAS_TOKEN:
        return message("target-has-token", tile=name)
    if refused.reason is Reason.ALREADY_VISITED:
        here = turn_of(game).dog == tile
        return message("target-is-here" if here else "target-already-visited", tile=name)
    if refused.reason is Reason.NO_ROUTE:
        return message("target-without-route", tile=name)
    return message("no-such-tile")


def of_route(game: GameState, refused: Refused) -> Message:
    """Return why the announced route is not a legal one."""
    carpet = game.settings.carpet
    turn = turn_of(game)
    target = wording.tile(carpet, turn.target) if turn.target else message("no-such-tile")
    tile = wording.tile(carpet, refused.tile) if refused.tile else target
    came_from = wording.tile(carpet, refused.came_from) if refused.came_from else target
    if refused.reason is Reason.TOO_SHORT:
        return message("route-too-short", target=target)
    if _names_where_the_dog_stands(turn, refused):
        return message("route-from-here", tile=wording.tile(carpet, turn.walked[-1]))
    if refused.reason is Reason.NOT_A_NEIGHBOUR:
        return message("route-not-a-neighbour", **{"from": came_from, "to": tile})
    if refused.reason is Reason.OFF_THE_CARPET:
        return message("route-off-the-carpet", **{"from": came_from})
    if refused.reason is Reason.VISITED_TWICE:
        return message("route-visited-twice", tile=tile)
    return message("route-wrong-end", end=tile, target=target)


def _names_where_the_dog_stands(turn: Turn, refused: Refused) -> bool:
    """Whether a route was said with the tile before its first step."""
    if turn.dog is None or refused.tile is None or refused.at != 1 or refused.reason is not Reason.NOT_A_NEIGHBOUR:
        return False
    return turn.carpet.number(refused.tile) == turn.carpet.number(turn.dog)


def turn_of(game: GameState) -> Turn:
    """Return the turn being taken. A conversation without one is a mistake of the script."""
    if game.turn is None:
        raise RuntimeError("no turn is being taken")
    return game.turn

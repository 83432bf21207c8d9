"""Where the pawns stand, who is in danger, and what blocks the way: so that it can be followed without a board."""

from __future__ import annotations

from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.listing import colours_moved
from voice_host.games.dog.rules.pawns import COLOURS, KENNEL, PAWNS_EACH, is_home, pawn, pawns_of
from voice_host.games.dog.rules.track import LONGEST_WALK
from voice_host.games.dog.rules.walking import blocks as is_block
from voice_host.games.dog.talk import wording
from voice_host.script import Message, message

Told = tuple[Message, ...]


def all_pawns(game: GameState) -> Told:
    """Return where the pawns of all colours stand."""
    return tuple(_of_colour(game, one) for one in game.settings.colours_in_play)


def pawns(game: GameState, named: str | None) -> Told:
    """Return where the pawns of a colour stand; "all" for all of them, None for those of whose turn it is."""
    if named == "all":
        return all_pawns(game)
    if named is not None:
        which = COLOURS.index(named)
        if which not in game.settings.colours_in_play:
            return (_no_such_colour(game),)
        return (_of_colour(game, which),)
    return tuple(_of_colour(game, one) for one in game.settings.own_colours(_whose(game)))


def one_pawn(game: GameState, named: str, number: int) -> Told:
    """Return where one pawn stands."""
    which = COLOURS.index(named)
    if which not in game.settings.colours_in_play:
        return (_no_such_colour(game),)
    return (message("told-pawn", pawn=wording.where(game, pawn(which, number))),)


def danger(game: GameState) -> Told:
    """Return which pawns that the player may move an opponent's could reach with one card: it stands one to thirteen
    squares behind (rules 2.10).
    """
    settings, places = game.settings, game.position.places
    seat = _whose(game)
    own = [one for which in colours_moved(settings, game.position, seat) for one in pawns_of(which)]
    others = [
        one
        for which in settings.colours_in_play
        if settings.side(which) != settings.side(seat)
        for one in pawns_of(which)
        if places[one] >= 0
    ]
    told = []
    for one in (one for one in own if places[one] >= 0):
        behind = [(other, (places[one] - places[other]) % settings.track.length) for other in others]
        near = tuple(
            message("behind", pawn=wording.pawn(other), steps=steps)
            for other, steps in behind
            if 1 <= steps <= LONGEST_WALK
        )
        if near:
            told.append(message("told-danger", pawn=wording.pawn(one), others=near))
    return tuple(told) or (message("told-no-danger", player=wording.seat(game, seat)),)


def blocks(game: GameState) -> Told:
    """Return the pawns that stand on their own start and bar the way (M3)."""
    standing = [
        one
        for which in game.settings.colours_in_play
        for one in pawns_of(which)
        if game.position.places[one] >= 0 and is_block(game.settings, game.position, one)
    ]
    if not standing:
        return (message("told-no-blocks"),)
    return (message("told-blocks", pawns=wording.pawns(standing), count=len(standing)),)


def _of_colour(game: GameState, which: int) -> Message:
    """Return where the four pawns of a colour stand: those in the kennel as a number, all others one by one."""
    position = game.position
    out = tuple(one for one in pawns_of(which) if position.places[one] != KENNEL)
    name = wording.of_colour(which)
    if not out:
        return message("told-all-in-kennel", colour=name)
    if all(is_home(position.places[one]) for one in out) and len(out) == PAWNS_EACH:
        return message("told-all-home", colour=name)
    return message("told-colour", pawns=wording.wheres(game, out), kennel=PAWNS_EACH - len(out))


def _whose(game: GameState) -> int:
    """Return whose pawns are asked about: those of whose turn it is, else of whoever begins."""
    return game.turn_seat if game.turn_seat is not None else game.start_seat


def _no_such_colour(game: GameState) -> Message:
    colours = tuple(wording.of_colour(one) for one in game.settings.colours_in_play)
    return message("refused-no-such-colour", colours=colours)

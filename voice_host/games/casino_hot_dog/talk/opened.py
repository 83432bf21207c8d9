"""What is told about fists: before they are closed, and when they are open."""

from __future__ import annotations

from collections.abc import Collection

from voice_host.games.casino_hot_dog.rules.chips import HEAP, Chip, score
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.round import Fist
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Message, message


def before_the_fists(game: GameState) -> tuple[Message, ...]:
    """Return what all have to know before they choose: who has to draw, and whose bag holds only the heap (H4).

    That is no comment on chances: it is said to all, of what lies open.
    """
    now = game.round
    if now.opening == 0:
        return ()
    lines = [
        message("only-double", player=wording.seat(game, seat)) for seat in now.still_in if now.hands[seat].has_to_draw
    ]
    if game.settings.say_only_heap:
        lines += [
            message("only-heap", player=wording.seat(game, seat))
            for seat in now.still_in
            if now.hands[seat].only_heap_left
        ]
    if game.settings.sealing == "in_order" and now.opening == 1 and len(now.still_in) > 1:
        lines.append(message("in-order"))  # the last to speak has an edge, and the table is told so (H8)
    return tuple(lines)


def told(game: GameState, seat: int, fist: Fist) -> Message:
    """Return what follows from a fist that a player has just told, as in "four, seven in all"."""
    hand, player = game.round.hands[seat], wording.seat(game, seat)
    if not isinstance(fist, Chip):
        return message("told-opts-out", player=player, score=hand.score)
    if fist == HEAP:
        return message("told-heap", player=player)
    if not hand.front:
        return message("told-first", player=player, chip=wording.chip(fist))
    return message("told-chip", player=player, chip=wording.chip(fist), score=score((*hand.front, fist)))


def at_this_opening(game: GameState, known: Collection[int]) -> tuple[Message, ...]:
    """Return what was in the fists that have just been opened, but for those that the players told themselves."""
    now = game.round
    return tuple(
        _opened(game, seat, fist) for seat in now.seats if seat not in known and (fist := now.last[seat]) is not None
    )


def _opened(game: GameState, seat: int, fist: Fist) -> Message:
    hand, player = game.round.hands[seat], wording.seat(game, seat)
    if not isinstance(fist, Chip):
        return message("opened-out", player=player, score=hand.score)
    if fist == HEAP:
        return message("opened-heap", player=player)
    if len(hand.front) == 1:
        return message("opened-first", player=player, chip=wording.chip(fist))
    return message("opened-chip", player=player, chip=wording.chip(fist), score=hand.score)

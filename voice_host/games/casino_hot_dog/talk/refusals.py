"""Why something is not allowed, in words."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.refusal import Reason, Refused
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Gap, Message, message


def why(game: GameState, refused: Refused) -> Message:
    """Return why a wish was not granted."""
    gaps: dict[str, Gap] = {}
    if refused.seat is not None:
        gaps["player"] = wording.seat(game, refused.seat)
    if refused.reason in (Reason.NO_SUCH_CHIP, Reason.NOT_IN_BAG) and refused.chip is not None:
        gaps["chip"] = wording.chip(refused.chip)
    if refused.reason is Reason.NO_SUCH_CHIP:
        gaps["chips"] = wording.chips(game.settings.bag)
        del gaps["player"]
    if refused.reason is Reason.NOT_ON_THE_DICE:
        small, large = game.settings.die_small, game.settings.die_large
        gaps |= {"small": _faces(small), "large": _faces(large)}
    if refused.reason in (Reason.NOT_SHOWN, Reason.TAKEN) and game.round.dice is not None:
        gaps = {"faces": tuple(wording.face(game.round.dice[die]) for die in game.round.dice_left)}
    if refused.reason is Reason.NOT_YET and game.round.to_move is not None:
        gaps["first"] = wording.seat(game, game.round.to_move)
    if refused.reason is Reason.NO_MOVER:
        gaps["movers"] = wording.seats(game, game.round.movers)
    return message(f"refused-{refused.reason.name.lower().replace('_', '-')}", **gaps)


def _faces(die: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(wording.face(face) for face in dict.fromkeys(die))

"""Why something is not allowed, in words."""

from __future__ import annotations

from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.pawns import COLOURS, colour
from voice_host.games.dog.rules.refusal import Reason, Refused
from voice_host.games.dog.talk import wording
from voice_host.script import Gap, Message, message

_PLACED = (Reason.BLOCKED, Reason.PROTECTED)
"""The reasons that need a start to be named."""


def why(game: GameState, refused: Refused) -> Message:
    """Return why a wish was not granted. Of a hidden hand nothing is told."""
    if refused.reason is Reason.MUST_PLAY and game.settings.are_hands_hidden:
        return message("refused-must-play-hidden")
    gaps: dict[str, Gap] = {
        name: value for name in ("number", "least", "most") if (value := getattr(refused, name)) is not None
    }
    if refused.pawn is not None:
        gaps["pawn"] = wording.pawn(refused.pawn)
    if refused.other is not None:
        gaps["other"] = wording.pawn(refused.other)
    if refused.card is not None:
        gaps["card"] = wording.card(refused.card)
    if refused.seat is not None:
        gaps["player"] = wording.seat(game, refused.seat)
    if refused.reason in _PLACED and refused.other is not None:
        gaps["colour"] = COLOURS[colour(refused.other)]
    if refused.reason in (Reason.SWAP_KENNEL, Reason.SWAP_HOME, Reason.SWAP_START):
        gaps["pawn"] = gaps.pop("other", gaps.get("pawn", ""))
    return message(f"refused-{refused.reason.name.lower().replace('_', '-')}", **gaps)

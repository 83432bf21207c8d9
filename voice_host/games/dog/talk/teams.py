"""Who has which colour, and who plays with whom (rules 2.3)."""

from __future__ import annotations

from voice_host.games.dog.rules.settings import Settings
from voice_host.games.dog.talk import wording
from voice_host.script import Message, message


def who_plays_what(settings: Settings) -> tuple[Message, ...]:
    """Return everybody's colours, and the partners where there are such."""
    pairs = zip(settings.players, settings.seats, strict=True)
    colours = tuple(
        message(
            "has-colours" if settings.two_colours else "has-colour",
            player=wording.player(player),
            colours=tuple(wording.of_colour(one) for one in settings.own_colours(seat)),
        )
        for player, seat in pairs
    )
    told = (message("colours", players=colours),)
    if not settings.in_teams:
        return told if settings.two_colours else (*told, message("each-alone"))
    half = len(settings.players) // 2
    teams = tuple(
        message("team", one=wording.player(one), other=wording.player(other))
        for one, other in zip(settings.players[:half], settings.players[half:], strict=True)
    )
    return (*told, message("teams", teams=teams))

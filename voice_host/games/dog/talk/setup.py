"""The conversation before the game: who plays, whose cards, which rules, who begins (rules 2.3, 2.7 and 2.10)."""

from __future__ import annotations

from typing import Any

from voice_host.games.dog.meanings import HowHands, Nobody, Opponents, Ready, WhichRules, WhoseCards
from voice_host.games.dog.options import Options
from voice_host.games.dog.rules.settings import (
    LONGEST_SPACING,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPPONENTS,
    SHORTEST_SPACING,
    Settings,
    is_opponent,
)
from voice_host.games.dog.talk import wording
from voice_host.script import Message, message, say
from voice_host.script.meaning import No, Number, Yes
from voice_host.script.shared.asking import Asked, ask_before
from voice_host.script.shared.who_plays import ask_names, ask_players, ask_starter, offer_last_players

_OTHERS = 3
"""So many of the host's own players sit at the table of somebody who is alone."""


def set_up(options: Options) -> Asked[Settings]:
    """Ask for what was not chosen, and say who plays, and by which rules. With players named, nothing is asked."""
    if options.players is not None:
        settings = options.settings()
    else:
        yield from say(None, message("welcome"))
        settings = options.settings(**(yield from _asked_for(options)))
    yield from say(None, message("players-are", players=wording.players(settings.players)), *_rules(settings))
    if settings.hands == "pages" and settings.cards == "virtual":
        yield from ask_before(message("ask-pages"), (Ready,), message("choices-pages"))
    return settings


def _rules(settings: Settings) -> tuple[Message, ...]:
    """Return what is announced of the rules: where public ones differ, the players know by which they play (M6)."""
    seven = message(f"seven-{settings.seven_passes}".replace("_", "-"))
    return (message(f"variant-{settings.variant}"), seven)


def _asked_for(options: Options) -> Asked[dict[str, Any]]:
    players = yield from _ask_who_plays(options)
    alone = any(map(is_opponent, players))
    cards, hands, spacing, variant = options.cards, options.hands, options.spacing, options.variant
    if cards is None:
        cards = "virtual" if alone else (yield from _ask_whose_cards())
    if cards == "virtual" and hands is None:
        hands = "open" if alone else (yield from _ask_hands())
    if cards == "real" and spacing is None:
        spacing = yield from _ask_spacing()
    if variant is None:
        variant = yield from _ask_variant()
    starter = yield from _ask_starter(players)
    return {
        "players": players,
        "cards": cards,
        "hands": hands or "open",
        "spacing": spacing or Settings.spacing,
        "variant": variant,
        "starter": starter,
    }


def _ask_who_plays(options: Options) -> Asked[tuple[str, ...]]:
    least, most = _how_many(options)
    last_can = options.cards != "real" or not any(map(is_opponent, options.last_players or ()))
    players = (yield from offer_last_players(options, least, most, wording.players)) if last_can else ()
    if not players:
        count = most if least == most else (yield from ask_players(least, most, "" if least == 1 else "-real"))
        players = yield from ask_names(options, count, several="ask-names-clockwise", refuse=_refuse)
    return players if len(players) > 1 else (*players, *(yield from _ask_opponents()))


def _how_many(options: Options) -> tuple[int, int]:
    """Return how few and how many of the family can play by what was chosen: two where each has two colours, and nobody
    alone with real cards, which the host cannot play.
    """
    if options.two_player_mode == "two_colours":
        return MIN_PLAYERS, MIN_PLAYERS
    return (MIN_PLAYERS if options.cards == "real" else 1), MAX_PLAYERS


def _refuse(name: str) -> Message | None:
    """Return why this is no name of a player: the host's own are called so."""
    return message("refused-name-of-mine", player=wording.player(name)) if is_opponent(name) else None


def _ask_opponents() -> Asked[tuple[str, ...]]:
    """Ask how well the host's own players play: one of them is the partner of who is alone."""
    meaning = yield from ask_before(message("ask-opponents"), (Opponents,), message("choices-opponents"))
    wanted = meaning.strength if isinstance(meaning, Opponents) else "easy"
    return tuple(name for name, strength in OPPONENTS.items() if strength == wanted)[:_OTHERS]


def _ask_whose_cards() -> Asked[str]:
    meaning = yield from ask_before(message("ask-cards"), (Yes, No, WhoseCards), message("choices-cards"))
    if isinstance(meaning, WhoseCards):
        return meaning.cards
    return "real" if isinstance(meaning, Yes) else "virtual"


def _ask_hands() -> Asked[str]:
    meaning = yield from ask_before(message("ask-hands"), (HowHands,), message("choices-hands"))
    return meaning.hands if isinstance(meaning, HowHands) else "open"


def _ask_spacing() -> Asked[int]:
    """Ask how large the family's board is (default G2)."""
    while True:
        meaning = yield from ask_before(message("ask-spacing"), (Number,), message("choices-spacing"))
        spacing = meaning.value if isinstance(meaning, Number) else 0
        if SHORTEST_SPACING <= spacing <= LONGEST_SPACING:
            return spacing
        gaps = {"number": spacing, "least": SHORTEST_SPACING, "most": LONGEST_SPACING}
        yield from say(None, message("refused-spacing", **gaps))


def _ask_variant() -> Asked[str]:
    """Name the rule for the seven, and offer the classic ones (decision G6)."""
    meaning = yield from ask_before(message("ask-variant"), (Yes, No, WhichRules), message("choices-variant"))
    if isinstance(meaning, WhichRules):
        return meaning.variant
    return "classic" if isinstance(meaning, Yes) else "seed"


def _ask_starter(players: tuple[str, ...]) -> Asked[str]:
    """Ask who begins; the first named where nobody is chosen (default G10)."""
    family = tuple(player for player in players if not is_opponent(player))
    chosen = yield from ask_starter(message("ask-starter"), family, Nobody, wording.players)
    return chosen or family[0]

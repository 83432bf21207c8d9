"""The conversation before the game: who plays, who rolls, how the dice lie (rules 4.1 and 4.2)."""

from __future__ import annotations

from voice_host.games.dotzee.meanings import Against, Quick, Roller
from voice_host.games.dotzee.options import Options
from voice_host.games.dotzee.rules.settings import MAX_PLAYERS, Settings
from voice_host.games.dotzee.talk import wording
from voice_host.script import message, say
from voice_host.script.meaning import No, Yes
from voice_host.script.shared.asking import Asked, ask_before
from voice_host.script.shared.who_plays import ask_names, ask_players, offer_last_players


def set_up(options: Options) -> Asked[Settings]:
    """Ask for what was not chosen, and say who plays. With players named, nothing is asked."""
    if options.players is not None:
        settings = options.settings()
    else:
        yield from say(None, message("welcome"))
        settings = yield from _asked_for(options)
    if len(settings.order) > 1:
        yield from say(None, message("players-are", players=wording.players(settings.order)))
    return settings


def _asked_for(options: Options) -> Asked[Settings]:
    most = 1 if options.opponent in ("easy", "hard") else MAX_PLAYERS
    players = yield from offer_last_players(options, 1, most)
    if not players:
        count = 1 if most == 1 else (yield from ask_players(1, MAX_PLAYERS))
        players = yield from ask_names(options, count)
    opponent, rolled_by, quick_play = options.opponent, options.rolled_by, options.quick_play
    if opponent is None and len(players) == 1 and rolled_by != "players":
        opponent = yield from _ask_opponent()
    if rolled_by is None and opponent in (None, "none"):
        rolled_by = yield from _ask_roller()
    if quick_play is None:
        quick_play = yield from _ask_quick()
    return options.settings(players=players, opponent=opponent, rolled_by=rolled_by, quick_play=quick_play)


def _ask_opponent() -> Asked[str]:
    meaning = yield from ask_before(message("ask-opponent"), (Against, No), message("choices-opponent"))
    return meaning.strength if isinstance(meaning, Against) else "none"


def _ask_roller() -> Asked[str]:
    meaning = yield from ask_before(message("ask-roller"), (Roller,), message("choices-roller"))
    return meaning.who if isinstance(meaning, Roller) else "host"


def _ask_quick() -> Asked[bool]:
    meaning = yield from ask_before(message("ask-quick"), (Yes, No, Quick), message("choices-quick"))
    return meaning.on == "yes" if isinstance(meaning, Quick) else isinstance(meaning, Yes)

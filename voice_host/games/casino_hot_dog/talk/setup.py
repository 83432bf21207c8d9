"""The conversation before the game: who plays, whose pieces, which chips, who starts (rules 3.1 and 3.3)."""

from __future__ import annotations

from typing import Any

from voice_host.games.casino_hot_dog.meanings import (
    NobodyAgrees,
    NumberChips,
    Opponent,
    WhosePieces,
    WithDouble,
)
from voice_host.games.casino_hot_dog.options import Options
from voice_host.games.casino_hot_dog.rules.chips import NUMBER_CHIPS
from voice_host.games.casino_hot_dog.rules.settings import (
    MAX_PLAYERS,
    MOST_ON_A_CHIP,
    OPPONENTS,
    Settings,
    is_opponent,
)
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Message, message, say
from voice_host.script.meaning import No, Yes
from voice_host.script.shared.asking import Asked, ask_before
from voice_host.script.shared.who_plays import ask_names, ask_players, ask_starter, offer_last_players


def set_up(options: Options) -> Asked[Settings]:
    """Ask for what was not chosen, and say who plays. With players named, nothing is asked."""
    if options.players is not None:
        settings = options.settings()
    else:
        yield from say(None, message("welcome"))
        settings = options.settings(**(yield from _asked_for(options)))
    yield from say(None, message("players-are", players=wording.players(settings.players)))
    return settings


def _asked_for(options: Options) -> Asked[dict[str, Any]]:
    players = yield from _ask_who_plays(options)
    pieces, use_doubler, number_chips = options.pieces, options.use_doubler, options.number_chips
    if pieces is None:
        pieces = yield from _ask_whose_pieces()
    if use_doubler is None:
        use_doubler = yield from _ask_doubler()
    if pieces == "real" and number_chips is None:
        number_chips = yield from _ask_number_chips()
    starter = yield from _ask_starter(players)
    return {
        "players": players,
        "pieces": pieces,
        "use_doubler": use_doubler,
        "number_chips": number_chips,
        "starter": starter,
    }


def _ask_who_plays(options: Options) -> Asked[tuple[str, ...]]:
    players = yield from offer_last_players(options, 1, MAX_PLAYERS, wording.players)
    if not players:
        count = yield from ask_players(1, MAX_PLAYERS)
        players = yield from ask_names(options, count, several="ask-names-clockwise", refuse=_refuse)
    return players if len(players) > 1 else (*players, *(yield from _ask_opponent()))


def _refuse(name: str) -> Message | None:
    """Return why this is no name of a player: the host's own dogs are called so."""
    return message("refused-name-of-dog", player=wording.player(name)) if is_opponent(name) else None


def _ask_opponent() -> Asked[tuple[str, ...]]:
    """Ask whom somebody plays against who is alone: the game is for two at least."""
    meaning = yield from ask_before(message("ask-opponent"), (Opponent,), message("choices-opponent"))
    wanted = meaning.strength if isinstance(meaning, Opponent) else "easy"
    return tuple(name for name, strength in OPPONENTS.items() if wanted in (strength, "both"))


def _ask_whose_pieces() -> Asked[str]:
    meaning = yield from ask_before(message("ask-pieces"), (Yes, No, WhosePieces), message("choices-pieces"))
    if isinstance(meaning, WhosePieces):
        return meaning.pieces
    return "real" if isinstance(meaning, Yes) else "virtual"


def _ask_doubler() -> Asked[bool]:
    """Ask for the variation: younger players leave the doubler out."""
    meaning = yield from ask_before(message("ask-double"), (Yes, No, WithDouble), message("choices-double"))
    if isinstance(meaning, WithDouble):
        return meaning.on == "yes"
    return isinstance(meaning, Yes)


def _ask_number_chips() -> Asked[tuple[int, ...]]:
    """Ask what is on the family's chips: how often each number is there is not printed in the rules (default H1)."""
    question = message("ask-chips", numbers=_in_words(NUMBER_CHIPS))
    while True:
        meaning = yield from ask_before(question, (Yes, No, NumberChips), message("choices-chips"))
        if isinstance(meaning, Yes):
            return NUMBER_CHIPS
        if isinstance(meaning, No):
            question = message("ask-read-chips")
            continue
        numbers = meaning.numbers if isinstance(meaning, NumberChips) else ()
        if len(numbers) == len(NUMBER_CHIPS) and all(1 <= number <= MOST_ON_A_CHIP for number in numbers):
            yield from say(None, message("chips-are", numbers=_in_words(numbers)))
            return tuple(sorted(numbers))
        yield from say(None, message("refused-chips", count=len(numbers)))


def _in_words(numbers: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(message("chip-number", number=number) for number in numbers)


def _ask_starter(players: tuple[str, ...]) -> Asked[str]:
    """Ask who has the coolest betting face; the youngest starts where the table cannot agree (rules 3.3)."""
    family = tuple(player for player in players if not is_opponent(player))
    coolest = yield from ask_starter(message("ask-starter"), family, NobodyAgrees, wording.players)
    if coolest is not None:
        return coolest
    youngest = yield from ask_starter(message("ask-youngest"), family, called=wording.players)
    return youngest or family[0]

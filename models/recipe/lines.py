"""Lines to speak for the training: what players say, numbers, digits, single words, and talk that is no game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache

from voice_host.commands.spoken_game import SpokenGame, spoken_game
from voice_host.games.registry import GAMES, find_game
from voice_host.language.files import languages
from voice_host.language.numbers import plural, spell, spellings
from voice_host.script.meaning import SHARED

DIGITS = (*(spell(digit) for digit in range(10)), "oh")
PLURALS = tuple(plural(number) for number in range(1, 13))
COMMANDS = (
    "yes no stop go left right forward backward back up down on off ready done roll help repeat again check undo "
    "pause resume continue score near far start target go_on time_left never_mind not_now got_it i_give_up"
).split()
COLOURS = "red blue green yellow black white orange purple pink brown grey gray gold silver".split()
LONGEST = 14
"""Longer lines are left out: the training looks at two seconds at a time."""


def number(n: int, chance: random.Random) -> str:
    """Return a number as somebody says it; zero as most do."""
    return chance.choice(spellings(n)) if n else spell(n)


def answer(chance: random.Random) -> str:
    """A problem with a product, right or wrong: the model must not learn which products are right."""
    a, b, c = (number(chance.randint(1, top), chance) for top in (12, 12, 144))
    says = chance.choice(["is", "equals", "makes", ""])
    return chance.choice(
        [f"{a} times {b} {says} {c}", f"{a} by {b} {says} {c}", f"{a} {chance.choice(PLURALS)} are {c}", f"it is {c}",
         f"that is {c}", f"the answer is {c}", f"{a} times {b}", f"{a} {b} {c}"]
    )  # fmt: skip


def lone_number(chance: random.Random) -> str:
    """One number, most often one that is easily taken for another."""
    return number(
        chance.choice([*range(13, 20), *range(20, 100, 10), chance.randint(0, 12), chance.randint(20, 200)]), chance
    )


def digits(chance: random.Random) -> str:
    """A number digit by digit."""
    return " ".join(chance.choice(DIGITS) for _ in range(chance.choice([1, 1, 1, 2, 2, 3, 4, 4, 5, 6])))


def pieces(chance: random.Random) -> str:
    """Steps and pieces, in numbers beside each other that sound alike."""
    steps, food = number(chance.randint(1, 19), chance), lone_number(chance)
    return chance.choice([f"{steps} steps", f"{food} pieces", f"{steps} steps and {food} pieces"])


def tile(chance: random.Random) -> str:
    """A tile of the carpet."""
    where = chance.choice(["near", "far", "left", "right", "the near", "the far", "tile", "number", ""])
    begun, named = chance.choice(["", "", "this is my target", "my target is"]), number(chance.randint(1, 12), chance)
    return f"{begun} {where} {named}"


def command(chance: random.Random) -> str:
    """One word, or two that belong together."""
    return chance.choice(COMMANDS).replace("_", " ")


def any_words(chance: random.Random) -> str:
    """Words of all games in any order, so that each is heard in many neighbourhoods."""
    return " ".join(chance.choices([*vocabulary(), *COLOURS], k=chance.randint(1, 5)))


def game_line(chance: random.Random) -> str:
    """A sentence of a game's or the host's own sentence file."""
    stock = chance.choice(sentences())
    return chance.choice(stock)


@cache
def spoken_games() -> tuple[SpokenGame, ...]:
    """All games of the project."""
    return tuple(map(spoken_game, GAMES))


@cache
def vocabulary(language: str = "en", games: Sequence[str] = tuple(GAMES)) -> tuple[str, ...]:
    """All words that can be said in any game that speaks a language."""
    speak_it = [name for name in games if language in languages(find_game(name).package)]
    stocks = [spoken_game(name, language).sentences for name in speak_it]
    return tuple(sorted({word for stock in stocks for word in stock.vocabulary()}))


@cache
def sentences() -> tuple[tuple[str, ...], ...]:
    """Sentences of all games: one tuple for each thing that can be meant."""
    meanings = [
        (each.sentences, meaning) for each in spoken_games() for meaning in (*SHARED, *each.game.meanings)
    ]  # fmt: skip
    stocks = (tuple(stock.phrases((meaning,), seed=5)) for stock, meaning in meanings)
    return tuple(stock for stock in stocks if stock)


KINDS: dict[Callable[[random.Random], str], float] = {
    game_line: 0.30,
    answer: 0.16,
    lone_number: 0.14,
    digits: 0.12,
    command: 0.10,
    any_words: 0.08,
    pieces: 0.05,
    tile: 0.05,
}
"""How often each kind of line is spoken; the rest, up to OTHER, is talk that is no game."""

OTHER = 0.12

HESITANT = 0.06
"""Lines with an "um" or "er" somewhere."""
HESITATIONS = ("um", "uh", "er", "um", "hmm")


def lines(count: int, seed: int, other: Sequence[str] = ()) -> list[str]:
    """Return ``count`` lines in lower case. ``other``: sentences that are no game, for every eighth line."""
    chance = random.Random(seed)
    said: list[str] = []
    while len(said) < count:
        if other and chance.random() < OTHER:
            line = chance.choice(other)
        else:
            line = chance.choices(list(KINDS), list(KINDS.values()))[0](chance)
        words = line.split()
        if chance.random() < HESITANT:
            words.insert(chance.randint(0, len(words)), chance.choice(HESITATIONS))
        line = " ".join(words)
        if 0 < len(line.split()) <= LONGEST:
            said.append(line)
    return said

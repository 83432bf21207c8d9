"""Who plays: names, colours, or "player one", "player two" and so on.

A wrong name is worse than a number, so what was said is read back and counts after a yes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from voice_host.script import Gap, Meaning, Message, message, say
from voice_host.script.meaning import Names, No, NoNames, Typed, Yes
from voice_host.script.shared.asking import Asked, ask_before, ask_yes
from voice_host.script.shared.met import Met
from voice_host.script.shared.players import clean, is_named, player, players

_FIRST = 4
"""So many names that the machine knows are offered."""

_FREE = (Names, NoNames, Typed)


@dataclass(frozen=True)
class Players(Meaning):
    """How many play."""

    count: int


Refuse = Callable[[str], "Message | None"]
"""Why a game takes a name for no player's; None where it does."""


def _take_any(name: str) -> None:
    """Refuse no name."""


def offer_last_players(
    met: Met, least: int, most: int, called: Callable[[Iterable[str]], tuple[Gap, ...]] = players
) -> Asked[tuple[str, ...]]:
    """Ask whether those who played last play again, and return them; nobody where they do not, or cannot so."""
    last = met.last_players or ()
    if not least <= len(last) <= most or not any(map(is_named, last)):
        return ()
    question = message("ask-last-players", players=called(last), count=len(last))
    again = yield from ask_yes(question, message("choices-last-players"))
    return last if again else ()


def ask_players(least: int, most: int, how: str = "") -> Asked[int]:
    """Ask how many play, and return it. ``how`` stands behind the names of the wordings, where a game has several."""
    while True:
        meaning = yield from ask_before(message(f"ask-players{how}"), (Players,), message(f"choices-players{how}"))
        count = meaning.count if isinstance(meaning, Players) else 0
        if least <= count <= most:
            return count
        yield from say(None, message(f"refused-players{how}", count=count, most=most))


def ask_names(
    met: Met, count: int, *, several: str = "ask-names", refuse: Refuse = _take_any
) -> Asked[tuple[str, ...]]:
    """Ask who the ``count`` players are, and return their names. Whoever has none is called by number.

    ``several`` asks more than one, and with "-known" behind it where some are known here.
    """
    chosen = yield from _offered(met.unheard_players or (), count)
    said = yield from _asked(refuse, count, chosen, _question(met, count, chosen, several))
    while any(map(is_named, said)) and said != chosen:
        meaning = yield from ask_before(
            message("ask-names-right", players=players(said)),
            (Yes, No, Names, NoNames),  # whatever else is typed here was meant to be yes or no
            message("choices-names-right"),
        )
        if isinstance(meaning, Yes):
            break
        if isinstance(meaning, No):
            said = yield from _asked(refuse, count, chosen, message("ask-names-again"))
        else:
            said = yield from _asked(refuse, count, chosen, message("ask-names-again"), meaning)
    return said


def ask_starter(
    question: Message,
    family: tuple[str, ...],
    nobody: type[Meaning] | None = None,
    called: Callable[[Iterable[str]], tuple[Gap, ...]] = players,
) -> Asked[str | None]:
    """Ask which of the ``family`` begins, and return the name; None where the answer is ``nobody``, if it may be that.

    Who is alone is not asked.
    """
    if len(family) == 1:
        return family[0]
    expects: tuple[type[Meaning], ...] = (Names, Typed) if nobody is None else (Names, Typed, nobody)
    choices = message("choices-starter", players=called(family))
    while True:
        meaning = yield from ask_before(question, expects, choices)
        if nobody is not None and isinstance(meaning, nobody):
            return None
        named = {clean(name).casefold() for name in _names_in(meaning)}
        starters = [one for one in family if one.casefold() in named]
        if len(named) == 1 and starters:
            return starters[0]
        yield from say(None, message("refused-starter", players=called(family)))


def _offered(unheard: tuple[str, ...], count: int) -> Asked[tuple[str, ...]]:
    """Ask for each of the names that cannot be said to the host whether they play."""
    chosen: tuple[str, ...] = ()
    for name in unheard[:_FIRST]:
        if len(chosen) < count and (
            yield from ask_yes(message("ask-plays", player=name), message("choices-plays", player=name))
        ):
            chosen = (*chosen, name)
    return chosen


def _question(met: Met, count: int, chosen: tuple[str, ...], several: str) -> Message:
    if chosen:
        return message("ask-next-name", names=players(chosen))
    known = [name for name in met.known_players or () if name not in (met.unheard_players or ())]
    which = "ask-name" if count == 1 else several
    return message(f"{which}-known", known=tuple(known[:_FIRST])) if known else message(which)


def _asked(
    refuse: Refuse, count: int, chosen: tuple[str, ...], question: Message, said: Meaning | None = None
) -> Asked[tuple[str, ...]]:
    """Ask until there are as many names as players; ``said`` is what was said already."""
    names = chosen
    while len(names) < count:
        meaning = said or (yield from ask_before(question, _FREE, message("choices-names")))
        said = None
        if isinstance(meaning, NoNames):
            return _numbered(names, count)
        new = _names_in(meaning)
        refusal = _refusal(refuse, (*names, *new), count)
        if refusal is None:
            names = (*names, *new)
            question = message("ask-next-name", names=players(new))
        elif names != chosen and len(new) == count and _refusal(refuse, new, count) is None:
            names = new  # all of them said once more
        else:
            yield from say(None, refusal)
            question = message("ask-names-again" if names == chosen else "ask-who-else")
    return names


def _names_in(meaning: Meaning) -> tuple[str, ...]:
    if isinstance(meaning, Names):
        return meaning.names
    return tuple(filter(None, map(clean, meaning.parts))) if isinstance(meaning, Typed) else ()


def _refusal(refuse: Refuse, names: tuple[str, ...], count: int) -> Message | None:
    """Return why these cannot be the players' names, or the first of them; None where they can."""
    known: set[str] = set()
    for name in names:
        refused = refuse(name)
        if refused is not None:
            return refused
        if name.casefold() in known:
            return message("refused-name-twice", player=player(name))
        known.add(name.casefold())
    return message("refused-names-many", count=count) if len(names) > count else None


def _numbered(names: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Return the names and, for the players without one, the number of their place."""
    for place in range(len(names) + 1, count + 1):
        free = [str(number) for number in (place, *range(1, count + 1)) if str(number) not in names]
        names = (*names, free[0])
    return names

"""Whom this machine knows by name."""

from __future__ import annotations

from voice_host.commands.spoken_game import SpokenGame
from voice_host.language import normalise
from voice_host.records import RecordsUnavailable, Store
from voice_host.script import People
from voice_host.script.meaning import Names


def people_of(store: Store, spoken: SpokenGame, *, hears: bool = True) -> People:
    """Return who has played on this machine, and whose names it was taught to say.

    Where the host ``hears``, those names are told apart that it has no sentence for; typed, each can be said. Nobody is
    known where nothing can be read.
    """
    try:
        names = (*store.players(), *store.pronunciations.all())
        last = store.last_players(spoken.game.name)
    except RecordsUnavailable:
        return People()
    by_name: dict[str, str] = {}
    for name in names:
        by_name.setdefault(name.casefold(), name)
    known = tuple(by_name.values())
    unheard = tuple(name for name in known if hears and not _can_be_heard(name, spoken))
    return People(known, unheard, last)


def _can_be_heard(name: str, spoken: SpokenGame) -> bool:
    understood = spoken.sentences.understand(normalise(name, spoken.language), (Names,)).meanings
    heard = [one.casefold() for each in understood if isinstance(each, Names) for one in each.names]
    return heard == [name.casefold()]

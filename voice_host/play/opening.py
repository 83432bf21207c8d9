"""How a performance begins: a new game, or an unfinished one."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from datetime import datetime
from typing import Any

from voice_host.play.answers.understanding import Understanding
from voice_host.play.answers.yes_or_no import ask_yes_or_no
from voice_host.play.dice import Dice, SeededDice
from voice_host.play.performance import JournalDoesNotFit, Performance
from voice_host.play.talk import Talk
from voice_host.records import (
    EVERYBODY,
    GameElsewhere,
    Journal,
    MemoryJournal,
    RecordsUnavailable,
    Store,
    UnknownMeaning,
)
from voice_host.script import Game, Message, message
from voice_host.script.meaning import AnotherGame, Undo


class JournalOfAnotherVersion(ValueError):  # noqa: N818
    """The unfinished game was begun with another version of the game's script."""


def begin(
    game: Game, options: Any, store: Store, seed: int, *, language: str = "en", dice: Dice | None = None
) -> Performance:
    """Begin a game. ``dice`` are SeededDice(seed) where none are given.

    Where nothing can be written the game is played unsaved, and ``Performance.trouble`` says so.
    """
    trouble = None
    journal: Journal
    try:
        journal = store.begin(game, game.plain(options), seed, language)
    except RecordsUnavailable as error:
        journal, trouble = MemoryJournal(), str(error)
    performance = Performance(
        game, options, dice or SeededDice(seed), journal, recall=lambda key: store.record(game.name, key)
    )
    performance.trouble = performance.trouble or trouble
    return performance


def go_on(game: Game, store: Store, game_id: int, *, dice: Dice | None = None) -> Performance:
    """Go on with an unfinished game after a silent replay of its journal.

    Raises, each with a sentence: GameElsewhere, JournalOfAnotherVersion, JournalDoesNotFit (the game is set aside then
    and not offered again), RecordsUnavailable.
    """
    stored = store.take(game_id)
    try:
        if stored.version != game.version:
            raise JournalOfAnotherVersion(
                "The unfinished game was begun with another version of this program, which asked other questions. It "
                "is kept. Begin a new one here."
            )
        return Performance(
            game,
            _options(game, stored.options),
            dice or SeededDice(stored.seed),
            stored,
            entries=stored.entries(game.meanings),
            recall=lambda key: store.record(game.name, key),
        )
    except (JournalDoesNotFit, UnknownMeaning) as error:
        stored.close()
        store.set_aside(game_id, str(error))
        raise JournalDoesNotFit(str(error)) from error
    except BaseException:
        stored.close()
        raise


def offer_unfinished(
    talk: Talk,
    understanding: Understanding,
    store: Store,
    game: Game,
    now: datetime,
    *,
    from_menu: bool = False,
) -> Performance | None:
    """Offer to go on with the latest unfinished game, and say who plays it; return it, or None for a new one.
    It goes on in its own language.

    A game that was declined is kept and not offered again; nor is one that cannot be gone on with, which is told once
    and not asked about. Raises EndOfInput where the players leave instead, and ToTheMenu where they want another game
    or, ``from_menu``, did not choose this one.
    """
    try:
        spoken = (understanding.language, *understanding.others)
        waiting = [each for each in store.unfinished(game.name) if each.language in spoken]
        if not waiting:
            return None
        replayed = _replayed(game, store, waiting[0].id)
        with ExitStack() as unless_wanted:
            unless_wanted.callback(replayed.close)
            question = _question(_ago(waiting[0].begun, now), replayed)
            to_menu = (AnotherGame, Undo) if from_menu else (AnotherGame,)
            if not ask_yes_or_no(talk, understanding, question, undo_is_no=False, go_on_is_yes=True, to_menu=to_menu):
                store.decline(waiting[0].id)
                return None
            unless_wanted.pop_all()
        talk.manners.speak_in(waiting[0].language, EVERYBODY)
        return replayed
    except (GameElsewhere, JournalDoesNotFit, JournalOfAnotherVersion, RecordsUnavailable) as error:
        talk.trouble(str(error))
        talk.say(message("host-cannot-go-on"))
        return None


def _replayed(game: Game, store: Store, game_id: int) -> Performance:
    """Return a game to go on with. Raises what ``go_on`` does, once for each game."""
    try:
        return go_on(game, store, game_id)
    except JournalOfAnotherVersion:
        store.decline(game_id)
        raise


def _question(begun: Message, game: Performance) -> Message:
    """Return the question whether to go on with a game, with its players where they are known."""
    players = game.game.players(game.state)
    if players:
        return message("host-unfinished-of", begun=begun, players=players)
    return message("host-unfinished", begun=begun)


def _options(game: Game, plain: Mapping[str, Any]) -> Any:
    try:
        return game.options(plain)
    except (ValueError, TypeError, AttributeError) as error:  # what is stored may be damaged
        raise JournalDoesNotFit(f"The saved game was begun with options that cannot be chosen: {error}") from error


def _ago(then: datetime, now: datetime) -> Message:
    days = (now.astimezone().date() - then.astimezone().date()).days
    if days <= 0:
        return message("host-begun-today")
    return message("host-begun-yesterday") if days == 1 else message("host-begun-days-ago", days=min(days, 999))

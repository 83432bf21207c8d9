"""What a game is to its host."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from voice_host.script.cues import Cue
from voice_host.script.meaning import Meaning, Question
from voice_host.script.message import Gap, Message
from voice_host.script.picture import Picture, Private
from voice_host.script.press import Press
from voice_host.script.problem import Problem
from voice_host.script.replies import Reply


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    totals: Mapping[str, int]
    """Points by player."""
    winners: tuple[str, ...]
    """Those with the most points; empty where nobody plays against anybody."""
    record_key: str | None = None
    """The record this game may set, None where it has none. A player's name in it, in the same letters whatever its
    capitals, stands between commas: it goes when the player is forgotten."""
    record_value: int | None = None
    """What the players reached for that record."""


Script = Generator[Cue, Reply, Outcome]
"""A game being played: it yields cues, is sent replies, and returns its outcome."""


PEOPLE_IN = frozenset(
    {"players", "starter", "hints_for", "known_players", "unheard_players", "last_players", "names", "parts"}
)
"""The options of games, and the fields of meanings, that may hold names of people: there, and nowhere else, the name of
somebody who is to be forgotten is looked for. "Left" may be a player, and a direction."""


@dataclass(frozen=True)
class People:
    """Who is known where the game is played: what helps to ask for names."""

    known: tuple[str, ...] = ()
    """Names, those to be offered first in front."""
    unheard: tuple[str, ...] = ()
    """Those of them that cannot be said to the host; it can only ask whether they play."""
    last: tuple[str, ...] = ()
    """Who played this game last to its end, in their order."""


class Game(Protocol):
    """A game that the host can perform. Its sentences and prompts lie in the folder of ``package``, by language."""

    name: str
    """As it is typed after ``voice-host play``."""
    package: str
    """The Python package of the game, whose folders ``en/`` (``he/`` ...) hold sentences.yaml and prompts.ftl."""
    presents: tuple[str, ...]
    """The packages of the games that it presents, in the files menu.yaml and menu.ftl of their languages: those of all
    games for the menu, none for a game."""
    version: int
    """The version of the script. A journal of another version is never replayed into this one."""
    option_names: frozenset[str]
    """The names of its options, as far as players choose them: what is chosen for other games is none of its."""
    meanings: tuple[type[Meaning], ...]
    """Every meaning the game's own sentence files speak of, the questions among them."""
    questions: tuple[type[Question], ...]
    """What may be asked of the game at any time, from before the first answer until after the outcome."""
    askable: Message
    """Tells the players what these are."""

    def options(self, chosen: Mapping[str, Any]) -> Any:
        """Return the game's options from plain values by name (as a journal or a conversation file holds them).

        What is missing is asked for by voice. Raises ValueError with a sentence that says what to choose instead.
        """

    def plain(self, options: Any) -> Mapping[str, Any]:
        """Return options as plain values for JSON: the inverse of ``options``."""

    def again(self, options: Any, state: Any) -> Any:
        """Return the options of the next game of an evening that began with ``options``.

        With the ``state`` at the end of the game before: its players and its settings, and nothing is asked. Where that
        is None: others play, so players are asked for, whoever was named.
        """

    def players(self, state: Any) -> tuple[Gap, ...]:
        """Return who plays, in the order of play; nobody as long as that is not known."""

    def meet(self, options: Any, people: People) -> Any:
        """Return the options with those who are known, so that the script can offer their names."""

    def script(self, options: Any) -> Script:
        """Return the game from its first word to its outcome."""

    def score(self, state: Any) -> tuple[Message, ...]:
        """Return what to say when somebody asks for the score."""

    def where_we_are(self, state: Any) -> tuple[Message, ...]:
        """Return what players have to know who go on with a game another day, beside the question that is open."""

    def reply(self, state: Any, question: Question) -> tuple[Message, ...]:
        """Return the answer to one of ``questions``, at least one message, from a state that any cue carried.

        Nothing changes by it, and nothing is told that the players have to find out themselves.
        """

    asks: tuple[Press, ...]
    """What can be pressed to ask ``questions``."""

    def picture(self, state: Any) -> Picture:
        """Return what there is to see in a state that any cue carried; None before the first.

        Nothing is in it that the players have to find out themselves.
        """

    def private(self, state: Any) -> tuple[Private, ...]:
        """Return what only single players may see in a state, for pages of their own; none where nothing is, or where
        they are told it otherwise.
        """

    def presses(self, state: Any, expects: tuple[type[Meaning], ...]) -> tuple[Press, ...]:
        """Return what can be pressed for those of the game's ``meanings`` that are expected in a state.

        Its words are understood like any others, so a press means what saying it means.
        """

    def problem(self, state: Any, meaning: Meaning) -> Problem | None:
        """Return the problem that ``meaning`` answers, where it was asked in ``state``; None where it answers none.

        What is practised before a game, and what the game does not take for an answer, is none.
        """

    def confirms_taking_back(self, state: Any, meaning: Meaning | None) -> bool:
        """Say whether the others at the table have to agree that an answer was misheard before it is taken back.

        ``state`` is the one in which the question was asked, ``meaning`` what was heard; None where it goes on from
        there to the end of the turn's time, which is taken back with it. False where nobody can gain anything by it,
        or nobody else is there.
        """

"""What players mean: one frozen dataclass a meaning. Here are those that any game and the host itself share."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import ClassVar


@dataclass(frozen=True)
class Meaning:
    """The base of everything a player can mean.

    The fields of a subclass are filled from the slots of the sentence that was said; a field whose type is a tuple
    collects every slot of its name, in the order said.
    """

    is_read_back: ClassVar[bool] = False
    """Whether a script reads it back and asks whether it is right: then the likeliest of several readings is taken, for
    nobody wants to be asked twice."""

    @classmethod
    @cache
    def kind(cls) -> str:
        """The meaning's name in files and in JSON: its class's name in lower case with hyphens."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


@dataclass(frozen=True)
class Always(Meaning):
    """The base of what may always be said: the host deals with it, a script never sees it, no journal keeps it."""


@dataclass(frozen=True)
class Question(Always):
    """The base of what may always be asked of a game. ``Game.reply`` answers it from the state alone.

    Where a question of the script expects one, the script hears it as its answer, and the journal keeps it.
    """


@dataclass(frozen=True)
class Yes(Meaning):
    """Agreement."""


@dataclass(frozen=True)
class No(Meaning):
    """Refusal."""


@dataclass(frozen=True)
class Again(Meaning):
    """Once more: the answer of whoever wants another game or turn, where that is asked; elsewhere it is a Repeat."""


@dataclass(frozen=True)
class Number(Meaning):
    """A bare number, as in the reply to "how many players?"."""

    value: int


@dataclass(frozen=True)
class Digits(Meaning):
    """Digits said one by one, each 0 to 9."""

    digits: tuple[int, ...]


@dataclass(frozen=True)
class Names(Meaning):
    """First names or colours, as a reply to "what are your names?". "1" to "4" stand for "player one" to "four"."""

    is_read_back: ClassVar[bool] = True

    names: tuple[str, ...]


@dataclass(frozen=True)
class NoNames(Meaning):
    """Players are to be called by number."""


@dataclass(frozen=True)
class Typed(Meaning):
    """What was typed and is no sentence, as it is: where a question expects it, it asks for words of any kind.

    It has no sentences, so nothing that is heard is ever taken for it.
    """

    parts: tuple[str, ...]
    """The words, parted where several things are listed ("Zofia, Bartek and Ola")."""


@dataclass(frozen=True)
class Repeat(Always):
    """Say that again."""


@dataclass(frozen=True)
class Help(Always):
    """What can I say now?"""


@dataclass(frozen=True)
class WhatToAsk(Always):
    """What can I ask about the game?"""


@dataclass(frozen=True)
class AskScore(Always):
    """How do we stand?"""


@dataclass(frozen=True)
class AskTime(Always):
    """How much time is left?"""


@dataclass(frozen=True)
class Pause(Always):
    """Stop the clock and wait."""


@dataclass(frozen=True)
class Resume(Always):
    """Go on after a pause."""


@dataclass(frozen=True)
class Undo(Always):
    """You misheard me: take back the last thing heard."""


@dataclass(frozen=True)
class Quit(Always):
    """Leave the game; it is kept and can be gone on with later."""


@dataclass(frozen=True)
class AnotherGame(Always):
    """Leave the game for another one, which is chosen next; this one is kept and can be gone on with later."""


@dataclass(frozen=True)
class AskListening(Always):
    """Are you listening?"""


@dataclass(frozen=True)
class Slower(Always):
    """Speak more slowly."""


@dataclass(frozen=True)
class Faster(Always):
    """Speak faster."""


@dataclass(frozen=True)
class Quieter(Always):
    """Speak more quietly."""


@dataclass(frozen=True)
class Louder(Always):
    """Speak louder."""


@dataclass(frozen=True)
class Briefer(Always):
    """Use fewer words."""


@dataclass(frozen=True)
class Fuller(Always):
    """Explain more."""


@dataclass(frozen=True)
class WaitLonger(Always):
    """Give me more time between my words."""


@dataclass(frozen=True)
class WaitLess(Always):
    """Do not wait so long when I have spoken."""


@dataclass(frozen=True)
class RememberThat(Always):
    """Speak and wait in the next game as you do now."""


@dataclass(frozen=True)
class BackToNormal(Always):
    """Speak and wait as usual again, and forget what you remembered."""


@dataclass(frozen=True)
class SpeakIn(Always):
    """Speak another language from now on: with whoever says so, or with those who are named."""

    language: str
    """Its code, such as "en"."""
    names: tuple[str, ...] = ()


ANYTIME: tuple[type[Meaning], ...] = (
    Repeat,
    Help,
    WhatToAsk,
    AskScore,
    AskTime,
    Pause,
    Resume,
    Undo,
    Quit,
    AnotherGame,
    AskListening,
    Slower,
    Faster,
    Quieter,
    Louder,
    Briefer,
    Fuller,
    WaitLonger,
    WaitLess,
    RememberThat,
    BackToNormal,
    SpeakIn,
)
"""What may always be said in any game. A game adds its questions."""

SHARED: tuple[type[Meaning], ...] = (*ANYTIME, Yes, No, Again, Number, Digits, Names, NoNames)
"""Every meaning of this file that has sentences: what the host's own sentence files speak of."""

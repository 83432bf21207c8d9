"""How players ask to be treated otherwise: slower, louder, in fewer words, with more patience."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voice_host.play.manners.manners import Manner, longer, shorter
from voice_host.play.talk import Talk
from voice_host.script import Meaning, message
from voice_host.script.meaning import (
    Briefer,
    Faster,
    Fuller,
    Louder,
    Quieter,
    Slower,
    WaitLess,
    WaitLonger,
)
from voice_host.speaking.settings import SpeechSettings

_Change = Callable[[Manner], Manner]


def _speaking(change: Callable[[SpeechSettings], SpeechSettings]) -> _Change:
    return lambda manner: manner.speaking(change)


_TREATMENTS: Mapping[type[Meaning], tuple[_Change, str, str]] = {
    Slower: (_speaking(SpeechSettings.slower), "host-slower", "host-slowest"),
    Faster: (_speaking(SpeechSettings.faster), "host-faster", "host-fastest"),
    Quieter: (_speaking(SpeechSettings.quieter), "host-quieter", "host-quietest"),
    Louder: (_speaking(SpeechSettings.louder), "host-louder", "host-loudest"),
    Briefer: (lambda manner: manner.wordier(-1), "host-briefer", "host-briefest"),
    Fuller: (lambda manner: manner.wordier(+1), "host-fuller", "host-fullest"),
    WaitLonger: (lambda manner: manner.waiting(longer), "host-waits-longer", "host-waits-longest"),
    WaitLess: (lambda manner: manner.waiting(shorter), "host-waits-less", "host-waits-least"),
}
"""What changes, and what is said: that it did, or that it goes no further."""

TREATED = tuple(_TREATMENTS)
"""The meanings that ask for it. They can be said at any question, the host's own too."""


def treat(talk: Talk, meaning: Meaning) -> bool:
    """Treat whoever is talked to as they ask by a meaning of TREATED, and say so; False where it goes no further."""
    change, done, no_further = _TREATMENTS[type(meaning)]
    if isinstance(meaning, (Briefer, Fuller)):
        talk.level_was_chosen()
    changed = talk.manners.change(change)
    talk.say(message(done if changed else no_further))
    return changed

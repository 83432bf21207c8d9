"""How Hebrew words may sound, and which English sounds are heard for theirs.

The host says each word in one way (``voice_host/language/he/lexicon.txt``); people say some in several: "and" as u or
ve, the h of "the" or none, the numbers of -teen with more or less of their vowels.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from voice_host.language.he.letters import plain
from voice_host.language.he.pronunciation import lexicon, sounds_of

HEARD_AS: Mapping[str, tuple[str, ...]] = {
    "a": ("AA", "AE", "AH"),
    "e": ("EH", "EY"),
    "i": ("IY",),
    "o": ("AO", "OW"),
    "u": ("UW",),
    "X": ("HH", "K", "F"),
    "R": ("R", "HH", "V", ""),
    "h": ("HH", ""),
    "?": ("",),
    "j": ("Y",),
    "S": ("SH",),
    "ts": ("T S",),
    "tS": ("CH",),
    "dZ": ("JH",),
    "Z": ("ZH",),
    **{sound: (sound.upper(),) for sound in "b d f g k l m n p s t v z".split()},
}
"""For each sound what may be heard instead, the likeliest first: English sounds, or none.

Chosen among six such tables by lines of espeak-ng's Hebrew in seven variants. Its r, at the throat, is heard as a V or
not at all, people's as an R or HH; its a as AE, people's as AA.
"""

PREFIXES: Mapping[str, tuple[str, ...]] = {
    "ו": ("ve", "u"),
    "ה": ("ha",),
    "ב": ("be", "ba", "b"),
    "ל": ("le", "la"),
    "מ": ("mi", "me"),
    "ש": ("Se",),
    "כ": ("ke", "ka"),
}
"""The ways a letter is said that is written together with the next word."""

_SIGNS = re.compile(r"[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]")
_SOUND = re.compile("|".join(sorted(map(re.escape, HEARD_AS), key=len, reverse=True)))


def ways(word: str) -> tuple[str, ...]:
    """Return how a word in normal form may be said, in the lexicon's sounds without stress."""
    return tuple(dict.fromkeys(_known(word) or (_without_stress(sounds_of(word)),)))


def spelled(sounds: str) -> list[str]:
    """Return the sounds of a word one by one."""
    return _SOUND.findall(sounds)


def _known(word: str) -> tuple[str, ...]:
    """Return the ways of a word in the lexicon, or of one behind a prefix; none for others."""
    own = _lexicon().get(word, ())
    prefixed = (
        prefix + said for prefix in PREFIXES.get(word[:1], ()) if not own or word[0] == "ו"
        for said in (_known(word[1:]) if len(word) > 2 else ())
    )  # fmt: skip
    return (*own, *prefixed)


@cache
def _lexicon() -> Mapping[str, tuple[str, ...]]:
    """Return the ways of single words by their normal form: also those that stand beside others in the lexicon."""
    known: dict[str, tuple[str, ...]] = {}
    for line, sounds in lexicon().items():
        for word, said in _beside(line.split(), _without_stress(sounds).split()):
            known[word] = (*known.get(word, ()), said)
    return known


def _beside(words: list[str], sounds: list[str]) -> Iterable[tuple[str, str]]:
    if len(words) != len(sounds):
        return ()
    letters = (_SIGNS.sub("", unicodedata.normalize("NFD", word)) for word in words)
    return zip(map(plain, letters), sounds, strict=True)


def _without_stress(sounds: str) -> str:
    return re.sub("[',]", "", sounds)

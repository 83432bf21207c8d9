"""How Hebrew text is said: every word written in espeak-ng's phonemes.

espeak-ng reads Hebrew letters without their vowels and spells vowel signs out, so it is never given any. The words
that the host says stand in ``lexicon.txt``, those that players say in ``heard.txt``, common first names in
``names.txt``; other words, which can only be rarer names, are spelled by the rules of ``spelled_out.py``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files

from voice_host.language.he.spelled_out import LETTERS, SIGNS, by_rules

SCRIPT = "HEBREW"

SOUNDS = {
    **{sound: sound for sound in ("a", "e", "i", "o", "u")},
    **{sound: sound for sound in ("b", "d", "dZ", "f", "g", "h", "j", "k", "l", "m", "n", "p")},
    **{sound: sound for sound in ("s", "S", "t", "ts", "tS", "v", "z", "Z", "X", "?")},
    "R": 'Q"',
}
"""The sounds of the lexicon and espeak-ng's mnemonics for them in its voice ``he``. Its R is Italian; Q" is at the
throat, as in Israel."""

_VOWELS = "aeiou"
_STRESSED = re.compile("'([aeiou])")
_ACUTE = "\u0301"
_IN_LATIN = str.maketrans({"S": "sh", "X": "ch", "Z": "zh", "j": "y", "R": "r", "?": "'", ",": ""})
_SOUND = re.compile("|".join(sorted(map(re.escape, SOUNDS), key=len, reverse=True)))
_LINE = re.compile(rf"([{LETTERS}{SIGNS} ]+) ([^{LETTERS}]+)")
_WORD = re.compile(rf"[{LETTERS}][{LETTERS}{SIGNS}]*(?:[\"'״׳](?=[{LETTERS}])[{LETTERS}{SIGNS}]*)*[׳']?")
_QUIET = re.compile('[\u0591-\u05cf\u05eb-\u05ff"]')
"""Marks that are not heard: the hyphen, quotes, and signs without a letter."""
_DOUBLE_LETTERS = str.maketrans({"װ": "וו", "ױ": "וי", "ײ": "יי"})
_PREFIX_AND_HYPHEN = re.compile(rf"(?<![{LETTERS}{SIGNS}])([ובהכלמש])[־-]({_WORD.pattern})")
_LONGEST = 3
"""Words of the longest line in the lexicon."""

_PATAH = "\u05b7"
_PREFIXES = {"ב": "be", "ה": "ha", "כ": "ke", "ל": "le", "ש": "Se", f"ב{_PATAH}": "ba", f"ל{_PATAH}": "la"}
"""What prefixes sound like, but for those that depend on the word: ו and מ."""
_THROATY = "אהחער"
"""Before them מ is me."""


def pronounced(text: str) -> str:
    """Return text without a Hebrew letter: its words as phonemes in ``[[ ]]``. Marks that make pauses stay, and so do
    words in other letters.
    """
    text = _PREFIX_AND_HYPHEN.sub(_prefixed, unicodedata.normalize("NFKD", text).translate(_DOUBLE_LETTERS))
    said, at = [], 0
    for start, end, sounds in _words(text):
        said += [_QUIET.sub(" ", text[at:start]), f"[[{mnemonics(sounds)}]]"]
        at = end
    return " ".join("".join((*said, _QUIET.sub(" ", text[at:]))).split())


def readable(text: str) -> str:
    """Return text with its Hebrew words in Latin letters and their stress as an accent: "shoshána"."""
    text = unicodedata.normalize("NFD", text)
    said, at = [], 0
    for start, end, sounds in _words(text):
        said += [text[at:start], _STRESSED.sub(lambda vowel: vowel.group(1) + _ACUTE, sounds).translate(_IN_LATIN)]
        at = end
    return unicodedata.normalize("NFC", "".join((*said, text[at:])))


def mnemonics(sounds: str) -> str:
    """Return sounds of the lexicon as espeak-ng writes them."""
    return _SOUND.sub(lambda sound: SOUNDS[sound.group()], sounds)


def guessed(text: str) -> tuple[str, ...]:
    """Return the words of a text that no lexicon has and that are said by rules."""
    words = _WORD.findall(unicodedata.normalize("NFD", text))
    return tuple(word for word in words if word not in _parts() and _known(word) is None)


def sounds_of(word: str) -> str:
    """Return the sounds of one word. An "and" before a name that is in no lexicon is taken for one."""
    known = _known(word)
    if known is None and word.startswith("ו") and len(word) > 3 and word == _letters(word) and word[1] not in "וי":
        return f"ve{by_rules(word[1:])}"
    return known or by_rules(word)


@cache
def lexicon() -> Mapping[str, str]:
    """Return the sounds of words, and of some that stand together, by their letters."""
    lines: dict[str, str] = {}
    for name in ("names.txt", "heard.txt", "lexicon.txt"):
        text = files(__package__).joinpath(name).read_text(encoding="utf-8")
        for line in unicodedata.normalize("NFD", text).splitlines():
            if line and not line.startswith("#"):
                found = _LINE.fullmatch(line)
                if found is None:
                    raise ValueError(f'{name}: this is no word with its sounds: "{line}"')
                lines[found.group(1)] = found.group(2)
    return lines


@cache
def _parts() -> frozenset[str]:
    """Return all words of the lexicon, those too that only stand together with others."""
    return frozenset(word for line in lexicon() for word in line.split())


def _words(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield where words, or some that stand together, begin and end, and their sounds."""
    words = list(_WORD.finditer(text))
    at = 0
    while at < len(words):
        for count in range(min(_LONGEST, len(words) - at), 0, -1):
            together = words[at : at + count]
            spoken = text[together[0].start() : together[-1].end()]
            known = _known(spoken) if count > 1 else sounds_of(spoken)
            if known is not None:
                yield together[0].start(), together[-1].end(), known
                break
        at += count


@lru_cache(maxsize=4096)
def _known(words: str) -> str | None:
    """Return the sounds of what is in the lexicon, as it is or after one or two prefixes; None where it is not."""
    found = lexicon().get(words)
    if found is not None:
        return found
    for prefix in re.findall(rf"^[ובהכלמש]{_PATAH}?", words):
        rest = words[len(prefix) :]
        after = _known(rest) if len(_letters(rest)) > 1 else None
        if after is not None and (sound := _prefix(prefix, rest, after)):
            return sound + after
    return None


def _prefix(prefix: str, rest: str, after: str) -> str | None:
    """Return what a prefix sounds like before a word. A stop parts it from a vowel."""
    first = _sounds(after)
    stop = "?" if first[0] in _VOWELS and not after.startswith("?") else ""
    if prefix == "ו":
        closed = first[0] in ("b", "v", "m", "p", "f") or (first[0] not in _VOWELS and first[1] not in _VOWELS)
        return f"{'u' if closed else 've'}{stop}"
    if prefix == "מ":
        return f"{'me' if rest[0] in _THROATY else 'mi'}{stop}"
    if prefix == "כ" and rest[0] == "ש" and len(rest) > 2 and rest not in lexicon():
        return f"k{stop}"
    sound = _PREFIXES.get(prefix)
    return None if sound is None else sound + stop


def _sounds(word: str) -> list[str]:
    """Return the sounds of a word one by one, and an empty one where it has only one."""
    return [*_SOUND.findall(word), ""]


def _prefixed(found: re.Match[str]) -> str:
    """Return a prefix and the word after its hyphen in one, or parted where only rules tell how the word is said."""
    prefix, word = found.groups()
    return f"{prefix}{word}" if _known(prefix + word) else f"{prefix} {word}"


def _letters(word: str) -> str:
    return re.sub(f"[{SIGNS}]", "", word)

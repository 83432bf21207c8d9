"""How a Hebrew word is said that stands in no lexicon, such as a rare name: from its letters.

With vowel signs this is exact. Without them vowels are missing and nobody can know them: ו is o and י is i between
consonants, and where two consonants meet an a comes after the first, unless that closes a syllable. What comes out can
be said and is often right; ``voice-host say`` corrects it.
"""

from __future__ import annotations

import re

LETTERS = "א-ת"
SIGNS = "\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7"
"""Vowel signs and what else stands above and below letters."""

_CONSONANTS = {
    **dict(
        zip("בגדהוזחטיכךלמםנןסעפףצץקרשת", "v g d h v z X t j X X l m m n n s ? f f ts ts k R S t".split(), strict=True)
    ),
    "א": "?",
    **{f"{letter}׳": sound for letter, sound in zip("גזצץ", ("dZ", "Z", "tS", "tS"), strict=True)},
}
_HARD = {"ב": "b", "כ": "k", "ך": "k", "פ": "p", "ף": "p"}
"""Letters with another sound at the beginning of a word, or with a dot."""
_DOT, _SIN, _HOLAM = "\u05bc", "\u05c2", "\u05b9"
_VOWEL_SIGNS = dict(
    zip("\u05b1\u05b2\u05b3\u05b4\u05b5\u05b6\u05b7\u05b8\u05b9\u05ba\u05bb\u05c7", "eaoieeaaoouo", strict=True)
)
_LETTER = rf"[גזצץ]׳|[{LETTERS}]"
"""A letter; three have other sounds with a stroke after them."""
_UNIT = re.compile(rf"({_LETTER})([{SIGNS}]*)")
_AEIOU = frozenset("aeiou")


def by_rules(word: str) -> str:
    """Return the sounds of a word, its stress on the last syllable, or on the one before where it ends in a vowel."""
    units = [(letter, signs) for letter, signs in _UNIT.findall(word.replace("'", "׳"))]
    pointed = any(sign in _VOWEL_SIGNS or sign == _DOT for _, signs in units for sign in signs)
    sounds = _pointed(units) if pointed else _unpointed("".join(letter for letter, _ in units))
    return _stressed(sounds)


def _pointed(units: list[tuple[str, str]]) -> list[str]:
    sounds: list[str] = []
    for at, (letter, signs) in enumerate(units):
        vowels = [_VOWEL_SIGNS[sign] for sign in signs if sign in _VOWEL_SIGNS]
        last = at == len(units) - 1
        after_vowel = bool(sounds) and sounds[-1] in _AEIOU
        if letter == "ו" and not vowels and _DOT in signs and not after_vowel:
            sounds.append("u")
            continue
        if letter == "ו" and _HOLAM in signs and not after_vowel:
            sounds.append("o")
            continue
        if not vowels and after_vowel and (letter in "אה" or (letter == "י" and sounds[-1] in "ie")):
            continue  # a letter that only lengthens the vowel before it
        sound = "s" if _SIN in signs else _sound(letter, first=False, dot=_DOT in signs)
        if last and letter in "חעה" and vowels == ["a"]:
            sounds += ["a", sound]  # the vowel of a last ח is said before it
            continue
        sounds += [sound, *vowels]
    return sounds


def _unpointed(letters: str) -> list[str]:
    units = _units(letters)
    sounds: list[str] = []
    for at, unit in enumerate(units):
        following = units[at + 1] if at + 1 < len(units) else ""
        after_vowel = bool(sounds) and sounds[-1] in _AEIOU
        last = not following
        if unit in _AEIOU:
            if after_vowel:
                sounds.append("?")
            sounds.append(unit)
            continue
        if last and unit in ("ה", "א", "ע") and sounds:
            sounds += [] if after_vowel else ["a"]
            continue
        sounds.append(_sound(unit, first=at == 0))
        if units[at:] == ["א", "ל"] and at > 1:  # "God", as many names end
            return [*sounds, "e", "l"]
        if following in _AEIOU or (last and sounds[:-1]):
            continue
        closes = after_vowel and at + 2 < len(units) and unit not in ("א", "ע", "ה")
        if not closes:
            sounds.append("a")
    return sounds


def _units(letters: str) -> list[str]:
    """Return consonants and, for ו and י between them, vowels."""
    found = re.findall(rf"וו|יי|{_LETTER}", letters)
    units: list[str] = []
    for at, letter in enumerate(found):
        last = at == len(found) - 1
        before = units[-1] if units else ""
        if letter == "וו":
            units.append("ו")
        elif letter == "יי":
            units += ["a", "י"]
        elif at == 0 or before in _AEIOU or letter not in "וי":
            units.append(letter)
        elif not last and found[at + 1] in ("ו", "י", "א", "ה") and letter == "י" and at + 2 == len(found):
            units += ["i", "י"] if found[at + 1] == "ה" else ["i"]
        else:
            units.append("o" if letter == "ו" else "i")
    return units


def _sound(letter: str, *, first: bool, dot: bool = False) -> str:
    return _HARD.get(letter, _CONSONANTS[letter]) if first or dot else _CONSONANTS[letter]


def _stressed(sounds: list[str]) -> str:
    """Return the sounds in one, with the mark of stress."""
    while sounds and sounds[0] == "?" and len(sounds) > 1:
        sounds = sounds[1:]
    vowels = [at for at, sound in enumerate(sounds) if sound in _AEIOU]
    if not vowels:
        return "".join((*sounds, "'a"))
    early = len(vowels) > 1 and sounds[-1] in _AEIOU
    stress = vowels[-2] if early else vowels[-1]
    return "".join(f"'{sound}" if at == stress else sound for at, sound in enumerate(sounds))

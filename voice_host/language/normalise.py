"""From text as people type it to the normal form in which sentences are compared.

Normal form is lower case words parted by single spaces: contractions in full ("i am"), numbers in words, no marks. A
number is never changed on the way: what can't be read with certainty ("3.5", "1,000", "1000", "007", "7²") stays as
it is and so matches no sentence, a minus becomes a word, and a comma stays where dropping it would make one number of
two ("twenty , one").
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from voice_host.language.numbers import splits_a_number
from voice_host.language.tongue import Tongue, tongue

_TOKEN = r"""
      (?P<span> (?<!\w)(?<!\d[.:,])\d{1,2}:[0-5]\d(?![.:]?\d) )  # 2:30, as a clock shows a time that is left
    | (?P<odd> (?<![\w.])\.\d+ | \d+(?:[.:]\d+|,\d{3}(?!\d))+ )  # .5  3.5  1:2:30  1,000: no number of this house
    | (?P<minus> (?<![^\W_])[-−–—](?=\d) )
    | (?P<ordinal> \d+(?=(?:st|nd|rd|th)\b) ) (?:st|nd|rd|th)
    | (?P<plural> \d+(?='?s\b) ) '?s
    | (?P<number> \d+(?=x\d|[^\w]|_|x?\b) )
    | (?P<times> (?<=\d)x(?=\d) )
    | (?P<word> [^\W_]+(?:'[^\W_]+)* )
    | (?P<sign> [^\w\s] )
"""
_PREFIX = r"""
      (?P<prefix> (?<![^\W_])[%s]{1,3} [-−–—\u05be]? (?=\d) )  # "to 8", where "to" is a letter of the next word
    |
"""
_APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ`´＇׳", "'"))


def normalise(text: str, language: str = "en") -> str:
    """Return text in normal form: "That's 7x8=56!" is "that is seven times eight is fifty six".

    Normalising twice changes nothing.
    """
    speech = tongue(language)
    words: list[str] = []
    previous_end = 0
    prefix = ""
    for token in _tokens(speech.PREFIXES).finditer(speech.plain(_plain_letters(text))):
        if token.lastgroup == "prefix":
            prefix = token.group().rstrip("-−–—\u05be")
            continue
        new = speech.plain(prefix + " ".join(_words_of(token, speech))).split()
        prefix = ""
        if not new:
            continue
        pause = token.lastgroup == "number" or bool(set(token.string[previous_end : token.start()]) & set(",;.!?:"))
        if pause and splits_a_number(words[-5:], new, language):
            words.append(",")
        words += new
        previous_end = token.end()
    return " ".join(words)


@cache
def _tokens(prefixes: str) -> re.Pattern[str]:
    """Return the pattern of what is written, in a language with such prefixes."""
    return re.compile((_PREFIX % prefixes if prefixes else "") + _TOKEN, re.VERBOSE)


def _plain_letters(text: str) -> str:
    """Return text in lower case, with plain apostrophes and without marks over or under its letters that have no
    letter of their own.
    """
    lowered = unicodedata.normalize("NFC", text.translate(_APOSTROPHES).lower())
    return "".join(letter for letter in lowered if unicodedata.category(letter) not in ("Mn", "Cf"))


def _words_of(token: re.Match[str], speech: Tongue) -> list[str]:
    kind, text = token.lastgroup, token.group()
    if kind == "minus":
        return speech.SIGNS["minus"].split()
    if kind == "times":
        return speech.SIGNS["×"].split()
    if kind == "sign":
        return speech.SIGNS.get(text, "").split()
    if kind == "word":
        return speech.WRITTEN.get(text, text.replace("'", "")).split()
    if kind == "span":
        minutes, seconds = map(int, text.split(":"))
        return speech.span(minutes, seconds).split()
    if kind in ("ordinal", "plural", "number"):
        return _number_words(token.group(kind), kind, speech) or [text.replace("'", "")]
    return [text]


def _number_words(figures: str, form: str, speech: Tongue) -> list[str]:
    """Return the words of written figures, none where they are no number that has words."""
    plain = figures.isascii() and (figures == "0" or not figures.startswith("0"))
    if not plain or len(figures) > len(str(speech.LARGEST)):
        return []
    spell = {"ordinal": speech.ordinal, "plural": speech.plural, "number": speech.spell}[form]
    return spell(int(figures)).split()

"""Hebrew letters: the one spelling in which words are compared.

Vowel signs are gone before. Here the marks inside words go (ס״מ, ג׳, מוכן/ה), final letters stand at the ends of words
and nowhere else, and words of the game that are written with or without their vowel letters get the fuller spelling.
Source: the Academy of the Hebrew Language, rules of spelling without vowel signs, 2017 (hebrew-academy.org.il).
"""

from __future__ import annotations

import re

PREFIXES = "והבלמשכ"
"""And, the, in, to, from, that, as: each one letter, written together with the next word."""

_FULLER = {
    "אחרה": "אחורה",
    "אסימן": "אסימון",
    "אסימנים": "אסימונים",
    "בידיוק": "בדיוק",
    "גרגר": "גרגיר",
    "גרגרים": "גרגירים",
    "חמשה": "חמישה",
    "חמשים": "חמישים",
    "מאתים": "מאתיים",
    "מכנים": "מכינים",
    "נקדה": "נקודה",
    "נקדות": "נקודות",
    "סבוב": "סיבוב",
    "סבובים": "סיבובים",
    "פיאות": "פאות",
    "קביה": "קובייה",
    "קביות": "קוביות",
    "קוביה": "קובייה",
    "שוה": "שווה",
    "שלש": "שלוש",
    "שלשה": "שלושה",
    "שלשים": "שלושים",
    "שמנה": "שמונה",
    "שמנים": "שמונים",
    "שנים": "שניים",
    "שניה": "שנייה",
    "ששה": "שישה",
    "ששי": "שישי",
    "ששית": "שישית",
    "ששים": "שישים",
    "שתופי": "שיתופי",
    "שתים": "שתיים",
    "תרגל": "תרגיל",
}
"""Spellings without vowel letters, and the fuller ones."""

_LETTERS = "א-ת"
_MARK_INSIDE = re.compile(rf"(?<=[{_LETTERS}])[\"״׳'](?=[{_LETTERS}])")
_EITHER_GENDER = re.compile(rf"(?<=[{_LETTERS}])/[התי]ת?(?![{_LETTERS}])")
_NOT_AT_THE_END = re.compile(rf"[ךםןףץ](?=[{_LETTERS}])")
_AT_THE_END = re.compile(rf"(?<=[{_LETTERS}])[כמנצ](?![{_LETTERS}'׳\d]|[-־–]\d)")
_WITHOUT_VOWELS = re.compile(rf"(?<![{_LETTERS}])([{PREFIXES}]{{0,2}})({'|'.join(_FULLER)})(?![{_LETTERS}])")

_WITHIN = str.maketrans("ךםןףץ", "כמנפצ")
_FINAL = str.maketrans("כמנצ", "ךםןץ")
"""Not פ: it stands at the end of words from other languages."""


def plain(text: str) -> str:
    """Return text with each word in its one spelling. Doing so twice changes nothing."""
    text = _EITHER_GENDER.sub("", _MARK_INSIDE.sub("", text))
    text = _NOT_AT_THE_END.sub(lambda letter: letter.group().translate(_WITHIN), text)
    text = _AT_THE_END.sub(lambda letter: letter.group().translate(_FINAL), text)
    return _WITHOUT_VOWELS.sub(lambda word: word.group(1) + _FULLER[word.group(2)], text)

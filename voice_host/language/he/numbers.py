"""Hebrew number words for 0 to 999, in both genders, in normal form: without vowel signs.

A number agrees with what it counts: שלושה צעדים (masculine), שלוש נקודות (feminine). One that counts nothing (a label,
a problem and its answer, counting aloud) is feminine. "And" is the prefix ו of the last part alone: מאה עשרים ואחת.
Source: the Academy of the Hebrew Language (hebrew-academy.org.il) on numbers and their gender, and rules 5.1 and 5.5.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

LARGEST = 999
"""The largest number that has words here: scores and counts of a family game stay far below it."""

AND = "ו"
"""The prefix of the last part of a number."""

MASCULINE_EIGHT = "שמונָה"
"""Eight of something masculine: the letters of the feminine שמונה and another vowel, which the sign tells the voice."""

_FEMININE = ("אפס", "אחת", "שתיים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמונה", "תשע", "עשר")
_MASCULINE = ("אפס", "אחד", "שניים", "שלושה", "ארבעה", "חמישה", "שישה", "שבעה", MASCULINE_EIGHT, "תשעה", "עשרה")
_TEN_MORE = ("עשרה", "עשר")
"""The "teen" of the feminine and the masculine numbers."""
_TENS = ("", "", "עשרים", "שלושים", "ארבעים", "חמישים", "שישים", "שבעים", "שמונים", "תשעים")
_HUNDREDS = ("", "מאה", "מאתיים", *(f"{_FEMININE[hundreds]} מאות" for hundreds in range(3, 10)))
_TWOS = ("שתיים", "שתים", "שניים", "שנים")
_TWOS_OF = ("שתי", "שני")
"""Two before what it counts: שתי נקודות, שני צעדים."""

_FIRST_TEN = (
    *("ראשון", "שני", "שלישי", "רביעי", "חמישי"),
    *("שישי", "שביעי", "שמיני", "תשיעי", "עשירי"),
)
_FIRST_TEN_FEMININE = (
    *("ראשונה", "שנייה", "שלישית", "רביעית", "חמישית"),
    *("שישית", "שביעית", "שמינית", "תשיעית", "עשירית"),
)


def spell(number: int) -> str:
    """Return the words of a number from 0 to 999 that counts nothing: 121 is מאה עשרים ואחת.

    They are those of what is feminine, too. Raises ValueError outside that range.
    """
    return _joined(number, _FEMININE, _ten_more(number, "שתים", _FEMININE, _TEN_MORE[0]))


def spell_masculine(number: int) -> str:
    """Return the words of a number of something masculine: 121 is מאה עשרים ואחד.

    Eight has its vowel sign. Raises ValueError as ``spell``.
    """
    return _joined(number, _MASCULINE, _ten_more(number, "שנים", _MASCULINE, _TEN_MORE[1]))


def spellings(number: int) -> tuple[str, ...]:
    """Return all the ways a number is said, the usual one first; none of them is a spelling of two numbers.

    Both genders and what children mix of them (שלוש עשר) are among them, and the ו may stand before each part or none.
    """
    hundreds, rest = divmod(_checked(number), 100)
    endings = list(_ways_below_hundred(rest)) if rest or not hundreds else []
    if hundreds:
        heads = (_HUNDREDS[hundreds], "מאתים") if hundreds == 2 else (_HUNDREDS[hundreds],)
        endings = [f"{head} {link}{ending}" for head in heads for ending in endings for link in (AND, "")] or list(
            heads
        )
    return tuple(dict.fromkeys((spell(number), *endings)))


def ordinal(number: int) -> str:
    """Return the word for a place in a row of something masculine: 1 is ראשון. From 11 on it is the number itself."""
    return _FIRST_TEN[number - 1] if 1 <= number <= 10 else spell_masculine(number)


def ordinal_feminine(number: int) -> str:
    """Return the word for a place in a row of something feminine: 1 is ראשונה."""
    return _FIRST_TEN_FEMININE[number - 1] if 1 <= number <= 10 else spell(number)


def ordinals(number: int) -> tuple[str, ...]:
    """Return all the ways a place in a row is said, in both genders."""
    usual = (ordinal(number), ordinal_feminine(number))
    return usual if 1 <= number <= 10 else spellings(number)


def plural(number: int) -> str:
    """Return the word for several of a number, which is the number: "the eights" are המשבצות שמונה."""
    return spell(number)


def digits(number: int) -> str:
    """Return a number's digits one by one: 13 is אחת שלוש."""
    return " ".join(_FEMININE[int(digit)] for digit in str(_checked(number)))


def span(minutes: int, seconds: int) -> str:
    """Return the words of a span of time: 2 and 30 are שתי דקות ושלושים שניות."""
    parts = ((minutes, "דקה אחת", "דקות"), (seconds, "שנייה אחת", "שניות"))
    words = [one if count == 1 else f"{_counting(count)} {several}" for count, one, several in parts if count]
    return f" {AND}".join(words) or f"{spell(0)} שניות"


GENDERS = {
    "feminine": {"cardinal": spell, "ordinal": ordinal_feminine},
    "masculine": {"cardinal": spell_masculine, "ordinal": ordinal},
}
"""The genders of what is counted, and how a number is said of each."""


def _counting(number: int) -> str:
    return "שתי" if number == 2 else spell(number)


def _checked(number: int) -> int:
    if not 0 <= number <= LARGEST:
        raise ValueError(f"there are words for the numbers from 0 to {LARGEST}, not for {number}")
    return number


def _ten_more(number: int, two: str, ones: tuple[str, ...], ten_more: str) -> str:
    """Return the words of the numbers from 11 to 19 in one gender, nothing for others."""
    rest = number % 100
    if not 11 <= rest <= 19:
        return ""
    return f"{two if rest == 12 else ones[rest - 10]} {ten_more}"


def _joined(number: int, ones: tuple[str, ...], teen: str) -> str:
    """Return the parts of a number, its last one with "and" where it is not alone."""
    hundreds, rest = divmod(_checked(number), 100)
    parts = [_HUNDREDS[hundreds]] if hundreds else []
    if teen:
        parts.append(teen)
    elif rest <= 10:
        parts += [ones[rest]] if rest or not hundreds else []
    else:
        parts.append(_TENS[rest // 10])
        parts += [ones[rest % 10]] if rest % 10 else []
    *before, last = parts
    return " ".join((*before, (AND if before else "") + last))


def _ways_below_hundred(number: int) -> Iterator[str]:
    """Yield the ways a number below a hundred is said; after hundreds, "and" comes before them."""
    if number <= 10:
        yield from _ones(number)
        yield from _TWOS_OF if number == 2 else ()
    elif number < 20:
        yield from (f"{one} {ten}" for one, ten in product(_ones(number - 10), _TEN_MORE))
    else:
        tens, ones = _TENS[number // 10], number % 10
        yield from (f"{tens} {link}{one}" for one in _ones(ones) for link in (AND, "")) if ones else (tens,)


def _ones(number: int) -> tuple[str, ...]:
    """Return the ways a number up to ten is said that counts nothing; eight has one spelling without its sign."""
    if number == 2:
        return _TWOS
    return (_FEMININE[number],) if number in (0, 8) else (_FEMININE[number], _MASCULINE[number])

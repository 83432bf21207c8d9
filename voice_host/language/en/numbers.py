"""English number words for 0 to 999, in normal form: lower case, no hyphens."""

from __future__ import annotations

from collections.abc import Callable

LARGEST = 999
"""The largest number that has words here: scores and counts of a family game stay far below it."""

GENDERS: dict[str, dict[str, Callable[[int], str]]] = {}
"""Numbers are said alike whatever they count."""

_ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_ZEROS = ("zero", "oh", "nought", "naught", "nil")
_ORDINALS = {
    "one": "first",
    "two": "second",
    "three": "third",
    "five": "fifth",
    "eight": "eighth",
    "nine": "ninth",
    "twelve": "twelfth",
}


def spell(number: int) -> str:
    """Return the words of a number from 0 to 999: 121 is "one hundred and twenty one".

    Raises ValueError outside that range.
    """
    if not 0 <= number <= LARGEST:
        raise ValueError(f"there are words for the numbers from 0 to {LARGEST}, not for {number}")
    if number < 100:
        return _below_hundred(number)
    hundreds, rest = divmod(number, 100)
    words = f"{_ONES[hundreds]} hundred"
    return f"{words} and {_below_hundred(rest)}" if rest else words


def spellings(number: int) -> tuple[str, ...]:
    """Return all the ways a number is said, the usual one first.

    100 is also "a hundred" and "hundred"; the "and" of 121 may be left out. "One twenty one" is not among them: it
    could as well be one and twenty one. No words are a spelling of two numbers.
    """
    usual = spell(number)
    if number == 0:
        return _ZEROS
    if number < 100:
        return (usual,)
    hundreds, rest = divmod(number, 100)
    heads = [f"{_ONES[hundreds]} hundred"]
    if hundreds == 1:
        heads += ["a hundred", "hundred"]
    if not rest:
        return tuple(heads)
    return tuple(f"{head} {link}{_below_hundred(rest)}" for link in ("and ", "") for head in heads)


def ordinal(number: int) -> str:
    """Return the word for a place in a row: 1 is "first", 21 is "twenty first"."""
    start, last = _split_last(spell(number))
    if last in _ORDINALS:
        return start + _ORDINALS[last]
    return start + (last[:-1] + "ieth" if last.endswith("y") else last + "th")


def ordinals(number: int) -> tuple[str, ...]:
    """Return all the words for a place in a row: there is one."""
    return (ordinal(number),)


def plural(number: int) -> str:
    """Return the word for several of a number: 8 is "eights", as in "seven eights"."""
    start, last = _split_last(spell(number))
    if last.endswith("y"):
        return start + last[:-1] + "ies"
    return start + last + ("es" if last.endswith("x") else "s")


def digits(number: int) -> str:
    """Return a number's digits one by one: 13 is "one three"."""
    spell(number)
    return " ".join(_ONES[int(digit)] for digit in str(number))


def _below_hundred(number: int) -> str:
    if number < 20:
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]} {_ONES[ones]}" if ones else _TENS[tens]


def _split_last(words: str) -> tuple[str, str]:
    """Return everything up to the last word, with its space, and the last word."""
    start, space, last = words.rpartition(" ")
    return start + space, last


def span(minutes: int, seconds: int) -> str:
    """Return the words of a span of time: 2 and 30 are "two minutes thirty seconds"."""
    parts = ((minutes, "minute"), (seconds, "second"))
    words = [f"{spell(count)} {one if count == 1 else one + 's'}" for count, one in parts if count]
    return " ".join(words) or f"{spell(0)} seconds"

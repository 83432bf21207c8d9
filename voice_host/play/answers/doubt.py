"""Which one of two, or was it said? A doubtful utterance is cleared up by naming the candidates."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum

from voice_host.play.answers.understanding import Reading
from voice_host.script import Gap, Meaning, Message, message
from voice_host.script.meaning import Digits, No, Number, Undo, Yes

SETTLES: tuple[type[Meaning], ...] = (Number, Digits, Yes, No, Undo)
"""What answers the question of a doubt, beside the whole sentence said again."""


class Neither(Enum):
    """None of the candidates was meant."""

    NEITHER = "neither"


@dataclass(frozen=True)
class Doubt:
    """One reading of an utterance, or two, and how the host asks about them."""

    first: Reading
    second: Reading | None = None
    """None where it is doubtful only whether the first was said."""
    asked: Reading | None = None
    """The one that is asked about by yes or no; None while both are named."""

    @property
    def question(self) -> Message:
        """The question that clears it up: of numbers both the name and the digits, which sound different."""
        if self.second is None or self.asked is not None:
            return message("host-is-it", candidate=self._name(self.asked or self.first))
        return message("host-which-one", first=self._name(self.first), second=self._name(self.second))

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the candidates."""
        return tuple(each.words for each in self.candidates)

    @property
    def candidates(self) -> tuple[Reading, ...]:
        """What may have been said, the likeliest first."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def meanings(self) -> frozenset[Meaning]:
        """The meanings of the candidates."""
        return frozenset(each.meaning for each in self.candidates)

    @property
    def can_be_named(self) -> bool:
        """Whether the candidates differ in a way that can be heard: by a number or by their words."""
        return self._numbers() is not None or len(set(self.words)) == len(self.candidates)

    def narrowed(self) -> Doubt:
        """Return the same doubt asked by yes or no: the other way, where naming both did not help."""
        return self if self.asked is not None else replace(self, asked=self.first)

    def settle(self, said: Collection[Meaning]) -> Reading | Doubt | Neither | None:
        """Judge a reply that can mean ``said``.

        Returns the candidate that was chosen, the doubt to ask about further, Neither, or None where the reply says
        nothing about the candidates.
        """
        numbers = {number for number in map(_number_of, said) if number is not None}
        chosen = [each for each in self.candidates if self._number(each) in numbers]
        if chosen:
            return chosen[0] if len(numbers) == 1 else replace(self, asked=chosen[0])
        yes, no = Yes() in said, No() in said
        if yes and not no:
            return self.asked or (self.first if self.second is None else self.narrowed())
        if no and not yes:
            is_first = self.second is not None and self.asked == self.first
            return replace(self, asked=self.second) if is_first else Neither.NEITHER
        return Neither.NEITHER if Undo() in said else None

    def _numbers(self) -> tuple[int, int] | None:
        """Return the two numbers where the meanings differ in one number and nothing else."""
        if self.second is None:
            return None
        first, second = list(_leaves(self.first.meaning)), list(_leaves(self.second.meaning))
        if len(first) != len(second):
            return None
        differing = [(a, b) for a, b in zip(first, second, strict=True) if a != b]
        if len(differing) != 1:
            return None
        a, b = differing[0]
        return (a, b) if isinstance(a, int) and isinstance(b, int) else None

    def _name(self, reading: Reading) -> Gap:
        number = self._number(reading)
        if number is None:
            return reading.words
        return message("number" if number < 10 else "number-and-digits", number=number)

    def _number(self, reading: Reading) -> int | None:
        numbers = self._numbers()
        if numbers is None:
            return None
        return numbers[0] if reading == self.first else numbers[1]


def _leaves(value: object) -> Iterator[object]:
    if isinstance(value, Meaning):
        yield type(value)
        for field in fields(value):
            yield from _leaves(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _leaves(each)
    else:
        yield value


def _number_of(meaning: Meaning) -> int | None:
    if isinstance(meaning, Number):
        return meaning.value
    if isinstance(meaning, Digits):
        return int("".join(map(str, meaning.digits)))
    return None

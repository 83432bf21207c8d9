"""Another way to be understood, for whom the host has not understood three times in a row (rules 1.12)."""

from __future__ import annotations

from voice_host.hearing.utterance import Utterance
from voice_host.language import spell
from voice_host.play.answers.understanding import Clear, Reading, Understanding
from voice_host.script import Ask, Message, message
from voice_host.script.meaning import Digits, No, Yes

DIGIT_BY_DIGIT = message("host-digit-by-digit")
ONLY_YES_OR_NO = message("host-only-yes-or-no")
_TYPE_IT = message("host-type-it")
_SOUND_ALIKE = (13, 30)
"""Where both of them are an answer, numbers are asked for that are hard to tell apart."""


def other_ways(ask: Ask, understanding: Understanding, *, can_type: bool) -> tuple[Message, ...]:
    """Return the ways to offer for a question, the best first: at least one."""
    ways = []
    if asks_for_a_number(ask, understanding):
        ways.append(DIGIT_BY_DIGIT)
    if Yes in ask.expects and No in ask.expects:
        ways.append(ONLY_YES_OR_NO)
    ways.append(message("host-another-way", choices=ask.choices))
    if can_type:
        ways.append(_TYPE_IT)
    return tuple(ways)


def ways_to_yes_or_no(*, can_type: bool) -> tuple[Message, ...]:
    """Return the ways to offer for a question of the host's own that is answered by yes or no."""
    return (ONLY_YES_OR_NO, _TYPE_IT) if can_type else (ONLY_YES_OR_NO,)


def asks_for_a_number(ask: Ask, understanding: Understanding) -> bool:
    """Whether a bare number, of two digits as well, answers a question."""
    return all(understanding.readings(spell(number, understanding.language), ask.expects) for number in _SOUND_ALIKE)


def as_number(said: Digits, ask: Ask, understanding: Understanding, heard: Utterance) -> Reading | None:
    """Return what digits said one by one mean as an answer: "five, six" is fifty six. None where they mean nothing."""
    number = int("".join(map(str, said.digits)))
    try:
        words = spell(number, understanding.language)
    except ValueError:  # more digits than any number has
        return None
    verdict = understanding.verdict(Utterance(words, typed=heard.typed), ask.expects)
    if not isinstance(verdict, Clear) or not isinstance(verdict.reading.meaning, ask.expects):
        return None
    return Reading(heard.words, verdict.reading.meaning)

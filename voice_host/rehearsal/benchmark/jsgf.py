"""The host's sentences as a JSGF grammar, for recognisers that want one.

Everything that can be said is in it, and nothing more, but that a list may go on without end: where the sentences
allow forty tiles, the grammar allows any number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from voice_host.language.numbers import Branch
from voice_host.language.patterns import AMeaning, ANumber, Chain, Choice, Pattern, Repeated, Sentence, Words, inside

NOTHING = "<NULL>"
"""JSGF's name for no words at all."""


def jsgf(sentences: Iterable[Sentence], knows: Callable[[str], bool]) -> str:
    """Return the grammar of some sentences. Wordings with a word that the recogniser does not know are left out."""
    wordings = (_rule(sentence, knows) for sentence in sentences)
    return f"#JSGF V1.0;\ngrammar host;\npublic <host> = {_one_of(wordings)};\n"


def _rule(pattern: Pattern, knows: Callable[[str], bool]) -> str | None:
    """Return a pattern's expression, None where no wording of it can be heard."""
    if isinstance(pattern, Words):
        return _sequence([word if knows(word) else None for word in pattern.text])
    if isinstance(pattern, ANumber):
        return _one_of(_number(pattern.words.root, knows))
    if isinstance(pattern, Chain):
        return _sequence([_rule(part, knows) for part in pattern.parts])
    if isinstance(pattern, (Choice, AMeaning)):
        return _one_of(_rule(option, knows) for option in inside(pattern))
    if isinstance(pattern, Repeated):
        return _repeated(pattern, knows)
    (said,) = inside(pattern)
    return _rule(said, knows)


def _repeated(pattern: Repeated, knows: Callable[[str], bool]) -> str | None:
    item = _rule(pattern.item, knows)
    again = _sequence([_rule(pattern.joined_by, knows), item])
    if item is None or again is None:
        return item if pattern.least == 1 else None
    as_often: list[str | None] = [item, *[again] * (pattern.least - 1)]
    if pattern.most > pattern.least:
        as_often.append(f"({again})*")
    return _sequence(as_often)


def _number(branch: Branch, knows: Callable[[str], bool]) -> Iterable[str | None]:
    """Yield the ways to go on from a place in a tree of number words."""
    for word, following in branch.onward.items():
        ways = list(_number(following, knows))
        if following.number is not None:
            ways.append(NOTHING)
        yield _sequence([word if knows(word) else None, _one_of(ways)])


def _sequence(parts: Sequence[str | None]) -> str | None:
    """Return the parts one after the other, None where one of them cannot be heard."""
    if any(part is None for part in parts):
        return None
    return " ".join(part for part in parts if part and part != NOTHING) or NOTHING


def _one_of(options: Iterable[str | None]) -> str | None:
    """Return a choice between the options that can be heard, None where there are none."""
    heard = list(dict.fromkeys(option for option in options if option is not None))
    spoken = [option for option in heard if option != NOTHING]
    if not heard or not spoken:
        return NOTHING if heard else None
    choice = " | ".join(spoken)
    if NOTHING in heard:
        return f"[ {choice} ]"
    return f"( {choice} )" if len(spoken) > 1 else choice

"""Prefixes that are written together with the word after them, as Hebrew writes "and", "to" and "the".

A template puts one right before a bracket: "ל{tile}" is "to" and any way to name a tile. Such a pattern begins with the
prefix and its own first word in one; everything else about it stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from voice_host.language.numbers import Branch, NumberWords
from voice_host.language.patterns import AMeaning, ANumber, Chain, Choice, Pattern, Repeated, Sentence, Valued, Words

Join = Callable[[list[Pattern]], Pattern]
"""Makes a pattern of several."""


class CannotBeGlued(ValueError):  # noqa: N818
    """A prefix stands before something that has no first word of its own."""


def prefixes_before_brackets(prefixes: str) -> re.Pattern[str]:
    """Return the pattern of a prefix before a bracket, and of one in brackets before a bracket or a word: "[ה]שעון"."""
    one = f"[{prefixes}]+"
    among = rf"{one}(?:\|{one})*"
    return re.compile(rf"(?<![\w\])}}>])(?:{one}(?=[\[({{<])|(?:\[{among}\]|\({among}\))(?=[\[({{<\w]))")


def glued(prefix: str, pattern: Pattern, chain: Join, choice: Join) -> Pattern:
    """Return a pattern with a prefix at its first word. It is never empty: there must be a word to carry the prefix.

    Raises CannotBeGlued where there can't be one.
    """
    if isinstance(pattern, Words) and pattern.text:
        text = (prefix + pattern.text[0], *pattern.text[1:])
        return Words(frozenset(text[:1]), False, text)
    if isinstance(pattern, Chain):
        return _chain(prefix, pattern, chain, choice)
    if isinstance(pattern, Choice):
        return choice([glued(prefix, option, chain, choice) for option in pattern.options if option.first])
    if isinstance(pattern, ANumber):
        words = _with_prefix(prefix, pattern.words)
        every = _with_prefix(prefix, pattern.whole or pattern.every)
        first = frozenset(words.root.onward)
        return replace(pattern, first=first, words=words, every=every, prefix=prefix + pattern.prefix, whole=None)
    if isinstance(pattern, Valued):
        said = glued(prefix, pattern.said, chain, choice)
        return replace(pattern, first=said.first, said=said)
    if isinstance(pattern, AMeaning):
        sentences = tuple(_sentence(prefix, sentence, chain, choice) for sentence in pattern.sentences)
        first = frozenset(word for sentence in sentences for word in sentence.first)
        return replace(pattern, first=first, sentences=sentences)
    kind = "a list that repeats" if isinstance(pattern, Repeated) else "nothing"
    raise CannotBeGlued(f'"{prefix}" is written together with {kind}; put a word or another list after it')


def _sentence(prefix: str, sentence: Sentence, chain: Join, choice: Join) -> Sentence:
    said = glued(prefix, sentence.said, chain, choice)
    return replace(sentence, first=said.first, said=said)


def _chain(prefix: str, pattern: Chain, chain: Join, choice: Join) -> Pattern:
    """Return a chain that begins with the prefix, in whichever of its parts the first word is."""
    ways = []
    for at, part in enumerate(pattern.parts):
        ways.append(chain([glued(prefix, part, chain, choice), *pattern.parts[at + 1 :]]))
        if not part.may_be_empty:
            break
    return ways[0] if len(ways) == 1 else choice(ways)


def _with_prefix(prefix: str, words: NumberWords) -> NumberWords:
    """Return number words that begin with a prefix. The tree after the first word is the same."""
    return NumberWords(Branch(None, {prefix + word: branch for word, branch in words.root.onward.items()}))

"""Whether the host said what a conversation file says, and how to show where it did not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from voice_host.rehearsal.conversations.conversation import HostLine

_WORD = re.compile(r"\w+(?:['’]\w+)*")


@dataclass(frozen=True)
class Difference:
    """A place where a conversation goes another way than it was written."""

    place: str
    """File and line."""
    expected: str
    said: str
    details: tuple[str, ...] = ()
    """The words that differ, one place a line."""
    what: str = "the host says something else"

    def __str__(self) -> str:
        lines = [
            f"{self.place}: {self.what}.",
            f"  written: {self.expected}",
            f"  said:    {self.said or '(nothing)'}",
        ]
        return "\n".join((*lines, *(f"  {detail}" for detail in self.details)))


def compare(place: str, written: Sequence[HostLine], said: str) -> Difference | None:
    """Return how the host's speech differs from the lines written for it, None where it agrees.

    Exact lines are compared with their punctuation, white space counts as one space. Of the others only the words
    count, in their order; where there is "..." anything may come between.
    """
    said = _single_spaced(said)
    if re.fullmatch(_pattern(written), said, re.DOTALL):
        return None
    expected = " ".join(("" if line.exact else "~ ") + _single_spaced(line.text) for line in written)
    exact = all(line.exact for line in written)
    return Difference(place, expected, said, _word_by_word(expected, said) if exact else _not_found(written, said))


def _pattern(written: Sequence[HostLine]) -> str:
    pattern = ""
    for n, line in enumerate(written):
        if line.exact:
            pattern += (" " if n and written[n - 1].exact else "") + re.escape(_single_spaced(line.text))
        else:
            pattern += f".*?{_words_in_order(line.text)}.*"
    return pattern


def _words_in_order(text: str) -> str:
    runs = [_WORD.findall(run) for run in re.split(r"\.\.\.|…", text)]
    between = r"(?!\w).*?(?<!\w)"
    return rf"(?i:(?<!\w){between.join(_run(run) for run in runs if run)}(?!\w))"


def _run(words: Sequence[str]) -> str:
    return r"[^\w]+".join(re.escape(word) for word in words)


def _word_by_word(expected: str, said: str) -> tuple[str, ...]:
    before, after = expected.split(), said.split()
    told = []
    for what, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        written, spoken = " ".join(before[i:j]), " ".join(after[k:m])
        if what == "delete":
            told.append(f'not said: "{written}"')
        elif what == "insert":
            told.append(f'not written: "{spoken}"')
        elif what == "replace":
            told.append(f'"{written}" is now "{spoken}"')
    return tuple(told)


def _not_found(written: Sequence[HostLine], said: str) -> tuple[str, ...]:
    """Return the first words that are missed, so that nobody has to search for them."""
    for count in range(1, len(written) + 1):
        if not re.match(_pattern(written[:count]), said, re.DOTALL):
            line = written[count - 1]
            if line.exact:
                return (f'not said, or not there: "{line.text}"',)
            return (f'not said, or not in this order: "{_first_missing(written[: count - 1], line, said)}"',)
    return ()


def _first_missing(before: Sequence[HostLine], line: HostLine, said: str) -> str:
    runs = [run.strip() for run in re.split(r"\.\.\.|…", line.text) if _WORD.search(run)]
    for count in range(1, len(runs) + 1):
        part = HostLine(line.line, " ... ".join(runs[:count]), exact=False)
        if not re.match(_pattern((*before, part)), said, re.DOTALL):
            return runs[count - 1]
    return line.text


def _single_spaced(text: str) -> str:
    return " ".join(text.split())

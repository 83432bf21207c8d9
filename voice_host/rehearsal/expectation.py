"""What is expected, by the name it is typed with: a kind of meaning, several at once, or anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_host.language import Sentences
from voice_host.script import Meaning

SEVERAL_KINDS: Mapping[str, tuple[str, ...]] = {"digit": ("number", "digits"), "yesno": ("yes", "no")}
"""What is called by one name although it is several kinds of meaning. Any kind can be named by its own name."""
ANY = "any"


class NoSuchExpectation(ValueError):  # noqa: N818 - named by what is wrong
    """Nothing is called so; the message is a sentence that tells what there is."""


def expected(name: str, meanings: Sequence[type[Meaning]]) -> tuple[type[Meaning], ...]:
    """Return those of the meanings that are called by a name. Raises NoSuchExpectation."""
    if name == ANY:
        return tuple(meanings)
    kinds = SEVERAL_KINDS.get(name, (name,))
    found = tuple(meaning for meaning in meanings if meaning.kind() in kinds)
    if not found:
        names = ", ".join(sorted({*SEVERAL_KINDS, ANY, *(meaning.kind() for meaning in meanings)}))
        raise NoSuchExpectation(f'Nothing is called "{name}" here. Expect one of: {names}.')
    return found


def listened_for(expects: Sequence[type[Meaning]], sentences: Sentences) -> tuple[type[Meaning], ...]:
    """Return what the host listens for while it expects these: also what may always be said in this game."""
    return tuple(dict.fromkeys((*expects, *sentences.always)))

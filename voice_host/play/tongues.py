"""A game in every language that it speaks: which of them is spoken now follows from whom the host talks to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from voice_host.language import Prompts, Sentences


@dataclass(frozen=True)
class Tongues:
    """What can be said and heard in a game, by language. Each is read when it is first needed."""

    codes: tuple[str, ...]
    """The languages that the game speaks."""
    usual: str
    """The one of them for whoever wants one that it does not speak."""
    sentences: Callable[[str], Sentences]
    prompts: Callable[[str], Prompts]

    def known(self, language: str) -> str:
        """Return a language if the game speaks it, else the usual one."""
        return language if language in self.codes else self.usual

    @property
    def others(self) -> tuple[str, ...]:
        """The languages beside the usual one."""
        return tuple(code for code in self.codes if code != self.usual)


def one_tongue(sentences: Sentences, prompts: Prompts) -> Tongues:
    """Return a game that is spoken in one language."""
    code = sentences.language
    return Tongues((code,), code, lambda language: sentences, lambda language: prompts)

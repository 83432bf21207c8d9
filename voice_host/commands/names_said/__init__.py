"""What ``voice-host say`` tells about a name: sentences in a file for each language."""

from __future__ import annotations

from voice_host.language.tongue import codes, tongue
from voice_host.language.words import words
from voice_host.speaking.letters import language_of


def sentence(language: str, id: str, **gaps: str) -> str:
    """Return a sentence of the file of a language."""
    return words(__name__, language).text(id, **gaps)


def as_it_is(name: str, language: str) -> str:
    """Return the sentence that tells how a name is said that nobody has taught.

    Where letters leave open how it is said, the sentence tells it, and whether that is only a guess.
    """
    own = language_of(name, language)
    speech = tongue(own) if own in codes() else tongue(language)
    if speech.guessed(name):
        return sentence(language, "guessed", name=name, said=speech.readable(name))
    said = speech.readable(name)
    return (
        sentence(language, "written", name=name) if said == name else sentence(language, "said", name=name, said=said)
    )

"""Which language a text is in, by its letters: a voice reads those of its own language, and Latin ones.

So at a table with two languages each line is said in its own, whatever the host's voice.
"""

from __future__ import annotations

import unicodedata

from voice_host.language.tongue import codes, tongue

LATIN = "LATIN"
"""The letters that every voice of espeak-ng can read, as English where they are not its own."""


def language_of(text: str, usual: str) -> str:
    """Return the language a text is to be read in: ``usual``, unless it has letters of another one.

    Between Latin and other letters the others decide: their voice reads a Latin name, and no Latin one reads theirs.
    """
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in text if letter.isalpha()}
    others = scripts - {LATIN}
    if not scripts or script_of(usual) in (others or scripts):
        return usual
    return next((code for code in codes() if script_of(code) in (others or scripts)), usual)


def script_of(language: str) -> str:
    """Return what the letters of a language are called; LATIN for those of which nothing is known here."""
    return tongue(language).SCRIPT if language in codes() else LATIN

"""How English is written, for ``voice_host.language.normalise``: each written form and the words it stands for."""

from __future__ import annotations

WRITTEN: dict[str, str] = {
    "ain't": "is not",
    "answer's": "answer is",
    "aren't": "are not",
    "can't": "can not",
    "cannot": "can not",
    "cant": "can not",
    "could've": "could have",
    "col": "column",
    "couldn't": "could not",
    "didn't": "did not",
    "didnt": "did not",
    "doesn't": "does not",
    "doesnt": "does not",
    "don't": "do not",
    "dont": "do not",
    "hadn't": "had not",
    "hasn't": "has not",
    "haven't": "have not",
    "he'll": "he will",
    "he's": "he is",
    "here's": "here is",
    "how'd": "how did",
    "how's": "how is",
    "hows": "how is",
    "i'd": "i would",
    "i'll": "i will",
    "i'm": "i am",
    "i've": "i have",
    "im": "i am",
    "isn't": "is not",
    "isnt": "is not",
    "it'll": "it will",
    "it's": "it is",
    "its": "it is",
    "ive": "i have",
    "let's": "let us",
    "lets": "let us",
    "min": "minutes",
    "mins": "minutes",
    "ok": "okay",
    "okey": "okay",
    "sec": "seconds",
    "secs": "seconds",
    "she'll": "she will",
    "she's": "she is",
    "shouldn't": "should not",
    "that'll": "that will",
    "that's": "that is",
    "thats": "that is",
    "there's": "there is",
    "theres": "there is",
    "they're": "they are",
    "they've": "they have",
    "wanna": "want to",
    "wasn't": "was not",
    "wasnt": "was not",
    "we'd": "we would",
    "we'll": "we will",
    "we're": "we are",
    "we've": "we have",
    "weren't": "were not",
    "what're": "what are",
    "what's": "what is",
    "whats": "what is",
    "when's": "when is",
    "where's": "where is",
    "wheres": "where is",
    "who's": "who is",
    "whos": "who is",
    "won't": "will not",
    "would've": "would have",
    "wouldn't": "would not",
    "x": "times",
    "you'll": "you will",
    "you're": "you are",
    "you've": "you have",
}
"""Words as written and what they stand for. ``x`` is the sign in "7 x 8"."""

MERGED: dict[str, str] = {"it is": "its", "what is": "whats", "can not": "cant"}
"""Words said as one, in the way the listening model's word list writes them. Both are sampled for the recogniser."""

SIGNS: dict[str, str] = {
    "=": "is",
    "×": "times",
    "*": "times",
    "·": "times",
    "⋅": "times",
    "✕": "times",
    "✖": "times",
    "+": "plus",
    "/": "divided by",
    "÷": "divided by",
    "%": "percent",
    "&": "and",
    "#": "number",
    "minus": "minus",
}
"""Signs and the words they are read as; ``minus`` is the sign before a negative number."""

PREFIXES = ""

SCRIPT = "LATIN"

FILLERS: frozenset[str] = frozenset(
    (
        "ah",
        "er",
        "erm",
        "hm",
        "hmm",
        "mhm",
        "please",
        "pls",
        "plz",
        "thanks",
        "thank you",
        "thx",
        "uh",
        "um",
        "umm",
        "well",
    )
)
"""What may be said before or after a sentence and means nothing: the only words that are ever dropped."""

UNPARTED: frozenset[str] = frozenset()
"""None are known: one may think between "twenty" and "six"."""

STOP = ("stop",)

YES = "yes"

CORRECTIONS: frozenset[str] = frozenset(("no", "no wait", "wait no", "sorry", "no sorry", "i mean", "no i mean"))
"""What a person says before correcting herself: "forty, no, forty two"."""

NO_HEARD_CORRECTIONS: frozenset[str] = frozenset()
"""None are known."""

NOT_BY_EAR: frozenset[str] = frozenset(("oh", "nil", "naught"))
"""Three more words for zero. The end of "two", breath and a hesitation all sound like "oh", which is one sound only, so
that nothing speaks against it; "naught" sounds as "nought" does.
"""

AND: frozenset[str] = frozenset(("and",))
"""What stands between the last two of several things that are listed."""


def plain(text: str) -> str:
    """Return the text as it is: there is one spelling of each word."""
    return text


def pronounced(text: str) -> str:
    """Return the text as it is: the voice can read it."""
    return text


def readable(text: str) -> str:
    """Return the text as it is: it is read as it is written."""
    return text


def guessed(text: str) -> tuple[str, ...]:
    """Return nothing: the voice reads English from its letters."""
    return ()

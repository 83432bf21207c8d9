"""How Hebrew is written, for ``voice_host.language.normalise``: each written form and the words it stands for.

Other spellings of a word are looked after by ``voice_host.language.he.letters``.
"""

from __future__ import annotations

WRITTEN: dict[str, str] = {"דק": "דקות", "נק": "נקודות", "שנ": "שניות", "x": "כפול"}
"""Words as written and what they stand for. ``x`` is the sign in "7 x 8"."""

MERGED: dict[str, str] = {}
"""Words said as one: none are known."""

SIGNS: dict[str, str] = {
    "=": "הם",
    "×": "כפול",
    "*": "כפול",
    "·": "כפול",
    "⋅": "כפול",
    "✕": "כפול",
    "✖": "כפול",
    "+": "ועוד",
    "/": "חלקי",
    "÷": "חלקי",
    "%": "אחוז",
    "&": "ו",
    "#": "מספר",
    "minus": "מינוס",
}
"""Signs and the words they are read as; ``minus`` is the sign before a negative number."""

FILLERS: frozenset[str] = frozenset(
    ("אה", "אהה", "אהמ", "אמ", "אממ", "המ", "הממ", "נו", "אז", "בבקשה", "תודה", "תודה רבה", "אוקיי אז", "טוב אז")
)
"""What may be said before or after a sentence and means nothing: the only words that are ever dropped."""

UNPARTED: frozenset[str] = frozenset(("עשר", "עשרה"))
"""Words before which nobody pauses: שבע עשרה is said in one breath."""

STOP = ("עצור", "עצרו", "סטופ")
"""What stops the host while it speaks."""

YES = "כן"

CORRECTIONS: frozenset[str] = frozenset(
    ("לא", "לא רגע", "רגע לא", "סליחה", "לא סליחה", "אני מתכוון", "אני מתכוונת", "התכוונתי", "לא התכוונתי", "כלומר")
)
"""What a person says before correcting herself: "forty, no, forty two"."""

NO_HEARD_CORRECTIONS: frozenset[str] = frozenset(("לא",))
"""Those of them that are not listened for inside a sentence: "seventy, no, two" sounds like seventy two."""

NOT_BY_EAR: frozenset[str] = frozenset()
"""Words that are understood where they are typed and not listened for: none are known."""

AND: frozenset[str] = frozenset(("ו",))
"""What stands between the last two of several things that are listed, where it is written as a word of its own."""

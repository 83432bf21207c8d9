"""What can be asked about the game by pressing a button."""

from __future__ import annotations

from voice_host.script import message
from voice_host.script.press import TEXT, Button, Press, Write

_PLAIN = (
    "where-pawns",
    "where-all",
    "danger",
    "blocks",
    "read-hand",
    "what-can-i-play",
    "how-many-cards",
    "last-move",
    "who-plays-what",
    "whose-turn",
    "which-round",
    "who-leads",
)
_WORDS = ("pawn", "kennel", "home", "start", "joker", "swap", "seven")

ASKS: tuple[Press, ...] = (
    *(Button(message(f"ask-by-press-{question}"), main=False) for question in _PLAIN),
    Write(message("table-press-where"), message("say-own-text", text=TEXT), message("table-hint-where"), main=False),
    *(Button(message("ask-by-press-word", word=word), main=False) for word in _WORDS),
    Button(message("ask-by-press-teach-me"), main=False),
)
"""One for every question of the game, and for the words that may be asked about by voice."""

"""What can be asked about the game by pressing a button."""

from __future__ import annotations

from voice_host.games.dotzee.rules.board import SIZE
from voice_host.script import message
from voice_host.script.press import Blank, Button, Fill, Press

_PLAIN = (
    "which-may",
    "describe-board",
    "read-edge",
    "where-blanks",
    "which-last",
    "what-rolled",
    "what-changed",
    "what-scores",
    "whose-turn",
    "who-leads",
    "my-points",
    "explain-score",
)
_WORDS = ("flush", "straight", "pair", "blank", "line", "hint")
_NUMBERS = range(1, SIZE + 1)

ASKS: tuple[Press, ...] = (
    *(Button(message(f"ask-by-press-{question}"), main=False) for question in _PLAIN),
    *(Button(message("ask-by-press-row", row=row), main=False) for row in _NUMBERS),
    *(Button(message("ask-by-press-column", column=column), main=False) for column in _NUMBERS),
    *(Button(message("ask-by-press-diagonal", side=side), main=False) for side in ("left", "right")),
    Fill(
        message("table-press-at"),
        message("ask-by-press-at", row="{row}", column="{column}"),
        (
            Blank("row", message("table-blank-row"), 1, SIZE),
            Blank("column", message("table-blank-column"), 1, SIZE),
        ),
        main=False,
    ),
    *(Button(message("ask-by-press-word", word=word), main=False) for word in _WORDS),
    Button(message("ask-by-press-teach-me"), main=False),
)
"""One for every question of the game, and for the words that may be asked about by voice."""

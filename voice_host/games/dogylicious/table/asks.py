"""What can be asked about the game by pressing a button."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.carpet import HIGHEST_NUMBER, ROWS
from voice_host.script import message
from voice_host.script.press import Blank, Button, Fill, Press

_PLAIN = (
    "where-am-i",
    "look-around",
    "what-is-free",
    "my-target",
    "my-route",
    "pieces-left",
    "which-step",
    "what-dice",
    "where-tokens",
    "whose-turn",
    "which-round",
    "who-leads",
    "my-points",
    "explain-score",
    "describe-carpet",
)
_WORDS = ("target", "token", "step", "pieces")

ASKS: tuple[Press, ...] = (
    *(Button(message(f"ask-by-press-{question}"), main=False) for question in _PLAIN),
    *(Button(message("ask-by-press-row", row=row), main=False) for row in range(1, ROWS + 1)),
    Fill(
        message("table-press-where-is"),
        message("ask-by-press-where-is", number="{number}"),
        (Blank("number", message("table-blank-tile"), 1, HIGHEST_NUMBER),),
        main=False,
    ),
    *(Button(message("ask-by-press-word", word=word), main=False) for word in _WORDS),
    Button(message("ask-by-press-teach-me"), main=False),
)
"""One for every question of the game, and for the words that may be asked about by voice."""

"""The moment after a game in which its last answer can still be taken back (rules 1.12)."""

from __future__ import annotations

from collections.abc import Callable

from voice_host.hearing.utterance import EndOfInput, Silence
from voice_host.play.answers.understanding import Clear, Understanding
from voice_host.play.anytime import Anytime
from voice_host.play.events import PlayerSaid
from voice_host.play.performance import Performance
from voice_host.play.talk import Talk
from voice_host.script import Meaning, message
from voice_host.script.meaning import AskScore, Repeat, Undo, WhatToAsk

LAST_WORD_S = 5.0
"""How long after the result the last answer can still be taken back, or something asked, in seconds."""


def last_word(
    performance: Performance,
    talk: Talk,
    understanding: Understanding,
    anytime: Anytime,
    now: Callable[[], float],
) -> bool:
    """Listen a moment longer where nobody is asked to play again: the answer that ended the game may be misheard.

    Whoever asks something about the game is answered, and heard again. Returns True where the answer was taken back, so
    that the game goes on.
    """
    expects: tuple[type[Meaning], ...] = (Undo, Repeat, AskScore, WhatToAsk, *performance.game.questions)
    try:
        while True:
            until = now() + LAST_WORD_S
            heard = talk.listen(expects, until)
            if isinstance(heard, Silence):
                if now() < until:
                    continue  # the microphone was lost, or is back
                return False
            verdict = understanding.verdict(heard, expects)
            meaning = verdict.reading.meaning if isinstance(verdict, Clear) else None
            if meaning is None or not isinstance(meaning, expects):
                talk.observe(PlayerSaid(heard, None, now=False))
                talk.say(message("host-over"))
                return False
            talk.observe(PlayerSaid(heard, meaning))
            if isinstance(meaning, Undo):
                return anytime.take_back()
            anytime.look_up(meaning)
    except (EndOfInput, KeyboardInterrupt):
        return False

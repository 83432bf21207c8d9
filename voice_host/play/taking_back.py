"""Taking back the last thing heard, because it was misheard (rules 1.12).

It may have ended a turn. Where an answer was judged or bound the player, the others at the table are asked first
whether it was misheard: which answers those are, the game knows.
"""

from __future__ import annotations

from voice_host.play.answers.understanding import Understanding
from voice_host.play.answers.yes_or_no import ask_yes_or_no
from voice_host.play.events import TookBack
from voice_host.play.performance import Performance, Revocable
from voice_host.play.talk import Talk
from voice_host.play.timing.timekeeper import Timekeeper
from voice_host.script import Ask, Message, message


def take_back(
    performance: Performance, talk: Talk, time: Timekeeper, understanding: Understanding, *unless: Message
) -> bool:
    """Take the last thing heard back and ask again; returns False where it stands, after the host has said so.

    ``unless`` is said after that: the question that is still to be answered. Raises EndOfInput.
    """
    revocable = performance.revocable
    if revocable is None:
        talk.say(message("host-nothing-to-take-back"), *unless)
        return False
    if _has_to_be_confirmed(performance, revocable):
        question = message("host-did-i-mishear", words=revocable.words)
        if not ask_yes_or_no(talk, understanding, question, undo_is_no=False, unanswered=False):
            talk.say(message("host-it-stands"), *unless)
            return False
    performance.take_back()
    time.set(performance.clock)
    talk.observe(TookBack(revocable.words))
    talk.taken_back()
    talk.say(message("host-taken-back", words=revocable.words))
    if isinstance(performance.cue, Ask):
        talk.come_to(performance.cue)
    talk.say(*performance.lines)
    return True


def _has_to_be_confirmed(performance: Performance, revocable: Revocable) -> bool:
    taken = (revocable.meaning, None) if revocable.time_up else (revocable.meaning,)
    return any(performance.game.confirms_taking_back(revocable.state, meaning) for meaning in taken)

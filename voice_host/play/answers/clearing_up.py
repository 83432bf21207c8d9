"""Clearing up a doubt with the player."""

from __future__ import annotations

from voice_host.hearing.utterance import Silence, Utterance
from voice_host.play.answers.doubt import SETTLES, Doubt, Neither
from voice_host.play.answers.other_ways import other_ways
from voice_host.play.answers.understanding import Clear, Doubtful, Reading, Understanding
from voice_host.play.events import PlayerSaid
from voice_host.play.manners.quiet import SpeakUp
from voice_host.play.talk import Talk
from voice_host.script import Ask, Meaning, message
from voice_host.script.meaning import No, Repeat

_NAMING_IN_VAIN = 2
"""After that many replies that were not understood the candidates are asked about one by one."""


def clear_up(
    talk: Talk, understanding: Understanding, heard: Utterance, doubtful: Doubtful, ask: Ask
) -> tuple[Reading, Utterance] | None:
    """Ask which reading of ``heard`` was meant until it is clear.

    Returns the reading, with the utterance whose time counts: the doubtful one where a candidate was chosen, the new
    one where something else was said. None where neither was meant; the player has then been asked to say it again.
    """
    doubt = _doubt(doubtful)
    is_asked = False
    while doubt is not None:
        if not is_asked:
            talk.may_say(_expected(understanding, ask), doubt.question)
            talk.react(doubt.question)
        is_asked = False
        reply = _reply(talk, understanding, ask, doubt)
        if isinstance(reply, Silence):
            break
        settled = doubt.settle(understanding.meanings(reply, SETTLES))
        if isinstance(settled, Reading):
            talk.misunderstandings.was_an_answer()
            talk.observe(PlayerSaid(reply, settled.meaning))
            return settled, heard
        if isinstance(settled, Neither):
            talk.observe(PlayerSaid(reply, No()))
            talk.say(message("host-say-it-once-more"), ask.question)
            return None
        if isinstance(settled, Doubt):
            talk.misunderstandings.was_an_answer()
            talk.observe(PlayerSaid(reply, None, doubt.words))
            doubt = settled
            continue
        verdict = understanding.verdict(reply, ask.expects)
        if isinstance(verdict, Clear):
            talk.observe(PlayerSaid(reply, verdict.reading.meaning))
            if not isinstance(verdict.reading.meaning, Repeat):
                return verdict.reading, reply
        elif isinstance(verdict, Doubtful):
            talk.observe(PlayerSaid(reply, None, tuple(reading.words for reading in verdict.readings)))
            again = _doubt(verdict)
            if again is not None and again.meanings == doubt.meanings:
                doubt = doubt.narrowed()
            else:
                doubt, heard = again, reply
        else:
            talk.observe(PlayerSaid(reply, None))
            if talk.misunderstandings.in_a_row + 1 >= _NAMING_IN_VAIN:
                doubt = doubt.narrowed()
            talk.did_not_understand(other_ways(ask, understanding, can_type=talk.can_type), doubt.question)
            is_asked = True
    talk.react(message("host-say-it-in-other-words"), ask.question)
    return None


def _doubt(doubtful: Doubtful) -> Doubt | None:
    """Return the doubt about one reading, or between two that can be named; None where there are more or they sound the
    same.
    """
    if len(doubtful.readings) > 2:
        return None
    doubt = Doubt(*doubtful.readings)
    return doubt if doubt.can_be_named else None


def _reply(talk: Talk, understanding: Understanding, ask: Ask, doubt: Doubt) -> Utterance | Silence:
    """Listen until somebody says something; after long silence give it up."""
    expects = _expected(understanding, ask)
    while True:
        talk.your_turn()
        reply = talk.listen(expects, talk.quiet.next_at(), asked=doubt.question)
        if not isinstance(reply, Silence):
            talk.quiet.broken()
            return reply
        due = talk.quiet.due()
        if due is SpeakUp.OFFER_PAUSE:
            return reply
        if due is not None:
            talk.say(doubt.question)


def _expected(understanding: Understanding, ask: Ask) -> tuple[type[Meaning], ...]:
    return tuple(dict.fromkeys((*SETTLES, *ask.expects, *understanding.always)))

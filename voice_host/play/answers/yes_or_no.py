"""A question of the host's own that is answered by yes or no."""

from __future__ import annotations

from voice_host.hearing.utterance import EndOfInput, Silence
from voice_host.play.answers.other_ways import ways_to_yes_or_no
from voice_host.play.answers.understanding import Understanding
from voice_host.play.events import PlayerSaid
from voice_host.play.manners.quiet import SpeakUp
from voice_host.play.manners.treatment import TREATED, treat
from voice_host.play.talk import Talk
from voice_host.script import Meaning, Message, message
from voice_host.script.meaning import No, Quit, Repeat, Resume, Undo, Yes

_CHOICES = message("host-choices-yes-or-no")


class ToTheMenu(Exception):  # noqa: N818 - nothing went wrong
    """Instead of an answer the players want to choose another game."""


def ask_yes_or_no(
    talk: Talk,
    understanding: Understanding,
    question: Message,
    *,
    quit_is_yes: bool = False,
    undo_is_no: bool = True,
    go_on_is_yes: bool | None = None,
    unanswered: bool | None = None,
    to_menu: tuple[type[Meaning], ...] = (),
) -> bool:
    """Ask until the answer is clear, and return whether it is yes.

    "You misheard me" is a no, as the question came from something misheard; unless that is what it asks about.
    "Go on" is the answer ``go_on_is_yes``, None where it is none. ``unanswered`` is the answer that long silence gives,
    None where the host waits for as long as it takes. Raises EndOfInput where nobody can answer any more or, unless
    ``quit_is_yes``, wants to leave, and ToTheMenu where somebody means one of ``to_menu``.
    """
    expects: tuple[type[Meaning], ...] = (Yes, No, *understanding.always)
    offers: tuple[type[Meaning], ...] = (Yes, No, Repeat, Undo, *TREATED, *to_menu, Quit)
    talk.may_say(offers, question)
    talk.say(question)
    while True:
        talk.your_turn()
        heard = talk.listen(expects, talk.quiet.next_at(), asked=question, offers=offers)
        if isinstance(heard, Silence):
            due = talk.quiet.due()
            if due is SpeakUp.OFFER_PAUSE and unanswered is not None:
                return unanswered
            if due in (SpeakUp.NUDGE, SpeakUp.CHOICES):
                talk.say(_CHOICES if due is SpeakUp.NUDGE else question)
            continue
        talk.quiet.broken()
        said = understanding.meanings(heard, expects)
        if go_on_is_yes is not None and Resume() in said:
            said = frozenset((Yes() if go_on_is_yes else No(),))
        meaning = next(iter(said)) if len(said) == 1 else None
        talk.observe(PlayerSaid(heard, meaning))
        if meaning is None:
            talk.did_not_understand(ways_to_yes_or_no(can_type=talk.can_type))
            continue
        talk.misunderstandings.understood()
        if isinstance(meaning, Quit) and not quit_is_yes:
            raise EndOfInput
        if isinstance(meaning, to_menu):
            raise ToTheMenu
        if isinstance(meaning, (Yes, Quit)):
            return True
        if isinstance(meaning, No) or (isinstance(meaning, Undo) and undo_is_no):
            return False
        if isinstance(meaning, TREATED):
            treat(talk, meaning)
        talk.say(question if isinstance(meaning, (Repeat, *TREATED)) else _CHOICES)

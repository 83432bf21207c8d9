"""Where games are played: voice, ear and page stay the same, and turn from one game to the other."""

from __future__ import annotations

from collections.abc import Callable

from voice_host.commands.ears import tell_what_is_not_heard
from voice_host.commands.mouth import fixed_lines
from voice_host.commands.spoken_game import SpokenGame
from voice_host.commands.table_page import page_prompts, page_prompts_in
from voice_host.hearing.ear import ReturningEar
from voice_host.language import Sentences
from voice_host.play.session import Session
from voice_host.play.showing.showing import Showing
from voice_host.play.talk import Talk
from voice_host.speaking.voice import Voice


class Room:
    """The talk at the table, with what it is heard and seen by."""

    def __init__(
        self,
        spoken: SpokenGame,
        talk: Talk,
        voice: Voice,
        ear: ReturningEar | None,
        showing: Showing | None,
        *,
        model: str | None,
        tell: Callable[[str], None],
    ) -> None:
        """``ear`` is the one for voices, and ``showing`` keeps the page up to date; None where there is none. All are
        made for the game ``spoken``. ``model`` is the listening model that was named.
        """
        self._spoken = spoken
        self.talk = talk
        self._voice = voice
        self._ear = ear
        self._showing = showing
        self._model = model
        self._tell = tell

    def turn_to(self, spoken: SpokenGame) -> None:
        """Say, hear and show another game from now on."""
        if spoken is self._spoken:
            return
        self._spoken = spoken
        self.talk.turn_to(spoken.prompts)
        if self._ear is not None:
            self._ear.turn_to(spoken.sentences)
            tell_what_is_not_heard(spoken, self._model, self._tell)
        if self._showing is not None:
            self._showing.turn_to(spoken.game, page_prompts(spoken), spoken.title, page_prompts_in(spoken))
        self._voice.prepare(fixed_lines(spoken.prompts, self.talk.manners.now.level))

    @property
    def hear(self) -> Callable[[Sentences], None] | None:
        """What is told which sentences to listen for from now on; None where nobody is listened to."""
        return None if self._ear is None else self._ear.turn_to

    def follow(self, session: Session) -> None:
        """Show this session from now on."""
        if self._showing is not None:
            self._showing.follow(session)

"""What may always be said, whatever the game: handled here, never by a script."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from voice_host.play.answers.understanding import Understanding
from voice_host.play.answers.yes_or_no import ask_yes_or_no
from voice_host.play.events import ClockRead
from voice_host.play.manners.keeping import Keeping
from voice_host.play.manners.treatment import TREATED, treat
from voice_host.play.performance import Performance
from voice_host.play.taking_back import take_back
from voice_host.play.talk import Talk
from voice_host.play.timing.clock_warnings import duration
from voice_host.play.timing.timekeeper import Timekeeper
from voice_host.records import EVERYBODY
from voice_host.script import Ask, Meaning, Message, message
from voice_host.script.meaning import (
    AnotherGame,
    AskListening,
    AskScore,
    AskTime,
    BackToNormal,
    Fuller,
    Help,
    Pause,
    Question,
    Quit,
    RememberThat,
    Repeat,
    Resume,
    SpeakIn,
    Undo,
    WhatToAsk,
)


class Then(Enum):
    """What the session does afterwards."""

    LISTEN = "wait for the answer to the question"
    PERFORM = "go on with the script, which has its answer"
    PERFORM_SAID = "go on with the script, which was taken back to a question that has been asked again"
    LEAVE = "leave the game"
    RETUNE = "wait for the answer in another language"
    CHANGE = "leave the game for another one"


class Anytime:
    """Answers what may always be said."""

    def __init__(
        self,
        performance: Performance,
        talk: Talk,
        time: Timekeeper,
        understanding: Understanding,
        keeping: Keeping,
        *,
        from_menu: bool = False,
        is_menu: bool = False,
    ) -> None:
        """``from_menu``: the game was chosen by saying so, which may have been misheard as well. ``is_menu``: a game is
        being chosen.
        """
        self._performance = performance
        self._talk = talk
        self._time = time
        self._understanding = understanding
        self._from_menu = from_menu
        self._is_menu = is_menu
        self._keeping = keeping
        self._answers: Mapping[type[Meaning], Callable[[Ask], Then]] = {
            Help: self._help,
            AskTime: self._time_left,
            Pause: self._pause,
            Resume: self._resume,
            Undo: self._undo,
            Quit: self._quit,
            AnotherGame: self._another_game,
            AskListening: self._listening,
            RememberThat: lambda ask: self._listen_after(keeping.remember),
            BackToNormal: lambda ask: self._listen_after(keeping.back_to_normal),
        }

    def answer(self, meaning: Meaning, ask: Ask) -> Then:
        """Do what was asked for while ``ask`` waits for its answer."""
        if self._time.paused and isinstance(meaning, Undo):
            self._talk.say(message("host-is-paused"))
            return Then.LISTEN
        if isinstance(meaning, (Question, WhatToAsk, AskScore, Repeat)):
            self.look_up(meaning)
            return Then.LISTEN
        if isinstance(meaning, SpeakIn):
            return self._speak_in(meaning, ask)
        if isinstance(meaning, TREATED):
            treated = treat(self._talk, meaning)
            if isinstance(meaning, Fuller) and not self._time.paused:
                self._explain(ask, more=treated)
            return Then.LISTEN
        return self._answers[type(meaning)](ask)

    def look_up(self, meaning: Meaning) -> None:
        """Answer what only looks at the game: its questions and what they are, the score, "say that again"."""
        game, state = self._performance.game, self._performance.state
        if isinstance(meaning, Question):
            self._talk.say(*game.reply(state, meaning))
        elif isinstance(meaning, AskScore):
            self._talk.say(*(game.score(state) or (message("host-no-score-yet"),)))
        elif isinstance(meaning, WhatToAsk):
            self._talk.say(game.askable)
        else:
            still = (message("host-is-paused"),) if self._time.paused else ()
            self._talk.repeat(*self._performance.lines, *still)

    def _explain(self, ask: Ask, *, more: bool) -> None:
        """Explain what was said last: in more words, and where there are no ``more``, by what can be said now."""
        if not more:
            self._talk.say(ask.choices)
        elif ask.question in self._performance.lines:
            self._talk.repeat(*self._performance.lines)
        else:
            self._talk.repeat(ask.question)

    def _help(self, ask: Ask) -> Then:
        if self._time.paused:
            self._talk.say(message("host-is-paused"), message("host-anytime"))
        else:
            self._talk.say(ask.choices, message("host-anytime"))
        return Then.LISTEN

    def _time_left(self, ask: Ask) -> Then:
        left_ms = self._time.left_ms
        if left_ms is None:
            self._talk.say(message("host-no-clock"))
        else:
            self._talk.observe(ClockRead(self._time.reading_ms, self._time.limit_ms, self._time.paused))
            self._talk.say(message("host-time-left", left=duration(left_ms)))
        return Then.LISTEN

    def _pause(self, ask: Ask) -> Then:
        if self._time.paused:
            self._talk.say(message("host-is-paused"))
            return Then.LISTEN
        self._time.pause()
        self._talk.observe(ClockRead(self._time.reading_ms, self._time.limit_ms, paused=True))
        self._talk.say(message("host-paused" if self._time.limit_ms is None else "host-paused-with-clock"))
        return Then.LISTEN

    def pause_or_not(self, ask: Ask, *, pause: bool) -> Then:
        """Take the answer to the host's offer of a pause."""
        if pause:
            return self._pause(ask)
        self._talk.say(message("host-stay"), ask.question)
        return Then.LISTEN

    def _resume(self, ask: Ask) -> Then:
        if not self._time.paused:
            self._talk.say(message("host-not-paused"), ask.question)
            return Then.LISTEN
        self._talk.say(message("host-resumed"), ask.question)
        self._time.resume()
        self._talk.observe(ClockRead(self._time.reading_ms, self._time.limit_ms))
        return Then.LISTEN

    def _undo(self, ask: Ask) -> Then:
        if self._from_menu and self._performance.revocable is None:
            return Then.CHANGE
        return Then.PERFORM_SAID if self.take_back(ask.question) else Then.LISTEN

    def take_back(self, *unless: Message) -> bool:
        """Take the last thing heard back and ask again; returns False where it stands, after saying so and ``unless``.

        Raises EndOfInput.
        """
        return take_back(self._performance, self._talk, self._time, self._understanding, *unless)

    def _quit(self, ask: Ask) -> Then:
        if self._performance.saved:
            question = message("host-leave")
        else:
            question = message("host-leave-unsaved" if self._performance.entries else "host-leave-at-once")
        return self._leave(question, ask, Then.LEAVE)

    def _another_game(self, ask: Ask) -> Then:
        if self._performance.revocable is None:
            return Then.CHANGE
        question = message("host-change" if self._performance.saved else "host-change-unsaved")
        return self._leave(question, ask, Then.CHANGE)

    def _leave(self, question: Message, ask: Ask, then: Then) -> Then:
        leave = ask_yes_or_no(
            self._talk, self._understanding, question, quit_is_yes=True, go_on_is_yes=False, unanswered=False
        )
        if leave:
            return then
        self._talk.say(message("host-stay"), message("host-is-paused") if self._time.paused else ask.question)
        return Then.LISTEN

    def _speak_in(self, meaning: SpeakIn, ask: Ask) -> Then:
        """Speak another language with whoever asks for it, or with those who are named."""
        language, tongues, spoken = meaning.language, self._talk.tongues, self._talk.language
        still = message("host-is-paused") if self._time.paused else ask.question
        called = message("language-called", language=language)
        if language != spoken and (tongues is None or language not in tongues.codes):
            self._talk.say(message("host-no-such-language", language=called), still)
            return Then.LISTEN
        players = self._performance.game.players(self._performance.state)
        by_name = {each.casefold(): each for each in players if isinstance(each, str)}
        strangers = tuple(name for name in meaning.names if by_name and name.casefold() not in by_name)
        if strangers:
            self._talk.say(message("host-does-not-play", players=strangers), still)
            return Then.LISTEN
        for name in meaning.names or (None,):
            whose = self._talk.manners.speak_in(language, None if name is None else by_name.get(name.casefold(), name))
            if whose != EVERYBODY:
                self._keeping.keep_language(whose, language)
            else:
                self._performance.speak_in(language)
        if self._is_menu and self._talk.language != spoken:
            return Then.CHANGE
        if meaning.names:
            self._talk.say(message("host-speaks-with", players=meaning.names, language=called), still)
        else:
            self._talk.say(message("host-speaks"), still)
        return Then.LISTEN if self._talk.language == spoken else Then.RETUNE

    def _listening(self, ask: Ask) -> Then:
        self._talk.say(message("host-listening"), message("host-is-paused") if self._time.paused else ask.question)
        return Then.LISTEN

    def _listen_after(self, do: Callable[[], None]) -> Then:
        do()
        return Then.LISTEN

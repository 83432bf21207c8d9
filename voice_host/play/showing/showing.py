"""Shows a performance on the table page, and takes what is pressed there for words that somebody typed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from voice_host.language.direction import direction
from voice_host.language.prompts import Prompts
from voice_host.play.events import Ended, Event, HostSaid, Listens, MaySay, PlayerSaid
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.play.showing.captions import Captions
from voice_host.play.showing.clock import plain_clock
from voice_host.play.showing.picture import plain_picture, plain_private
from voice_host.play.showing.presses import always_presses, plain_press, shared_presses
from voice_host.play.showing.words import Words
from voice_host.script import Game, Message, Problem, message
from voice_host.script.meaning import Resume
from voice_host.script.picture import Picture
from voice_host.script.press import Press
from voice_host.table.press import Press as Pressed, Settled
from voice_host.table.wording import words_of

Enter = Callable[[str, Callable[[], bool]], None]
"""Enters a line as if somebody had typed it; the second is asked, when its turn comes, whether it still counts."""


PromptsIn = Callable[[str], Prompts]
"""Returns all that is said and all that stands on the page in a language."""


class Shows(Protocol):
    """A table page."""

    def show(self, part: str, value: Mapping[str, Any]) -> None:
        """Show the latest of a part, from any thread, without waiting for anybody."""

    def players_are(self, players: Sequence[str]) -> None:
        """Have a page of their own for each of these players."""

    def show_to(self, player: str, part: str, value: Mapping[str, Any]) -> None:
        """Show a part to one player alone."""

    def claimed(self) -> frozenset[str]:
        """Return the players whose pages somebody has opened."""


_HOST: Mapping[type[Event], str] = {HostSaid: "speaking", PlayerSaid: "busy", Ended: "busy"}
"""What the host does, by what has happened; beside listening."""


class Showing:
    """An observer of the talk at the table, whose page it keeps up to date."""

    def __init__(
        self, page: Shows, game: Game, prompts: Prompts, title: str, prompts_in: PromptsIn | None = None
    ) -> None:
        """The page is opened in the language of the ``prompts``; all but the page as for ``turn_to``."""
        self._language = prompts.language
        self._page = page
        self._captions = Captions()
        self._session: Session | None = None
        self._seen: tuple[object, Problem | None] | None = None
        """The state that is shown, and the problem that is pointed at."""
        self._claims = threading.Lock()
        self._moment = -1
        self._is_answered = False
        self.enter: Enter | None = None
        """How a line is entered; None as long as nobody listens."""
        self.notice: Callable[[Message], None] = lambda message: None
        """Tells all at the table something as soon as the host can; from any thread."""
        self.turn_to(game, prompts, title, prompts_in)

    def turn_to(self, game: Game, prompts: Prompts, title: str, prompts_in: PromptsIn | None = None) -> None:
        """Show another game from now on, which has no session yet. ``title`` is what it is called; ``prompts`` are all
        of the game's and the host's, those for the page among them, and ``prompts_in`` returns them in the language of
        whoever is talked to; None where there is only one.
        """
        self._game, self._title, self._prompts_in = game, title, prompts_in
        self._write_in(prompts)
        self._session = self._seen = None
        self._show_picture(Picture(message("table-before-any")))
        self._show_clock()
        self._may_say(MaySay(()))
        self._page.show("captions", self._captions.plain())
        self._show_host("busy")

    def follow(self, session: Session) -> None:
        """Show this session from now on."""
        self._session = session
        self._follow_language()
        self._show_game()

    def __call__(self, event: Event) -> None:
        """See what has happened: an Observer."""
        self._follow_language()
        self._show_game()
        self._show_clock()
        if isinstance(event, MaySay):
            self._may_say(event)
        elif isinstance(event, PlayerSaid):
            self._is_answered = False
        if self._captions.hear(event):
            self._page.show("captions", self._captions.plain())
        if isinstance(event, Listens):
            self._show_host("listening" if event.by_voice else "waiting")
        elif type(event) in _HOST:
            self._show_host(_HOST[type(event)])

    def pressed(self, press: Pressed) -> None:
        """Take what was pressed. From any thread; it is settled at once, or when its turn comes."""
        enter = self.enter
        if enter is None:
            press.settle(Settled.NOT_LISTENING)
            return
        with self._claims:
            is_late, is_answered = press.moment != self._moment, self._is_answered
            self._is_answered = is_answered or not is_late
        if is_late or is_answered:
            press.settle(Settled.GONE_ON if is_late else Settled.BUSY)
        else:
            enter(press.words, lambda: self._claim(press))

    def leave(self) -> None:
        """Tell the pages that the host goes."""
        self.enter = None
        self._page.show("end", {"label": self._words.text(message("table-end"))})

    def _claim(self, press: Pressed) -> bool:
        """Say whether a press still answers what is asked: somebody may have spoken before its turn came."""
        with self._claims:
            is_late = press.moment != self._moment
        if press.settle(Settled.GONE_ON if is_late else Settled.TAKEN) and not is_late:
            return True
        with self._claims:
            if press.moment == self._moment:  # who pressed has given up waiting, and may press again
                self._is_answered = False
        return False

    def _follow_language(self) -> None:
        """Write the page in the language of whoever is talked to: what is pressed there has to be understood in it."""
        if self._session is None or self._prompts_in is None:
            return
        language = self._session.language
        if language != self._language:
            self._write_in(self._prompts_in(language))
            self._seen = None

    def _write_in(self, prompts: Prompts) -> None:
        self._words = Words(prompts)
        self._captions.turn_to(self._words)
        if prompts.language != self._language:
            self._language = prompts.language
            here = {"language": self._language, "direction": direction(self._language)}
            self._page.show("language", {**here, "words": words_of(self._language)})

    def _may_say(self, event: MaySay) -> None:
        with self._claims:
            self._moment += 1
            self._is_answered = False
        self._page.show("question", self._question(event))

    def _question(self, event: MaySay) -> Mapping[str, Any]:
        expects, state = event.expects, self._state
        presses = (*shared_presses(expects), *self._game.presses(state, expects))
        main = tuple(press for press in presses if press.main)
        paused = self._session is not None and self._session.time.paused
        if not main and paused:
            main = always_presses((Resume,), paused=True)
        asks = self._game.asks if any(kind in expects for kind in self._game.questions) else ()
        return {
            "moment": self._moment,
            "asked": "" if event.asked is None else self._words.text(event.asked),
            "choices": "" if event.choices is None else self._words.text(event.choices),
            "main": self._plain(main),
            "more": self._plain(press for press in presses if not press.main),
            "always": self._plain(always_presses(expects, paused=paused)),
            "ask": self._plain(asks),
        }

    def _plain(self, presses: Iterable[Press]) -> list[Mapping[str, Any]]:
        return [plain_press(press, self._words) for press in presses]

    @property
    def _state(self) -> object:
        return None if self._session is None else self._session.performance.state

    def _show_game(self) -> None:
        if self._session is None:
            return
        seen = self._state, self._answered(self._session.performance)
        if self._seen is None or seen[0] is not self._seen[0] or seen[1] != self._seen[1]:
            self._seen = seen
            self._show_picture(self._game.picture(seen[0]), seen[1])
            self._show_own_pages(seen[0])

    def _show_picture(self, picture: Picture, answered: Problem | None = None) -> None:
        self._page.show("game", {"title": self._title, **plain_picture(picture, self._words, answered)})

    def _show_own_pages(self, state: object) -> None:
        """Show each player what nobody else may see, on the own page."""
        private = self._game.private(state)
        self._page.players_are([each.player for each in private])
        for each in private:
            self._page.show_to(each.player, "hand", plain_private(each, self._words))
        self._show_players()

    def _show_players(self) -> None:
        """Show who has a page of their own, for those who want to open theirs."""
        claimed, private = self._page.claimed(), self._game.private(self._state)
        players = [
            {
                "player": each.player,
                "label": self._words.label(message("table-own-page", player=each.player)),
                "taken": each.player in claimed,
            }
            for each in private
        ]
        self._page.show("players", {"label": self._words.label(message("table-own-pages")), "players": players})

    def claimed(self, player: str) -> None:
        """Somebody has opened the page of a player: all are told, so that no other can. From any thread."""
        self._show_players()
        self.notice(message("host-own-page-opened", player=player))

    def _answered(self, performance: Performance) -> Problem | None:
        """Return the problem that was answered last, where that was right and nothing was said after it."""
        last = performance.revocable
        problem = None if last is None else self._game.problem(last.state, last.meaning)
        return problem if problem is not None and problem.first * problem.second == problem.said else None

    def _show_clock(self) -> None:
        time = None if self._session is None else self._session.time
        self._page.show("clock", plain_clock(time, self._words.label(message("table-clock"))))

    def _show_host(self, state: str) -> None:
        self._page.show("host", {"state": state, "label": self._words.label(message(f"table-host-{state}"))})

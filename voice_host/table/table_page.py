"""The table page as the host uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any

from voice_host.language.direction import direction
from voice_host.table.address import TableAddress, fresh_token, literal, url
from voice_host.table.parts import PRIVATE, Parts
from voice_host.table.press import OnPress, nobody_listens
from voice_host.table.qr import as_svg
from voice_host.table.serving.bound import bound_to
from voice_host.table.serving.files import as_json, read_page
from voice_host.table.serving.guard import Guard, names_of
from voice_host.table.serving.house import House
from voice_host.table.wording import words_of

if TYPE_CHECKING:
    from voice_host.table.serving.doors import Door, Doors
    from voice_host.table.serving.server import PageServer


class TablePage:
    """A page that is served from ``open`` to ``close``, with the parts that are shown on it.

    All methods may be called from any thread.
    """

    def __init__(
        self, address: TableAddress, *, title: str, language: str, speaks: bool, everyone_may_press: bool = False
    ):
        """speaks: whether the host speaks aloud. everyone_may_press: whether pages on other computers may, too."""
        self.on_press: OnPress = nobody_listens
        """Is given each press, in the server's thread: it must not block. Set it before or after opening."""
        self.on_claim: Callable[[str], object] = lambda player: None
        """Is told whose own page was asked for, in the server's thread: it must not block."""
        self._address = address
        self._title = title
        self._language = language
        self._speaks = speaks
        self._everyone_may_press = everyone_may_press
        self._parts = Parts()
        self._doors: Doors | None = None
        self._showing = Lock()
        """Held while something is shown on several pages, so that a new one misses nothing."""
        self._url: str | None = None
        self._server: PageServer | None = None
        self._lock = Lock()

    @property
    def url(self) -> str:
        """The address to be typed into a browser, with its secret. Raises RuntimeError before ``open``."""
        if self._url is None:
            raise RuntimeError("The page has no address before it is opened.")
        return self._url

    def open(self) -> None:
        """Serve the page from now on. Raises TableUnavailable, with a sentence for the family, where that cannot be."""
        with self._lock:
            if self._url is not None:
                raise RuntimeError("A page is opened once.")
            self._server = self._started()

    def show(self, part: str, value: Mapping[str, Any]) -> None:
        """Show the value of a part (see parts.ORDER) on all pages, and on those that come later. Never blocks.

        Raises ValueError for a part that there is not, and for a hand, which only its player may see.
        """
        if part == PRIVATE:
            raise ValueError("The page for all never shows a hand: show it to its player.")
        with self._showing:
            self._parts.show(part, value)
            for door in self._own().values():
                door.parts.show(part, value)

    def players_are(self, players: Sequence[str]) -> None:
        """Have a page for each of these players, beside the one for all; who is no player any more loses it."""
        if self._doors is not None:
            with self._showing:
                self._doors.players_are(players, self._own_door)

    def show_to(self, player: str, part: str, value: Mapping[str, Any]) -> None:
        """Show the value of a part on the own page of a player alone, if there is one."""
        door = self._own().get(player)
        if door is not None:
            door.parts.show(part, value)

    def claimed(self) -> frozenset[str]:
        """Return the players whose own pages were asked for: each is given to the first who asks."""
        return frozenset() if self._doors is None else self._doors.claimed()

    def close(self) -> None:
        """Send what was shown and not yet sent, for a second at most, and end. Does nothing where nothing is open."""
        with self._lock:
            server, self._server = self._server, None
        if server is not None:
            server.stop()

    def _own(self) -> Mapping[str, Door]:
        return {} if self._doors is None else self._doors.own()

    def _own_door(self, player: str) -> Door:
        """Return a new door for a player, who may press there. What the page for all shows is shown there as well."""
        from voice_host.table.serving.doors import Door

        guard = Guard(fresh_token(), names_of(self._address), everyone_may_press=True)
        house = House(self._language, self._speaks, "", None, player)
        return Door(guard, house, self._parts.copy())

    def _started(self) -> PageServer:
        words = as_json(words_of(self._language))
        files = read_page(
            {
                "language": self._language,
                "direction": direction(self._language),
                "title": self._title,
                "words": words,
            }
        )
        # The web server is loaded here and not before: most games go without it.
        from voice_host.table.serving.claim import Claims
        from voice_host.table.serving.doors import Door, Doors
        from voice_host.table.serving.say import Say
        from voice_host.table.serving.server import PageServer
        from voice_host.table.serving.site import Site

        listening = bound_to(self._address)
        host, port = listening.getsockname()[:2]
        token = fresh_token()
        address = url(self._address.printable_host(), port, token)
        bound = literal(host)
        reached_by_nobody_else = bound is not None and bound.is_loopback
        qr = None if reached_by_nobody_else else as_svg(address)
        house = House(self._language, self._speaks, address, qr)
        guard = Guard(token, names_of(self._address), self._everyone_may_press)
        doors = Doors(Door(guard, house, self._parts))
        say = Say(lambda: self.on_press)
        claims = Claims(doors, lambda: self.on_claim)
        server = PageServer(Site(doors, files, say, claims), listening, doors, say)
        server.start()
        self._doors = doors
        self._url = address
        return server

"""The ways into the page: one for everybody at the table, and one for each player who has something private to see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from threading import Lock

from voice_host.table.parts import Parts
from voice_host.table.serving.guard import Guard
from voice_host.table.serving.house import House
from voice_host.table.serving.stream import EventStreams


@dataclass(frozen=True)
class Door:
    """A secret, and what is shown behind it."""

    guard: Guard
    house: House
    parts: Parts
    streams: EventStreams = field(init=False)

    def __post_init__(self) -> None:
        # A frozen dataclass fills in its own defaults this way.
        object.__setattr__(self, "streams", EventStreams(self.parts))

    @property
    def path(self) -> str:
        """Where it is, from the root of the server on."""
        return f"/{self.guard.token}/"


class Doors:
    """All doors that are open. From any thread."""

    def __init__(self, public: Door) -> None:
        self.public = public
        self._lock = Lock()
        self._own: dict[str, Door] = {}
        self._claimed: set[str] = set()

    def behind(self, path: str) -> tuple[Door, str] | None:
        """Return the door that a path leads through, and what follows its secret; None where there is none."""
        found = None
        for door in (self.public, *self.own().values()):  # all of them, so that nobody learns by the time it takes
            name = door.guard.path_within(path)
            found = found if name is None else (door, name)
        return found

    def own(self) -> dict[str, Door]:
        """Return the door of each player who has one."""
        with self._lock:
            return dict(self._own)

    def players_are(self, players: Iterable[str], open_door: Callable[[str], Door]) -> None:
        """Have a door for each of these players. Those who were there before keep theirs, all others lose it."""
        with self._lock:
            before = self._own
            self._own = {player: before.get(player) or open_door(player) for player in players}
            self._claimed &= self._own.keys()
            gone = [door for player, door in before.items() if player not in self._own]
        for door in gone:
            door.parts.close()

    def claim(self, player: str) -> Door | None:
        """Return a player's door to who asks for it first; None for everybody else, and for who is no player."""
        with self._lock:
            if player in self._claimed or player not in self._own:
                return None
            self._claimed.add(player)
            return self._own[player]

    def claimed(self) -> frozenset[str]:
        """Return the players whose doors were asked for."""
        with self._lock:
            return frozenset(self._claimed)

    def close(self) -> None:
        """Let all pages have what they have not got yet, and nothing more."""
        for door in (self.public, *self.own().values()):
            door.parts.close()

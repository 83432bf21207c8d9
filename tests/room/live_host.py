"""The host as the people in the room see and hear it: a process of its own, with its events and its voice."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.commands.running import Event as Plain, RunningGame
from tests.room.events import MEANINGS, event_of
from tests.room.recorder import Recorder
from voice_host.play.events import Event, HostSaid, PlayerSaid, Sounded, Trouble
from voice_host.script import Meaning, Sound

REACTION_S = 0.35
"""How long it is silent before somebody speaks."""
JUST_NOW_S = 0.15
"""Sound that was recorded so long ago still counts as heard now: the recording comes in blocks."""
WITHOUT_A_WORD_S = 1.5
"""So long after something was heard the host listens again, if it has no reply to it."""
PATIENCE_S = 20.0
"""How long a player waits for the host to listen before speaking anyway."""


class HostStuck(AssertionError):  # noqa: N818
    """The host neither listens nor speaks."""


class HostEnded(AssertionError):  # noqa: N818
    """The host's process has ended in the middle of a game."""


class LiveHost:
    """Takes the host's events as they come, and knows whose turn it is to speak."""

    def __init__(self, game: RunningGame, recorder: Recorder) -> None:
        self.game = game
        self._recorder = recorder
        self._listens_at: float | None = None
        self._awaited = False
        self._replies: list[PlayerSaid] = []
        self._observers: list[Callable[[Event], None]] = []
        self._reacts = False
        self.question: Plain | None = None
        """The last question, as the host prints it."""
        self.troubles: list[str] = []
        """What failed, in the host's words."""
        self.unbidden: list[PlayerSaid] = []
        """What the host heard while nobody spoke to it."""
        self.spoken_reactions = 0
        """How often it said something to that."""
        self.events: list[Plain] = []
        """The last events, for when something goes wrong."""

    @property
    def expects(self) -> tuple[type[Meaning], ...]:
        """What may answer the last question."""
        kinds = () if self.question is None else self.question["expects"]
        return tuple(meaning for meaning in MEANINGS if meaning.kind() in kinds)

    def tell(self, observe: Callable[[Event], None]) -> None:
        """Tell somebody what is said and heard from now on."""
        self._observers.append(observe)

    def pass_time(self, seconds: float) -> None:
        """Let time pass and take what happens. Raises HostEnded."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self._take(self.game.next_event(left))

    def wait_until(self, happened: Callable[[], bool], patience_s: float = PATIENCE_S) -> bool:
        """Let time pass until something has happened; return False where it has not. Raises HostEnded."""
        until = time.monotonic() + patience_s
        while not happened():
            if time.monotonic() > until:
                return False
            self._take(self.game.next_event(0.05))
        return True

    def wait_for_text(self, text: str, patience_s: float = PATIENCE_S) -> None:
        """Wait until the host has begun to say something. Raises AssertionError where it does not."""
        said: list[str] = []
        self._observers.append(lambda event: said.append(event.text) if isinstance(event, HostSaid) else None)
        if not self.wait_until(lambda: any(text in line for line in said), patience_s):
            raise AssertionError(f'the host has not said "{text}" but {said}; {self.events}')
        self._observers.pop()

    def listens(self) -> bool:
        """Whether it is the players' turn: the host has said so and is silent."""
        now = time.monotonic()
        if self._listens_at is None or now < self._listens_at + REACTION_S:
            return False
        if not self._recorder.records:
            return now > self._listens_at + 2 * REACTION_S
        return now > self._recorder.last_sound_at() + REACTION_S

    def is_heard(self) -> bool:
        """Whether its voice sounds from the loudspeaker now."""
        return time.monotonic() - self._recorder.last_sound_at() < JUST_NOW_S

    def expect_reply(self) -> None:
        """Somebody speaks to the host from now on; what it heard before is not what they say."""
        self._replies.clear()
        self._awaited = True

    def reply(self, patience_s: float) -> PlayerSaid | None:
        """Wait for what the host has heard since ``expect_reply``; None where it has heard nothing."""
        self.wait_until(lambda: bool(self._replies), patience_s)
        self._awaited = False
        return self._replies[0] if self._replies else None

    def _take(self, plain: Plain | None) -> None:
        if plain is None:
            if not self.game.runs:
                raise HostEnded(f"the host has ended: {self.events}")
            return
        self.events = [*self.events[-30:], plain]
        if plain["event"] == "question":
            self.question = plain
        event = event_of(plain)
        if event is None:
            return
        if isinstance(event, PlayerSaid):
            self._listens_at = time.monotonic() + WITHOUT_A_WORD_S
            self._reacts = not self._awaited
            (self._replies if self._awaited else self.unbidden).append(event)
        elif isinstance(event, HostSaid) and event.aloud:
            self._listens_at = None
            self.spoken_reactions += self._reacts
            self._reacts = False
        elif isinstance(event, Sounded) and event.sound in (Sound.YOUR_TURN, Sound.NOT_UNDERSTOOD):
            self._listens_at = time.monotonic()
        elif isinstance(event, Trouble):
            self.troubles.append(event.sentence)
        for observe in tuple(self._observers):
            observe(event)

"""The listening turn: who may be heard at this moment, and has the person finished? One explicit machine.

It knows no sound, no device and no clock: whoever drives it tells what happens, each time with the moment, in seconds
of the host's clock. Half-duplex comes of it: nothing is heard that was captured while the host spoke, nor until the
hold-off after the last sample left the loudspeaker; all that was captured later counts, however late it is looked at.

The states in rows, the events in columns; a dot: nothing changes.

    ==========  ===========  =========  =========  =========  =====  =======  ========  =========  ====
    state       host begins  host ends  echo over  asked      voice  pause    finished  nothing    lost
    ==========  ===========  =========  =========  =========  =====  =======  ========  =========  ====
    idle        speaking     .          .          listening  .      .        .         .          .
    speaking    .            hold-off   .          .          .      .        .         .          .
    hold-off    speaking     .          listening  .          .      .        .         .          .
    listening   speaking     .          .          .          heard  .        .         .          idle
    heard       speaking     .          .          listening  .      waiting  decided   .          idle
    waiting     speaking     .          .          listening  heard  .        decided   .          idle
    decided     speaking     .          .          listening  heard  .        .         listening  idle
    ==========  ===========  =========  =========  =========  =====  =======  ========  =========  ====
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import Enum
from threading import RLock

from voice_host.hearing.settings import ListeningSettings


class State(Enum):
    """Where the turn is."""

    IDLE = "idle"
    """Nobody was asked to listen yet, or the microphone is lost."""
    SPEAKING = "speaking"
    """The host speaks, and hears nothing."""
    HOLD_OFF = "hold-off"
    """The host has spoken; the room still sounds of it."""
    LISTENING = "listening"
    """Whoever speaks is heard."""
    HEARD = "heard"
    """Somebody is speaking."""
    WAITING = "waiting"
    """They have paused, and may go on."""
    DECIDED = "decided"
    """They have finished."""


class Event(Enum):
    """What can happen."""

    HOST_BEGINS = "host begins"
    """The host begins a line or a sound."""
    HOST_ENDS = "host ends"
    """The last sample of all that the host was saying has left the loudspeaker."""
    ECHO_OVER = "echo over"
    """The hold-off after it has passed."""
    ASKED = "asked"
    """Somebody is to be listened to, anew."""
    VOICE = "voice"
    """A short piece of sound with a voice in it."""
    PAUSE = "pause"
    """So long without a voice that the words may be complete."""
    FINISHED = "finished"
    """As long as one waits after what was said; or it takes too long; or there is no more sound."""
    NOTHING = "nothing"
    """What was heard was no utterance but a noise."""
    LOST = "lost"
    """The microphone gives no sound any more."""


TRANSITIONS: Mapping[State, Mapping[Event, State]] = {
    State.IDLE: {Event.HOST_BEGINS: State.SPEAKING, Event.ASKED: State.LISTENING},
    State.SPEAKING: {Event.HOST_ENDS: State.HOLD_OFF},
    State.HOLD_OFF: {Event.HOST_BEGINS: State.SPEAKING, Event.ECHO_OVER: State.LISTENING},
    State.LISTENING: {Event.HOST_BEGINS: State.SPEAKING, Event.VOICE: State.HEARD, Event.LOST: State.IDLE},
    State.HEARD: {
        Event.HOST_BEGINS: State.SPEAKING,
        Event.ASKED: State.LISTENING,
        Event.PAUSE: State.WAITING,
        Event.FINISHED: State.DECIDED,
        Event.LOST: State.IDLE,
    },
    State.WAITING: {
        Event.HOST_BEGINS: State.SPEAKING,
        Event.ASKED: State.LISTENING,
        Event.VOICE: State.HEARD,
        Event.FINISHED: State.DECIDED,
        Event.LOST: State.IDLE,
    },
    State.DECIDED: {
        Event.HOST_BEGINS: State.SPEAKING,
        Event.ASKED: State.LISTENING,
        Event.VOICE: State.HEARD,
        Event.NOTHING: State.LISTENING,
        Event.LOST: State.IDLE,
    },
}
"""What follows. What is not in it changes nothing."""


class ListeningTurn:
    """The turn of one ear. The host's voice may report from another thread."""

    def __init__(self, settings: ListeningSettings | None = None) -> None:
        self._settings = settings or ListeningSettings()
        self._lock = RLock()
        self._state = State.IDLE
        self._sounding = 0
        """How many lines and sounds of the host's are under way."""
        self._open_from = -math.inf
        self._patience: float | None = None
        self.started_at = 0.0
        """When the present utterance began."""
        self.last_voice_at = 0.0
        """When a voice was heard last in it."""

    @property
    def state(self) -> State:
        """Where it is."""
        return self._state

    @property
    def in_utterance(self) -> bool:
        """Whether somebody is speaking, or has paused and may go on."""
        return self._state in (State.HEARD, State.WAITING)

    @property
    def open_from(self) -> float:
        """The moment from which captured sound counts: minus infinity where the host never spoke, infinity while it
        speaks.
        """
        return math.inf if self._state is State.SPEAKING else self._open_from

    def host_begins(self) -> None:
        """The host begins a line or a sound, perhaps while another one sounds."""
        with self._lock:
            self._sounding += 1
            self._happens(Event.HOST_BEGINS)

    def host_ends(self, at: float) -> None:
        """One of them is over; its last sample left the loudspeaker at that moment. The last one to end counts."""
        with self._lock:
            self._sounding -= 1
            self._open_from = max(self._open_from, at + self._settings.hold_off)
            if not self._sounding:
                self._happens(Event.HOST_ENDS)

    def ask(self) -> None:
        """Listen anew: what was half said before is forgotten."""
        self._happens(Event.ASKED)

    def deaf_for(self, began_at: float, ended_at: float) -> float:
        """Return how many seconds at the beginning of a piece of sound, captured in that time, are not to be heard."""
        with self._lock:
            if ended_at <= self.open_from:
                return ended_at - began_at
            self._happens(Event.ECHO_OVER)
            return max(0.0, self.open_from - began_at)

    def voice(self, began_at: float, ended_at: float) -> None:
        """There was a voice in that time."""
        with self._lock:
            if not self.in_utterance:
                self.started_at = began_at
            self.last_voice_at = ended_at
            self._patience = None
            self._happens(Event.VOICE)

    def passes(self, at: float, since_voice: float) -> None:
        """It is that moment now; for so many seconds there was no voice."""
        with self._lock:
            if at - self.started_at > self._settings.longest or (
                self._patience is not None and since_voice >= self._patience
            ):
                self._happens(Event.FINISHED)
            elif since_voice >= self._settings.wait_finished:
                self._happens(Event.PAUSE)

    def wait(self, patience: float) -> None:
        """From the last voice on, wait so many seconds for more."""
        with self._lock:
            self._patience = patience

    def finish(self) -> None:
        """There is no more sound."""
        self._happens(Event.FINISHED)

    def was_nothing(self) -> None:
        """What was decided about was a noise."""
        self._happens(Event.NOTHING)

    def lose(self) -> None:
        """The microphone gives no sound any more."""
        self._happens(Event.LOST)

    def _happens(self, event: Event) -> None:
        with self._lock:
            self._state = TRANSITIONS[self._state].get(event, self._state)

"""How players stop the host in the middle of what it says: by a line at the keyboard, and where it is safe by voice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from voice_host.commands.failing import WrongUse
from voice_host.hearing.turn import ListeningTurn

if TYPE_CHECKING:
    from voice_host.hearing.echo_canceller import FarEnd
    from voice_host.hearing.interjections import Interjections
    from voice_host.hearing.listening_model import ListeningModel
    from voice_host.hearing.settings import ListeningSettings
    from voice_host.hearing.source import Source

OFF, HEADSET, ECHO_CANCELLER = "off", "headset", "echo-canceller"
STOP_BY_VOICE = (OFF, HEADSET, ECHO_CANCELLER)
"""What makes it safe to listen while the host speaks."""


def read_stop_by_voice(typed: str) -> str:
    """Return the choice that was typed. Raises WrongUse, with the reason where it is only switched on."""
    choice = typed.lower().replace(" ", "-").replace("_", "-")
    if choice in ("on", "yes", "true"):
        raise WrongUse(
            "Through an open loudspeaker the host would hear itself, and stop. Choose headset if the microphone does "
            "not hear the loudspeaker, or echo-canceller to have its voice taken out of what the microphone hears."
        )
    choice = OFF if choice in ("no", "false") else choice
    if choice not in STOP_BY_VOICE:
        raise WrongUse(f"The host cannot be stopped by {typed}. Choose from: {', '.join(STOP_BY_VOICE)}.")
    return choice


class Stopping:
    """Knows when the host is on air, and stops it when somebody wants that."""

    def __init__(self, turn: ListeningTurn, by_voice: str = OFF) -> None:
        self.turn = turn
        """The ear's."""
        self._by_voice = by_voice
        self._interjections: Interjections | None = None
        self.stop: Callable[[], None] = lambda: None
        """Makes the host fall silent; may be called from any thread."""
        self.far_end: FarEnd | None = None
        """Is to be told what the loudspeaker plays; None where nobody has to know."""
        if by_voice == ECHO_CANCELLER:
            from voice_host.hearing.echo_canceller import FarEnd

            self.far_end = FarEnd()

    def host_begins(self) -> None:
        """The host begins a line or a sound: see OnAir."""
        self.turn.host_begins()
        if self._interjections is not None:
            self._interjections.host_begins()

    def host_ends(self, at: float) -> None:
        """One of them is over: see OnAir."""
        self.turn.host_ends(at)
        if self._interjections is not None:
            self._interjections.host_ends(at)

    def around(
        self, source: Source, model: ListeningModel, settings: ListeningSettings, now: Callable[[], float]
    ) -> Source:
        """Return the source that the ear listens to, with whatever is needed to stop the host by voice."""
        if self._by_voice == OFF:
            return source
        from voice_host.hearing.interjections import Interjections
        from voice_host.hearing.stop_word import StopWord

        if self.far_end is not None:
            from voice_host.hearing.echo_canceller import EchoCanceller

            source = EchoCanceller(source, self.far_end)
        self._interjections = Interjections(source, lambda: StopWord(model, settings), now, lambda: self.stop())
        return self._interjections

"""How the host speaks: settings that players may change while they play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from voice_host.speaking.errors import SpeakingError

SLOWEST, FASTEST = 80, 320
"""Words a minute. espeak-ng speaks 80 to 450; above 320 untrained listeners lose numbers."""
QUIETEST = 0.1
"""The least volume that can be asked for by voice: a host that cannot be heard cannot be asked to be louder."""


@dataclass(frozen=True)
class SpeechSettings:
    """Rate, volume, pitch and voice. Raises SpeakingError with a sentence where one is out of range."""

    rate: int = 160
    """Words a minute, 80 to 320."""
    volume: float = 0.8
    """0 to 1."""
    pitch: int = 50
    """0 to 100, 50 is the voice's own. Engines without it ignore it."""
    voice: str | None = None
    """A name as ``Synthesizer.voices()`` lists them; None is the synthesizer's own choice for its language."""

    def __post_init__(self) -> None:
        if not SLOWEST <= self.rate <= FASTEST:
            raise SpeakingError(f"The rate of speech is {self.rate}; choose {SLOWEST} to {FASTEST} words a minute.")
        if not 0 <= self.volume <= 1:
            raise SpeakingError(f"The volume is {self.volume:g}; choose 0 to 1.")
        if not 0 <= self.pitch <= 100:
            raise SpeakingError(f"The pitch is {self.pitch}; choose 0 to 100, where 50 is the voice's own.")

    def faster(self) -> SpeechSettings:
        """Return a sixth faster; the same settings where it is fastest already."""
        return replace(self, rate=min(FASTEST, round(self.rate * 7 / 6)))

    def slower(self) -> SpeechSettings:
        """Return as much slower as ``faster`` is faster; the same settings where it is slowest already."""
        return replace(self, rate=max(SLOWEST, round(self.rate * 6 / 7)))

    def louder(self) -> SpeechSettings:
        """Return 3 dB louder, and never inaudible; the same settings where it is loudest already."""
        return replace(self, volume=min(1.0, max(QUIETEST, self.volume * 2**0.5)))

    def quieter(self) -> SpeechSettings:
        """Return 3 dB quieter, though never inaudible; the same settings where it is quietest already."""
        return replace(self, volume=max(min(QUIETEST, self.volume), self.volume / 2**0.5))

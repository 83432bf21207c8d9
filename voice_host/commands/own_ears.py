"""Players who hear what is theirs alone through a device of their own: headphones, or a telephone beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_host.commands.failing import WrongUse
from voice_host.devices import awake
from voice_host.records import key_of
from voice_host.speaking.pronouncing import PronouncingVoice
from voice_host.speaking.settings import SpeechSettings
from voice_host.speaking.voice import Voice


def read_ears(typed: Sequence[str]) -> Mapping[str, str]:
    """Return the device of each player who has one, from "Noa=USB headset". Raises WrongUse."""
    devices: dict[str, str] = {}
    for each in typed:
        player, sign, device = (part.strip() for part in each.partition("="))
        if not sign or not player or not device:
            raise WrongUse(f'"{each}" is no ear of a player. Write a name and a device, as in "Noa=USB headset".')
        if key_of(player) in devices:
            raise WrongUse(f"{player} has two ears here. Name one device for each player.")
        devices[key_of(player)] = device
    return devices


class OwnEars:
    """Opens the device of each player who has one when the first thing is to be said there."""

    def __init__(
        self, devices: Mapping[str, str], speech: SpeechSettings, language: str, pronunciations: Mapping[str, str]
    ) -> None:
        """``devices`` are those of ``read_ears``."""
        self._devices = devices
        self._speech = speech
        self._language = language
        self._pronunciations = pronunciations
        self._opened: dict[str, Voice] = {}

    def of(self, player: str) -> Voice | None:
        """Return what a player hears alone, None for who has no device. Raises SpeakingError, with a sentence, where
        the device cannot be used now: it is tried again the next time.
        """
        key = key_of(player)
        if key in self._devices and key not in self._opened:
            self._opened[key] = self._open(self._devices[key])
        return self._opened.get(key)

    def _open(self, device: str) -> Voice:
        from voice_host.speaking.find_synthesizer import find_synthesizer
        from voice_host.speaking.loudspeaker import Loudspeaker
        from voice_host.speaking.spoken_voice import SpokenVoice

        voice = SpokenVoice(find_synthesizer(self._language), Loudspeaker(device), self._speech, now=awake.now)
        return PronouncingVoice(voice, self._pronunciations)

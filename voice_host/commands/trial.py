"""Trying the room and the voice of whoever sits in it, with the devices that a game would use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Event

from voice_host.commands.aloud import Aloud
from voice_host.commands.checks import Check
from voice_host.commands.chosen import Chosen
from voice_host.commands.failing import tell
from voice_host.commands.kept_devices import kept_loudspeaker
from voice_host.commands.overhearing import Overhearing
from voice_host.commands.room_checks import UNKNOWN, room_checks
from voice_host.commands.room_measured import measure_room
from voice_host.commands.try_microphone import PLAYED_BACK, Mouth, try_microphone
from voice_host.hearing.errors import HearingError
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.language import spell
from voice_host.language.told import told
from voice_host.records import EVERYBODY, RecordsUnavailable, Store
from voice_host.rehearsal.expectation import ANY
from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.loudspeaker import Loudspeaker
from voice_host.speaking.pcm import Pcm

BE_QUIET = "Now the room. Please be quiet for ten seconds, while I hiss five times."
BE_QUIET_A_MOMENT = "Now the room. Please be quiet for two seconds."


@dataclass(frozen=True)
class Trial:
    """What the doctor tries with sound."""

    chosen: Chosen
    store: Store
    aloud: Aloud
    microphone: str | None
    """A device, a sound file, or None for the system's microphone."""
    plays: bool
    """Whether sounds may be played: there is a loudspeaker, and nobody wants quiet."""
    tells: bool
    """Whether a person is told what comes, and what is going on."""

    def room(self) -> Iterator[Check]:
        """Measure the room and yield what was found."""
        self._say(BE_QUIET if self.plays else BE_QUIET_A_MOMENT)
        try:
            loudspeaker = self._loudspeaker() if self.plays else None
            room = measure_room(self.microphone, loudspeaker, self.chosen.speech().volume)
        except (HearingError, SpeakingError) as error:
            yield Check("room", False, str(error), lack=UNKNOWN)
            return
        yield from room_checks(room, self._keep)

    def sentence(self, game: str, model: str | None, *, understands: bool) -> Iterator[Check]:
        """Listen to somebody who says a sentence, and yield what was found."""
        understand = _understanding(game, model, self.chosen.language) if understands else None
        yield from try_microphone(self.microphone, Mouth(self._say, self.aloud.sound, self._play_back), understand)

    def _say(self, sentence: str) -> None:
        if self.tells:
            sentence = told(sentence, self.chosen.language)
            print(sentence, flush=True)
            self.aloud.say(sentence)

    def _keep(self, hold_off_s: float) -> None:
        if not self.store.settings.keeps:
            raise RecordsUnavailable("Nothing can be kept in the data folder; name another one with --data.")
        self.store.settings.keep(EVERYBODY, "hold-off", hold_off_s)

    def _play_back(self, samples: Samples) -> None:
        if not (self.plays and self.tells):
            return
        self._say(PLAYED_BACK)
        try:
            self._loudspeaker().play(Pcm(samples, SAMPLE_RATE), Event())
        except SpeakingError as error:
            tell(str(error))

    def _loudspeaker(self) -> Loudspeaker:
        return Loudspeaker(kept_loudspeaker(self.chosen, tell))


def _understanding(game: str, model: str | None, language: str) -> Callable[[Samples], str]:
    def understand(samples: Samples) -> str:
        # what the model lacks was told before
        overhearing = Overhearing(game, ANY, model, lambda note: None, language=language)
        found = overhearing.of(samples, "the test sentence")
        if found.doubt is not None:
            return " or ".join(spell(each, language) if isinstance(each, int) else each for each in found.doubt)
        return found.words if found.meaning is not None else ""

    return understand

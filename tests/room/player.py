"""Players in the room: they speak into the host's microphone and notice what it has heard."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from tempfile import TemporaryFile

from tests.room.live_host import HostStuck, LiveHost
from tests.room.sound_server import RATE, SoundServer
from tests.room.sounds import Response, at_level, in_room
from voice_host.hearing.utterance import EndOfInput, Utterance
from voice_host.rehearsal.speaking.insistence import Expects
from voice_host.rehearsal.speaking.player_voice import PlayerVoice
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer import Synthesizer

LOUDNESS_DBFS = -26.0
"""How loud players are at the microphone: usual for somebody across a table."""
STUCK_S = 120.0
"""A host that does not listen for so long is stuck."""
NOTICE_S = 8.0
"""Who is not answered for so long after speaking was not noticed, and says it again."""

Spoken = Callable[[str], None]
"""Is told what somebody says, before it sounds."""


@dataclass
class RoomMouth:
    """Says words in the room and returns what the host has made of them."""

    server: SoundServer
    host: LiveHost
    synthesizer: Synthesizer
    room: Response | None = None
    loudness_dbfs: float = LOUDNESS_DBFS
    spoken: Spoken = lambda words: None

    def utter(self, voice: PlayerVoice, words: str, expects: Expects, until: float | None) -> Utterance:
        """Wait until the host listens, and say words. Raises EndOfInput where it has not noticed them."""
        pcm = voice.speak(self.synthesizer, words)
        if not self.host.wait_until(self.host.listens, STUCK_S):
            raise HostStuck(f"the host does not listen: {self.host.events}")
        self.spoken(words)
        self.host.expect_reply()
        self.play(pcm)
        heard = self.host.reply(NOTICE_S)
        if heard is None:
            raise EndOfInput
        return heard.utterance

    def interrupt(self, voice: PlayerVoice, words: str) -> float:
        """Say words while the host is speaking; return when their sound was over (``time.monotonic``)."""
        pcm = voice.speak(self.synthesizer, words)
        if not self.host.wait_until(self.host.is_heard, STUCK_S):
            raise HostStuck(f"the host does not speak: {self.host.events}")
        self.spoken(words)
        self.host.expect_reply()
        self.play(pcm)
        return time.monotonic()

    def play(self, pcm: Pcm) -> None:
        """Let a sound be heard as if somebody had made it in the room, and return when it is over."""
        sound = pcm.at_rate(RATE)
        sound = at_level(sound if self.room is None else in_room(sound, self.room), self.loudness_dbfs)
        speaking = begin_to_play(self.server, sound)
        self.host.wait_until(lambda: speaking.poll() is not None, sound.seconds + NOTICE_S)
        if speaking.poll() is None:  # the server stands still
            speaking.kill()
            speaking.wait()


def begin_to_play(server: SoundServer, pcm: Pcm) -> subprocess.Popen[bytes]:
    """Play a sound at RATE into the microphone; the process ends when it is over."""
    with TemporaryFile() as file:  # not a pipe: a server that stands still holds up nobody
        file.write(pcm.samples.tobytes())
        file.seek(0)
        return subprocess.Popen(
            server.command("--playback", "player"), env=server.environment, stdin=file, stderr=subprocess.DEVNULL
        )

"""Synthesised words that sound the same whatever was synthesised before them.

The speech library's noise and the flutter of its pitch go on from one text to the next, so that one "twelve" is not
quite like another. In a process of its own each text is the first one.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache

import numpy as np

from voice_host.rehearsal.speaking.player_voice import PlayerVoice
from voice_host.speaking.pcm import Pcm

SPEAK = """
import sys
from voice_host.rehearsal.speaking.player_voice import PlayerVoice
from voice_host.speaking.find_synthesizer import find_synthesizer
name, rate, pitch, words = sys.argv[1:]
pcm = PlayerVoice(name, int(rate), int(pitch)).speak(find_synthesizer(), words)
sys.stdout.buffer.write(pcm.rate.to_bytes(4, "little") + pcm.samples.astype("<i2").tobytes())
"""


@cache
def speak_afresh(voice: PlayerVoice, words: str) -> Pcm:
    """Return the words in that voice, always the same samples."""
    assert voice.name is not None
    told = [voice.name, str(voice.rate), str(voice.pitch), words]
    spoken = subprocess.run([sys.executable, "-c", SPEAK, *told], capture_output=True, check=True, timeout=60).stdout
    return Pcm(np.frombuffer(spoken[4:], "<i2").astype(np.int16), int.from_bytes(spoken[:4], "little"))

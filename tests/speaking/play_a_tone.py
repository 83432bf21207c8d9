"""Run by test_real_loudspeaker.py in a process of its own: plays a tone of argv[1] seconds, stops at a line on standard
input, and prints how it went. PortAudio looks at the machine's devices once in a process, so each sound card needs one.
"""

import sys
from threading import Event, Thread

import numpy as np

from voice_host.speaking.errors import SpeakerUnavailable
from voice_host.speaking.loudspeaker import Loudspeaker
from voice_host.speaking.pcm import Pcm

stopped = Event()
Thread(target=lambda: stopped.set() if sys.stdin.readline() else None, daemon=True).start()
tone = 8000 * np.sin(np.arange(round(float(sys.argv[1]) * 22050)) * 0.2)
try:
    print("whole" if Loudspeaker().play(Pcm(tone.astype(np.int16), 22050), stopped) else "stopped")
except SpeakerUnavailable as error:
    print(error)

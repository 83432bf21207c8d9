"""How the host speaks: text becomes samples, samples become sound.

- ``voice.py`` is what a session speaks through; ``spoken_voice.py`` and ``silent.py`` are voices.
- A spoken voice is a *synthesizer* (``synthesizer.py``: text to samples) and a *speaker* (``speaker.py``: samples to
  ears). ``find_synthesizer.py`` chooses the first, ``loudspeaker.py`` and ``virtual_speaker.py`` are the second.
- ``earcons.py`` makes the short sounds, ``sound_file.py`` collects a talk into a WAV.
"""

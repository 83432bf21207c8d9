"""Microphones and loudspeakers, as PortAudio gives them, for hearing and speaking alike.

- ``machine.py`` lists, finds, opens and closes devices. ``this_machine()`` is the one that the program runs on.
- Any call into PortAudio may hang where the sound server stands still: ``control_thread.py`` makes them all, one after
  the other, and whoever waits for one has a patience.
- ``awake.py`` is the host's clock, by which every moment is told.
- ``naming.py`` finds a device by name, ``sound_library.py`` loads the library, ``errors.py`` is what can go wrong.
"""

"""Measuring the room: how loud it is, and how and how long the microphone hears the loudspeaker in it.

All of it works on what was captured and on the moments when the sounds left the loudspeaker; who plays and captures is
not known here.
"""

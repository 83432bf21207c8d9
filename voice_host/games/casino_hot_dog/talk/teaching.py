"""The game explained in three steps, as a seven-year-old follows it."""

from voice_host.script import message

THREE_STEPS = (message("teach-one"), message("teach-two"), message("teach-three"))

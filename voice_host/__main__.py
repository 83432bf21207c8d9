"""``python -m voice_host`` is ``voice-host``."""

from voice_host.commands.main import run

run()

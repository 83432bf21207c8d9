"""``voice-host``, also as ``python -m voice_host``."""

import signal
import sys

from voice_host.commands.interrupted import is_interruption


def run() -> None:
    """Run the command that was typed. Ctrl-C ends it with a sentence, also while it is still being loaded."""
    _treat_as_ctrl_c("SIGTERM", "SIGHUP")
    try:
        from voice_host.commands.main import run as run_command

        run_command()
    except (Exception, KeyboardInterrupt) as error:
        if not is_interruption(error):
            raise
        print("voice-host: Stopped.", file=sys.stderr)
        sys.exit(130)


def _treat_as_ctrl_c(*names: str) -> None:
    """Leave as at Ctrl-C, with the game kept and a goodbye, where the system ends the program or its terminal closes.

    What was to be ignored (nohup) stays ignored.
    """
    for name in names:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)


if __name__ == "__main__":
    run()

"""``voice-host``: all commands together, and the one place where errors become sentences."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from voice_host import __version__
from voice_host.commands.bench import bench
from voice_host.commands.demo import demo
from voice_host.commands.doctor import doctor
from voice_host.commands.failing import INTERRUPTED, WRONG_USE, exit_code_after, speak, tell
from voice_host.commands.forget import forget
from voice_host.commands.hear import hear
from voice_host.commands.languages import languages
from voice_host.commands.play import play
from voice_host.commands.print_out import print_out
from voice_host.commands.rehearse import rehearse
from voice_host.commands.report import report
from voice_host.commands.say import say
from voice_host.commands.settings import settings

# typer's errors come from click, or from the copy of click inside newer versions; this is their base in both.
_UsageError: type[Exception] = typer.BadParameter.__mro__[1]

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="An offline host for family games: it listens, speaks, rolls, and keeps the rules, the clock and the score.",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"voice-host {__version__}")
        raise typer.Exit


@app.callback()
def _whole_program(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and end.")
    ] = False,
) -> None:
    """What can be said before any command."""


app.command(context_settings={"allow_extra_args": True})(play)
app.command()(demo)
app.command()(hear)
app.command()(rehearse)
app.command()(bench)
app.command()(say)
app.command()(report)
app.command()(forget)
app.add_typer(print_out, name="print")
app.command()(settings)
app.command()(doctor)
app.command()(languages)


_NAMES = frozenset(command.callback.__name__ for command in app.registered_commands if command.callback) | {
    "print",
    *(f"print {command.name}" for command in print_out.registered_commands),
}


def run() -> None:
    """Run the command that was typed and end the process with its exit code."""
    _silence_libraries()
    sys.exit(main(sys.argv[1:]))


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code: 0, 1 where it cannot be done, 2 where it was typed wrongly."""
    _never_fail_for_a_letter()
    speak("en")
    try:
        code = app(args=list(arguments) or ["play"], prog_name="voice-host", standalone_mode=False)
        print(end="", flush=True)
    except BrokenPipeError:
        # Whoever read the output has gone (voice-host ... | head). Nothing is left to be told to anybody.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except _UsageError as error:
        tell(_usage(error, arguments))
        return WRONG_USE
    except typer.Abort:
        return exit_code_after(KeyboardInterrupt())
    except (Exception, KeyboardInterrupt) as error:
        return exit_code_after(error)
    if code == INTERRUPTED:  # newer versions of typer catch Ctrl-C themselves
        return exit_code_after(KeyboardInterrupt())
    return code if isinstance(code, int) else 0


def _silence_libraries() -> None:
    """Keep for sentences the place where errors are printed.

    PortAudio and ALSA write there what a device did wrong, in many lines for each try; the house tells it in one.
    """
    with suppress(AttributeError, ValueError, OSError):
        sys.stderr.flush()
        ours = os.fdopen(os.dup(2), "w", buffering=1, encoding=sys.stderr.encoding, errors="replace")
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        sys.stderr = ours


def _never_fail_for_a_letter() -> None:
    """Names and typed lines may hold letters that the terminal's encoding lacks: show them as question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _usage(error: Exception, arguments: Sequence[str]) -> str:
    wrong = getattr(error, "format_message", lambda: str(error))().strip()
    sentence = wrong if wrong.endswith((".", "?", "!", ")")) else f"{wrong}."
    typed = (" ".join(arguments[:words]) for words in (2, 1))
    command = next((name for name in typed if name in _NAMES), "")
    return f'{sentence} "{" ".join(f"voice-host {command} --help".split())}" tells what can be typed.'

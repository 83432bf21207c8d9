"""Whatever goes wrong ends in one sentence on stderr that says what to do, never in a traceback."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from voice_host.commands.data_folder import data_folder
from voice_host.commands.interrupted import is_interruption

LOG = "voice-host.log"
"""The file in the data folder that keeps the details of what should never happen."""

CANNOT, WRONG_USE, INTERRUPTED = 1, 2, 130
"""Exit codes: it cannot be done; it was typed wrongly; somebody pressed Ctrl-C."""


_language = "en"


class WrongUse(ValueError):  # noqa: N818
    """What was typed cannot be meant so; the message is a sentence that says what to type instead."""


@contextmanager
def typed_wrongly() -> Iterator[None]:
    """What the project refuses in here (an option, a name) was typed wrongly: its sentence becomes WrongUse."""
    try:
        yield
    except ValueError as error:
        if not _is_sentence(error):
            raise
        raise WrongUse(str(error)) from error


def speak(language: str) -> None:
    """Tell in a language from now on, as far as it has the sentences; until then it is English."""
    global _language
    _language = language


def tell(sentence: str) -> None:
    """Print a sentence where errors belong."""
    print(f"voice-host: {' '.join(_told(sentence).split())}\n", end="", file=sys.stderr, flush=True)


def _told(sentence: str) -> str:
    if _language == "en":
        return sentence
    from voice_host.language.told import told

    return told(sentence, _language)


def exit_code_after(error: BaseException) -> int:
    """Tell what is wrong and return the exit code for it."""
    if is_interruption(error):
        tell("Stopped.")
        return INTERRUPTED
    if isinstance(error, WrongUse):
        tell(str(error))
        return WRONG_USE
    if _is_sentence(error):
        from voice_host.records.errors import outside_a_game

        tell(outside_a_game(str(error)))
    elif isinstance(error, OSError) and error.strerror:
        where = f" ({error.filename})" if error.filename else ""
        tell(f"The system refused something{where}: {error.strerror}. Try again when that is put right.")
    else:
        tell(f"Something went wrong that should not: {error!r}. {_keep_details(error)}")
    return CANNOT


def _is_sentence(error: BaseException) -> bool:
    """Whether it is one of the project's own errors, which are sentences for people."""
    return isinstance(error, ValueError) and type(error).__module__.startswith("voice_host.")


def _keep_details(error: BaseException) -> str:
    details = "".join(traceback.format_exception(error))
    path = data_folder() / LOG
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now().astimezone().isoformat()} {sys.argv[1:]}\n{details}\n")
    except OSError:
        return "The details could not be kept either; try again with another --data folder, or report what you did."
    return f"A game that was begun is saved. The details are in {path}; send that file with a report."

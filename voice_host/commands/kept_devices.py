"""What is kept may be gone: a loudspeaker that is not plugged in today, a voice of another machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from voice_host.commands.chosen import Chosen, Tell
from voice_host.commands.failing import WrongUse
from voice_host.commands.mouth import choose_voice
from voice_host.commands.one_host import OneHost
from voice_host.hearing.errors import HearingError
from voice_host.speaking.errors import SpeakingError, UnknownVoice
from voice_host.speaking.voice import Voice

if TYPE_CHECKING:
    from voice_host.hearing.echo_canceller import FarEnd


def choose_voice_of(
    chosen: Chosen,
    *,
    quiet: bool,
    language: str,
    tell: Tell,
    pronunciations: Mapping[str, str] | None = None,
    far_end: FarEnd | None = None,
    room: OneHost | None = None,
) -> Voice:
    """Return the voice to speak with: see ``choose_voice``. What is kept and gone is told, and the usual one is used.

    Raises WrongUse for a voice that was typed.
    """
    speech, loudspeaker = chosen.speech(), None if quiet else kept_loudspeaker(chosen, tell)

    def with_voice(name: str | None) -> Voice:
        return choose_voice(
            replace(speech, voice=name),
            quiet=quiet,
            loudspeaker=loudspeaker,
            language=language,
            tell=tell,
            pronunciations=pronunciations,
            far_end=far_end,
            room=room,
        )

    try:
        return with_voice(speech.voice)
    except UnknownVoice as error:
        if "voice" in chosen.typed:
            raise WrongUse(str(error)) from error
        tell(f"{error} The usual voice speaks.")
        return with_voice(None)


def kept_microphone(chosen: Chosen, tell: Tell) -> tuple[str, ...]:
    """Return the microphone that is kept, nothing where there is none or it is gone."""
    from voice_host.hearing.microphone import names

    name = chosen.get("microphone")
    return (str(name),) if name is not None and _is_there("microphone", str(name), names, tell) else ()


def kept_loudspeaker(chosen: Chosen, tell: Tell) -> str | None:
    """Return the loudspeaker that was typed or is kept, None where there is none or the kept one is gone."""
    name = chosen.get("loudspeaker")
    if name is None:
        return None
    if "loudspeaker" in chosen.typed:
        return str(name)
    from voice_host.speaking.loudspeaker import loudspeakers

    return str(name) if _is_there("loudspeaker", str(name), loudspeakers, tell) else None


def _is_there(kind: str, name: str, names: Callable[[], tuple[str, ...]], tell: Tell) -> bool:
    try:
        there = any(name.casefold() in each.casefold() for each in names())
    except (HearingError, SpeakingError):
        return True  # whoever opens it will tell what is missing
    if not there:
        tell(f'The {kind} "{name}" is not there now; the system\'s is used.')
    return there

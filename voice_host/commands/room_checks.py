"""What was measured in the room, as sentences with the remedy."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from voice_host.commands.checks import Check
from voice_host.hearing.measuring.echo import Echo
from voice_host.hearing.measuring.noise import LOUDEST_DB, Noise
from voice_host.hearing.measuring.room import Room
from voice_host.hearing.measuring.why import Why
from voice_host.records import RecordsUnavailable

LATE_S = 0.3
"""A delay from which a conversation limps: that of a wireless loudspeaker."""

UNKNOWN = "UNKNOWN"
"""Stands before what could not be measured."""

NOT_MEASURED: Mapping[Why, tuple[str, str]] = {
    Why.NOTHING: (
        "microphone",
        "The microphone gives no sound at all, not even noise. Switch it on and see that it is not muted, or choose "
        "another one with --microphone.",
    ),
    Why.NO_ECHO: (
        "echo",
        "The microphone does not hear me. With a headset that is right; without one turn the loudspeaker up, and see "
        "that microphone and loudspeaker are switched on.",
    ),
    Why.UNSTEADY: (
        "round trip",
        "I arrive at the microphone now sooner and now later. Use a cable instead of a wireless device, close what "
        "else uses the sound, and try again.",
    ),
    Why.TOO_LOUD: (
        "hold-off",
        "The microphone hears me so faintly above the noise that I cannot tell how long the room echoes. Try again "
        "when it is quieter, or with the loudspeaker turned up.",
    ),
    Why.TOO_LONG: (
        "hold-off",
        "The room echoes too long after I have spoken, or it became louder meanwhile. Try again when it is quiet, or "
        "move the microphone away from the loudspeaker and turn that down.",
    ),
}
"""What is told of each, and about what."""


def room_checks(room: Room, keep: Callable[[float], None]) -> Iterator[Check]:
    """Yield what was found; a hold-off that was measured is kept. ``keep`` raises RecordsUnavailable."""
    if room.why_not is not Why.NOTHING:
        yield noise_check(room.noise)
    if room.echo is not None:
        yield _echo(room.echo, clipped=room.clipped)
        yield _round_trip(room.echo)
    if room.hold_off_s is not None:
        yield _hold_off(room.hold_off_s, keep)
    if room.why_not is not None:
        about, sentence = NOT_MEASURED[room.why_not]
        lack = "MISSING" if room.why_not is Why.NOTHING else UNKNOWN
        yield Check(about, False, sentence, lack=lack, in_short=sentence)


def noise_check(noise: Noise) -> Check:
    """Return whether the room is quiet enough."""
    good = noise.db <= LOUDEST_DB
    sentence = (
        "The room is quiet enough."
        if good
        else "The room is loud. Switch off what makes noise, or move the microphone nearer to whoever speaks."
    )
    return _found("room noise", good, sentence, f"Its noise is at {noise.db:.0f} dBFS.", noise_dbfs=noise.db)


def _echo(echo: Echo, *, clipped: bool) -> Check:
    sentence = (
        "I am too loud for the microphone. Turn the loudspeaker down, or move the microphone away from it."
        if clipped
        else "The microphone hears me, as it does without a headset."
    )
    return _found("echo", not clipped, sentence, f"The echo is at {echo.level_db:.0f} dB.", echo_db=echo.level_db)


def _round_trip(echo: Echo) -> Check:
    good = echo.delay_s <= LATE_S
    sentence = (
        "What I say is heard in time."
        if good
        else "What I say is heard late. Use a cable instead of a wireless loudspeaker or microphone."
    )
    figures = f"It takes {1000 * echo.delay_s:.0f} milliseconds to the microphone."
    return _found("round trip", good, sentence, figures, round_trip_s=echo.delay_s)


def _hold_off(seconds: float, keep: Callable[[float], None]) -> Check:
    rounded = math.ceil(100 * seconds) / 100
    figures = f"The hold-off is {rounded:.2f} seconds."
    try:
        keep(rounded)
    except RecordsUnavailable as error:
        not_kept = "I know now how long the room echoes after I have spoken, but cannot keep it."
        return Check("hold-off", False, f"{not_kept} {figures} {error}", lack=UNKNOWN)
    kept = "I know now how long the room echoes after I have spoken, and keep it."
    return _found("hold-off", True, kept, figures, hold_off_s=rounded)


def _found(about: str, good: bool, sentence: str, figures: str, **values: float) -> Check:
    plain = {name: round(value, 3) for name, value in values.items()}
    return Check(about, good, f"{sentence} {figures}", lack="CHANGE ", in_short=sentence, figures=plain)

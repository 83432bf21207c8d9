"""Why something could not be measured."""

from __future__ import annotations

from enum import Enum

from voice_host.hearing.errors import HearingError


class Why(Enum):
    """Why the room cannot be measured."""

    NOTHING = "the microphone gives no sound at all, not even noise"
    NO_ECHO = "the loudspeaker is not heard"
    UNSTEADY = "the loudspeaker is heard now sooner and now later"
    TOO_LOUD = "the loudspeaker hardly stands out of the noise"
    TOO_LONG = "the echo does not fade away in time"


class NotMeasured(HearingError):  # noqa: N818
    """It cannot be measured."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why

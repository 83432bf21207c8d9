"""The short sounds a script or the host can ask for. How each one sounds is the business of ``speaking``."""

from enum import Enum


class Sound(Enum):
    """An earcon, by what it tells the players."""

    YOUR_TURN = "your-turn"
    HEARD = "heard"
    NOT_UNDERSTOOD = "not-understood"
    RIGHT = "right"
    WRONG = "wrong"
    TIME_WARNING = "time-warning"
    TIME_UP = "time-up"
    TOO_QUIET = "too-quiet"
    TOO_LOUD = "too-loud"

"""``python -m tests.hearing.measuring.figures``: how well synthetic rooms are measured, as the README tells it."""

from __future__ import annotations

from itertools import product

import numpy as np

from tests.hearing.measuring.rooms import BEGAN_AT, QUIET_S, SyntheticRoom
from voice_host.hearing.measuring.hiss import hiss
from voice_host.hearing.measuring.room import measure

ECHOES_DB, RT60S, NOISES_DB, DELAYS_S, SEEDS = (
    (-30, -20, -10, 0),
    (0.2, 0.4, 0.6, 0.8),
    (-50, -60, -70),
    (0.03, 0.15),
    (1, 2),
)
LATE_S = 0.02
"""Blocks come up to so late from the device."""


def main() -> None:
    """Measure all the rooms there are of these, and print by how much what was measured differs from what is so."""
    longer, levels, delays, rooms = [], [], [], 0
    for echo_db, rt60_s, noise_db, delay_s, seed in product(ECHOES_DB, RT60S, NOISES_DB, DELAYS_S, SEEDS):
        synthetic = SyntheticRoom(echo_db, delay_s, rt60_s, noise_db, seed)
        captured, left_at = synthetic.capture(late=LATE_S)
        room = measure(captured, BEGAN_AT + QUIET_S, hiss(), left_at)
        rooms += 1
        if room.echo is not None:
            levels.append(room.echo.level_db - echo_db)
            delays.append(1000 * (room.echo.delay_s - delay_s))
        if room.hold_off_s is not None:
            heard_s = synthetic.still_heard_s(room.noise.threshold)
            longer.append(1000 * (room.hold_off_s - heard_s))
    print(f"{rooms} rooms: the echo heard in {len(levels)}, the hold-off measured in {len(longer)}")
    print(f"echo: {_spread(levels, 1)} dB from what it is")
    print(f"round trip: {_spread(delays)} ms from what it is")
    print(f"hold-off: {_spread(longer)} ms longer than the echo is heard")


def _spread(values: list[float], digits: int = 0) -> str:
    least, middle, most = np.quantile(values, (0, 0.5, 1))
    return f"{least:.{digits}f} to {most:.{digits}f}, median {middle:.{digits}f}"


if __name__ == "__main__":
    main()

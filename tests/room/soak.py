"""``python -m tests.room.soak --minutes 30``: whole games in the virtual room, with noise and faults, and a report.

The exit code is 1 where the host took something for what was not said, or kept a score that nobody meant.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.room.family import Family
from tests.room.faults import Faults
from tests.room.live_host import HostEnded, HostStuck
from tests.room.noises import EVERYTHING, NOISES
from tests.room.process_figures import Figures, figures_of
from tests.room.scene import Surroundings, recordings_folder, scene
from tests.room.soak_report import Soaked, report
from voice_host.rehearsal.speaking.insistence import NeverUnderstood

SAMPLE_S = 5.0
"""So often it is looked at what the host's process holds."""
SETTLES_S = 20.0
"""So long after the last fault the host is looked at for the last time, in seconds."""


def main(typed: Sequence[str] | None = None) -> int:
    """Let a family play for a while and print how it went."""
    options = _parser().parse_args(typed)
    surroundings = Surroundings(
        None if options.noise == "none" else options.noise,
        options.snr,
        options.echo,
        options.rt60,
        options.recordings,
        options.seed,
        tuple(options.voice),
    )
    soaked = soak(surroundings, options.minutes, options.faults_every, options.players, options.thinks, options.host)
    print("\n".join(report(soaked)))
    return 0 if soaked.good else 1


def soak(
    surroundings: Surroundings,
    minutes: float,
    faults_every_s: float,
    players: Sequence[str],
    thinks_s: float,
    host_words: Sequence[str] = (),
) -> Soaked:
    """Let a family play for so long; see ``Family.play`` and ``Faults``. ``host_words`` are options of the host."""
    random = Random(surroundings.seed)
    words = ("--players", ", ".join(players), "--no-clock", "--level", "brief", "--new", *host_words)
    with TemporaryDirectory(prefix="soak.") as folder, scene(surroundings, Path(folder), *words) as room:
        begun = time.monotonic()
        figures: list[tuple[float, Figures]] = []
        room.host.wait_until(lambda: room.host.question is not None)
        faults = Faults(room.server, Random(random.random()), faults_every_s)
        family = Family(room, players, random, faults)
        room.host.tell(lambda event: _sample(room.host.game.pid, begun, figures))
        ended = None
        try:
            family.play(begun + 60 * minutes, thinks_s)
        except (HostStuck, HostEnded, NeverUnderstood) as error:
            ended = f"{type(error).__name__}: {error}"
        finally:
            faults.stop()
        seconds = time.monotonic() - begun
        time.sleep(0 if ended else SETTLES_S)  # devices that are just being opened again are held twice
        _sample(room.host.game.pid, begun, figures, at_once=True)
        if faults.error is not None:
            raise faults.error
        unbidden, spoken_reactions = room.host.unbidden, room.host.spoken_reactions
        return Soaked(family.account, seconds, figures, faults.happened, unbidden, spoken_reactions, ended)


def _sample(pid: int, begun: float, figures: list[tuple[float, Figures]], *, at_once: bool = False) -> None:
    at = time.monotonic() - begun
    if at_once or not figures or at > figures[-1][0] + SAMPLE_S:
        with suppress(OSError):  # it has ended
            figures.append((at, figures_of(pid)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.room.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, required=True, help="how long to play")
    parser.add_argument("--seed", type=int, default=0, help="of the games, the voices, the noise and the faults")
    parser.add_argument("--recordings", type=Path, default=recordings_folder(), help="a folder with a manifest.tsv")
    parser.add_argument("--noise", choices=(*NOISES, EVERYTHING, "none"), default=EVERYTHING)
    parser.add_argument("--snr", type=float, default=15.0, help="how much louder the players are, in dB")
    parser.add_argument("--echo", type=float, help="of the host's own voice at the microphone, in dB, as -20")
    parser.add_argument("--rt60", type=float, default=0.3, help="the room's reverberation time in seconds")
    parser.add_argument("--voice", action="append", default=[], help="a player's voice, as en-gb+m3; several times")
    parser.add_argument("--players", nargs="+", default=["Noa"], help="their names")
    parser.add_argument("--thinks", type=float, default=3.0, help="the longest pause before a line, in seconds")
    parser.add_argument("--faults-every", type=float, default=45.0, help="seconds between faults; 0 for none")
    parser.add_argument("--host", nargs=argparse.REMAINDER, default=[], help="options of voice-host play, at the end")
    return parser


if __name__ == "__main__":
    sys.exit(main())

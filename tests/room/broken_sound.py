"""``python -m tests.room.broken_sound --seeds 10``: games in which the sound breaks ten times, at random moments.

In each the sound server is killed, frozen and loses its microphone, again and again, while somebody types a whole game
at a terminal. At the end the sound is repaired, and the host has to hear a line that is spoken and answer it aloud. The
exit code is 1 where a game did not go on, or was scored otherwise than was meant.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.room.family import Family, Game
from tests.room.faults import Faults
from tests.room.live_host import HostEnded, HostStuck
from tests.room.player import RoomMouth
from tests.room.scene import Scene, Surroundings, scene
from voice_host.hearing.utterance import EndOfInput, Utterance
from voice_host.play.events import HostSaid
from voice_host.rehearsal.speaking.insistence import Expects, NeverUnderstood
from voice_host.rehearsal.speaking.player_voice import PlayerVoice

NOTICE_S = 60.0
"""A typed line waits for the host, however long the sound holds that up; one that is not taken for so long is lost."""
BACK_S = 30.0
"""So long after the sound was repaired the host must hear and speak again, on a machine that is busy."""
LONGEST_S = 240.0
"""A game that takes longer does not go on."""
HOST = ("--players", "Noa", "--no-clock", "--level", "brief", "--new")


@dataclass(frozen=True)
class Survived:
    """How a host fared with broken sound."""

    games: Sequence[Game]
    """Those that were played to the end."""
    faults: int
    hears: bool
    """Whether it hears at the end."""
    speaks: bool
    """Whether it can be heard at the end."""
    ended: str | None
    """Why the playing ended before its time; None where it did not."""

    @property
    def good(self) -> bool:
        """Whether the games went on, and were scored as was meant."""
        scored = all(game.told == game.meant for game in self.games)
        return bool(self.games) and scored and self.hears and self.speaks and self.ended is None


class Typist(RoomMouth):
    """Types instead of speaking."""

    def utter(self, voice: PlayerVoice, words: str, expects: Expects, until: float | None) -> Utterance:
        """Type words, once, and return what the host has made of them. Raises HostStuck where it has not taken them."""
        self.host.expect_reply()
        self.host.game.type(words)
        heard = self.host.reply(NOTICE_S)
        if heard is None:
            raise HostStuck(f'the host has not taken "{words}": {self.host.events}')
        return heard.utterance


def survive(seed: int, faults: int, data: Path, *, whole: bool = True) -> Survived:
    """Play until the sound was broken so many times and, for a ``whole`` one, a game is over; and repair it."""
    random = Random(seed)
    with scene(Surroundings(seed=seed), data, *HOST, at_terminal=True) as room:
        ended = None
        room.host.wait_until(lambda: room.host.question is not None)
        speaking, room.mouth = room.mouth, Typist(room.server, room.host, room.mouth.synthesizer)
        broken = Faults(room.server, Random(random.random()), every_s=1.5)
        family = Family(room, ("Noa",), random, broken)
        until = time.monotonic() + LONGEST_S
        try:
            while time.monotonic() < until and not (
                broken.happened.total() >= faults and (family.account.games or not whole)
            ):
                family.play(time.monotonic() + 1.0, 0.5)
            family.stop()
        except (HostStuck, HostEnded, NeverUnderstood) as error:
            ended = f"{type(error).__name__}: {error}"
        finally:
            broken.stop()
        if broken.error is not None:
            raise broken.error
        hears, speaks = (False, False) if ended else _is_well(room, speaking)
        return Survived(family.account.games, broken.happened.total(), hears, speaks, ended)


def _is_well(room: Scene, mouth: RoomMouth) -> tuple[bool, bool]:
    """Ask for the score by voice until it is answered. Returns whether it was heard, and its answer could be."""
    answers: list[str] = []
    until = time.monotonic() + BACK_S
    heard = False
    while time.monotonic() < until and not heard:
        with suppress(EndOfInput, HostStuck):
            room.host.pass_time(1.0)
            heard = "score" in mouth.utter(room.voices[0], "what is the score", room.host.expects, None).words
    asked = time.monotonic()
    room.host.tell(lambda event: answers.append(event.text) if isinstance(event, HostSaid) else None)
    speaks = room.host.wait_until(lambda: room.recorder.audible(asked) > 0, BACK_S)
    return heard, speaks


def main(typed: Sequence[str] | None = None) -> int:
    """Play games with broken sound, and print how each went."""
    parser = argparse.ArgumentParser(prog="python -m tests.room.broken_sound", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1, help="how many games; each seed breaks the sound otherwise")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--faults", type=int, default=10, help="how often the sound breaks in each")
    options = parser.parse_args(typed)
    good = True
    for seed in range(options.first_seed, options.first_seed + options.seeds):
        begun = time.monotonic()
        with TemporaryDirectory(prefix="broken.") as folder:
            survived = survive(seed, options.faults, Path(folder))
        good = good and survived.good
        told = ", ".join(f"{dict(game.told)} (meant {dict(game.meant)})" for game in survived.games)
        print(
            f"seed {seed}: {survived.faults} faults in {time.monotonic() - begun:.0f} seconds; "
            f"games: {told or 'none'}; "
            f"hears {survived.hears}, speaks {survived.speaks}; {'good' if survived.good else survived.ended or 'BAD'}",
            flush=True,
        )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

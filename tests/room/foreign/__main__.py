"""``python -m tests.room.foreign FOLDER --minutes 20``: foreign speech and barking, without players and with them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import median

from tests.room.foreign.clips import foreign_recordings
from tests.room.foreign.mix import WHAT, foreign_mix
from tests.room.foreign.nobody import nobody_speaks
from tests.room.foreign.players import players_speak
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.language import normalise
from voice_host.rehearsal.benchmark.manifest import ManifestUnusable
from voice_host.rehearsal.stage import sentences_of

LOUDER_DB = 10.0
"""So much louder than the mix the players speak."""


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.room.foreign", description=__doc__)
    asked.add_argument("folder", type=Path, help="a folder of recordings with a manifest.tsv")
    asked.add_argument("--minutes", type=float, default=20.0, help="how long, at all levels together")
    asked.add_argument("--levels", type=float, nargs="+", default=[-50.0, -40.0, -30.0], help="dBFS where it sounds")
    asked.add_argument("--louder", type=float, default=LOUDER_DB, help="how much louder the players are, dB")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", choices=("nobody", "players"))
    asked.add_argument("--kinds", nargs="+", default=WHAT, help="what sounds: talk, barking, household, babble, host")
    asked.add_argument("--details", action="store_true", help="tell each line that was not understood as it was said")
    chosen = asked.parse_args()
    try:
        files = foreign_recordings(chosen.folder, Random(chosen.seed))
    except ManifestUnusable as error:
        print(error, file=sys.stderr)
        return 1
    model = find()
    sentences = sentences_of("dogylicious", "en")
    seconds = 60 * chosen.minutes / len(chosen.levels)
    for n, dbfs in enumerate(chosen.levels):
        seed = 1000 * chosen.seed + n
        mix = foreign_mix(files, Random(seed), dbfs, chosen.kinds)
        if chosen.only != "players":
            tally = nobody_speaks(attention(model, sentences), mix, seconds, seed)
            print(
                f"{dbfs:g} dBFS, nobody speaks, {tally.seconds / 60:.1f} min: {len(tally.actions)} game actions, "
                f"{len(tally.out_of_place)} out of place, {tally.spoken} spoken reactions "
                f"({tally.spoken * 60 / tally.seconds:.1f} a minute, at most {tally.most_in_a_minute} in one), "
                f"{tally.soft} soft sounds, {len(tally.questions)} kinds of questions",
                flush=True,
            )
            for action in tally.actions:
                print("   acted:", *action)
            for words in tally.out_of_place:
                print("   out of place:", *words)
            if chosen.details:
                print("  ", dict(tally.lines), {k: round(v) for k, v in tally.questions.items()})
        if chosen.only != "nobody":
            played = players_speak(
                attention(model, sentences),
                mix,
                seconds,
                dbfs + chosen.louder,
                seed,
                lambda words: not model.missing(normalise(words).split()),
            )
            t = played.tally
            print(
                f"{dbfs:g} dBFS, players {chosen.louder:g} dB louder: {t.lines} lines, at first try "
                f"{100 * t.share_at_once:.1f} %, said again {t.repeats}, asked about {t.doubts}, "
                f"misheard {t.misheard}, typed {t.given_up}; {played.as_meant} of {played.games} games as meant; "
                f"decided after {1000 * median(played.waits or [0]):.0f} ms",
                flush=True,
            )
            if chosen.details:
                for words, count in played.misses.most_common(400):
                    print("  ", count, words)
    return 0


sys.exit(main())

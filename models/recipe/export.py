"""The last step: a trained network as a model that vosk reads. ``python -m models.recipe.export NETWORK.pt OUT``.

Writes am/final.mdl, conf/, lexicon.txt and graph/ into OUT. What else is there, MODEL_CARD.md above all, stays.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path

from models.recipe.checkpoint import Checkpoint, load
from models.recipe.container import write_model
from models.recipe.errors import RecipeError
from models.recipe.graph import rebuild
from models.recipe.lexicon import HEADER, model_lexicon
from models.recipe.lexicon_file import Sounds, read_lexicon, write_lexicon
from models.recipe.nnet3 import Scores, nnet3
from models.recipe.phones import PHONE_UNITS

MFCC_CONF = """\
--use-energy=false
--num-mel-bins=40
--num-ceps=40
--low-freq=20
--high-freq=7600
--allow-upsample=true
--allow-downsample=true
"""
"""What the network hears: as features.py computes it for the training."""

MODEL_CONF = """\
--min-active=200
--max-active=3000
--beam=12.0
--lattice-beam=6.0
--acoustic-scale=1.0
--frame-subsampling-factor=3
--phone-determinize=false
--endpoint.silence-phones=1
--endpoint.rule1.min-trailing-silence=1000
--endpoint.rule2.min-trailing-silence=1000
--endpoint.rule3.min-trailing-silence=1000
--endpoint.rule4.min-trailing-silence=1000
--endpoint.rule5.min-utterance-length=1000
"""
"""How vosk decodes. The acoustic scale is in the network already. The rules of where an utterance ends never hold: the
host finds that out by itself."""


def export(
    checkpoint: Checkpoint,
    folder: Path,
    lexicon: Mapping[str, Sequence[Sounds]],
    header: Sequence[str] = HEADER,
    scores: Scores | None = None,
) -> None:
    """Write a model into a folder, made where there is none. Raises RecipeError."""
    config, components, left, right = nnet3(checkpoint.network.eval(), checkpoint.prior, scores)
    folder.mkdir(parents=True, exist_ok=True)
    rebuild(folder, lexicon)  # first, since it may fail
    for name, text in (("mfcc.conf", MFCC_CONF), ("model.conf", MODEL_CONF)):
        (folder / "conf").mkdir(exist_ok=True)
        (folder / "conf" / name).write_text(text, encoding="utf-8")
    (folder / "am").mkdir(exist_ok=True)
    write_model(folder / "am" / "final.mdl", PHONE_UNITS, config, components, left, right)
    write_lexicon(folder / "lexicon.txt", lexicon, header)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path, help="what the training saved")
    parser.add_argument("out", type=Path, help="the folder of the model")
    parser.add_argument("--lexicon", type=Path, help="take the words of this file instead of all words of the games")
    for each in fields(Scores):
        parser.add_argument(
            f"--{each.name.replace('_', '-')}", type=float, default=each.default, help="%(default)s; see nnet3.py"
        )
    asked = parser.parse_args()
    scores = Scores(**{each.name: getattr(asked, each.name) for each in fields(Scores)})
    try:
        lexicon = read_lexicon(asked.lexicon) if asked.lexicon else model_lexicon()
        export(load(asked.network), asked.out, lexicon, scores=scores)
    except RecipeError as error:
        sys.exit(str(error))
    size = sum(file.stat().st_size for file in asked.out.rglob("*") if file.is_file())
    print(f"{asked.out}: {len(lexicon)} words, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()

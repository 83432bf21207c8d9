"""Kaldi's default rules for the end of speech, written out in a copy of a listening model.

The model that ships has them switched off, since the host decides by itself when a person has finished. They are in
Kaldi's documentation of ``OnlineEndpointConfig``: speech is over where any of the five says so.
"""

from __future__ import annotations

import shutil
from pathlib import Path

RULES = (
    # five seconds of silence, even where nothing was said
    "--endpoint.rule1.must-contain-nonsilence=false",
    "--endpoint.rule1.min-trailing-silence=5.0",
    "--endpoint.rule1.min-utterance-length=0.0",
    # half a second after words that make a good end
    "--endpoint.rule2.must-contain-nonsilence=true",
    "--endpoint.rule2.min-trailing-silence=0.5",
    "--endpoint.rule2.max-relative-cost=2.0",
    "--endpoint.rule2.min-utterance-length=0.0",
    # a second after words that make a fair end
    "--endpoint.rule3.must-contain-nonsilence=true",
    "--endpoint.rule3.min-trailing-silence=1.0",
    "--endpoint.rule3.max-relative-cost=8.0",
    "--endpoint.rule3.min-utterance-length=0.0",
    # two seconds after any words
    "--endpoint.rule4.must-contain-nonsilence=true",
    "--endpoint.rule4.min-trailing-silence=2.0",
    "--endpoint.rule4.min-utterance-length=0.0",
    # twenty seconds of speech, whatever is said
    "--endpoint.rule5.must-contain-nonsilence=false",
    "--endpoint.rule5.min-trailing-silence=0.0",
    "--endpoint.rule5.min-utterance-length=20.0",
)
"""Lines of a model's ``conf/model.conf``. Where rule 1, 4 or 5 names no cost, any is good enough (Kaldi's default)."""

_RULE = "--endpoint.rule"


def copy_with_rules(model: Path, into: Path) -> Path:
    """Copy a model's folder to ``into``, with the rules instead of its own; which sounds are silence stays."""
    shutil.copytree(model, into)
    conf = into / "conf" / "model.conf"
    before = conf.read_text(encoding="utf-8").splitlines() if conf.is_file() else []
    kept = [line for line in before if not line.startswith(_RULE)]
    conf.write_text("\n".join((*kept, *RULES)) + "\n", encoding="utf-8")
    return into

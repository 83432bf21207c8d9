"""Teaches a model a word, without training. ``python -m models.recipe.add_word models/en zebra "Z IY B R AH"``.

The sounds may be left out where the dictionary has the word. They go into pronunciations.txt, for the next
training, and into the model's lexicon.txt; its graph is built anew. The network knows all sounds already.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from models.recipe.errors import RecipeError
from models.recipe.graph import rebuild
from models.recipe.lexicon import OWN, UnknownWordError, dictionary
from models.recipe.lexicon_file import Sounds, checked_sounds, checked_word, comments, read_lexicon, write_lexicon


def add_word(model: Path, word: str, sounds: Sounds | None = None, own: Path = OWN) -> int:
    """Add a word, or one more way to say it; return how many ways are new to the model.

    ``own`` is the file of our own pronunciations. Raises RecipeError or OSError; then nothing is changed.
    """
    checked_word(word)
    path = model / "lexicon.txt"
    lexicon = read_lexicon(path)
    said = dictionary().get(word, [])
    if sounds is None and not said:
        raise UnknownWordError(
            f'The CMU Pronouncing Dictionary lacks "{word}": write how it sounds after it, such as "Z IY B R AH".'
        )
    known = lexicon.get(word, [])
    wanted = [*said, *([sounds] if sounds else [])]
    new = [each for each in dict.fromkeys(wanted) if each not in known]
    fresh = {}
    try:
        if sounds and sounds not in said:
            fresh[own] = _beside(own)
            lines = [*own.read_text(encoding="utf-8").splitlines(), " ".join([word, *sounds])]
            fresh[own].write_text("\n".join([*lines, ""]), encoding="utf-8")
        if new:
            lexicon[word] = [*known, *new]
            fresh[path] = _beside(path)
            write_lexicon(fresh[path], lexicon, comments(path))
            rebuild(model, lexicon)
        for file, complete in fresh.items():
            complete.replace(file)
    finally:
        for complete in fresh.values():
            complete.unlink(missing_ok=True)
    return len(new)


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.new")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path, help="the model's folder")
    parser.add_argument("word")
    parser.add_argument("sounds", nargs="?", help="in quotes: ARPAbet without stress marks, with spaces between")
    asked = parser.parse_args()
    try:
        sounds = None if asked.sounds is None else checked_sounds(asked.sounds)
        new = add_word(asked.model, asked.word, sounds, OWN)
    except (RecipeError, OSError) as error:
        sys.exit(str(error))
    if new:
        ways = "1 way" if new == 1 else f"{new} ways"
        print(f'{asked.model} hears "{asked.word}" now, said in {ways} more. Its graph and lexicon.txt are new.')
    else:
        print(f'{asked.model} hears "{asked.word}" so already. Nothing is changed there.')


if __name__ == "__main__":
    main()

"""All that the host can say in a language, each line with what the voice is given: for reading it through."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import product

from voice_host.commands.failing import WrongUse


def list_lines(language: str, *, as_json: bool) -> None:
    """Print every line of every prompts file, and every number. Raises WrongUse for a language there is not."""
    from voice_host.commands.hearable import HIGHEST_NUMBER
    from voice_host.language.files import HOST
    from voice_host.language.lines import lines
    from voice_host.language.tongue import codes, tongue

    if language not in codes():
        raise WrongUse(f'There is no language "{language}". Choose one of: {", ".join(codes())}.')
    folders = [files(HOST) / language]
    folders += [game / language for game in sorted(files("voice_host.games").iterdir(), key=str) if game.is_dir()]
    for folder in folders:
        for name in ("host.ftl", "menu.ftl", "prompts.ftl"):
            if (folder / name).is_file():
                for line in lines(folder / name):
                    _print(f"{line.message} ({line.kind})", line.words, language, as_json=as_json)
    speech = tongue(language)
    without_gender = {"": {"cardinal": speech.spell, "ordinal": speech.ordinal}}
    ways = [
        (f"{gender} {style}".strip(), spell)
        for gender, styles in (speech.GENDERS or without_gender).items()
        for style, spell in styles.items()
    ]
    for number, (way, spell) in product(range(HIGHEST_NUMBER + 1), ways):
        if number or not way.endswith("ordinal"):
            _print(f"{number} {way}", spell(number), language, as_json=as_json)


def _print(what: str, words: str, language: str, *, as_json: bool) -> None:
    from voice_host.language.tongue import tongue

    said = tongue(language).pronounced(words)
    if as_json:
        print(json.dumps({"line": what, "words": words, "voice": said}, ensure_ascii=False))
    else:
        print(f"{what}\n    {words}" + (f"\n    {said}" if said != words else ""))

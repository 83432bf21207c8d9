"""All that the host can say in a language, each line with what the voice is given: for reading it through."""

from __future__ import annotations

import json
from importlib.resources import files

from voice_host.commands.failing import WrongUse


def list_lines(language: str, *, as_json: bool) -> None:
    """Print every line of every prompts file, and every number. Raises WrongUse for a language there is not."""
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
    for number in range(201):
        for gender, styles in {"": {"cardinal": speech.spell, "ordinal": speech.ordinal}, **speech.GENDERS}.items():
            if gender or not speech.GENDERS:
                for style, spell in styles.items():
                    if style == "cardinal" or number:
                        what = " ".join(filter(None, (str(number), gender, style)))
                        _print(what, spell(number), language, as_json=as_json)


def _print(what: str, words: str, language: str, *, as_json: bool) -> None:
    from voice_host.language.tongue import tongue

    said = tongue(language).pronounced(words)
    if as_json:
        print(json.dumps({"line": what, "words": words, "voice": said}, ensure_ascii=False))
    else:
        print(f"{what}\n    {words}" + (f"\n    {said}" if said != words else ""))

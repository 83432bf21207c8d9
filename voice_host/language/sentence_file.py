"""The sentences files, read and checked for their shape. What the templates in them say is ``templates.py``'s business.

A file, with one example of each construct:

    language: en
    intents:
      announce-target:                      # the kind() of a meaning
        data:
          - sentences:
              - "this is my target [tile] {tile}"     # [may be left out], {list}: fills the field of the list's name
              - "(walk|go) to {tile}"                 # (one|or another)
              - "<my-target> is {tile:tile}"          # <rule>; {list:field}: fills another field
              - "(row {row};column {column})"         # (in;any order)
          - sentences: ["the near one"]
            slots: {side: near}                       # these sentences fill a field without a word for it
          - sentences: ["the {tile}"]
            spoken: false                             # understood where it is typed and never listened for: by ear it
                                                      # is taken for another, or would keep the host waiting for more
          - sentences: ["{name:names} plays in {language}"]
            once_known: true                    # listened for when it is known who plays, and no other name can be said
      whose-turn:
        where_used: true                      # of several games: left out where the game has no such meaning; a game
        data: ...                             # may add its own sentences in its own file
    lists:
      row: {number: [1, 4]}                           # every spelling of the numbers 1 to 4
      place: {number: [1, 4], form: ordinal}          # "first" to "fourth"; form: plural is "twos", "eights"
      next: {number: [1, 10], parted: true}           # said one after the other, none is larger: where "eight ten" is
                                                      # eighteen in a language, these are two (unless with a prefix)
      side: {values: [{in: "near|nearer|close", out: near}, far]}   # words and the value; a bare word is its own value
      tile: {meaning: tile-name}                      # another meaning's sentences; the value is that meaning
      route: {meaning: [direction, tile-name], repeat: [1, 19], joined_by: "[and|then]"}
                                                      # 1 to 19 of them in a row, for a field that is a tuple
                                                      # (a word written together with the next one stands last: "[ו]")
    expansion_rules:
      my-target: "(this is|that's) my target"

A file uses its own lists and rules, and those of the files loaded before it. Whole words only: put a space between a
word and a bracket. Templates are written as people write; both sides are normalised.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import yaml

from voice_host.language.errors import SentencesError
from voice_host.language.numbers import FORMS
from voice_host.language.tongue import tongue

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LONGEST_REPEAT = 40
"""The most times a list may repeat: more than anybody says in one breath."""


@dataclass(frozen=True)
class Template:
    """One sentence template and where it stands."""

    text: str
    fixed: Mapping[str, Any]
    """Fields that it fills without a word for them."""
    file: str
    spoken: bool = True
    """Whether it is listened for; if not, it can only be typed."""
    once_known: bool = False
    """Whether it is listened for only when it is known who plays."""

    def error(self, problem: str) -> SentencesError:
        """Return an error that names the file and the sentence."""
        return SentencesError(f'{self.file}: in the sentence "{self.text}": {problem}.')


@dataclass(frozen=True)
class WordList:
    """What may stand in braces: exactly one of numbers, values and meanings."""

    name: str
    file: str
    numbers: tuple[int, int] | None = None
    """The smallest and the largest number."""
    form: str = "cardinal"
    parted: bool = False
    """Whether the words of a larger number are several of these."""
    values: tuple[tuple[str, Any], ...] = ()
    """Templates and the values they stand for."""
    meanings: tuple[str, ...] = ()
    """The kinds of the meanings whose sentences may stand here."""
    repeat: tuple[int, int] | None = None
    """The least and the most times in a row, None where it stands once."""
    joined_by: str = ""
    """A template for what comes between two of them."""

    def error(self, problem: str) -> SentencesError:
        """Return an error that names the file and the list."""
        return SentencesError(f'{self.file}: in the list "{self.name}": {problem}.')


@dataclass(frozen=True)
class SentenceFile:
    """The contents of one sentences file."""

    name: str
    intents: Mapping[str, tuple[Template, ...]]
    where_used: frozenset[str]
    """Those of the intents that are left out where there is no such meaning."""
    lists: Mapping[str, WordList]
    rules: Mapping[str, str]


def read_sentence_file(path: Traversable, language: str) -> SentenceFile:
    """Read a sentences file. Raises SentencesError, naming the file and the place, where it can't be used."""
    name = str(path)
    try:
        content = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
    except OSError:
        raise SentencesError(f"{name}: there is no such sentences file.") from None
    except UnicodeDecodeError:
        raise SentencesError(f"{name}: this is not UTF-8 text. Save it as UTF-8.") from None
    except yaml.YAMLError as error:
        raise SentencesError(f"{name}: this is not YAML: {' '.join(str(error).split())}.") from None
    top = _mapping(content, f"{name}: the file", ("language", "intents", "lists", "expansion_rules"))
    if top.get("language") != language:
        raise SentencesError(f'{name}: its language is "{top.get("language")}", wanted is "{language}".')
    rules = _mapping(top.get("expansion_rules", {}), f"{name}: expansion_rules")
    intents = _mapping(top.get("intents", {}), f"{name}: intents")
    lists = _mapping(top.get("lists", {}), f"{name}: lists")
    return SentenceFile(
        name,
        {str(kind): _templates(body, str(kind), name) for kind, body in intents.items()},
        frozenset(str(kind) for kind, body in intents.items() if _is_for_several_games(body, str(kind), name)),
        {str(key): _word_list(body, str(key), name, language) for key, body in lists.items()},
        {str(key): str(text) for key, text in rules.items()},
    )


def _templates(body: Any, kind: str, file: str) -> tuple[Template, ...]:
    where = f'{file}: the intent "{kind}"'
    blocks = _mapping(body, where, ("data", "where_used")).get("data")
    templates = []
    for block in _sequence(blocks, f"{where}: data"):
        parts = _mapping(block, where, ("sentences", "slots", "spoken", "once_known"))
        fixed = _mapping(parts.get("slots", {}), f"{where}: slots")
        spoken = _switch(parts, "spoken", where, True)
        once_known = _switch(parts, "once_known", where, False)
        for text in _sequence(parts.get("sentences"), f"{where}: sentences"):
            slots = {str(slot): value for slot, value in fixed.items()}
            templates.append(Template(str(text), slots, file, spoken, once_known))
    return tuple(templates)


def _is_for_several_games(body: Any, kind: str, file: str) -> bool:
    return _switch(body, "where_used", f'{file}: the intent "{kind}"', False)


def _switch(parts: Mapping[Any, Any], key: str, where: str, usual: bool) -> bool:
    value = parts.get(key, usual)
    if not isinstance(value, bool):
        raise SentencesError(f"{where}: {key} must be true or false, not {value!r}.")
    return value


def _word_list(body: Any, name: str, file: str, language: str) -> WordList:
    empty = WordList(name, file)
    where = f'{file}: the list "{name}"'
    parts = _mapping(body, where, ("number", "form", "parted", "values", "meaning", "repeat", "joined_by"))
    sources = [key for key in ("number", "values", "meaning") if key in parts]
    if len(sources) != 1:
        raise empty.error("it needs exactly one of number, values and meaning")
    if parts.get("form", "cardinal") not in FORMS or ("form" in parts and "number" not in parts):
        raise empty.error(f"form goes with number and is one of {', '.join(FORMS)}")
    if "joined_by" in parts and "repeat" not in parts:
        raise empty.error("joined_by needs repeat")
    meanings = parts.get("meaning", ())
    return WordList(
        name,
        file,
        numbers=_range(parts["number"], empty, 0, tongue(language).LARGEST) if "number" in parts else None,
        form=parts.get("form", "cardinal"),
        parted=_switch(parts, "parted", where, False),
        values=tuple(_value(entry, empty) for entry in _sequence(parts.get("values", ["-"]), where))
        if "values" in parts
        else (),
        meanings=(meanings,) if isinstance(meanings, str) else tuple(str(kind) for kind in meanings),
        repeat=_range(parts["repeat"], empty, 1, LONGEST_REPEAT) if "repeat" in parts else None,
        joined_by=str(parts.get("joined_by", "")),
    )


def _value(entry: Any, word_list: WordList) -> tuple[str, Any]:
    if not isinstance(entry, Mapping):
        return str(entry), entry
    if set(entry) != {"in", "out"} or not isinstance(entry["out"], Hashable):
        raise word_list.error(f"a value is a word or {{in: words, out: value}}, not {dict(entry)}")
    return str(entry["in"]), entry["out"]


def _range(entry: Any, word_list: WordList, least: int, most: int) -> tuple[int, int]:
    if isinstance(entry, list) and len(entry) == 2 and all(type(end) is int for end in entry):
        first, last = entry
        if least <= first <= last <= most:
            return first, last
    raise word_list.error(f"a range is two numbers from {least} to {most}, the smaller first, not {entry}")


def _mapping(value: Any, where: str, allowed: tuple[str, ...] | None = None) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise SentencesError(f"{where} must be names with values, not {value!r}.")
    for key in value:
        if allowed is not None and key not in allowed:
            raise SentencesError(f'{where} has "{key}"; only {", ".join(allowed)} may stand there.')
    return value


def _sequence(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list) or not value:
        raise SentencesError(f"{where} must be a list with something in it, not {value!r}.")
    return value


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML without surprises: "yes", "no" and "on" are words, and no name may stand twice."""

    yaml_implicit_resolvers: ClassVar = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
        for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        names = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise yaml.MarkedYAMLError(problem=f'"{min(twice)}" stands there twice', problem_mark=node.start_mark)
        return super().construct_mapping(node, deep)


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))

"""The prompts files, read and checked: what would fail in the middle of a game fails when it is loaded.

A file is in the Fluent language. One example of each construct:

    step-give = Step { WORDS($step) }: give { $give }. { $left ->
        [0] No pieces left.
        [one] One is left.
       *[other] { WORDS($left) } are left.
      }
        .brief = Step { WORDS($step) }.
    ask-target = Choose a target.
        .again = Which tile is your target?
        .further = Name a tile for your target.
        .full-again = Now choose your target. Which tile is it?
    route-chosen = { LIST($tiles) }.
    ask-which = Which { $number }: { LIST($tiles, join: "or") }?
    round-begins = The { WORDS($round, style: "ordinal") } round.
    players-are = השחקנים הם { LIST($players, join: "ו־") }, { WORDS($count, gender: "masculine") } שחקנים.

The wordings ``.brief`` and ``.full`` are used where players asked for fewer or more words. What is said a second time,
since the first time did not help, has the words of ``.again``, and a third time those of ``.further``; each of them may
have a brief and a full form as well (``.brief-again``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast

from voice_host.language.errors import PromptsError
from voice_host.language.spoken import STYLES
from voice_host.language.tongue import tongue

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LEVELS = ("brief", "normal", "full")
"""How many words the host uses."""

OTHER_WORDINGS = ("again", "further")
"""The wordings for a second and a third time, in this order: where there is the latter, there is the former too."""

_ATTRIBUTES = frozenset(
    (
        *("brief", "full", *OTHER_WORDINGS),
        *(f"{level}-{other}" for level in ("brief", "full") for other in OTHER_WORDINGS),
    )
)
_PLURALS = ("zero", "one", "two", "few", "many")
_FUNCTIONS = {"WORDS": ("style", "gender"), "LIST": ("join",)}


@dataclass(frozen=True)
class PromptFile:
    """The contents of one prompts file."""

    name: str
    resource: ast.Resource
    wordings: dict[str, ast.Message | ast.Term]
    """By their name; terms with their hyphen in front."""


def read_prompt_file(path: Traversable) -> PromptFile:
    """Read a prompts file. Raises PromptsError, naming the file and the wording, where it can't be used."""
    name = str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise PromptsError(f"{name}: there is no such prompts file.") from None
    except UnicodeDecodeError:
        raise PromptsError(f"{name}: this is not UTF-8 text. Save it as UTF-8.") from None
    resource = FluentParser(with_spans=False).parse(text)
    wordings: dict[str, ast.Message | ast.Term] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "unreadable"
            start = (entry.content or "").strip().splitlines()[0]
            raise PromptsError(f'{name}: this is no wording: "{start}" ({reason}).')
        if isinstance(entry, (ast.Message, ast.Term)):
            wording = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if wording in wordings:
                raise PromptsError(f'{name}: the wording "{wording}" stands there twice.')
            wordings[wording] = entry
    return PromptFile(name, resource, wordings)


def check(files: list[PromptFile], language: str) -> None:
    """See that every wording of the files can be put into words. Raises PromptsError otherwise."""
    genders = tongue(language).GENDERS
    everywhere: dict[str, str] = {}
    for file in files:
        for wording in file.wordings:
            if wording in everywhere:
                raise PromptsError(f'{file.name}: the wording "{wording}" is already in {everywhere[wording]}.')
            everywhere[wording] = file.name
    for file in files:
        for wording, entry in file.wordings.items():
            problem = next(_problems(entry, everywhere, genders), None)
            if problem:
                raise PromptsError(f'{file.name}: in the wording "{wording}": {problem}.')


def gaps_in(entry: ast.BaseNode, wordings: Mapping[str, ast.Message | ast.Term]) -> frozenset[str]:
    """Return the names of the gaps in a wording and in the wordings it refers to."""
    gaps = set()
    for node in _nodes(entry):
        if isinstance(node, ast.VariableReference):
            gaps.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name in wordings:
            gaps |= gaps_in(wordings[node.id.name], wordings)
    return frozenset(gaps)


def _problems(entry: ast.Message | ast.Term, everywhere: Mapping[str, str], genders: Collection[str]) -> Iterator[str]:
    if entry.value is None:
        yield "it has no words of its own, only brief or full ones"
    there = {attribute.id.name for attribute in entry.attributes}
    for name in sorted(there - _ATTRIBUTES):
        yield f'".{name}" is no wording; they are .brief, .full, .again, .further, and forms like .brief-again'
    for name in sorted(there & _ATTRIBUTES):
        needed = {"further": "again"}.get(name, name.partition("-")[2])
        if needed and needed not in there:
            yield f'there is no ".{needed}" for ".{name}"'
    for gap in sorted(_numbers(entry) & _bare(entry)):
        yield f"${gap} is a number and would be said with digits; write {{ WORDS(${gap}) }}"
    for node in _nodes(entry):
        if isinstance(node, (ast.TextElement, ast.StringLiteral)) and any(map(str.isdigit, node.value)):
            yield f'there is a digit in "{node.value.strip()}"; write numbers in words'
        if isinstance(node, ast.FunctionReference):
            yield from _function_problems(node, genders)
        if isinstance(node, (ast.MessageReference, ast.TermReference)):
            name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            if name not in everywhere:
                yield f'it refers to "{name}", which is no wording'


def _numbers(entry: ast.BaseNode) -> set[str]:
    """Return the gaps that are spelled or counted."""
    spelled = {
        argument.id.name
        for node in _nodes(entry)
        if isinstance(node, ast.FunctionReference) and node.id.name == "WORDS"
        for argument in node.arguments.positional
        if isinstance(argument, ast.VariableReference)
    }
    counted = {
        node.selector.id.name
        for node in _nodes(entry)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)
        if any(isinstance(way.key, ast.NumberLiteral) or way.key.name in _PLURALS for way in node.variants)
    }
    return spelled | counted


def _bare(entry: ast.BaseNode) -> set[str]:
    """Return the gaps that are said as they are."""
    return {
        node.expression.id.name
        for node in _nodes(entry)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }


def _function_problems(call: ast.FunctionReference, genders: Collection[str]) -> Iterator[str]:
    function = call.id.name
    if function not in _FUNCTIONS:
        yield f"there is no function {function}; the functions are {', '.join(_FUNCTIONS)}"
        return
    if len(call.arguments.positional) != 1:
        yield f"{function} is given one thing, like {function}($gap)"
    for argument in call.arguments.named:
        if argument.name.name not in _FUNCTIONS[function]:
            yield f'{function} has no "{argument.name.name}"'
        elif argument.name.name == "style" and argument.value.value not in STYLES:
            yield f"a style is one of {', '.join(STYLES)}"
        elif argument.name.name == "gender" and argument.value.value not in genders:
            known = ", ".join(genders)
            yield f"a gender is one of {known}" if known else "numbers have no gender in this language"


def _nodes(node: Any) -> Iterator[ast.BaseNode]:
    """Go through a wording and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from _nodes(part)

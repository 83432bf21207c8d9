"""From the text of sentence templates, in hassil's template language, to patterns of words."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import permutations
from typing import Any

from voice_host.language.errors import SentencesError
from voice_host.language.glued import CannotBeGlued, glued, prefixes_before_brackets
from voice_host.language.normalise import normalise
from voice_host.language.numbers import every_number, number_words
from voice_host.language.patterns import (
    AMeaning,
    ANumber,
    Chain,
    Choice,
    Pattern,
    Repeated,
    Sentence,
    Valued,
    Words,
)
from voice_host.language.sentence_file import SentenceFile, Template, WordList
from voice_host.language.slots import Capture, Slot, slots_of
from voice_host.language.tongue import tongue
from voice_host.language.without import without
from voice_host.script.meaning import Meaning

with without("unicode_rbnf"):  # hassil's own numbers, which are not used here: six megabytes and 20 ms of the start
    from hassil.expression import Alternative, Expression, Group, ListReference, Permutation, RuleReference, TextChunk
    from hassil.parse_expression import parse_sentence
    from hassil.parser import ParseError

_GLUED = re.compile(r"[\w\])}>'][\[({<]|[\])}>][\w']")
_LARGEST_PERMUTATION = 4


class Compiler:
    """Makes the patterns of all meanings from the files, each meaning's once."""

    def __init__(self, language: str, meanings: Iterable[type[Meaning]], files: Iterable[SentenceFile]):
        self._language = language
        self._meanings = {meaning.kind(): meaning for meaning in meanings}
        self._templates: dict[str, list[Template]] = {kind: [] for kind in self._meanings}
        self._lists: dict[str, Mapping[str, WordList]] = {}
        self._rules: dict[str, Mapping[str, str]] = {}
        self._made: dict[str, tuple[Sentence, ...]] = {}
        self._in_making: list[str] = []
        self._words: dict[str, Words] = {}
        self.prefixes = tongue(language).PREFIXES
        """The letters that are written together with the word after them, "" where the language has none."""
        self.made: dict[tuple[int, Slot], Pattern] = {}
        """The patterns of lists, each made once for a field: two hundred names stand in several sentences."""
        lists: ChainMap[str, WordList] = ChainMap()
        rules: ChainMap[str, str] = ChainMap()
        for file in files:
            lists, rules = lists.new_child(dict(file.lists)), rules.new_child(dict(file.rules))
            self._lists[file.name], self._rules[file.name] = lists, rules
            for kind, templates in file.intents.items():
                if kind not in self._meanings and kind in file.where_used:
                    continue
                if kind not in self._meanings:
                    raise SentencesError(f'{file.name}: there is no meaning "{kind}" for its sentences.')
                self._templates[kind] += templates

    def sentences(self) -> dict[type[Meaning], tuple[Sentence, ...]]:
        """Return the patterns of every meaning, in the order of the files. Raises SentencesError where a file is
        wrong or a meaning has no sentences.
        """
        return {meaning: self._sentences_of(kind) for kind, meaning in self._meanings.items()}

    def _sentences_of(self, kind: str) -> tuple[Sentence, ...]:
        if kind not in self._made:
            templates = self._templates[kind]
            if not templates:
                files = " or ".join(self._lists) or "any file"
                raise SentencesError(f'The meaning "{kind}" has no sentences in {files}. Add an intent of that name.')
            if not any(template.spoken for template in templates):
                raise templates[0].error(f'somebody who speaks can\'t say "{kind}"; add a sentence that is spoken')
            self._in_making.append(kind)
            self._made[kind] = tuple(self._sentence(self._meanings[kind], template) for template in templates)
            self._in_making.pop()
        return self._made[kind]

    def _sentence(self, meaning: type[Meaning], template: Template) -> Sentence:
        slots = slots_of(meaning)
        fixed = tuple((name, _fit(slots, name, value, template)) for name, value in template.fixed.items())
        said = _Reader(self, template, slots).read(template.text)
        if said.may_be_empty:
            raise template.error("it would match no words at all; leave something outside the [ ]")
        _check_slots(said, fixed, slots, template)
        return Sentence(said.first, False, meaning, fixed, said, template.spoken, template.once_known)

    def lists(self, file: str) -> Mapping[str, WordList]:
        """Return the lists that a file can use."""
        return self._lists[file]

    def rules(self, file: str) -> Mapping[str, str]:
        """Return the expansion rules that a file can use."""
        return self._rules[file]

    def words(self, text: str) -> Words:
        """Return the pattern of text without brackets; one object for the same text, which stands in many sentences."""
        if text not in self._words:
            words = tuple(normalise(text, self._language).split())
            self._words[text] = Words(frozenset(words[:1]), not words, words)
        return self._words[text]

    def number(self, word_list: WordList, slot: str) -> ANumber:
        """Return the pattern of a list of numbers."""
        first, last = word_list.numbers or (0, 0)
        words = number_words(self._language, first, last, word_list.form)
        whole = (
            every_number(self._language)
            if word_list.form == "cardinal"
            else number_words(self._language, 0, tongue(self._language).LARGEST, word_list.form)
        )
        every = words if word_list.parted else whole
        first_words = frozenset(words.root.onward)
        form, unparted = word_list.form, tongue(self._language).UNPARTED
        return ANumber(first_words, False, slot, words, every, (first, last), form, unparted=unparted, whole=whole)

    def nested(self, word_list: WordList, slot: Slot) -> AMeaning:
        """Return the pattern of a list of meanings."""
        sentences: list[Sentence] = []
        for kind in word_list.meanings:
            if kind not in self._meanings:
                raise word_list.error(f'there is no meaning "{kind}"')
            if kind in self._in_making:
                raise word_list.error(f'the sentences of "{kind}" would contain themselves')
            if not slot.takes(self._meanings[kind]):
                raise word_list.error(f'the field "{slot.name}" doesn\'t take a "{kind}"')
            sentences += self._sentences_of(kind)
        first = frozenset(word for sentence in sentences for word in sentence.first)
        return AMeaning(first, False, slot.name, tuple(sentences))


class _Reader:
    """Reads one template."""

    def __init__(self, compiler: Compiler, template: Template, slots: Mapping[str, Slot]):
        self._compiler = compiler
        self._template = template
        self._slots = slots
        self._open_rules: list[str] = []

    def read(self, text: str) -> Pattern:
        """Return the pattern of a template's text."""
        if not text.strip():
            return Words(frozenset(), True, ())
        prefixes = self._compiler.prefixes
        without_prefixes = prefixes_before_brackets(prefixes).sub("", text) if prefixes else text
        together = _GLUED.search(without_prefixes)
        if together:
            raise self._template.error(f'put a space inside "{together.group()}": brackets stand between whole words')
        try:
            expression = parse_sentence(text).expression
        except (ParseError, AssertionError, ValueError) as error:
            raise self._template.error(f'"{text}" is no template: {error or "check its brackets"}') from None
        return self._pattern(expression)

    def _pattern(self, expression: Expression) -> Pattern:
        if isinstance(expression, TextChunk):
            return self._compiler.words(expression.text)
        if isinstance(expression, RuleReference):
            return self._rule(expression.rule_name)
        if isinstance(expression, ListReference):
            return self._list(expression)
        if isinstance(expression, Alternative):
            return choice(self._pattern(item) for item in expression.items)
        if isinstance(expression, Permutation):
            if len(expression.items) > _LARGEST_PERMUTATION:
                raise self._template.error(f"more than {_LARGEST_PERMUTATION} parts in any order are too many")
            parts = [self._pattern(item) for item in expression.items]
            return choice(chain(order) for order in permutations(parts))
        if isinstance(expression, Group):
            return chain(self._one_after_the_other(expression.items))
        raise self._template.error(f"{type(expression).__name__} can't be used here")

    def _one_after_the_other(self, items: Sequence[Expression]) -> list[Pattern]:
        """Return the patterns of a template's parts, each prefix at the first word of what it is written before."""
        if not items:
            return []
        head, *rest = items
        apart, prefixes = self._prefixes(head, rest)
        if not prefixes:
            return [self._pattern(head), *self._one_after_the_other(rest)]
        carrier = chain(self._one_after_the_other(rest))
        try:
            ways = [glued(prefix, carrier, chain, choice) if prefix else carrier for prefix in prefixes]
        except CannotBeGlued as error:
            raise self._template.error(str(error)) from None
        return [self._compiler.words(apart), choice(ways)]

    def _prefixes(self, item: Expression, rest: Sequence[Expression]) -> tuple[str, tuple[str, ...]]:
        """Return what stands before a prefix, and the prefix, or those to choose from; none where there is none."""
        if not rest:
            return "", ()
        following = rest[0]
        if isinstance(item, TextChunk):
            apart, _, last = item.text.rpartition(" ")
            return (apart, (last,)) if self._is_prefix(last) and not isinstance(following, TextChunk) else ("", ())
        if isinstance(item, Alternative) and not (isinstance(following, TextChunk) and following.text[:1].isspace()):
            texts = tuple(_text_of(each) for each in item.items)
            if all(text is not None and (not text or self._is_prefix(text)) for text in texts):
                return "", tuple(text for text in texts if text is not None)
        return "", ()

    def _is_prefix(self, text: str) -> bool:
        return bool(text) and set(text) <= set(self._compiler.prefixes)

    def _rule(self, name: str) -> Pattern:
        rules = self._compiler.rules(self._template.file)
        if name not in rules:
            raise self._template.error(f"there is no expansion rule <{name}>")
        if name in self._open_rules:
            raise self._template.error(f"the expansion rule <{name}> contains itself")
        self._open_rules.append(name)
        pattern = self.read(rules[name])
        self._open_rules.pop()
        return pattern

    def _list(self, reference: ListReference) -> Pattern:
        lists = self._compiler.lists(self._template.file)
        if reference.list_name not in lists or reference.is_capture:
            raise self._template.error(f"there is no list {{{reference.list_name}}}")
        word_list = lists[reference.list_name]
        if reference.slot_name not in self._slots:
            fields = ", ".join(self._slots) or "none"
            raise self._template.error(f'the meaning has no field "{reference.slot_name}" (its fields: {fields})')
        slot = self._slots[reference.slot_name]
        made = self._compiler.made
        if (id(word_list), slot) not in made:
            made[id(word_list), slot] = self._item(word_list, slot)
        item = made[id(word_list), slot]
        if word_list.repeat is None:
            return item
        if not slot.collects:
            raise self._template.error(f'the list "{word_list.name}" repeats, so "{slot.name}" must be a tuple')
        joined_by, item = self._joined(word_list.joined_by, item)
        return Repeated(item.first, False, slot.name, item, self.read(joined_by), *word_list.repeat)

    def _joined(self, joined_by: str, item: Pattern) -> tuple[str, Pattern]:
        """Return what stands between the items of a list as words of their own, and the item: with the prefix too,
        where items are joined by a word that is written together with them ("[and then] [ו]").
        """
        apart, _, last = joined_by.rpartition(" ")
        prefix = last.removeprefix("[").removesuffix("]")
        if not self._is_prefix(prefix):
            return joined_by, item
        try:
            with_prefix = glued(prefix, item, chain, choice)
        except CannotBeGlued as error:
            raise self._template.error(str(error)) from None
        return apart, choice((item, with_prefix))

    def _item(self, word_list: WordList, slot: Slot) -> Pattern:
        if word_list.meanings:
            return self._compiler.nested(word_list, slot)
        if word_list.numbers is not None:
            if not slot.takes(int):
                raise self._template.error(f'the field "{slot.name}" doesn\'t take a number')
            return self._compiler.number(word_list, slot.name)
        return choice(self._value(text, value, slot) for text, value in word_list.values)

    def _value(self, text: str, value: Any, slot: Slot) -> Pattern:
        said = self.read(text)
        if said.may_be_empty:
            raise self._template.error(f'the value "{text}" would match no words at all')
        return Valued(said.first, False, slot.name, _fit(self._slots, slot.name, value, self._template), said)


def _text_of(expression: Expression) -> str | None:
    """Return the text of an expression that is nothing but text."""
    if isinstance(expression, TextChunk):
        return str(expression.text)
    if isinstance(expression, Group) and len(expression.items) == 1:
        return _text_of(expression.items[0])
    return None


def chain(parts: Iterable[Pattern]) -> Pattern:
    """Return the pattern of parts one after the other."""
    wanted = tuple(part for part in parts if part.first)
    if len(wanted) == 1:
        return wanted[0]
    first: set[str] = set()
    for part in wanted:
        first |= part.first
        if not part.may_be_empty:
            break
    return Chain(frozenset(first), all(part.may_be_empty for part in wanted), wanted)


def choice(options: Iterable[Pattern]) -> Pattern:
    """Return the pattern of one of several."""
    listed = tuple(options)
    first = frozenset(word for option in listed for word in option.first)
    return Choice(first, any(option.may_be_empty for option in listed), listed)


def _fit(slots: Mapping[str, Slot], name: str, value: Any, template: Template) -> Any:
    if name not in slots:
        raise template.error(f'the meaning has no field "{name}" (its fields: {", ".join(slots) or "none"})')
    try:
        return slots[name].fit(value)
    except ValueError as error:
        raise template.error(str(error)) from None


def _check_slots(said: Pattern, fixed: tuple[Capture, ...], slots: Mapping[str, Slot], template: Template) -> None:
    """See that every reading of a template fills each field as often as it must be."""
    for name, slot in slots.items():
        least, most = _times(said, name)
        given = sum(filled == name for filled, _ in fixed)
        if least + given < 1 and slot.required:
            raise template.error(f'the field "{name}" can stay empty and has no default')
        if most + given > 1 and not slot.collects:
            raise template.error(f'the field "{name}" can be filled twice and is no tuple')


def _times(pattern: Pattern, slot: str) -> tuple[int, int]:
    """Return how many times at least and at most a pattern captures a slot."""
    if isinstance(pattern, Chain):
        counts = [_times(part, slot) for part in pattern.parts]
        return reduce(lambda total, count: (total[0] + count[0], total[1] + count[1]), counts, (0, 0))
    if isinstance(pattern, Choice):
        counts = [_times(option, slot) for option in pattern.options]
        return min(least for least, _ in counts), max(most for _, most in counts)
    captured = int(getattr(pattern, "slot", None) == slot)
    return captured, captured

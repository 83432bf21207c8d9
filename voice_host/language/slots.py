"""The fields of a meaning, seen from the sentences that fill them."""

from __future__ import annotations

import types
from collections.abc import Hashable, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from voice_host.script.meaning import Meaning

Capture = tuple[str, Hashable]
"""The name of a slot and what was said for it."""


@dataclass(frozen=True)
class Slot:
    """A field of a meaning."""

    name: str
    collects: bool
    """The field is a tuple: it takes every value said for it, in order."""
    required: bool
    """The field has no default."""
    types: tuple[Any, ...]
    """What one value may be: classes and literal values."""

    def fit(self, value: Any) -> Hashable:
        """Return a value of a sentences file as the field's type has it: the member of an Enum by its value or name.

        Raises ValueError where it can't be one.
        """
        for kind in self.types:
            if isinstance(kind, type) and issubclass(kind, Enum):
                for member in kind:
                    if value in (member.value, member.name):
                        return member
            elif isinstance(kind, type):
                if type(value) is kind or (kind not in (int, bool) and isinstance(value, kind)):
                    return value
            elif type(kind) is type(value) and kind == value:
                return value  # type: ignore[no-any-return]
        raise ValueError(f'"{self.name}" can\'t be {value!r}')

    def takes(self, kind: type) -> bool:
        """Say whether any value of a class may fill the field."""
        return any(isinstance(known, type) and issubclass(kind, known) for known in self.types)


_KNOWN: dict[type[Meaning], Mapping[str, Slot]] = {}


def slots_of(meaning: type[Meaning]) -> Mapping[str, Slot]:
    """Return a meaning's fields by name."""
    if meaning not in _KNOWN:
        _KNOWN[meaning] = _read_slots(meaning)
    return _KNOWN[meaning]


def build(meaning: type[Meaning], captures: tuple[Capture, ...]) -> Meaning:
    """Return the meaning whose fields are filled by what was captured."""
    slots = slots_of(meaning)
    filled: dict[str, Any] = {name: () for name, slot in slots.items() if slot.collects and slot.required}
    for name, value in captures:
        if not slots[name].collects:
            filled[name] = value
        elif isinstance(value, Several):
            filled[name] = (*filled.get(name, ()), *value.values)
        else:
            filled[name] = (*filled.get(name, ()), value)
    return meaning(**filled)


@dataclass(frozen=True)
class Several:
    """The values of a list that repeats, as one capture."""

    values: tuple[Hashable, ...]


def _alternatives(hint: Any) -> tuple[Any, ...]:
    """Return the classes and literal values of a type such as ``Literal["near", "far"] | None``."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return tuple(kind for part in get_args(hint) for kind in _alternatives(part))
    if origin is Literal:
        return get_args(hint)
    return (origin or hint,)


def _read_slots(meaning: type[Meaning]) -> Mapping[str, Slot]:
    hints = get_type_hints(meaning)
    slots = {}
    for field in fields(meaning):
        hint = hints[field.name]
        collects = get_origin(hint) is tuple
        if collects:
            hint = get_args(hint)[0]
        required = field.default is MISSING and field.default_factory is MISSING
        slots[field.name] = Slot(field.name, collects, required, _alternatives(hint))
    return slots

"""Options from plain values, as they are typed, stored, or written in a conversation file, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from voice_host.script.shared.met import Met, option_names
from voice_host.script.shared.players import clean
from voice_host.script.shared.settings_error import SettingsError


def read_values(
    options: type[Met], chosen: Mapping[str, Any], words: Mapping[str, int] = MappingProxyType({})
) -> dict[str, Any]:
    """Return the values of a dataclass of options by field, hyphens in names allowed.

    A field that is a tuple holds names, "Noa, Dan" or a list; ``starter`` is one. A tuple of numbers may be "1 2 3" as
    well, and ``words`` may stand for some of them. Raises SettingsError with a sentence for an unknown name or a value
    that does not fit.
    """
    known = {field.name: str(field.type) for field in fields(options)}
    values: dict[str, Any] = {}
    for name, value in chosen.items():
        key = name.replace("-", "_")
        if key not in known:
            choices = [each for each in known if each in option_names(options)]
            raise SettingsError(f"There is no option {name}. Choose from: {', '.join(choices)}.")
        values[key] = None if value is None else _value(key, known[key], value, words)
    return values


def plain_values(options: Any) -> dict[str, Any]:
    """Return the options that were chosen, as plain values for JSON: the inverse of ``read_values``."""
    values = {field.name: getattr(options, field.name) for field in fields(options)}
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in values.items() if value is not None
    }


def _value(name: str, kind: str, value: Any, words: Mapping[str, int]) -> Any:
    if "tuple[int" in kind:
        return _numbers(name, value, words)
    if "tuple" in kind:
        names = value.split(",") if isinstance(value, str) else value
        return tuple(clean(str(one)) for one in names)
    if name == "starter":
        return clean(str(value))
    if "bool" in kind:
        return _switch(name, value)
    if "int" in kind:
        return _whole_number(name, value)
    return str(value).strip()


def _switch(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).strip().lower()
    if word not in {"on", "off", "yes", "no", "true", "false"}:
        raise SettingsError(f"{name} is on or off, not {value}.")
    return word in {"on", "yes", "true"}


def _numbers(name: str, value: Any, words: Mapping[str, int]) -> tuple[int, ...]:
    numbers = [str(one).lower() for one in (value.replace(",", " ").split() if isinstance(value, str) else value)]
    try:
        return tuple(words[one] if one in words else int(one) for one in numbers)
    except ValueError:
        raise SettingsError(f"{name} takes whole numbers, not {value}.") from None


def _whole_number(name: str, value: Any) -> int:
    try:
        return int(str(value).strip())
    except ValueError:
        raise SettingsError(f"{name} is a whole number, not {value}.") from None

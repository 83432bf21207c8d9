"""Meanings and replies as plain values for JSON, and back.

A meaning is ``{"kind": "answer", "value": 56, "factors": [7, 8]}``: its kind and its fields, nested meanings likewise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any

from voice_host.records.journal import Kept
from voice_host.script import Heard, Meaning, Recalled, Rolled, TimeUp


class UnknownMeaning(ValueError):  # noqa: N818
    """A stored meaning that the game does not know (any more)."""


def meaning_to_plain(meaning: Meaning) -> dict[str, Any]:
    """Return a meaning as a dict with its kind and its fields; tuples become lists."""
    return {
        "kind": meaning.kind(),
        **{field.name: _to_plain(getattr(meaning, field.name)) for field in fields(meaning)},
    }


def meaning_from_plain(plain: Mapping[str, Any], meanings: Iterable[type[Meaning]]) -> Meaning:
    """Return the meaning a dict stands for: the inverse of ``meaning_to_plain``.

    Raises UnknownMeaning where the kind is not among ``meanings`` or its fields are others.
    """
    return _from_plain_meaning(plain, _by_kind(tuple(meanings)))


def reply_to_plain(reply: Kept) -> tuple[str, dict[str, Any]]:
    """Return a reply's kind (heard, time-up, rolled, recalled) and its plain values."""
    if isinstance(reply, Heard):
        return "heard", {"meaning": meaning_to_plain(reply.meaning), "at_ms": reply.at_ms}
    if isinstance(reply, TimeUp):
        return "time-up", {"at_ms": reply.at_ms}
    if isinstance(reply, Rolled):
        return "rolled", {"dice": list(reply.dice)}
    return "recalled", {"value": reply.value}


def reply_from_plain(kind: str, plain: Mapping[str, Any], meanings: Iterable[type[Meaning]]) -> Kept:
    """Return a reply: the inverse of ``reply_to_plain``. Raises UnknownMeaning for what is none."""
    try:
        if kind == "heard":
            return Heard(meaning_from_plain(plain["meaning"], meanings), int(plain["at_ms"]))
        if kind == "time-up":
            return TimeUp(int(plain["at_ms"]))
        if kind == "rolled":
            return Rolled(tuple(int(die) for die in plain["dice"]))
        if kind == "recalled":
            value = plain["value"]
            return Recalled(None if value is None else int(value))
    except UnknownMeaning:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise UnknownMeaning(f"A stored reply of the kind {kind} is not whole: {error}.") from error
    raise UnknownMeaning(f"There is no reply of the kind {kind}.")


@lru_cache
def _by_kind(meanings: tuple[type[Meaning], ...]) -> Mapping[str, type[Meaning]]:
    return {meaning.kind(): meaning for meaning in meanings}


def _to_plain(value: Any) -> Any:
    if isinstance(value, Meaning):
        return meaning_to_plain(value)
    if isinstance(value, tuple):
        return [_to_plain(each) for each in value]
    return value


def _from_plain(value: Any, by_kind: Mapping[str, type[Meaning]]) -> Any:
    if isinstance(value, Mapping):
        return _from_plain_meaning(value, by_kind)
    if isinstance(value, list):
        return tuple(_from_plain(each, by_kind) for each in value)
    return value


def _from_plain_meaning(plain: Mapping[str, Any], by_kind: Mapping[str, type[Meaning]]) -> Meaning:
    kind = str(plain["kind"])
    if kind not in by_kind:
        raise UnknownMeaning(f"This game knows no meaning of the kind {kind}.")
    slots = {name: _from_plain(value, by_kind) for name, value in plain.items() if name != "kind"}
    try:
        return by_kind[kind](**slots)
    except TypeError as error:
        raise UnknownMeaning(f"The stored {kind} has other parts than this game's: {error}.") from error

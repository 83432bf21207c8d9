"""What the host says, before it is put into words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Gap = Union[int, str, "Message", "tuple[Gap, ...]"]
"""What may fill a gap of a message: a number, a name or a choice, another message, or a list to be read out."""


@dataclass(frozen=True)
class Message:
    """A wording of a prompts file, named, with what fills its gaps."""

    id: str
    """The name of the wording in the language's ``.ftl`` file, such as ``step-done``."""
    gaps: Mapping[str, Gap] = field(default_factory=dict)
    """The values of the wording's variables, by name without the dollar sign."""


def message(id: str, /, **gaps: Gap) -> Message:
    """Return the message ``id`` with its gaps filled.

    A gap name's underscores become hyphens: ``pieces_left`` fills ``$pieces-left``.
    """
    return Message(id, {name.replace("_", "-"): gap for name, gap in gaps.items()})

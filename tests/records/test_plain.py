"""Meanings and replies as JSON and back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from voice_host.records import UnknownMeaning, meaning_from_plain, meaning_to_plain
from voice_host.records.plain import reply_from_plain, reply_to_plain
from voice_host.script import Heard, Meaning, Recalled, Rolled, TimeUp
from voice_host.script.meaning import Digits, Yes


@dataclass(frozen=True)
class TileName(Meaning):
    number: int | None = None
    side: str | None = None


@dataclass(frozen=True)
class Way(Meaning):
    steps: tuple[TileName | Yes, ...]
    target: TileName | None = None


KNOWN = (TileName, Way, Yes, Digits)
WAY = Way((TileName(8, "near"), Yes()), TileName(3))


def test_a_meaning_with_others_inside():
    plain = meaning_to_plain(WAY)
    assert plain == {
        "kind": "way",
        "steps": [{"kind": "tile-name", "number": 8, "side": "near"}, {"kind": "yes"}],
        "target": {"kind": "tile-name", "number": 3, "side": None},
    }
    assert meaning_from_plain(plain, KNOWN) == WAY


@pytest.mark.parametrize(
    "reply", [Heard(WAY, 1500), Heard(Digits((5, 6)), 0), TimeUp(60_000), Rolled((3, 4)), Recalled(None), Recalled(57)]
)
def test_replies_come_back_as_they_were(reply):
    assert reply_from_plain(*reply_to_plain(reply), KNOWN) == reply


@pytest.mark.parametrize(
    ("kind", "plain"),
    [
        ("heard", {"meaning": {"kind": "dance"}, "at_ms": 0}),
        ("heard", {"meaning": {"kind": "yes", "really": 1}, "at_ms": 0}),
        ("heard", {"meaning": {"kind": "yes"}}),
        ("heard", {"meaning": None, "at_ms": 0}),
        ("heard", {"meaning": {}, "at_ms": 0}),
        ("heard", {"meaning": {"kind": "yes"}, "at_ms": "soon"}),
        ("rolled", {"dice": 3}),
        ("sung", {}),
    ],
)
def test_what_is_no_reply_of_this_game_is_a_sentence(kind, plain):
    with pytest.raises(UnknownMeaning, match=r"\.$"):
        reply_from_plain(kind, plain, KNOWN)

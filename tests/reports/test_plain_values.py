"""A report as values for programs."""

from __future__ import annotations

import json
from dataclasses import replace

from tests.reports.samples import NOA, everybody, one
from voice_host.reports.plain_values import values

SUMMARY = {
    "player": "Noa",
    "asked": 15,
    "right": 9,
    "median_ms": 3400,
    "games": 3,
    "sides": 8,
    "worth_practising": [[6, 7], [7, 8]],
    "sure": [[2, 3]],
    "earlier": None,
    "later": None,
}


def test_a_whole_report() -> None:
    summary, *others = map(json.loads, map(json.dumps, values(one(unread=2))))

    assert summary == {"kind": "summary", **SUMMARY, "made": "2025-06-09", "unread": 2}
    assert [each["kind"] for each in others] == ["product"] * 4 + ["period"] * 2
    assert others[1] == {
        "kind": "product",
        "product": [6, 7],
        "asked": 5,
        "right": 2,
        "median_ms": 6200,
        "instead": [{"said": 48, "count": 2}, {"said": 36, "count": 1}],
    }
    assert others[-1] == {
        "kind": "period",
        "begins": "2025-06-02",
        "ends": "2025-06-08",
        "asked": 10,
        "right": 7,
        "median_ms": 3000,
    }


def test_players_come_last() -> None:
    found = list(values(everybody(NOA, replace(NOA, player="Dan"))))

    assert found[0]["player"] is None
    assert found[-2] == {"kind": "player", **SUMMARY}
    assert found[-1] == {"kind": "player", **SUMMARY, "player": "Dan"}

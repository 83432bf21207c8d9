"""A report as values for programs, a JSON object a line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from voice_host.reports import summary
from voice_host.reports.practice import Period, Practice, Product, Report


def values(report: Report) -> Iterator[dict[str, Any]]:
    """Yield the summary, then each product, each period and each player; ``kind`` names which it is."""
    yield {"kind": "summary", **_practice(report.of), "made": report.made.isoformat(), "unread": report.unread}
    yield from map(_product, report.of.products)
    yield from map(_period, report.of.periods)
    for practice in report.players:
        yield {"kind": "player", **_practice(practice)}


def _practice(practice: Practice) -> dict[str, Any]:
    change = summary.change(practice)
    return {
        "player": practice.player,
        **_counts(practice),
        "games": practice.games,
        "sides": practice.sides,
        "worth_practising": [_factors(product) for product in summary.worth_practising(practice)],
        "sure": [_factors(product) for product in summary.sure(practice)],
        "earlier": change and _stretch(change.earlier),
        "later": change and _stretch(change.later),
    }


def _product(product: Product) -> dict[str, Any]:
    instead = [{"said": said, "count": count} for said, count in product.instead]
    return {"kind": "product", "product": _factors(product), **_counts(product), "instead": instead}


def _period(period: Period) -> dict[str, Any]:
    return {"kind": "period", **_days(period), **_counts(period)}


def _stretch(stretch: summary.Stretch) -> dict[str, Any]:
    return {**_days(stretch), "asked": stretch.asked, "right": stretch.right}


def _days(of: Period | summary.Stretch) -> dict[str, str]:
    return {"begins": of.begins.isoformat(), "ends": of.ends.isoformat()}


def _counts(of: Practice | Product | Period) -> dict[str, int | None]:
    return {"asked": of.asked, "right": of.right, "median_ms": of.median_ms}


def _factors(product: Product) -> list[int]:
    return [product.first, product.second]

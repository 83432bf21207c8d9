"""Reports to try the outputs on."""

from __future__ import annotations

import random
from datetime import date, timedelta

from voice_host.reports.practice import Period, Practice, Product, Report

MADE = date(2025, 6, 9)

NOA = Practice(
    player="Noa",
    products=(
        Product(2, 3, asked=4, right=4, instead=(), median_ms=1800),
        Product(6, 7, asked=5, right=2, instead=((48, 2), (36, 1)), median_ms=6200),
        Product(7, 8, asked=5, right=3, instead=((54, 1), (63, 1)), median_ms=4150),
        Product(8, 8, asked=1, right=0, instead=((46, 1),), median_ms=None),
    ),
    periods=(
        Period(date(2025, 5, 26), date(2025, 6, 1), asked=5, right=2, median_ms=4000),
        Period(date(2025, 6, 2), date(2025, 6, 8), asked=10, right=7, median_ms=3000),
    ),
    games=3,
    median_ms=3400,
)
"""A few answers of everything that is worth telling."""


def one(practice: Practice = NOA, *, unread: int = 0) -> Report:
    return Report(practice, (), MADE, unread)


def nobody(player: str | None = None, *, unread: int = 0) -> Report:
    return Report(Practice(player, (), (), 0, None), (), MADE, unread)


def everybody(*players: Practice, unread: int = 0) -> Report:
    """The report of several, together as if they had been asked one after another."""
    cells: dict[tuple[int, int], Product] = {}
    for each in (product for practice in players for product in practice.products):
        other = cells.get((each.first, each.second))
        cells[each.first, each.second] = each if other is None else _together(each, other)
    products = tuple(cells[key] for key in sorted(cells))
    days = {period.begins: period.ends for practice in players for period in practice.periods}
    periods = []
    for begins, ends in sorted(days.items()):
        same = [period for practice in players for period in practice.periods if period.begins == begins]
        asked, right = sum(period.asked for period in same), sum(period.right for period in same)
        periods.append(Period(begins, ends, asked, right, same[0].median_ms))
    together = Practice(
        None,
        products,
        tuple(periods),
        max(each.games for each in players),
        players[0].median_ms,
    )
    return Report(together, players, MADE, unread)


def _together(one: Product, other: Product) -> Product:
    said = dict(one.instead)
    for number, count in other.instead:
        said[number] = said.get(number, 0) + count
    instead = tuple(sorted(said.items(), key=lambda each: (-each[1], each[0])))
    return Product(one.first, one.second, one.asked + other.asked, one.right + other.right, instead, one.median_ms)


def learner(
    player: str | None, *, sides: int, periods: int, days: int, most: int, seed: int, part: float = 1
) -> Practice:
    """Somebody who learns, made up by chance: ``part`` of the chart was asked, each product up to ``most`` times."""
    chance = random.Random(seed)
    products = []
    for first in range(1, sides + 1):
        for second in range(first, sides + 1):
            if chance.random() < part:
                products.append(_product(first, second, chance.randint(1, most), chance))
    begins = MADE - timedelta(days * periods)
    spans = []
    for n in range(periods):
        if n in (0, periods - 1) or chance.random() < 0.85:
            day = begins + timedelta(days * n)
            asked = chance.randint(1, 30)
            right = min(asked, round(asked * min(1, 0.5 + 0.45 * n / periods + chance.gauss(0, 0.1))))
            ms = round(6000 - 3000 * n / periods + chance.gauss(0, 400))
            spans.append(Period(day, day + timedelta(days - 1), asked, right, ms))
    return Practice(player, tuple(products), tuple(spans), len(spans), 3400)


def _product(first: int, second: int, asked: int, chance: random.Random) -> Product:
    hard = max(0.0, (min(first, 10) - 2) * (min(second, 11) - 3) / 64) if first < 10 else 0.2
    right = sum(chance.random() > 0.75 * hard for _ in range(asked))
    said: dict[int, int] = {}
    for _ in range(asked - right):
        number = first * second + chance.choice([-first, first, -second, second, 10, -2])
        said[number] = said.get(number, 0) + 1
    instead = tuple(sorted(said.items(), key=lambda each: (-each[1], each[0])))
    return Product(first, second, asked, right, instead, round(1500 + 6000 * hard + chance.random() * 900))

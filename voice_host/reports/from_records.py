"""The figures of a report, counted from the records."""

from __future__ import annotations

from calendar import monthrange
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import chain
from statistics import median

from voice_host.records import EVERYBODY, key_of
from voice_host.records.problems import Answered, KeptProblems
from voice_host.reports.practice import Period, Practice, Product, Report

_DAYS, _WEEKS = 14, 26
"""Up to so many days are told day by day, up to so many weeks by the week, and more by the month."""

Problem = tuple[int, int]


def report(problems: KeptProblems, player: str | None, today: date) -> Report:
    """Return the report of a player, or of everybody. Raises RecordsUnavailable."""
    tallies: dict[str, _Tally] = defaultdict(_Tally)
    for each, times in Counter(problems.answered(player)).items():  # many are alike, and counting them is quick
        tallies[each[0]].add(each, times)
    games, unread = problems.games(), problems.lost()
    if player is not None:
        key = key_of(player)
        return Report(_practice(player, tallies[key], games.get(key, 0)), (), today, unread)
    known = [(each, key_of(each)) for each in problems.players()]
    apart = tuple(_practice(each, tallies[key], games[key]) for each, key in known if key in tallies)
    everybody = _practice(None, _together(tallies.values()), games[EVERYBODY])
    return Report(everybody, apart if len(apart) > 1 else (), today, unread)


@dataclass
class _Tally:
    """Answers, counted by problem and by day."""

    said: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    """By problem and product."""
    times: dict[Problem, list[int]] = field(default_factory=lambda: defaultdict(list))
    asked: Counter[str] = field(default_factory=Counter)
    """By day."""
    right: Counter[str] = field(default_factory=Counter)
    days: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    """The times of a day."""

    def add(self, answered: Answered, times: int) -> None:
        """Count an answer so many times."""
        _, day, first, second, said, took_ms = answered
        self.said[first, second, said] += times
        self.asked[day] += times
        if said == first * second:
            self.right[day] += times
        if took_ms is not None:
            self.times[first, second] += [took_ms] * times
            self.days[day] += [took_ms] * times


def _together(tallies: Iterable[_Tally]) -> _Tally:
    whole = _Tally()
    for each in tallies:
        whole.said += each.said
        whole.asked += each.asked
        whole.right += each.right
        for problem, times in each.times.items():
            whole.times[problem] += times
        for day, times in each.days.items():
            whole.days[day] += times
    return whole


def _practice(player: str | None, tally: _Tally, games: int) -> Practice:
    return Practice(
        player=player,
        products=_products(tally),
        periods=_periods(tally),
        games=games,
        median_ms=_median(chain.from_iterable(tally.times.values())),
    )


def _products(tally: _Tally) -> tuple[Product, ...]:
    wrong: dict[Problem, list[tuple[int, int]]] = defaultdict(list)
    asked: Counter[Problem] = Counter()
    for (first, second, said), times in tally.said.items():
        asked[first, second] += times
        if said != first * second:
            wrong[first, second].append((said, times))
    return tuple(
        Product(
            *problem,
            asked=asked[problem],
            right=asked[problem] - sum(times for _, times in wrong[problem]),
            instead=tuple(sorted(wrong[problem], key=lambda each: (-each[1], each[0]))),
            median_ms=_median(tally.times.get(problem, ())),
        )
        for problem in sorted(asked)
    )


def _periods(tally: _Tally) -> tuple[Period, ...]:
    days = {each: date.fromisoformat(each) for each in sorted(tally.asked)}
    if not days:
        return ()
    span = (max(days.values()) - min(days.values())).days + 1
    periods: dict[tuple[date, date], list[str]] = defaultdict(list)
    for each, day in days.items():
        periods[_period(day, span)].append(each)
    return tuple(
        Period(
            *period,
            asked=sum(tally.asked[each] for each in inside),
            right=sum(tally.right[each] for each in inside),
            median_ms=_median(chain.from_iterable(tally.days.get(each, ()) for each in inside)),
        )
        for period, inside in periods.items()
    )


def _period(day: date, span: int) -> tuple[date, date]:
    """Return the first and the last day of the period that a day is in, where all are ``span`` days together."""
    if span <= _DAYS:
        return day, day
    if span <= 7 * _WEEKS:
        monday = day - timedelta(days=day.weekday())
        return monday, monday + timedelta(days=6)
    return day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1])


def _median(times: Iterable[int]) -> int | None:
    known = list(times)
    return round(median(known)) if known else None

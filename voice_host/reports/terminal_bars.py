"""Periods on a terminal: a line each, with a bar for the part that was right at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from voice_host.reports import summary
from voice_host.reports.practice import Period
from voice_host.reports.words import WEEK_OF, figure, number, percent, short_day, short_period

MOST = 24
"""How many periods are shown, the latest: more would push everything else off the screen."""
LONGEST, SHORTEST = 25, 5
"""Signs of a bar."""
FILLED, EMPTY = "#0087d7", "bright_black"
"""Both can be told from a dark and from a light ground."""


def over_time(periods: Sequence[Period], console: Console) -> Iterator[Text]:
    """Yield a line for each of the latest periods; no bar where there is no room for one."""
    if len(periods) > MOST:
        yield Text(f"  The latest {MOST} of {number(len(periods))}:")
    shown = periods[-MOST:]
    dates = _column([short_period(period.begins, period.ends) for period in shown])
    counts = _column([f"{number(period.right)}/{number(period.asked)}" for period in shown])
    shares = _column([f"{percent(period.right, period.asked)} %" for period in shown])
    times = _column(["" if (ms := summary.time(period)) is None else f"{figure(ms)} s" for period in shown])
    wanted = 2 + sum(2 + len(column[0]) for column in (dates, shares, counts, times)) + SHORTEST
    if dates[0].lstrip().startswith(WEEK_OF) and wanted > console.width:
        # said once, where there is no room to say it in each line
        yield Text(f"  {WEEK_OF.capitalize().rstrip()}")
        dates = _column([short_day(period.begins) for period in shown])
    taken = 2 + len(dates[0]) + sum(2 + len(column[0]) for column in (counts, times))
    with_shares = console.width - taken - 2 - len(shares[0]) >= 2 + SHORTEST
    room = console.width - taken - (2 + len(shares[0]) if with_shares else 0) - 2
    for n, period in enumerate(shown):
        line = Text(f"  {dates[n]}")
        if room >= SHORTEST:
            line.append("  ").append_text(_bar(period, min(room, LONGEST), ascii_only=console.options.ascii_only))
        cells = (shares[n], counts[n], times[n]) if with_shares else (counts[n], times[n])
        yield line.append("".join(f"  {cell}" for cell in cells))


def _bar(period: Period, width: int, *, ascii_only: bool) -> Text:
    filled = width * percent(period.right, period.asked) // 100
    full, empty = ("#", "-") if ascii_only else ("█", "░")
    return Text(full * filled, style=FILLED).append(empty * (width - filled), style=EMPTY)


def _column(cells: Sequence[str]) -> list[str]:
    widest = max(map(len, cells))
    return [cell.rjust(widest) for cell in cells]

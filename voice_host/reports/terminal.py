"""A report on a terminal that somebody looks at: a chart in colours and figures, lists, and bars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from voice_host.reports import notes, summary, words
from voice_host.reports.practice import Practice, Product, Report
from voice_host.reports.terminal_bars import over_time
from voice_host.reports.terminal_chart import chart_lines, legend

WIDE = 72
"""From so many columns on, what was said instead stands beside a product and not below it."""
PAGE = "As a page to keep: add --out report.html"


def show(report: Report, console: Console) -> None:
    """Print a report as wide as the console is, in fewer and shorter figures where it is narrow.

    Nothing is told by colour alone, and no sign is used that the console's encoding lacks, but for those in names.
    """
    practice = report.of
    if not practice.asked:
        _print(console, words.nothing_yet(report), f"To begin: {words.BEGIN}")
        if report.unread:
            _print(console, words.unread(report.unread))
        return
    _opening(report, console)
    _chart(practice, console)
    _worth_practising(practice, console)
    _also_missed(practice, console)
    _right_always("Sure", notes.sure(), summary.sure(practice), console)
    _right_always("Also right", notes.ALSO_RIGHT, summary.also_right(practice), console)
    _slowest(practice, console)
    _over_time(practice, console)
    _players(report.players, console)
    _heading(console, "How this is counted")
    _print(console, *notes.counting(report, _times(console)), notes.made(report), PAGE, indent=2)


def _opening(report: Report, console: Console) -> None:
    practice, days = report.of, summary.span(report)
    console.print(Text(words.who(practice), style="bold"))
    _print(console, f"Multiplication practice{f', {words.stretch(*days)}' if days else ''}")
    console.print()
    rows = [(_of(practice), f"right at once, {_percent(practice)}")]
    median = summary.time(practice)
    if median is not None:
        rows.append((_seconds(median), "to answer, the median"))
    rows.append((words.number(practice.games), "game" if practice.games == 1 else "games"))
    _rows(console, rows, first="bold")


def _chart(practice: Practice, console: Console) -> None:
    _heading(console, "The chart", "How often each product was right at once.")
    _as_they_are(console, chart_lines(practice, console))
    console.print()
    _print(console, *legend(practice, console), indent=2)


def _worth_practising(practice: Practice, console: Console) -> None:
    found = summary.worth_practising(practice)
    _heading(console, "Worth practising", notes.worth_practising() if found else notes.nothing_worth())
    _missed(found, console)


def _also_missed(practice: Practice, console: Console) -> None:
    found = summary.also_missed(practice)
    if found:
        _heading(console, "Also missed", notes.ALSO_MISSED)
        _missed(found, console)


def _missed(products: Sequence[Product], console: Console) -> None:
    """Print products with their counts, their time, and what was said instead."""
    rows = [(_problem(each, console), _of(each), _time(each), _said(each)) for each in products]
    if console.width >= WIDE:
        _rows(console, rows)
        return
    for problem, counts, time, said in rows:
        _print(console, f"{problem}: {', '.join(filter(None, (counts, time)))}", indent=2)
        if said:
            _print(console, said, indent=4)


def _said(product: Product) -> str:
    instead = words.instead(product, notes.INSTEAD)
    return instead and f"said {instead}"


def _right_always(title: str, below: str, products: Sequence[Product], console: Console) -> None:
    """Print products with how often they were asked, and their time, in as many columns as there is room for."""
    if not products:
        return
    timed = any(map(_time, products))
    _heading(console, title, f"{below} In brackets: how often{'; then the median time' if timed else ''}.")
    parts = [(_factors(each, console), f"({words.number(each.asked)})", _time(each)) for each in products]
    first, second, third = (max(map(len, column)) for column in zip(*parts, strict=True))
    cells = [Text(f"{one:<{first}} {two:>{second}} {three:>{third}}".rstrip()) for one, two, three in parts]
    console.print(_indented(Columns(cells, padding=(0, 2), equal=True)))


def _slowest(practice: Practice, console: Console) -> None:
    found = [(each, ms) for each in summary.slowest(practice) if (ms := summary.time(each)) is not None]
    if found:
        _heading(console, "Took longest", notes.slow())
        rows = [(_problem(each, console), _seconds(ms), f"{_of(each)} right") for each, ms in found]
        _rows(console, rows)


def _over_time(practice: Practice, console: Console) -> None:
    if not practice.periods:
        return
    timed = any(summary.time(period) is not None for period in practice.periods)
    below = f"Right at once{', and the median time to answer' if timed else ''}."
    _heading(console, f"Over time, {words.unit(practice.periods)}", below)
    change = summary.change(practice)
    if change:
        halves = (("earlier half", change.earlier), ("later half", change.later))
        _rows(console, [(name, f"{_of(half)}, {_percent(half)}") for name, half in halves])
        console.print()
    _as_they_are(console, over_time(practice.periods, console))


def _players(players: Sequence[Practice], console: Console) -> None:
    if players:
        _heading(console, "Players")
    for practice in players:
        console.print(_indented(Text(words.who(practice), style="bold")))
        _print(console, *_of_player(practice, console), indent=4)


def _of_player(practice: Practice, console: Console) -> Iterator[str]:
    if not practice.asked:
        yield "not asked anything yet"
        return
    yield f"{_of(practice)} right at once, {_percent(practice)}"
    median = [f"{time} to answer"] if (time := _time(practice)) else []
    yield ", ".join([*median, words.games(practice.games)])
    found = summary.worth_practising(practice)[: notes.FIRST]
    if found:
        yield f"worth practising: {words.listed([_factors(product, console) for product in found])}"


def _heading(console: Console, title: str, below: str | None = None) -> None:
    console.print()
    console.print(Text(title, style="bold"))
    if below:
        _print(console, below)


def _print(console: Console, *lines: str | Text, indent: int = 0) -> None:
    """Print lines, each as often broken as the console is narrow."""
    for line in lines:
        # as Text, so that no sign in a name is taken for markup
        console.print(_indented(line if isinstance(line, Text) else Text(line), indent))


def _as_they_are(console: Console, lines: Iterable[Text]) -> None:
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True)


def _rows(console: Console, rows: Sequence[Sequence[str]], *, first: str = "") -> None:
    """Print rows with their columns under each other; only the last column may take several lines."""
    # a column in which nothing stands takes no room
    rows = list(zip(*filter(any, zip(*rows, strict=True)), strict=True))
    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for n, _ in enumerate(rows[0]):
        table.add_column(no_wrap=n < len(rows[0]) - 1, overflow="fold", style="" if n else first)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(_indented(table))


def _indented(what: RenderableType, columns: int = 2) -> Padding:
    return Padding(what, (0, 0, 0, columns))


def _factors(product: Product, console: Console) -> str:
    """Return "7×8", without a space at which a line could be broken."""
    return f"{product.first}{_times(console)}{product.second}"


def _times(console: Console) -> str:
    return "x" if console.options.ascii_only else "×"


def _problem(product: Product, console: Console) -> str:
    return f"{_factors(product, console)} = {product.answer}"


def _of(counted: Practice | Product | summary.Stretch) -> str:
    return words.of(counted.right, counted.asked)


def _percent(counted: Practice | summary.Stretch) -> str:
    return f"{words.percent(counted.right, counted.asked)} %"


def _time(of: Practice | Product) -> str:
    ms = summary.time(of)
    return "" if ms is None else _seconds(ms)


def _seconds(ms: int) -> str:
    return f"{words.figure(ms)} s"

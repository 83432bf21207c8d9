"""A report as plain lines, for a screen reader or a pipe: sentences, and nothing that has to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from voice_host.reports import notes, summary, words
from voice_host.reports.practice import Period, Practice, Product, Report


def lines(report: Report) -> Iterator[str]:
    """Yield a report, the most useful first; an empty line parts what does not belong together."""
    practice = report.of
    if not practice.asked:
        yield words.nothing_yet(report)
        yield f"To begin: {words.BEGIN}"
        if report.unread:
            yield words.unread(report.unread)
        return
    parts = (
        _opening(report),
        _worth_practising(practice),
        _sure(practice),
        _slowest(practice),
        _change(practice),
        _players(report.players),
        _periods(practice.periods),
        _products(practice.products),
        notes.counting(report),
        [notes.made(report)],
    )
    yield from chain.from_iterable(([""] if n else []) + part for n, part in enumerate(filter(None, map(list, parts))))


def _opening(report: Report) -> Iterator[str]:
    practice, days = report.of, summary.span(report)
    yield f"Multiplication practice: {words.who(practice)}{f', {words.stretch(*days)}' if days else ''}."
    yield f"Asked {_counted(practice)}"


def _worth_practising(practice: Practice) -> Iterator[str]:
    found = summary.worth_practising(practice)
    if not found:
        yield f"Worth practising. {notes.NOTHING_WORTH}"
        return
    yield f"Worth practising. {notes.WORTH_PRACTISING}"
    yield from map(_product, found)


def _sure(practice: Practice) -> Iterator[str]:
    found = summary.sure(practice)
    if found:
        each = (f"{words.product_words(product)} ({words.times(product.asked)})" for product in found)
        yield f"Sure. {notes.SURE}"
        yield f"{', '.join(each)}."


def _slowest(practice: Practice) -> Iterator[str]:
    found = summary.slowest(practice)
    if found:
        yield f"Took longest. {notes.SLOW}"
        yield from (
            f"{words.product_words(product)}: {words.seconds(ms)}, asked {words.times(product.asked)}."
            for product in found
            if (ms := summary.time(product)) is not None
        )


def _change(practice: Practice) -> Iterator[str]:
    change = summary.change(practice)
    if change:
        yield "Earlier and later:"
        for part in (change.earlier, change.later):
            yield f"{words.stretch(part.begins, part.ends)}: {_counts(part)}."


def _players(players: Sequence[Practice]) -> Iterator[str]:
    if players:
        yield "Players:"
    for practice in players:
        if not practice.asked:
            yield f"{words.who(practice)}: not asked anything yet."
            continue
        found = [words.product_words(product) for product in summary.worth_practising(practice)[: notes.FIRST]]
        worth = f" Worth practising: {words.listed(found)}." if found else ""
        yield f"{words.who(practice)}: asked {_counted(practice)}{worth}"


def _counted(practice: Practice) -> str:
    games = f" in {words.counted(practice.games, 'game')}" if practice.games else ""
    return f"{words.times(practice.asked)}{games}, right at once {_right(practice)}.{_time(practice)}"


def _periods(periods: Sequence[Period]) -> Iterator[str]:
    if periods:
        yield f"Over time, {words.unit(periods)}:"
    for period in periods:
        yield f"{words.stretch(period.begins, period.ends)}: {_counts(period)}.{_time(period)}"


def _products(products: Sequence[Product]) -> Iterator[str]:
    yield "All that was asked:"
    yield from map(_product, products)


def _product(product: Product) -> str:
    """Return "7 times 8: asked 5 times, right at once 3. Said instead: 54 (twice), 63. Median time: 4.1 seconds."."""
    said = words.instead(product)
    instead = f" Said instead: {said}." if said else ""
    return f"{words.product_words(product)}: {_asked(product)}.{instead}{_time(product)}"


def _asked(product: Product) -> str:
    asked = f"asked {words.times(product.asked)}"
    if product.right == product.asked:
        return f"{asked}, right at once" if product.asked == 1 else f"{asked}, always right at once"
    right = f"right at once {words.number(product.right)}" if product.right else "not yet right at once"
    return f"{asked}, {right}"


def _counts(of: Period | summary.Stretch) -> str:
    return f"asked {words.times(of.asked)}, right at once {_right(of)}"


def _right(of: Practice | Period | summary.Stretch) -> str:
    return f"{words.number(of.right)}, that is {words.percent(of.right, of.asked)} %"


def _time(of: Practice | Product | Period) -> str:
    ms = summary.time(of)
    return "" if ms is None else f" Median time: {words.seconds(ms)}."

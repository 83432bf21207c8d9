"""A report as plain lines, for a screen reader or a pipe: sentences, and nothing that has to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from voice_host.language.words import FALLBACK
from voice_host.reports import notes, summary, words
from voice_host.reports.practice import Period, Practice, Product, Report
from voice_host.reports.wording import in_language, said


def lines(report: Report, language: str = FALLBACK) -> tuple[str, ...]:
    """Return a report, the most useful first; an empty line parts what does not belong together."""
    with in_language(language):
        return tuple(_lines(report))


def _lines(report: Report) -> Iterator[str]:
    practice = report.of
    if not practice.asked:
        yield words.nothing_yet(report)
        yield f"{said('begin')} {words.BEGIN}"
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
    if days:
        yield said("line-opening-when", who=words.who(practice), when=words.stretch(*days))
    else:
        yield said("line-opening", who=words.who(practice))
    yield said("line-asked", counted=_counted(practice))


def _worth_practising(practice: Practice) -> Iterator[str]:
    found = summary.worth_practising(practice)
    if not found:
        yield said("line-worth", note=notes.nothing_worth())
        return
    yield said("line-worth", note=notes.worth_practising())
    yield from map(_product, found)


def _sure(practice: Practice) -> Iterator[str]:
    found = summary.sure(practice)
    if found:
        each = (f"{words.product_words(product)} ({words.times(product.asked)})" for product in found)
        yield said("line-sure", note=notes.sure())
        yield f"{', '.join(each)}."


def _slowest(practice: Practice) -> Iterator[str]:
    found = summary.slowest(practice)
    if found:
        yield said("line-slow", note=notes.slow())
        yield from (
            said(
                "line-slow-one",
                product=words.product_words(product),
                time=words.seconds(ms),
                times=words.times(product.asked),
            )
            for product in found
            if (ms := summary.time(product)) is not None
        )


def _change(practice: Practice) -> Iterator[str]:
    change = summary.change(practice)
    if change:
        yield said("line-halves")
        for part in (change.earlier, change.later):
            yield f"{words.stretch(part.begins, part.ends)}: {_counts(part)}."


def _players(players: Sequence[Practice]) -> Iterator[str]:
    if players:
        yield said("line-players")
    for practice in players:
        if not practice.asked:
            yield said("line-not-asked", who=words.who(practice))
            continue
        found = [words.product_words(product) for product in summary.worth_practising(practice)[: notes.FIRST]]
        worth = f" {said('line-player-worth', products=words.listed(found))}" if found else ""
        yield said("line-player", who=words.who(practice), counted=_counted(practice)) + worth


def _counted(practice: Practice) -> str:
    times, right = words.times(practice.asked), _right(practice)
    counted = (
        said("line-counted-games", times=times, games=words.games(practice.games), right=right)
        if practice.games
        else said("line-counted", times=times, right=right)
    )
    return f"{counted}{_time(practice)}"


def _periods(periods: Sequence[Period]) -> Iterator[str]:
    if periods:
        yield said("line-over-time", unit=words.unit(periods))
    for period in periods:
        yield f"{words.stretch(period.begins, period.ends)}: {_counts(period)}.{_time(period)}"


def _products(products: Sequence[Product]) -> Iterator[str]:
    yield said("line-all")
    yield from map(_product, products)


def _product(product: Product) -> str:
    """Return "7 times 8: asked 5 times, right at once 3. Said instead: 54 (twice), 63. Median time: 4.1 seconds."."""
    others = words.instead(product)
    instead = f" {said('line-instead', said=others)}" if others else ""
    return f"{words.product_words(product)}: {_asked(product)}.{instead}{_time(product)}"


def _asked(product: Product) -> str:
    times = words.times(product.asked)
    if product.right == product.asked:
        return said("line-product-once" if product.asked == 1 else "line-product-always", times=times)
    if not product.right:
        return said("line-product-never", times=times)
    return said("line-product-right", times=times, number=words.number(product.right))


def _counts(of: Period | summary.Stretch) -> str:
    return said("line-period", times=words.times(of.asked), right=_right(of))


def _right(of: Practice | Period | summary.Stretch) -> str:
    return said("line-right", number=words.number(of.right), percent=f"{words.percent(of.right, of.asked)}")


def _time(of: Practice | Product | Period) -> str:
    ms = summary.time(of)
    return "" if ms is None else f" {said('line-median', time=words.seconds(ms))}"

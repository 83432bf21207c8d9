"""Any report that records could make."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import strategies as st

from voice_host.reports.practice import Period, Practice, Product, Report

DAYS = st.dates(date(2000, 1, 1), date(2100, 1, 1))
TIMES = st.none() | st.integers(0, 10**7)
NAMES = st.text(max_size=30)


@st.composite
def products(draw: st.DrawFn, sides: int) -> tuple[Product, ...]:
    factors = st.tuples(st.integers(1, sides), st.integers(1, sides)).map(lambda pair: tuple(sorted(pair)))
    return tuple(draw(product(*pair)) for pair in sorted(draw(st.sets(factors))))


@st.composite
def product(draw: st.DrawFn, first: int, second: int) -> Product:
    asked = draw(st.integers(1, 20) | st.integers(1, 2000) | st.integers(1, 10**6))
    right = draw(st.integers(0, asked) | st.just(asked))
    wrong = st.integers(0, 999).filter(lambda said: said != first * second)
    said = draw(st.dictionaries(wrong, st.integers(1, 20), max_size=min(8, asked - right)))
    instead = tuple(sorted(said.items(), key=lambda each: -each[1]))
    return Product(first, second, asked, right, instead, draw(TIMES))


@st.composite
def periods(draw: st.DrawFn) -> tuple[Period, ...]:
    days = draw(st.sampled_from([1, 7, 30]))
    found = []
    for day in sorted(draw(st.sets(DAYS.map(lambda day: day - timedelta(day.toordinal() % days)), max_size=40))):
        asked = draw(st.integers(1, 500))
        right = draw(st.integers(0, asked))
        found.append(Period(day, day + timedelta(days - 1), asked, right, draw(TIMES)))
    return tuple(found)


@st.composite
def practices(draw: st.DrawFn, player: st.SearchStrategy[str | None]) -> Practice:
    asked = draw(products(12))
    when = draw(periods()) if asked else ()
    return Practice(draw(player), asked, when, draw(st.integers(0, 9999)), draw(TIMES))


@st.composite
def reports(draw: st.DrawFn) -> Report:
    everybody = draw(st.booleans())
    of = draw(practices(st.none() if everybody else NAMES))
    players = tuple(draw(st.lists(practices(NAMES), max_size=4))) if everybody else ()
    return Report(of, players, draw(DAYS), draw(st.integers(0, 50)))

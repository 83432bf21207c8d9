from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from voice_host.rehearsal.benchmark.share import Share


@pytest.mark.parametrize(
    ("share", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
        (Share(81, 263), 0.2553, 0.3662),
        (Share(15, 148), 0.0624, 0.1605),
        (Share(0, 20), 0.0, 0.1611),
        (Share(1, 29), 0.0061, 0.1718),
    ],
)
def test_intervals_are_wilsons(share: Share, low: float, high: float) -> None:
    assert share.interval == pytest.approx((low, high), abs=0.0001)


def test_of_nothing_everything_is_possible() -> None:
    assert Share(0, 0).value == 0
    assert Share(0, 0).interval == (0, 1)


def test_it_is_written_with_count_percent_and_interval() -> None:
    assert str(Share(81, 263)) == "81 31% (26-37)"


@given(st.integers(1, 500).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of))))
def test_the_share_lies_in_its_interval_and_the_opposite_mirrors_it(case: tuple[int, int]) -> None:
    count, of = case
    low, high = Share(count, of).interval

    assert 0 <= low <= count / of <= high <= 1
    assert Share(of - count, of).interval == pytest.approx((1 - high, 1 - low))

"""Lines and bars over days, as SVG that is stretched to the width of the page."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from math import floor, log10

from voice_host.reports import words
from voice_host.reports.page.markup import Html, join, tag
from voice_host.reports.practice import Period

WIDTH, HEIGHT = 1000, 100
"""Units of the drawing. It is stretched, and only what does not scale with it (the width of lines) keeps its shape."""
NARROWEST, WIDEST = 3, 60
"""Units of a bar: one day of two years would not be seen otherwise, and one of two weeks would be a wall."""
MANY = 60
"""From so many periods on dots would cover each other, and are smaller."""


@dataclass(frozen=True)
class Axis:
    """Where days and values lie in the drawing."""

    first: date
    days: int
    top: float
    """The value at the upper edge; 0 is at the lower one."""

    @classmethod
    def of(cls, periods: Sequence[Period], most: float) -> Axis:
        """Return the axis for values up to ``most``, with an upper edge that can be halved."""
        first, last = periods[0].begins, periods[-1].ends
        return cls(first, max(1, (last - first).days + 1), _round_up(most))

    @property
    def labels(self) -> tuple[str, ...]:
        """What stands beside the upper edge, the middle and the lower edge."""
        return tuple(_label(value) for value in (self.top, self.top / 2, 0.0))

    def x(self, day: date, more: float = 0) -> float:
        """Return where a day begins, or ``more`` days later."""
        return WIDTH * ((day - self.first).days + more) / self.days

    def y(self, value: float) -> float:
        """Return how far below the upper edge a value lies."""
        return HEIGHT * (1 - value / self.top)


def _label(value: float) -> str:
    return words.number(int(value)) if value.is_integer() else f"{value:g}"


def _round_up(most: float) -> float:
    """Return the next number from which half and whole are easily read: 1, 2, 4, 6, 8 or 10 times a power of ten."""
    if most <= 0:
        return 1
    power = 10.0 ** floor(log10(most))
    return next(step * power for step in (1, 2, 4, 6, 8, 10) if step * power >= most * 0.999)


def plot(title: str, more: str, told: str, axis: Axis, drawn: Html) -> Html:
    """Return a drawing with its title, its scale and what a screen reader tells instead."""
    lines = (
        tag("path", d=f"M0 {y}H{WIDTH}", class_="grid", vector_effect="non-scaling-stroke") for y in (0, HEIGHT // 2)
    )
    ground = tag("path", d=f"M0 {HEIGHT}H{WIDTH}", class_="ground", vector_effect="non-scaling-stroke")
    svg = tag(
        "svg",
        join(*lines, drawn, ground),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="none",
        role="img",
        aria_label=told,
    )
    scale = tag("p", *(tag("span", label) for label in axis.labels), class_="scale", aria_hidden="true")
    caption = tag("figcaption", tag("b", title), more)
    return tag("figure", caption, tag("div", scale, svg, class_="drawing"))


def line(axis: Axis, values: Sequence[tuple[Period, float]], faint: Collection[date]) -> Html:
    """Return a line with a dot for each period, at its middle; faint ones where it begins on a day of ``faint``."""
    points = [(_middle(axis, period), axis.y(value), period.begins in faint) for period, value in values]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in points)
    drawn = tag("path", d=way, class_="line", vector_effect="non-scaling-stroke")
    small = " small" if len(points) > MANY else ""
    # a line of no length with round ends is a dot, whatever the drawing is stretched to
    dots = (
        tag(
            "path",
            d="".join(f"M{x:.1f} {y:.1f}h0" for x, y, is_faint in points if is_faint == wanted),
            class_=f"dot{' faint' if wanted else ''}{small}",
            vector_effect="non-scaling-stroke",
        )
        for wanted in (True, False)
    )
    return join(drawn, *dots)


def _middle(axis: Axis, period: Period) -> float:
    return axis.x(period.begins, ((period.ends - period.begins).days + 1) / 2)


def bars(axis: Axis, values: Sequence[tuple[Period, float]], kind: str) -> Html:
    """Return a bar for each period, as wide as it is long."""
    return tag("path", d="".join(_bars(axis, values)), class_=kind)


def _bars(axis: Axis, values: Sequence[tuple[Period, float]]) -> Iterator[str]:
    for period, value in values:
        begins, ends = axis.x(period.begins), axis.x(period.ends, 1)
        # a tenth is left free, so that neighbours can be told apart
        width = max(NARROWEST, min(WIDEST, 0.9 * (ends - begins)))
        left = min((begins + ends - width) / 2, WIDTH - width)
        yield f"M{max(0, left):.1f} {HEIGHT}V{axis.y(value):.1f}h{width:.1f}V{HEIGHT}z"

"""Steps in which the chart is coloured, by the part that was right at once."""

from __future__ import annotations

from enum import IntEnum

from voice_host.reports.practice import Product
from voice_host.reports.wording import said


class Level(IntEnum):
    """A part that was right at once; the higher, the more colour."""

    FEW = 0
    SOME = 1
    MANY = 2
    MOST = 3
    ALL = 4

    @property
    def words(self) -> str:
        """What the level means."""
        return said("level", level=int(self))


def level(product: Product) -> Level:
    """Return the step of a product."""
    return Level(4 * product.right // product.asked)


def chart(products: tuple[Product, ...]) -> dict[tuple[int, int], Product]:
    """Return what each cell of the chart shows, by row and column: 7 x 8 stands at 8 x 7 as well."""
    cells = {(each.first, each.second): each for each in products}
    return cells | {(column, row): each for (row, column), each in cells.items()}

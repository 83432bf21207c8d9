from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.table.server.visitor import Visitor
from voice_host.table.address import TableAddress
from voice_host.table.press import nobody_listens
from voice_host.table.table_page import TablePage


@pytest.fixture
def serve() -> Iterator[Callable[..., TablePage]]:
    """Open pages, which are closed after the test."""
    opened: list[TablePage] = []

    def opening(typed: str | None = None, *, everyone_may_press: bool = False, title: str = "Dogylicious") -> TablePage:
        page = TablePage(
            TableAddress.parse(typed), title=title, language="en", speaks=True, everyone_may_press=everyone_may_press
        )
        page.open()
        opened.append(page)
        return page

    yield opening
    for page in opened:
        page.close()


@pytest.fixture
def page(serve: Callable[..., TablePage]) -> TablePage:
    """A page on this computer alone."""
    return serve()


@pytest.fixture
def visitor(page: TablePage) -> Visitor:
    return Visitor(page)


@pytest.fixture(scope="session")
def _lasting() -> Iterator[TablePage]:
    page = TablePage(TableAddress(), title="Dogylicious", language="en", speaks=True)
    page.open()
    yield page
    page.close()


@pytest.fixture
def lasting(_lasting: TablePage) -> TablePage:
    """A page on this computer on which a test shows nothing, and which it does not close."""
    _lasting.on_press = nobody_listens
    return _lasting


@pytest.fixture
def guest(lasting: TablePage) -> Visitor:
    """Somebody who visits the lasting page."""
    return Visitor(lasting)

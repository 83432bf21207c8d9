"""A computer that opens one connection after the other keeps nobody else out."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from urllib.parse import urlsplit

from voice_host.table.serving.connection import MOST_FROM_ONE
from voice_host.table.table_page import TablePage

from .visitor import until


def test_one_computer_holds_no_more_than_a_hundred_connections(page: TablePage) -> None:
    where = urlsplit(page.url)
    at = (where.hostname or "", where.port or 0)
    with ExitStack() as held:
        for _ in range(MOST_FROM_ONE):
            held.enter_context(socket.create_connection(at))

        def is_turned_away() -> bool:
            with socket.create_connection(at) as one_more:
                one_more.settimeout(0.5)
                try:
                    return one_more.recv(1) == b""
                except ConnectionError:
                    return True
                except TimeoutError:
                    return False

        until(is_turned_away)
        assert is_turned_away(), "not one more than that"
    until(lambda: not is_turned_away())

"""The page for the eyes around the table: opened, told about, and shown what happens."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from voice_host.commands.failing import WrongUse, typed_wrongly
from voice_host.commands.spoken_game import SpokenGame
from voice_host.language import Prompts, page_files
from voice_host.table.errors import TableUnavailable

if TYPE_CHECKING:
    from voice_host.play.showing.showing import Showing
    from voice_host.table.address import TableAddress
    from voice_host.table.table_page import TablePage

HERE, EVERYWHERE = "here", "everywhere"
"""Who may press: this machine, or every device that has the address."""


@dataclass(frozen=True)
class WishedPage:
    """A page that somebody wants."""

    address: TableAddress
    everyone_may_press: bool = False


def wished_page(*, table: bool, address: str | None, press: str | None) -> WishedPage | None:
    """Return the page that was asked for, None for none. Raises WrongUse where what was typed is none."""
    if not table:
        if address is not None or press is not None:
            raise WrongUse("The address and who may press are those of the table page. Add --table to have it shown.")
        return None
    from voice_host.table.address import TableAddress

    if press not in (None, HERE, EVERYWHERE):
        raise WrongUse(f'Who may press on the table page is "{HERE}" or "{EVERYWHERE}", not "{press}".')
    with typed_wrongly():
        return WishedPage(TableAddress.parse(address), press == EVERYWHERE)


@contextmanager
def table_page(
    wished: WishedPage | None, spoken: SpokenGame, *, speaks: bool, as_json: bool, tell: Callable[[str], None]
) -> Iterator[Showing | None]:
    """Open the page that is wished, and print its address; None where none is, or where it cannot be opened, which is
    told. ``speaks`` is whether the host is heard.
    """
    if wished is None:
        yield None
        return
    from voice_host.play.showing.showing import Showing
    from voice_host.table.table_page import TablePage

    page = TablePage(
        wished.address,
        title=spoken.title,
        language=spoken.language,
        speaks=speaks,
        everyone_may_press=wished.everyone_may_press,
    )
    showing = Showing(page, spoken.game, page_prompts(spoken), spoken.title, page_prompts_in(spoken))
    page.on_press = showing.pressed
    page.on_claim = showing.claimed
    try:
        page.open()
    except TableUnavailable as error:
        tell(f"{error} The game goes on without its page.")
        yield None
        return
    try:
        _print_address(page, as_json=as_json)
        yield showing
    finally:
        showing.leave()
        page.close()


def page_prompts(spoken: SpokenGame) -> Prompts:
    """Return all that is said and all that stands on the page."""
    return Prompts.load(spoken.language, page_files(spoken.game, spoken.language))


def page_prompts_in(spoken: SpokenGame) -> Callable[[str], Prompts]:
    """Return the same for each language that the game speaks. Each is read when it is first needed."""
    return cache(lambda language: Prompts.load(language, page_files(spoken.game, language)))


def _print_address(page: TablePage, *, as_json: bool) -> None:
    """Print where the page is; at a terminal with a code for a camera, which a screen reader or a pipe is spared."""
    if as_json:
        print(json.dumps({"event": "table", "address": page.url}), flush=True)
        return
    print(f"table: {page.url}", flush=True)
    if sys.stdout.isatty():
        from voice_host.table.qr import in_terminal

        print(in_terminal(page.url), flush=True)

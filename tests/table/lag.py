"""How long it takes from a reply to the page, and what many open pages cost: ``python -m tests.table.lag``.

A game is played at the keyboard, and a question asked once a second. Measured is the time from the line typed to the
host's answer among its events, and to the moment when a real browser has that answer on the page; and the processor
time of the host meanwhile, with one page and with as many as are wanted.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, sync_playwright

from tests.table.browser.conftest import CHROMIUM
from tests.table.browser.family import Family

LINES = ("what is the score?", "where is the dog?", "whose turn is it?", "what is free?")
EVERY_S = 1.0
_WATCH = """
window.lines = [];
new MutationObserver(() => {
  const line = document.querySelector('#history li');
  if (line) window.lines.push([performance.timeOrigin + performance.now(), line.textContent]);
}).observe(document.querySelector('#history'), {childList: true, subtree: true, characterData: true});
"""


@dataclass(frozen=True)
class Measured:
    """Times in milliseconds; ``cpu`` is the host's share of one processor."""

    answers: Sequence[float]
    lags: Sequence[float]
    cpu: float


def measure(game: Family, page: Page, times: int) -> Measured:
    """Ask so many questions."""
    answers, lags = [], []
    began, used = time.monotonic(), _cpu_seconds(game.pid)
    for n in range(times):
        page.evaluate("window.lines.length = 0")
        typed, clock = time.time(), time.monotonic()
        game.type(LINES[n % len(LINES)])
        text = game.wait_for(lambda event: event["event"] == "host")["text"]
        answers.append(1000 * (time.monotonic() - clock))
        page.wait_for_function("text => window.lines.some(line => line[1].includes(text))", arg=text, polling=20)
        at = page.evaluate("text => window.lines.find(line => line[1].includes(text))[0]", text)
        lags.append(at - 1000 * typed)
        time.sleep(max(0.0, EVERY_S - (time.monotonic() - clock)))
    return Measured(answers, lags, (_cpu_seconds(game.pid) - used) / (time.monotonic() - began))


@contextmanager
def other_pages(address: str, count: int) -> Iterator[None]:
    """Have so many other pages open, that read all they get."""
    where = urlsplit(address)
    connections = [HTTPConnection(where.hostname or "", where.port) for _ in range(count)]
    for connection in connections:
        connection.request("GET", f"{where.path}events")
        threading.Thread(target=_read, args=(connection,), daemon=True).start()
    yield
    for connection in connections:
        connection.close()


def _read(connection: HTTPConnection) -> None:
    with suppress(HTTPException, OSError, ValueError, AttributeError):  # closed while it was read
        connection.getresponse().read()


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _line(name: str, measured: Measured) -> str:
    def times(values: Sequence[float]) -> str:
        ordered = sorted(values)
        return f"{statistics.median(ordered):6.0f} {ordered[int(0.95 * (len(ordered) - 1))]:6.0f}"

    return f"{name:<10} {times(measured.answers)}   {times(measured.lags)}   {100 * measured.cpu:5.1f} %"


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=40, help="questions asked in each half")
    parser.add_argument("--pages", type=int, default=20, help="open pages in the second half")
    asked = parser.parse_args()
    if CHROMIUM is None:
        print("needs a browser: sudo apt install chromium", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        game = Family(Path(folder), "--players", "Noa, Dan", "--seed", "3")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.goto(game.address)
        page.wait_for_selector("#board [role=gridcell]")
        page.evaluate(_WATCH)
        game.type("start on row four column four")
        game.wait_for_question("ask-target")
        one = measure(game, page, asked.times)
        with other_pages(game.address, asked.pages - 1):
            many = measure(game, page, asked.times)
        game.kill()
        browser.close()
    print("           answer (ms)      page (ms)        host's")
    print("           median  95 %     median  95 %     processor")
    print(_line("1 page", one))
    print(_line(f"{asked.pages} pages", many))
    return 0


if __name__ == "__main__":
    sys.exit(main())

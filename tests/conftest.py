"""What tests in more than one folder begin with."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def signals_arrive() -> Iterator[None]:
    """Let signals end a program as usual: one started in the background, or by nohup, is to ignore some of them."""
    names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.getsignal(getattr(signal, name)) for name in names}
    for name in names:
        if before[name] is signal.SIG_IGN:
            usual = signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL
            signal.signal(getattr(signal, name), usual)
    yield
    for name, handler in before.items():
        signal.signal(getattr(signal, name), handler)

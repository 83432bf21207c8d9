"""What tests in more than one folder begin with."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any

import hypothesis
import pytest

from tests.devices.fake_sounddevice import FakeSoundDevice
from voice_host.devices.machine import this_machine
from voice_host.speaking.espeak_library import breathe_anew

THOROUGH = "--thorough"
USUAL_EXAMPLES = 25


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(THOROUGH, action="store_true", help="run what takes long as well, and look at more examples")


def pytest_configure(config: pytest.Config) -> None:
    examples = hypothesis.settings().max_examples if config.getoption(THOROUGH) else USUAL_EXAMPLES
    hypothesis.settings.register_profile("voice host", hypothesis.settings(), max_examples=examples, deadline=None)
    hypothesis.settings.load_profile("voice host")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long: more voices, more games, more seeds of what is tested with a few in any case."""
    if not config.getoption(THOROUGH):
        long = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if item not in set(long)]
        config.hook.pytest_deselected(items=long)


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether to take more than a few voices, games and recordings."""
    return bool(pytestconfig.getoption(THOROUGH))


@pytest.fixture(autouse=True)
def _voices_sound_the_same_in_every_order() -> None:
    """Let synthesised players sound the same in a test that runs alone and in one that runs after others."""
    breathe_anew()


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., FakeSoundDevice]]:
    """Let the program run on a machine with the devices that are given; only the module ``sounddevice`` is a fake."""

    def with_devices(*devices: dict[str, Any]) -> FakeSoundDevice:
        fake = FakeSoundDevice(*devices)
        monkeypatch.setitem(sys.modules, "sounddevice", fake)
        this_machine.cache_clear()
        return fake

    yield with_devices
    this_machine.cache_clear()


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

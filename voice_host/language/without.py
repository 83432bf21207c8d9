"""Importing a library without what it imports for work that nobody here asks of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType


class _Absent(ModuleType):
    """Stands for a module whose names are imported but never used."""

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)


@contextmanager
def without(*modules: str) -> Iterator[None]:
    """Let an import find nothing in ``modules``, as long as nobody has imported them before."""
    absent = [name for name in modules if name not in sys.modules]
    sys.modules.update({name: _Absent(name) for name in absent})
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]

"""What a test is tried with: a few of its cases in any case, the others where somebody asks for a thorough test."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def a_few(count: int, cases: Iterable[object]) -> list[Any]:
    """Return the cases for ``parametrize``; all but the first ``count`` are left out without ``--thorough``."""
    return [case if at < count else pytest.param(case, marks=pytest.mark.thorough) for at, case in enumerate(cases)]

from __future__ import annotations

import pytest

from tests.printouts.printed import Printed
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET
from voice_host.printouts import Wording, print_carpet


@pytest.fixture(scope="session")
def english() -> Printed:
    """The carpet that is played on unless a family has its own."""
    return Printed(print_carpet(DEFAULT_CARPET, Wording("en")))


@pytest.fixture(scope="session")
def hebrew() -> Printed:
    return Printed(print_carpet(DEFAULT_CARPET, Wording("he")))


@pytest.fixture(params=["english", "hebrew"])
def carpet(request: pytest.FixtureRequest) -> Printed:
    """It in each language."""
    printed: Printed = request.getfixturevalue(request.param)
    return printed

"""Every wording of every prompts file of the project can be said, at every level, whatever the numbers."""

from __future__ import annotations

import pytest

from tests.language.every_wording import PLACES, said


@pytest.mark.parametrize(("package", "language"), PLACES)
def test_every_wording_can_be_said(package: str, language: str) -> None:
    for _, words in said(package, language):
        assert not any(map(str.isdigit, words)), words
        assert "  " not in words
        assert "{" not in words

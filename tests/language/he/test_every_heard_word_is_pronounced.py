"""What players say may be said back to them: each word of the Hebrew sentence files has its sounds."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.language.every_wording import PACKAGES
from voice_host.language.he.pronunciation import guessed

SENTENCES = [
    file
    for package in PACKAGES
    for file in (files(package) / "he" / name for name in ("sentences.yaml", "menu.yaml"))
    if file.is_file()
]


@pytest.mark.parametrize("file", SENTENCES, ids=lambda file: f"{file.parent.parent.name} {file.name}")
def test_every_word_that_is_understood_can_be_said(file) -> None:
    lines = (line for line in file.read_text(encoding="utf-8").splitlines() if not line.strip().startswith("#"))
    parted = re.sub(r"[\[\](){}<>|]", " ", "\n".join(lines))
    assert {word for word in guessed(parted) if len(word) > 1} == set()

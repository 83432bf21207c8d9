from __future__ import annotations

import pytest

from language import small_game
from voice_host.language import HOST, Prompts, Sentences, files_of
from voice_host.script.meaning import SHARED


@pytest.fixture(scope="session")
def game(tmp_path_factory: pytest.TempPathFactory) -> Sentences:
    return small_game.load(tmp_path_factory.mktemp("game"))


@pytest.fixture(scope="session")
def host() -> Sentences:
    sentences, _ = files_of(HOST, "en")
    return Sentences.load("en", SHARED, [sentences])


@pytest.fixture(scope="session")
def host_prompts() -> Prompts:
    _, prompts = files_of(HOST, "en")
    return Prompts.load("en", [prompts])

"""In every conversation and game: a reply to everything, nothing thrice running, few words where few are wanted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.thorough import a_few
from voice_host.games.registry import GAMES
from voice_host.language.prompt_file import LEVELS
from voice_host.rehearsal.conversations.conversation_file import read_conversation
from voice_host.rehearsal.conversations.rehearse import both, rehearse_as_text
from voice_host.rehearsal.dogylicious.any_options import any_options
from voice_host.rehearsal.dogylicious.clumsy_player import ClumsyPlayer
from voice_host.rehearsal.dogylicious.typing_table import TypingTable
from voice_host.rehearsal.rambling.etiquette import Etiquette
from voice_host.rehearsal.stage import Stage, prompts_of

FILES = sorted((Path(__file__).parent.parent / "conversations").glob("*.txt"))
PROMPTS = prompts_of("dogylicious", "en")


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_every_conversation_at_level_brief(file: Path) -> None:
    conversation = read_conversation(file)
    etiquette = Etiquette(prompts_of(conversation.game, conversation.language), brief=True)
    rehearse_as_text(replace(conversation, level="brief"), etiquette.observe)
    assert not etiquette.complaints


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", a_few(3, range(8)))
def test_whole_games_of_clumsy_players(seed: int, level: str) -> None:
    random = Random(seed)
    stage = Stage("dogylicious", any_options(random), seed=seed, level=level)
    table = TypingTable(ClumsyPlayer(random), stage.clock, random, restless=0.1, slow_s=40.0)
    etiquette = Etiquette(PROMPTS, brief=level == "brief")
    while stage.perform(table, both(table.observe, etiquette.observe)) is None:
        etiquette.begins_anew()
    assert not etiquette.complaints


@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_asked_in_other_words(game: str) -> None:
    prompts = prompts_of(game, "en")
    questions = [name for name in prompts.ids() if name.startswith("ask-")]
    assert len(questions) > 20
    assert [name for name in questions if prompts.wordings(name) < 2] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_can_be_given_in_other_words(game: str) -> None:
    prompts = prompts_of(game, "en")
    refused = ("refused-", "no-such-", "target-", "route-", "not-", "count-too-")
    refusals = {name for name in prompts.ids() if name.startswith(refused)} - {"target-chosen", "route-chosen"}
    assert [name for name in refusals if prompts.wordings(name) < 2] == []

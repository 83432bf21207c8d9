"""A game whose process is killed at any moment: all that was answered is there when it is gone on with."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tests.commands.running import Event, RunningGame
from voice_host.games.registry import find_game
from voice_host.records import open_store

TO_THE_FIRST_ROLL = ("near seven", "tile nine", "near", "left forward right", "three steps six pieces", "ready")
FEW, MANY = 3, 8
LONGEST_WAIT_S = 0.05


def journal(data: Path) -> list[str]:
    """Return the words of every answer in the journal of the latest unfinished game."""
    store = open_store(data)
    game = store.take(store.unfinished()[0].id)
    words = [entry.words for entry in game.entries(find_game("dogylicious").meanings) if entry.words]
    game.close()
    store.close()
    return words


def reply_to(question: Event) -> str:
    """Multiply wrongly for ever, so that the turn goes on."""
    return "zero" if question["question"] == "rolled" else "roll"


def test_whenever_it_is_killed_no_answer_is_lost(tmp_path: Path, thorough: bool) -> None:
    chance = random.Random(2)
    game = RunningGame(tmp_path, "--players", "Noa", "--keyboard", "--quiet")
    for words in TO_THE_FIRST_ROLL:
        game.wait_for_my_turn()
        game.type(words)
    answered = list(TO_THE_FIRST_ROLL)

    for _ in range(MANY if thorough else FEW):
        for _ in range(chance.randrange(4)):
            question = game.wait_for(lambda event: event["event"] == "question")
            if question["question"] in ("rolled", "ask-roll-again"):
                answered.append(reply_to(question))
                game.type(answered[-1])
        time.sleep(chance.uniform(0, LONGEST_WAIT_S))
        game.kill()

        kept = journal(tmp_path)
        assert len(kept) >= len(answered) - 1, "only the utterance in progress may be lost"
        assert kept == answered[: len(kept)]
        answered = kept

        game = RunningGame(tmp_path, "--keyboard", "--quiet")
        game.wait_for_text("There is an unfinished game, begun today by Noa.")
        game.type("yes")
        game.wait_for_text("We go on where we were.")
        assert journal_is_held(tmp_path)

    game.kill()
    assert journal(tmp_path) == answered


def journal_is_held(data: Path) -> bool:
    """Whether the game is being played, so that nobody else can go on with it."""
    store = open_store(data)
    held = not store.unfinished()
    store.close()
    return held

"""The game explained, and a practice turn that leaves the real game as it is."""

from __future__ import annotations

from typing import Any

import pytest

from voice_host.games.dogylicious import Dogylicious
from voice_host.games.dogylicious.talk.teaching import THREE_STEPS
from voice_host.hearing.utterance import EndOfInput, Utterance
from voice_host.language import HOST, Prompts, files_of, normalise
from voice_host.play.dice import NamedDice
from voice_host.play.events import HostSaid
from voice_host.rehearsal.stage import Stage
from voice_host.script import Message

MOST_WORDS = 12
WALK = ("near seven", "near nine", "left forward right", "three steps six pieces", "ready")
DICE = ((3, 4), (6, 2), (5, 5), (3, 4), (6, 2), (5, 5))


class Typing:
    """Types one line after the other."""

    patience = 1.0

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    def listen(self, expects: object, until: float | None) -> Utterance:
        if not self._lines:
            raise EndOfInput
        line = self._lines.pop(0)
        return Utterance(normalise(line), typed=True, text=line)

    def close(self) -> None:
        pass


def played(*lines: str, **options: Any) -> tuple[Stage, list[str]]:
    """Return the stage after these lines were typed, and what the host said."""
    stage = Stage("dogylicious", {"players": "Noa, Dan", **options}, dice=NamedDice(DICE))
    said: list[str] = []
    stage.perform(Typing(*lines), lambda event: said.append(event.text) if isinstance(event, HostSaid) else None)
    return stage, said


def state(*lines: str, **options: Any) -> Any:
    stage, _ = played(*lines, **options)
    assert stage.performance is not None
    return stage.performance.state


def test_a_practice_that_was_left_is_gone_on_with_as_practice_and_says_nothing_of_who_plays() -> None:
    stage, _ = played("teach me", "yes", *WALK)
    assert stage.performance is not None
    assert Dogylicious().players(stage.performance.state) == ()

    said: list[str] = []
    stage.perform(Typing(), lambda event: said.append(event.text) if isinstance(event, HostSaid) else None)
    assert said[0].startswith("We go on where we were. This is practice, and no points are counted. It is Noa's turn.")


def test_after_practice_the_game_is_as_it_was() -> None:
    practised = ("teach me", "yes", *WALK, "twelve", "done", "twelve", "done", "twenty five")
    assert state(*practised) == state()
    assert state(*practised, "near seven") == state("near seven")


@pytest.mark.parametrize("stopped_after", range(len(WALK) + 1))
def test_practice_can_be_stopped_at_every_question(stopped_after: int) -> None:
    assert state("teach me", "yes", *WALK[:stopped_after], "stop practice") == state()


@pytest.mark.parametrize("stopped_after", range(len(WALK) + 1))
def test_who_gives_up_in_practice_ends_it_for_there_is_nothing_to_lose(stopped_after: int) -> None:
    given_up = ("teach me", "yes", *WALK[:stopped_after], "I give up")
    assert state(*given_up) == state()
    assert not any("no points" in line for line in played(*given_up)[1][-3:])


@pytest.mark.parametrize("said", ["again", "practice", "teach me", "one more time", "yes"])
def test_whoever_wants_more_of_it_practises(said: str) -> None:
    assert state("teach me", said).practice
    assert state("teach me", "yes", *WALK[:3], "three steps, seven pieces", "ready", said).practice


def test_the_game_is_explained_in_whole_sentences_to_whoever_has_played_for_long() -> None:
    _, said = played(*["give up", "yes"] * 3, "teach me", players="Noa")
    assert any(line.startswith("One: choose a tile at the edge") for line in said)


def test_practice_has_no_clock_and_no_friends() -> None:
    stage, said = played("teach me", "yes", *WALK, "wrong pieces", clock="on")
    assert stage.performance is not None
    assert stage.performance.clock is None
    assert said[-2].startswith("Not now.")


def test_in_practice_nothing_is_won() -> None:
    _, said = played("teach me", "yes", "who is leading", "how many points do i have", "explain the score")
    assert said[-4:-1] == ["This is practice, and no points are counted."] * 3


@pytest.mark.parametrize(
    ("options", "answers"),
    [
        ({"feeding": "player_says"}, ("twelve", "one", "twelve", "two", "twenty five", "three")),
        ({"rolled_by": "players"}, ("3 x 4 = 12", "done", "6 x 2 = 12", "done", "5 x 5 = 25")),
        ({"dice_sides": 12, "mode": "team"}, ("twelve", "done", "twelve", "done", "twenty five")),
    ],
)
def test_practice_is_played_as_the_game_will_be(options: dict[str, Any], answers: tuple[str, ...]) -> None:
    _, said = played("teach me", "yes", *WALK, *answers, **options)
    assert any(line.startswith("That was practice") for line in said)
    assert state("teach me", "yes", *WALK, *answers, **options) == state(**options)


def test_who_makes_a_mistake_is_asked_whether_to_try_again() -> None:
    _, said = played("teach me", "yes", *WALK[:3], "three steps, seven pieces", "ready", "no")
    assert said[-4] == "That happens, and here it costs nothing. Shall we try again?"
    assert said[-3] == "Good. Then on with the game."


def test_who_counts_the_steps_aloud_is_told_how_to_say_them() -> None:
    _, told = played("teach me", "yes", *WALK[:3], "one two three")  # nobody walks from one to two to three
    assert any(line.startswith("Say the steps and the food pieces of your route") for line in told[-3:])
    assert not any("do not touch" in line for line in told)


def test_what_was_said_in_practice_can_be_taken_back() -> None:
    assert state("teach me", "yes", "undo", "no", players="Noa") == state(players="Noa")
    assert state("teach me", "yes", "near seven", "undo").turn.start is None
    practised = ("teach me", "yes", *WALK, "twelve", "done", "twelve", "done", "twenty five")
    back = state(*practised, "you misheard me")
    assert back.practice
    assert back.turn.steps == 2


def test_a_game_that_was_left_in_practice_goes_on_there() -> None:
    stage, _ = played("teach me", "yes", *WALK)
    assert stage.performance is not None
    left = stage.performance.state
    stage.perform(Typing(), lambda event: None)
    assert stage.performance.state == left
    assert left.practice


def test_every_word_of_help_is_short_where_few_words_are_wanted() -> None:
    prompts = Prompts.load("en", [files_of(package, "en")[1] for package in (HOST, Dogylicious.package)])
    beginnings = ("hint-", "practice-", "ask-practice", "score-practice")
    help_ids = [name for name in prompts.ids() if name.startswith(beginnings)]
    assert len(help_ids) >= 12
    for name in help_ids:
        assert len(prompts.text(Message(name), "brief").split()) <= MOST_WORDS, name
    assert sum(len(prompts.text(each, "brief").split()) for each in THREE_STEPS) <= MOST_WORDS

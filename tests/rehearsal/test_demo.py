"""The demonstration: a whole short game, spoken and heard."""

import wave
from pathlib import Path

import pytest

from voice_host.play.events import DiceFell, Event, HostSaid
from voice_host.rehearsal.demo import show
from voice_host.speaking.unknown_voice import UnknownVoice

pytestmark = pytest.mark.spoken


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [1, 4, 6])
def test_a_game_ends_with_the_score_its_players_meant(seed: int, tmp_path: Path) -> None:
    events: list[Event] = []
    spoken: list[tuple[str, str]] = []
    talk = tmp_path / "talk.wav"

    shown = show(seed, observe=events.append, spoken=lambda name, words: spoken.append((name, words)), save=talk)

    assert shown.as_meant, shown
    assert shown.outcome is not None
    assert len(shown.outcome.totals) == 2
    assert shown.tally.misheard <= 1
    assert shown.tally.repeats <= 0.2 * shown.tally.lines
    assert {name for name, _ in spoken} <= {*shown.outcome.totals, "keyboard"}
    assert any(isinstance(event, HostSaid) and event.text.endswith("Thanks for playing!") for event in events)
    with wave.open(str(talk)) as file:
        assert file.getnframes() / file.getframerate() == pytest.approx(shown.seconds, abs=0.5)
        assert shown.seconds > 60


@pytest.mark.thorough
def test_another_voice_may_speak_and_the_same_seed_rolls_the_same_dice() -> None:
    dice: list[list[tuple[int, ...]]] = []
    for voices in ((), ("en-us+m7", "en-gb+f4")):
        rolls: list[tuple[int, ...]] = []

        def observe(event: Event, rolls: list[tuple[int, ...]] = rolls) -> None:
            if isinstance(event, DiceFell):
                rolls.append(event.dice)

        shown = show(1, observe=observe, voices=voices)
        assert shown.as_meant, shown
        dice.append(rolls)
    assert dice[0][:3] == dice[1][:3]


def test_a_voice_that_is_not_there_is_told() -> None:
    with pytest.raises(UnknownVoice):
        show(1, voices=("xx-nobody",))

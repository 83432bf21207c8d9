"""How the host treats the players: everybody's manner, each player's own, and what is kept."""

import pytest

from voice_host.play.manners.manners import EVERYBODY, Manner, Manners, longer, shorter
from voice_host.speaking.settings import SpeechSettings


def slower(manner: Manner) -> Manner:
    return manner.speaking(SpeechSettings.slower)


def louder(manner: Manner) -> Manner:
    return manner.speaking(SpeechSettings.louder)


def test_a_slower_pace_is_for_the_player_who_asked_for_it():
    manners = Manners()
    manners.turn_to("Lia")
    assert manners.change(slower)
    slow = manners.now.rate

    manners.turn_to("Dan")
    assert slow < manners.now.rate == Manner().rate
    manners.turn_to("lia")
    assert manners.now.rate == slow


def test_the_volume_is_one_for_all():
    manners = Manners()
    manners.turn_to("Lia")
    manners.change(louder)

    manners.turn_to("Dan")
    assert manners.now.volume > Manner().volume


def test_what_is_asked_for_while_nobody_is_asked_is_for_everybody():
    manners = Manners()
    manners.change(lambda manner: manner.wordier(-1))

    manners.turn_to("Dan")
    assert manners.now.level == "brief"


def test_a_players_own_goes_before_everybodys_and_that_before_the_usual():
    manners = Manners(Manner(rate=150), {EVERYBODY: {"rate": 140, "level": "full"}, "Lia": {"rate": 100}})

    assert (manners.now.rate, manners.now.level) == (140, "full")
    manners.turn_to("Lia")
    assert (manners.now.rate, manners.now.level) == (100, "full")


def test_what_is_changed_now_goes_before_what_is_kept():
    manners = Manners(kept={"Lia": {"patience": 2.0}})
    manners.turn_to("Lia")
    manners.change(lambda manner: manner.waiting(shorter))

    assert manners.now.patience == pytest.approx(2.0 / 1.5, abs=0.01)


@pytest.mark.parametrize(
    "change",
    [
        slower,
        louder,
        lambda manner: manner.wordier(-1),
        lambda manner: manner.waiting(longer),
        lambda manner: manner.waiting(shorter),
    ],
)
def test_every_change_comes_to_an_end(change):
    manners = Manners()
    for _ in range(30):
        manners.change(change)

    assert not manners.change(change)

"""What was chosen before the host's first word never leads to a game that cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dog.test_talk import perform
from voice_host.games.dog.meanings import HowHands, Nobody, Opponents, Players, WhichRules, WhoseCards
from voice_host.games.dog.options import options_from
from voice_host.games.dog.talk.setup import set_up
from voice_host.script.meaning import Names, No, Number, Yes

NAMES = ("Noa", "Dan", "Lia", "Ben", "Mia", "Tom")
ASK_REAL = "How many of you play, two to six?"


def asked(chosen: dict[str, Any], *meanings: Any) -> tuple[list[str], Any]:
    return perform(set_up(options_from(chosen)), *meanings)


def test_with_real_cards_nobody_plays_alone() -> None:
    said, settings = asked(
        {"cards": "real"},
        Players(1),
        Players(2),
        Names(NAMES[:2]),
        Yes(),
        Number(16),
        No(),
        Nobody(),
    )
    assert said.count(ASK_REAL) == 2
    assert "With real cards two to six can play, not one." in said
    assert (settings.players, settings.cards) == (NAMES[:2], "real")


def test_the_hosts_own_are_not_offered_again_where_real_cards_were_chosen() -> None:
    last = ("Noa", "Dan", "the puppy")
    said, settings = asked(
        {"cards": "real", "last-players": last}, Players(2), Names(NAMES[:2]), Yes(), Number(16), No(), Nobody()
    )
    assert ASK_REAL in said
    assert settings.players == NAMES[:2]


def test_they_are_offered_again_where_the_host_deals() -> None:
    last = ("Noa", "Dan", "the puppy")
    said, settings = asked({"last-players": last}, Yes(), No(), Nobody())
    assert "Do Noa, Dan and the puppy play again?" in said
    assert (settings.players, settings.cards) == (last, "virtual")


@pytest.mark.parametrize("last", [(), NAMES[:4], ("Noa",), ("Noa", "the puppy", "the kitten", "the mouse")])
def test_with_two_colours_each_two_play(last: tuple[str, ...]) -> None:
    said, settings = asked(
        {"two-player-mode": "two_colours", "last-players": last},
        Names(NAMES[:2]),
        Yes(),
        WhoseCards("virtual"),
        HowHands("open"),
        WhichRules("seed"),
        Nobody(),
    )
    assert not any("play" in line and "?" in line for line in said)
    assert settings.two_colours


def test_the_two_who_played_last_are_offered_for_two_colours() -> None:
    chosen = {"two-player-mode": "two_colours", "last-players": NAMES[:2]}
    said, settings = asked(chosen, Yes(), WhoseCards("real"), Number(16), No(), Nobody())
    assert "Do Noa and Dan play again?" in said
    assert settings.players == NAMES[:2]


def test_who_is_alone_plays_with_three_where_the_host_deals() -> None:
    _, settings = asked({"cards": "virtual"}, Players(1), Names(("Noa",)), Yes(), Opponents("hard"), No())
    assert settings.players == ("Noa", "the hound", "the fox", "the wolf")

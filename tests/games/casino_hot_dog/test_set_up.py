"""Before the game: who plays, against whom, whose pieces, who starts, and which options there are."""

from __future__ import annotations

import io

import pytest

from voice_host.games.casino_hot_dog import CasinoHotDog
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.language import normalise
from voice_host.play.events import HostSaid
from voice_host.rehearsal.stage import Stage
from voice_host.script import People
from voice_host.script.shared.settings_error import SettingsError

GAME = CasinoHotDog()


def told(*typed: str, **options: object) -> list[str]:
    """Return what the host says when these lines are typed into a set-up that asks only who plays and who starts."""
    stage = Stage("casino-hot-dog", {"pieces": "virtual", "use_doubler": True, **options})
    said: list[str] = []
    ear = KeyboardEar(io.StringIO("\n".join(typed)), stage.clock.now, normalise)
    stage.perform(ear, lambda event: said.append(event.text) if isinstance(event, HostSaid) else None)
    return said


def test_any_name_can_be_typed_and_start() -> None:
    said = told("two", "Zofia, Bartłomiej", "yes", "Bartłomiej")
    assert "The players are Zofia and Bartłomiej." in said
    assert "Bartłomiej, round one. Say roll." in said


def test_who_starts_is_one_of_the_family() -> None:
    said = told("two", "Noa and Dan", "yes", "Lia", "Noa and Dan", "noa")
    assert said.count("One of you starts: Noa or Dan.") == 1
    assert "The one who starts is Noa or Dan." in said
    assert "Noa, round one. Say roll." in said


@pytest.mark.parametrize(
    ("wish", "opponents"),
    [("easy", "the puppy"), ("against the hound", "the hound"), ("both", "the puppy and the hound")],
)
def test_who_is_alone_plays_against_the_host(wish: str, opponents: str) -> None:
    said = told("one", "Noa", "yes", wish)
    players = f"Noa and {opponents}" if wish != "both" else "Noa, the puppy and the hound"
    assert f"The players are {players}." in said
    assert "Noa, round one. Say roll." in said, "nobody else could start"


def test_who_played_alone_last_is_asked_against_whom() -> None:
    said = told("yes", "hard", last_players=["Noa"])
    assert "Does Noa play again?" in said
    assert "The players are Noa and the hound." in said


def test_nobody_has_the_name_of_a_dog_of_the_host() -> None:
    assert "That is a dog of mine. Take another name." in told("two", "The Hound, Noa")


def test_the_hosts_dogs_are_nobody_whom_the_machine_knows() -> None:
    options = GAME.meet(GAME.options({}), People(("Noa", "the puppy", "1"), ("The Hound",), ("Noa",)))
    assert options.known_players == ("Noa",)
    assert options.unheard_players is None
    assert options.last_players == ("Noa",)


def test_with_players_named_nothing_is_asked() -> None:
    said = told(players="Noa, Dan")
    assert said[0] == "The players are Noa and Dan."
    assert "Noa, round one. Say roll." in said


def test_options_are_plain_values_and_back() -> None:
    chosen = {
        "players": "Noa, the hound",
        "starter": "Noa",
        "pieces": "real",
        "use-doubler": "off",
        "number-chips": "1, 1, 2, 2, 3, 3, 5",
        "die-small": "1 1 1 2 3 bone",
        "die-large": [4, 5, 6, 7, "bone", "Bone"],
        "track-len": "20",
        "bones": "3 9",
        "say-only-heap": "no",
        "optional-move": True,
        "send-back": "on",
        "starter-first": "off",
        "sealing": "in order",
    }
    options = GAME.options(chosen)
    assert GAME.options(GAME.plain(options)) == options
    assert options.die_large == (4, 5, 6, 7, 0, 0)
    assert options.sealing == "in_order"


@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        ({"chips": "9"}, "There is no option chips. Choose from: players, starter, pieces"),
        ({"starter": "Noa"}, "name the players too"),
        ({"players": "Noa"}, "Who is alone plays against the puppy or the hound."),
        ({"bones": "two"}, "bones takes whole numbers, not two"),
        ({"track-len": "long"}, "track_len is a whole number, not long"),
        ({"send-back": "maybe"}, "send_back is on or off, not maybe"),
    ],
)
def test_a_wrong_option_is_refused_in_a_sentence(chosen: dict[str, object], problem: str) -> None:
    with pytest.raises(SettingsError) as error:
        GAME.options(chosen)
    assert problem in str(error.value)


def test_another_game_has_the_same_players_and_settings_or_asks() -> None:
    options = GAME.options({"pieces": "real", "players": "Noa, Dan", "track_len": 20})
    played = GAME.again(options, GameState.new(options.settings()))
    assert (played.players, played.pieces, played.track_len) == (("Noa", "Dan"), "real", 20)
    others = GAME.again(options, None)
    assert (others.players, others.starter, others.pieces) == (None, None, "real")

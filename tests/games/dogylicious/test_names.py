"""Who plays: names by voice, by keyboard, and those this machine knows."""

from __future__ import annotations

import io

import pytest

from voice_host.games.dogylicious import Dogylicious
from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.hearing.utterance import Utterance
from voice_host.language import normalise
from voice_host.play.answers.understanding import Clear, Doubtful, Reading, Understanding
from voice_host.play.events import HostSaid
from voice_host.rehearsal.stage import Stage, sentences_of
from voice_host.script import People
from voice_host.script.meaning import Names, NoNames


def told(*typed: str, **options: object) -> list[str]:
    """Return what the host says when these lines are typed into a set-up that asks only for the players."""
    stage = Stage("dogylicious", {"dice_sides": 6, "clock": False, "mode": "competitive", **options})
    said: list[str] = []
    ear = KeyboardEar(io.StringIO("\n".join(typed)), stage.clock.now, normalise)
    stage.perform(ear, lambda event: said.append(event.text) if isinstance(event, HostSaid) else None)
    return said


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("Zofia, Bartłomiej", "Zofia and Bartłomiej"),
        ("Zofia and Bartłomiej", "Zofia and Bartłomiej"),
        ("שושנה & דן", "שושנה and דן"),
        ("Anne-Marie, McDonald", "Anne-Marie and McDonald"),
        ("Great Uncle Bulgaria, J.J.", "Great Uncle Bulgaria and J.J."),
        ("noa and dan", "Noa and Dan"),
    ],
)
def test_typed_names_are_taken_as_they_are(typed: str, names: str) -> None:
    said = told("two", typed, "yes")
    assert f"{names}: is that right?" in said
    assert f"The players are {names.rstrip('.')}." in said


def test_a_slip_of_the_finger_at_the_confirmation_is_no_name() -> None:
    said = told("two", "Zofia, Ola", "yse", "yes")
    assert "I did not understand." in said
    assert "The players are Zofia and Ola." in said


@pytest.mark.parametrize("slip", ["yep", "no", "sure"])
def test_nobody_is_called_yes_or_no(slip: str) -> None:
    said = told("two", "Zofia", slip, "Ola", "yes")
    assert any(line.startswith("Not now. Say first names") for line in said)
    assert "The players are Zofia and Ola." in said


def test_who_says_all_the_names_once_more_means_these() -> None:
    assert "Zofia, Ola and Noa: is that right?" in told("three", "Zofia and the kids", "Zofia, Ola, Noa")


def test_names_at_the_confirmation_are_the_names_meant() -> None:
    assert "The players are Noa and Dan." in told("two", "Noa and Ben", "Noa and Dan", "yes")


def test_a_full_stop_at_the_end_of_a_name_is_no_second_one() -> None:
    assert "The players are Noa and J.J." in told("two", "Noa, J.J.", "yes")


def test_the_same_name_in_other_capitals_is_the_same_name() -> None:
    assert "ZOFIA is there already. Each player needs another name." in told("two", "Zofia", "ZOFIA")


@pytest.mark.parametrize("typed", [",", " & , ", "\u200b", "\u200b, \u2060"])
def test_what_shows_nothing_is_no_name(typed: str) -> None:
    assert told("two", typed)[3:4] == ["I did not understand."]


def test_what_can_always_be_said_is_no_name() -> None:
    said = told("two", "are you listening?", "what is around me?")
    assert any(line.startswith("Yes, I am listening. ") for line in said)
    assert any(line.startswith("The game has not begun yet.") for line in said)


def test_who_has_no_name_gets_a_number_that_nobody_has() -> None:
    said = told("three", "player two", "no names")
    assert "The players are Player two, Player one and Player three." in said


def test_names_that_cannot_be_heard_are_asked_about_until_all_are_there() -> None:
    said = told("two", "yes", "yes", known_players=["Zofia", "Ola", "Jan"], unheard_players=["Zofia", "Ola", "Jan"])
    assert said[2:5] == ["Does Zofia play?", "Does Ola play?", "The players are Zofia and Ola."]


@pytest.mark.parametrize(
    ("mode", "last", "offered"),
    [
        ("competitive", ["Noa", "Dan"], True),
        ("competitive", ["Noa"], False),
        ("solo", ["Noa"], True),
        ("solo", ["Noa", "Dan"], False),
        ("team", ["1", "2"], False),
        ("team", ["Noa", "2"], True),
    ],
)
def test_those_who_played_last_are_offered_where_they_can_play_so(mode: str, last: list[str], offered: bool) -> None:
    assert any("play again?" in line for line in told(mode=mode, last_players=last)) is offered


def test_people_without_a_name_are_not_offered_by_one() -> None:
    game = Dogylicious()
    options = game.meet(game.options({}), People(("Noa", "1"), ("1",), ("Noa", "2")))
    assert options.known_players == ("Noa",)
    assert options.unheard_players is None
    assert game.options(game.plain(options)) == options


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("Noa", ("Noa",)),
        ("Noa and Dan", ("Noa", "Dan")),
        ("we are Noa, Dan and Lia", ("Noa", "Dan", "Lia")),
        ("red and blue and green and yellow", ("Red", "Blue", "Green", "Yellow")),
        ("Mum and player two", ("Mum", "2")),
        ("my name is Tal", ("Tal",)),
    ],
)
def test_names_that_are_spoken(said: str, names: tuple[str, ...]) -> None:
    sentences = sentences_of("dogylicious", "en")
    assert sentences.understand(normalise(said), (Names,)).meanings == (Names(names),)


@pytest.mark.parametrize("said", ["Noa Dan", "Noa Dan Lia", "Noa Ann Dan"])
def test_names_in_a_row_need_an_and_where_they_are_heard(said: str) -> None:
    """ "And" sounds like Ann, and almost any noise like one more name."""
    assert sentences_of("dogylicious", "en").understand(normalise(said), (Names,)).meanings == ()


def test_of_names_that_sound_alike_the_likeliest_is_read_back() -> None:
    understanding = Understanding(sentences_of("dogylicious", "en"), (*Dogylicious.meanings, Names))
    heard = Utterance("noa and dan", ("noam and dan", "noa and ben"))
    verdict = understanding.verdict(heard, (Names, NoNames))
    assert verdict == Clear(Reading("noa and dan", Names(("Noa", "Dan"))))


def test_what_is_not_read_back_stays_in_doubt() -> None:
    understanding = Understanding(sentences_of("dogylicious", "en"), (*Dogylicious.meanings, Names))
    assert isinstance(understanding.verdict(Utterance("undo", ("noa and lou", "noa")), (Names, NoNames)), Doubtful)

"""Anything may be said in any order: the host replies, never says the same thrice, and the game can be finished."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.thorough import a_few
from voice_host.games.registry import GAMES
from voice_host.hearing.utterance import Utterance
from voice_host.play.events import Asked, Event, HostSaid, PlayerSaid, Sounded
from voice_host.rehearsal.rambling.etiquette import Etiquette
from voice_host.rehearsal.rambling.rambling import ramble
from voice_host.rehearsal.stage import prompts_of
from voice_host.script import Ask, Meaning, Message, Sound, message
from voice_host.script.meaning import Fuller, Help, Names, Pause

QUESTION = "How do you walk there?"


@pytest.mark.parametrize("seed", a_few(8, range(26)))
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_said_the_host_keeps_its_manners_and_the_game_comes_to_its_end(game: str, seed: int) -> None:
    rambled = ramble(seed, game)
    assert not rambled.complaints, "\n".join((*rambled.talk[-30:], *rambled.complaints))


def test_a_random_conversation_is_always_the_same() -> None:
    assert ramble(7) == ramble(7)


def test_anything_is_said_in_them() -> None:
    talk = [line for seed in range(12) for line in ramble(seed).talk]
    assert {"you: bananas", "you: resume", "you: no"} <= set(talk)
    assert len({line for line in talk if line.startswith("you:")}) > 400


# -- the judge ---------------------------------------------------------------------------------------------------------


def you(words: str, meaning: Meaning | None = None) -> PlayerSaid:
    return PlayerSaid(Utterance(words), meaning)


def host(text: str, *messages: Message, aloud: bool = True) -> HostSaid:
    return HostSaid(text, messages or (message("x"),), aloud)


def complaints(*events: Event, brief: bool = False) -> list[str]:
    etiquette = Etiquette(prompts_of("dogylicious", "en"), brief=brief)
    for event in (*events, you("pause", Pause())):
        etiquette.observe(event)
    return etiquette.complaints


def test_silence_is_no_reply() -> None:
    assert complaints(you("gaga"), Sounded(Sound.YOUR_TURN)) == ['no reply to "gaga"']
    assert complaints(you("gaga"), Sounded(Sound.NOT_UNDERSTOOD)) == []


def test_the_same_line_three_times_running() -> None:
    same = (you("left"), host(QUESTION))
    assert complaints(*same * 2) == []
    assert complaints(*same * 3) == [f'3 times running: "{QUESTION}"']
    assert complaints(*same * 2, you("up"), host("Up is no way."), *same) == []


def test_the_same_sentence_in_other_lines() -> None:
    lines = [host(f"{reason}. {QUESTION}") for reason in ("Too short", "Off the carpet", "Twice on one")]
    assert complaints(*(event for line in lines for event in (you("left"), line))) == [f'3 times running: "{QUESTION}"']


def test_whoever_asks_for_help_gets_it_each_time() -> None:
    assert complaints(*(you("help", Help()), host(QUESTION)) * 5) == []


def test_twelve_words_where_few_are_wanted() -> None:
    long = host("one two three four five six seven eight nine ten eleven twelve thirteen.")
    assert len(complaints(long, brief=True)) == 1
    assert complaints(long) == []
    assert complaints(you("help", Help()), long, brief=True) == []
    assert complaints(you("more words", Fuller()), host("I explain more now."), long, brief=True) == []


def test_what_is_read_out_is_not_counted() -> None:
    names = ("Noa", "Dan", "Lia", "Ben")
    text = "The players are Noa, Dan, Lia and Ben, and all of them play together now."
    assert complaints(host(text, message("players-are", players=names)), brief=True) == []
    assert complaints(host(text, message("players-are", players="Noa")), brief=True) != []


def test_a_question_that_is_put_as_its_choices_reads_them_out() -> None:
    names = ("Noa", "Dan", "Lia", "Ben", "Mia", "Adam")
    ask = Ask(None, message("ask-starter"), (Names,), message("choices-last-players"))
    listing = replace(ask, choices=message("players-are", players=(*names, *names)))
    text = prompts_of("dogylicious", "en").text(listing.choices, "brief")
    assert complaints(Asked(ask), host(text, ask.question), brief=True) != []
    assert complaints(Asked(listing), host(text, listing.question), brief=True) == []

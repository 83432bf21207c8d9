"""Random conversations: anything may be said in any order, and the host keeps its manners and finishes the game."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from voice_host.language.prompt_file import LEVELS
from voice_host.play.events import Event, HostSaid, Observer, PlayerSaid
from voice_host.rehearsal.casino_hot_dog.any_options import any_options as of_casino_hot_dog
from voice_host.rehearsal.casino_hot_dog.finisher import Finisher as FinisherOfCasinoHotDog
from voice_host.rehearsal.conversations.rehearse import both, ignore
from voice_host.rehearsal.dog.any_options import any_options as of_dog
from voice_host.rehearsal.dog.finisher import Finisher as FinisherOfDog
from voice_host.rehearsal.dogylicious.any_options import any_options as of_dogylicious
from voice_host.rehearsal.dogylicious.finisher import Finisher as FinisherOfDogylicious
from voice_host.rehearsal.dotzee.any_options import any_options as of_dotzee
from voice_host.rehearsal.dotzee.finisher import Finisher as FinisherOfDotzee
from voice_host.rehearsal.rambling.etiquette import Etiquette
from voice_host.rehearsal.rambling.rambler import Finisher, Phrasebook, Rambler
from voice_host.rehearsal.stage import Stage, sentences_of

PEOPLE: Mapping[str, tuple[Callable[[Random], dict[str, Any]], Callable[[Random], Finisher]]] = {
    "dogylicious": (of_dogylicious, FinisherOfDogylicious),
    "dotzee": (of_dotzee, FinisherOfDotzee),
    "casino-hot-dog": (of_casino_hot_dog, FinisherOfCasinoHotDog),
    "dog": (of_dog, FinisherOfDog),
}
"""By game: ways to play it, and who brings it to its end."""

MOST_UTTERANCES = 80
"""How many utterances of any kind there are before the game is brought to its end."""


@dataclass(frozen=True)
class Rambled:
    """How a random conversation went."""

    seed: int
    level: str
    utterances: int
    complaints: tuple[str, ...]
    """What the host did wrong, a sentence each; none where it kept its manners and the game was finished."""
    talk: tuple[str, ...]
    """The whole talk, a line each."""


@lru_cache
def _phrasebook(game: str, language: str) -> Phrasebook:
    return Phrasebook(sentences_of(game, language))


def ramble(seed: int, game: str = "dogylicious", observe: Observer = ignore) -> Rambled:
    """Hold the random conversation of a seed: always the same one. An error of the host is a complaint."""
    random = Random(seed)
    level = LEVELS[seed % len(LEVELS)]
    any_options, finisher = PEOPLE[game]
    stage = Stage(game, any_options(random), seed=seed, level=level)
    utterances = random.randint(0, MOST_UTTERANCES)
    people = Rambler(_phrasebook(game, stage.language), stage.clock, random, utterances, finisher(random))
    etiquette = Etiquette(stage.prompts, brief=level == "brief")
    talk: list[str] = []

    def note(event: Event) -> None:
        if isinstance(event, HostSaid):
            talk.append(f"host: {event.text}")
        elif isinstance(event, PlayerSaid):
            talk.append(f"you: {event.utterance.words}")

    complaints = []
    try:
        while stage.perform(people, both(both(people.observe, etiquette.observe), both(note, observe))) is None:
            etiquette.begins_anew()
    except Exception as error:
        complaints.append(f"{type(error).__name__}: {error} ({traceback.format_exc(limit=-3)})")
    said = sum(line.startswith("you:") for line in talk)
    return Rambled(seed, level, said, (*etiquette.complaints, *complaints), tuple(talk))

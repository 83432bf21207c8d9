"""Whom this machine knows by name."""

from __future__ import annotations

from voice_host.commands.people import people_of
from voice_host.commands.spoken_game import spoken_game
from voice_host.records import open_store
from voice_host.script import Outcome


def test_names_the_host_has_no_sentence_for_are_told_apart() -> None:
    store = open_store(None)
    spoken = spoken_game("dogylicious")
    game = store.begin(spoken.game, {}, 1, "en")
    game.finish(Outcome({"noa": 3, "Noah": 4, "Noa Dan": 1}, ()))
    store.pronunciations.say("Shoshana", "Sho-shah-na")
    store.pronunciations.say("NOA", "No-ah")

    people = people_of(store, spoken)

    assert people.known == ("noa", "Noah", "Noa Dan", "Shoshana")
    assert people.unheard == ("Noah", "Noa Dan", "Shoshana")
    assert people.last == ("noa", "Noah", "Noa Dan")
    assert people_of(store, spoken, hears=False).unheard == ()

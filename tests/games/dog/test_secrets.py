"""What is in a hidden hand only its player learns: nothing that all see or hear depends on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.games.dog.bots import mixed, steps
from voice_host.commands.printing import plain
from voice_host.games.dog import Dog, questions as q
from voice_host.games.dog.meanings import MEANINGS
from voice_host.games.dog.rules.cards import FULL_DECK
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.settings import Settings
from voice_host.language import Prompts, page_files
from voice_host.play.events import DiceFell, Event, HostSaid, PlayerSaid, Whispered
from voice_host.play.showing.showing import Showing
from voice_host.rehearsal.dog.finisher import Finisher
from voice_host.rehearsal.rambling.rambler import Phrasebook, Rambler
from voice_host.rehearsal.stage import Stage, sentences_of
from voice_host.script import Message
from voice_host.speaking.silent import SilentVoice

HIDDEN = ("turn_away", "ear", "pages")
ASKED = (
    q.WherePawns(),
    q.WherePawns("all"),
    q.WherePawns("blue"),
    q.WherePawn("red", 1),
    q.WhoIsInDanger(),
    q.WhatBlocks(),
    q.ReadHand(),
    q.WhatCanIPlay(),
    q.HowManyCards(),
    q.LastMove(),
    q.WhoPlaysWhat(),
    q.WhoseTurn(),
    q.WhichRound(),
    q.WhoLeads(),
    q.WhatIs("joker"),
    q.TeachMe(),
)
GAME = Dog()
TELLS_A_CARD = {"played", "is-out", "refused-not-in-hand", "refused-card-cannot", "joker-as"}
"""What may name a card aloud: one that lies on the table by then, or that a player has named."""


def test_every_question_is_among_those_that_are_asked() -> None:
    assert {type(each) for each in ASKED} == set(q.QUESTIONS)


def hidden_states(hands: str, seed: int) -> Iterator[GameState]:
    random = Random(seed)
    new = GameState.new(Settings(players=("Noa", "Dan", "Lia", "Ben"), spacing=8, hands=hands))  # type: ignore[arg-type]
    for nth, game in enumerate(steps(new, random, mixed)):
        if nth > 150:
            return
        yield game


def with_other_cards(game: GameState, random: Random) -> GameState:
    """The same table, with other cards in all hands and in the deck."""
    left = list(FULL_DECK)
    for card in game.stock.discards:
        left.remove(card)
    random.shuffle(left)
    hands = []
    for hand in game.hands:
        cards, left = left[: hand.count], left[hand.count :]
        passing = left.pop() if hand.passing else None
        hands.append(replace(hand, cards=tuple(cards), passing=passing))
    stock = replace(game.stock, deck=tuple(left))
    return replace(game, hands=tuple(hands), stock=stock)


def public(game: GameState) -> list[Any]:
    """All that anybody at the table can see, ask or press."""
    return [
        GAME.picture(game),
        GAME.presses(game, MEANINGS),
        GAME.score(game),
        GAME.where_we_are(game),
        GAME.players(game),
        [GAME.reply(game, question) for question in ASKED],
    ]


@pytest.mark.parametrize("hands", HIDDEN)
@pytest.mark.parametrize("seed", range(3))
def test_what_all_can_learn_depends_on_no_hidden_card(hands: str, seed: int) -> None:
    random = Random(seed)
    for game in hidden_states(hands, seed):
        assert public(with_other_cards(game, random)) == public(game)


def test_with_open_hands_it_does() -> None:
    game = next(game for game in hidden_states("open", 1) if game.phase is Phase.PLAY)
    assert public(with_other_cards(game, Random(1))) != public(game)


@pytest.mark.parametrize("seed", range(3))
def test_the_own_page_depends_on_no_other_hand(seed: int) -> None:
    random = Random(seed)
    for game in hidden_states("pages", seed):
        other = with_other_cards(game, random)
        mixed_up = replace(game, hands=(game.hands[0], *other.hands[1:]), stock=other.stock)
        noa, also_noa = GAME.private(game)[0], GAME.private(mixed_up)[0]
        assert noa.player == "Noa"
        assert noa == also_noa


@pytest.mark.parametrize("hands", ["turn_away", "ear", "open"])
def test_no_page_shows_a_hand_unless_that_was_chosen(hands: str) -> None:
    assert all(not GAME.private(game) for game in hidden_states(hands, 2))


class Page:
    """A table page, and what was shown on it and on the own pages."""

    def __init__(self) -> None:
        self.public: list[str] = []
        self.own: dict[str, list[str]] = {}

    def show(self, part: str, value: object) -> None:
        self.public.append(json.dumps(value))

    def players_are(self, players: object) -> None:
        pass

    def show_to(self, player: str, part: str, value: object) -> None:
        self.own.setdefault(player, []).append(json.dumps(value))

    def claimed(self) -> frozenset[str]:
        return frozenset()


class Listening(SilentVoice):
    """A voice in the room: what is said loud, and what softly."""

    def __init__(self) -> None:
        super().__init__()
        self.loud: list[str] = []
        self.soft: list[str] = []

    def say(self, text: str, priority: Any = None) -> bool:
        (self.loud if self.settings.volume > 0.5 else self.soft).append(text)
        return True


@pytest.mark.parametrize("hands", HIDDEN)
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_whole_game_nothing_is_told_to_all(hands: str, seed: int) -> None:
    stage = Stage("dog", {"players": "Noa, Dan", "spacing": "8", "hands": hands}, seed=seed)
    page, voice, random = Page(), Listening(), Random(seed)
    showing = Showing(page, stage.game, Prompts.load("en", page_files(stage.game, "en")), "DOG")
    people = Rambler(Phrasebook(sentences_of("dog", "en")), stage.clock, random, 0, Finisher(random))
    events: list[Event] = []

    def observe(event: Event) -> None:
        people.observe(event)
        events.append(event)
        showing(event)

    assert stage.perform(people, observe, voice, follow=showing.follow) is not None

    said = [message for event in events if isinstance(event, HostSaid) for message in event.messages]
    assert {
        inner.id for message in said for inner in (message, *inside(message)) if names_a_card(inner)
    } <= TELLS_A_CARD
    assert not [event for event in events if isinstance(event, DiceFell)]
    assert any(isinstance(event, Whispered) for event in events) == bool(voice.soft) == (hands == "turn_away")
    assert not [line for line in voice.loud if line.startswith("Your cards:")]
    printed = json.dumps([plain(event) for event in events if not isinstance(event, PlayerSaid)])
    shown = " ".join(page.public)
    for told in ("your-cards", "your-hand", "passed-to-you", "Your cards:", "card one,"):
        assert told not in printed
        assert told not in shown
    assert set(page.own) == ({"Noa", "Dan"} if hands == "pages" else set())


def names_a_card(message: Message) -> bool:
    return any(isinstance(gap, Message) and gap.id == "card" for gap in flat(message))


def flat(message: Message) -> Iterator[object]:
    for gap in message.gaps.values():
        yield from gap if isinstance(gap, tuple) else (gap,)


def inside(message: Message) -> Iterator[Message]:
    for gap in flat(message):
        if isinstance(gap, Message):
            yield gap
            yield from inside(gap)

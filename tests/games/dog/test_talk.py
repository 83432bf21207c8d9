"""Moments of the conversation that take a long game to come to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from voice_host.games.dog.meanings import CannotPlay, Forward, GoHome, GoOn, PawnName, Portion, SplitSeven
from voice_host.games.dog.rules.cards import FULL_DECK, Card
from voice_host.games.dog.rules.dealing import Stock
from voice_host.games.dog.rules.game_state import GameState, Hand, Phase
from voice_host.games.dog.rules.pawns import home, pawn
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.refusal import Reason, Refused
from voice_host.games.dog.rules.settings import Settings
from voice_host.games.dog.talk import refusals
from voice_host.games.dog.talk.dealing import deal
from voice_host.games.dog.talk.turn import take_turn
from voice_host.language.prompt_file import LEVELS
from voice_host.rehearsal.stage import prompts_of
from voice_host.script import Ask, Heard, Message, Roll, Rolled, Say

PROMPTS = prompts_of("dog", "en")
FAMILY = Settings(players=("Noa", "Dan", "Lia", "Ben"))


def perform(talk: Any, *meanings: Any) -> tuple[list[str], GameState]:
    """Answer a part of the talk, and return what was said and asked, and the state it leads to."""
    said: list[str] = []
    answers = list(meanings)
    reply: Any = None
    while True:
        try:
            cue = talk.send(reply)
        except StopIteration as end:
            return said, end.value
        reply = None
        if isinstance(cue, Say):
            said += [PROMPTS.text(message) for message in cue.messages]
        elif isinstance(cue, Ask):
            said.append(PROMPTS.text(cue.question))
            reply = Heard(answers.pop(0), 0)
        elif isinstance(cue, Roll):
            reply = Rolled((1,) * cue.count)


def position(settings: Settings = FAMILY, **places: int) -> Position:
    """Pawns by colour and number, like ``red1=60``: on the ring, or at home where it is negative."""
    new = Position.new(settings.board_seats)
    at, travelled = list(new.places), list(new.travelled)
    for named, place in places.items():
        seat = ("red", "blue", "green", "yellow").index(named[:-1])
        which = pawn(seat, int(named[-1]))
        at[which] = home(-place) if place < 0 else place
        travelled[which] = 0 if place < 0 else settings.track.from_start(seat, place)
    return replace_position(new, at, travelled)


def replace_position(before: Position, places: list[int], travelled: list[int]) -> Position:
    return before._replace(places=tuple(places), travelled=tuple(travelled))


def turn_of(seat: int, where: Position, *cards: Card, settings: Settings = FAMILY) -> GameState:
    hands = tuple(Hand(cards, len(cards)) if one == seat else Hand((Card.TWO,), 1) for one in range(4))
    return replace(
        GameState.new(settings), position=where, hands=hands, phase=Phase.PLAY, turn_seat=seat, stock=Stock(FULL_DECK)
    )


ALL_RED_HOME = {f"red{number}": -number for number in range(1, 5)}
HELP_GREEN = {**ALL_RED_HOME, "green2": -2, "green3": -3, "green4": -4}


def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    stock = Stock(FULL_DECK[:6], 6, FULL_DECK[6:60])
    said, dealt = perform(deal(replace(GameState.new(FAMILY), stock=stock, round=2)))
    assert said[1] == "The deck runs out, so I shuffle the cards that were played."
    assert [hand.count for hand in dealt.hands] == [5, 5, 5, 5]
    assert dealt.stock.left == 60 - 20


def test_real_cards_are_shuffled_by_the_family() -> None:
    real = replace(FAMILY, cards="real")
    game = replace(GameState.new(real), stock=Stock(None, 6, FULL_DECK[6:60]), round=2)
    said, _ = perform(deal(game), None)
    assert said[1:] == [
        "The deck runs out: shuffle the cards that were played.",
        "Deal five cards to everybody. Say done.",
    ]


def test_when_the_last_own_pawn_is_home_the_cards_move_the_partners() -> None:
    where = position(red1=-4, red2=-3, red3=-2, red4=63)
    said, after = perform(take_turn(turn_of(0, where, Card.TWO, Card.FIVE)), Forward(PawnName("red", 4), 2), GoHome())
    assert said[1:] == [
        "Does red four go home, or on?",
        "Noa: two.",
        "Red four goes home, to home square one.",
        "All pawns of Noa are home: now the cards move those of Lia.",
    ]
    assert not after.over


def test_a_team_has_won_when_all_eight_pawns_are_home() -> None:
    where = position(**HELP_GREEN, green1=31)
    game = turn_of(0, where, Card.TWO)
    said, after = perform(take_turn(game), Forward(PawnName("green", 1), 2, way="home"))
    assert said[-1] == "Green one goes home, to home square one."
    assert after.over
    assert after.winners == ("Noa", "Lia")


def test_of_a_seven_each_pawn_that_can_go_home_is_asked_about() -> None:
    where = position(red1=62, red2=61)
    portions = (Portion(PawnName("red", 1), 3), Portion(PawnName("red", 2), 4))
    said, after = perform(take_turn(turn_of(0, where, Card.SEVEN)), SplitSeven(portions), GoOn(), GoHome())
    assert said[1:3] == ["Does red one go home, or on?", "Does red two go home, or on?"]
    assert after.position.places[:2] == (1, home(1))


def test_who_holds_no_card_that_goes_shows_the_hand() -> None:
    said, after = perform(take_turn(turn_of(0, position(), Card.TWO, Card.SWAP)), CannotPlay())
    assert said[-1] == "Noa shows two and a swap: none can be played, so Noa is out for this round."
    assert after.hands[0].is_out


def test_what_can_be_played_has_to_be_and_hidden_hands_are_not_told() -> None:
    where = position(red1=5)
    said, _ = perform(take_turn(turn_of(0, where, Card.TWO)), CannotPlay(), Forward(PawnName("red", 1), 2))
    assert said[1] == "You have to play: two can be played."
    hidden = turn_of(0, where, Card.TWO, settings=replace(FAMILY, hands="pages"))
    said, _ = perform(take_turn(hidden), CannotPlay(), Forward(PawnName("red", 1), 2))
    assert said[1] == "One of your cards can be played, so you have to."


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("level", LEVELS)
def test_every_reason_is_told_in_words(reason: Reason, level: str) -> None:
    game = GameState.new(FAMILY)
    refused = Refused(reason, pawn(0, 1), pawn(1, 2), Card.FIVE, 0, 3, 1, 4)
    why = refusals.why(game, refused)
    assert isinstance(why, Message)
    words = {PROMPTS.text(why, level, before) for before in range(PROMPTS.wordings(why.id))}
    assert len(words) > 1, "it is told in other words the second time"

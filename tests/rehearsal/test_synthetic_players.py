"""Synthetic players: how they count, how they say things, how they walk, and the room in which they speak."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from voice_host.games.dogylicious import meanings as m
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.route import check_route, free_targets
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.hearing.source import SAMPLE_RATE
from voice_host.hearing.utterance import EndOfInput
from voice_host.language import normalise
from voice_host.rehearsal.dogylicious.own_count import OwnCount
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.speaking_table import CURIOUS
from voice_host.rehearsal.dogylicious.walks import in_directions, in_numbers, walk_to
from voice_host.rehearsal.dogylicious.wordings import ways_to_say
from voice_host.rehearsal.speaking.synthetic_source import PATIENCE_S, SyntheticSource
from voice_host.rehearsal.stage import Stage, sentences_of
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Ask, Meaning, message
from voice_host.script.meaning import No, Number, Pause, Quit, Resume, Undo, Yes

NO_CLOCK = OwnCount(("Noa", "Dan"))
BASIC = OwnCount(("Noa", "Dan"), clock=True)
GENTLER = OwnCount(("Noa", "Dan"), clock=True, gentler=True)


def walked(count: OwnCount, target: int, steps: int) -> OwnCount:
    count = count.announce(target).set_off(steps, right=True)
    for _ in range(steps):
        count = count.step()
    return count


def test_without_a_clock_a_turn_is_worth_its_target() -> None:
    assert walked(NO_CLOCK, 8, 3).turns == (8,)


def test_with_a_clock_the_targets_of_a_turn_are_added() -> None:
    assert walked(walked(BASIC, 9, 3), 10, 3).stop().turns == (19,)


def test_a_wrong_count_or_a_wrong_number_of_pieces_is_worth_nothing() -> None:
    assert NO_CLOCK.announce(8).set_off(3, right=False).turns == (0,)
    assert NO_CLOCK.announce(8).set_off(3, right=True).step(right=False).turns == (0,)


def test_giving_up_loses_all_unless_nothing_is_at_stake() -> None:
    assert walked(BASIC, 9, 3).announce(10).give_up().turns == (0,)
    assert walked(BASIC, 9, 3).give_up().turns == (9,)


def test_when_time_is_up_the_gentler_option_counts_steps_up_to_the_last_target() -> None:
    assert walked(BASIC, 9, 3).announce(10).time_up().turns == (0,)
    assert walked(GENTLER, 4, 3).announce(10).time_up().turns == (3,)
    assert walked(GENTLER, 9, 5).announce(3).time_up().turns == (3,)
    assert walked(GENTLER, 9, 5).time_up().turns == (9,)


def test_players_take_turns() -> None:
    assert walked(walked(walked(NO_CLOCK, 8, 3), 10, 3), 1, 3).totals == {"Noa": 9, "Dan": 10}


SAYABLE: tuple[Meaning, ...] = (
    m.TileName(number=8),
    m.TileName(number=1, side="far"),
    m.TileName(row=2, column=5),
    m.TileName(number=9, row=3),
    m.Start(m.TileName(number=7, side="near")),
    m.Target(),
    m.Target(m.TileName(number=10)),
    m.Target(m.TileName(row=4, column=1)),
    m.Side(side="near"),
    m.Side(row=3, column=4),
    m.Route((m.Direction("left"), m.Direction("forward"))),
    m.Route((m.Direction("left"), m.Direction("forward"), m.Direction("right"), m.Direction("back"))),
    m.Route((m.RouteTile(1), m.RouteTile(10), m.RouteTile(9))),
    m.Route((m.RouteTile(1), m.RouteTile(10))),
    m.Pieces(steps=1),
    m.Pieces(pieces=15),
    m.Pieces(5, 15),
    m.Answer(56),
    m.Answer(144, (12, 12)),
    m.Feed(1),
    m.Feed(12),
    m.Check(),
    m.Ready(),
    m.Done(),
    m.Stop(),
    m.GoOn(),
    m.GiveUp(),
    m.Players(3),
    m.Team(),
    m.Clock("yes"),
    m.Clock("no"),
    m.TurnLength(minutes=2),
    m.TurnLength(minutes=1, seconds=30),
    m.TimeUpOption("gentler"),
    m.Sides(12),
    Number(15),
    Yes(),
    No(),
)


@pytest.mark.parametrize("meaning", SAYABLE, ids=str)
def test_every_wording_means_what_the_player_means(meaning: Meaning) -> None:
    sentences = sentences_of("dogylicious", "en")
    for words in ways_to_say(meaning):
        assert sentences.understand(normalise(words), (type(meaning),)).meanings == (meaning,), words


@pytest.mark.parametrize("meaning", [*CURIOUS, Pause(), Resume(), Quit(), Undo()], ids=str)
def test_what_is_said_at_any_time_means_nothing_else(meaning: Meaning) -> None:
    sentences = sentences_of("dogylicious", "en")
    for words in ways_to_say(meaning):
        assert sentences.understand(normalise(words), sentences.always).meanings == (meaning,), words


def test_players_find_only_legal_routes() -> None:
    random = Random(1)
    for start in DEFAULT_CARPET.edge_tiles:
        for target in free_targets(DEFAULT_CARPET, start, (), ()):
            route = walk_to(DEFAULT_CARPET, start, target, (), random)
            assert route is not None
            assert check_route(DEFAULT_CARPET, start, route, target, (start,)) is None


def test_a_route_is_said_by_directions_or_by_numbers() -> None:
    route = (Tile(4, 3), Tile(3, 3), Tile(3, 4))
    said = in_directions(DEFAULT_CARPET, Tile(4, 4), route)
    assert said == m.Route((m.Direction("left"), m.Direction("forward"), m.Direction("right")))
    assert in_numbers(DEFAULT_CARPET, route) == m.Route((m.RouteTile(1), m.RouteTile(10), m.RouteTile(9)))


def test_a_corner_has_no_way_out_once_its_neighbours_were_visited() -> None:
    visited = (Tile(1, 2), Tile(2, 1))
    assert walk_to(DEFAULT_CARPET, Tile(1, 1), Tile(3, 3), visited, Random(1)) is None


def test_sound_takes_its_time_and_then_the_room_is_quiet() -> None:
    clock = VirtualClock()
    source = SyntheticSource(clock)
    source.say(np.full(SAMPLE_RATE // 2, 1000, np.int16), after_s=0.5)
    loud = []
    while source.sounds:
        block = source.read(None)
        assert block is not None
        assert block.ended_at == clock.now()
        loud.append(block.samples.mean() > 500)
    assert clock.now() == pytest.approx(1.0, abs=0.04)
    assert loud.index(True) == pytest.approx(len(loud) / 2, abs=1)
    with suppress(EndOfInput):
        while clock.now() < 100:
            source.read(None)
    assert clock.now() == pytest.approx(1.0 + PATIENCE_S, abs=0.1)


def test_a_deadline_is_kept() -> None:
    clock = VirtualClock()
    source = SyntheticSource(clock)
    while source.read(0.5) is not None:
        pass
    assert clock.now() == 0.5


def test_options_that_cannot_be_are_told_before_the_game() -> None:
    with pytest.raises(ValueError, match="The game is for one to four players, not for 5"):
        Stage("dogylicious", {"players": "a, b, c, d, e"})


def test_who_has_got_into_practice_stops_it() -> None:
    settings = Settings(("Noa",))
    practice = replace(GameState.new(settings), practice=True).begin_turn()
    player = Player(Random(1))
    for expects, decided in (((m.Start, m.TileName, m.StopPractice), m.StopPractice()), ((Yes, No), No())):
        player.notice(Ask(practice, message("ask-start"), expects, message("choices-start")))
        assert player.decide() == decided

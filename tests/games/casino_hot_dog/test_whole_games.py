"""Whole games of every kind, with every choice at random: what must always hold, and what a slow reference says."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings as effort, strategies as st

from tests.games.casino_hot_dog.plays import allowed
from tests.games.casino_hot_dog.slow_reference import SlowRound, slow_bag, slow_move, slow_order, slow_score
from voice_host.games.casino_hot_dog.rules import drawing
from voice_host.games.casino_hot_dog.rules.chips import DOUBLER, HEAP, Chip, in_order, score
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.moving import leave_dog, take_die
from voice_host.games.casino_hot_dog.rules.ranking import movers
from voice_host.games.casino_hot_dog.rules.round import Choice, Phase, Round
from voice_host.games.casino_hot_dog.rules.settings import Settings

DICE = st.lists(st.integers(0, 12), min_size=6, max_size=6).map(tuple)


@st.composite
def any_settings(draw: st.DrawFn) -> Settings:
    length = draw(st.integers(5, 30))
    return Settings(
        tuple("ABCD"[: draw(st.integers(2, 4))]),
        number_chips=tuple(draw(st.lists(st.integers(1, 9), min_size=7, max_size=7))),
        die_small=draw(DICE),
        die_large=draw(DICE),
        track_len=length,
        bones=tuple(sorted(draw(st.sets(st.integers(1, length - 1))))),
        use_doubler=draw(st.booleans()),
        starter_first=draw(st.booleans()),
        optional_move=draw(st.booleans()),
        send_back=draw(st.booleans()),
    )


SETTINGS = st.one_of(st.builds(Settings, st.sampled_from([tuple("ABCD"[:n]) for n in (2, 3, 4)])), any_settings())


def named(chip: Chip | Choice) -> str:
    if chip is Choice.OPT_OUT:
        return "nothing"
    return {DOUBLER: "double", HEAP: "heap"}.get(chip, str(chip.number))


def check_chips(settings: Settings, round: Round) -> None:
    for hand in round.hands:
        assert in_order((*hand.bag, *hand.front)) == in_order(settings.bag), "chips are conserved"
        assert HEAP not in hand.front


def play_round(game: GameState, random: Random) -> GameState:
    """Play a round with choices at random, in the engine and in the slow reference."""
    settings = game.settings
    shown = [random.choice(settings.die_small), random.choice(settings.die_large)]
    now = allowed(drawing.roll(settings, game.round, random.sample(shown, 2)))
    slow = SlowRound(slow_bag(list(settings.number_chips), settings.use_doubler), len(settings.players))
    while now.phase is Phase.FISTS:
        fists: dict[int, str] = {}
        assert sorted(now.still_in) == slow.still_in
        for seat in now.still_in:
            hand = now.hands[seat]
            assert hand.has_to_draw is not slow.may_opt_out(seat)
            if not hand.has_to_draw and random.random() < 0.4:
                fist: Chip | Choice = Choice.OPT_OUT
            elif random.random() < 0.5:
                fist = Choice.DRAW
            else:
                fist = random.choice(hand.bag)
            fists[seat] = named(fist) if fist is not Choice.DRAW else "?"
            now = allowed(drawing.tell(settings, now, seat, fist))
        while now.to_reveal is not None:
            seat = now.to_reveal
            nth = random.randint(1, len(now.hands[seat].bag))
            fists[seat] = named(in_order(now.hands[seat].bag)[nth - 1])
            now = drawing.draw(settings, now, seat, nth)
        slow.open(fists)
        check_chips(settings, now)
        assert [[named(chip) for chip in hand.front] for hand in now.hands] == slow.fronts
        assert [in_order(hand.bag) for hand in now.hands] == [hand.bag for hand in now.hands]
    order = slow_order(slow.scores(), now.starter, settings.starter_first)
    assert list(now.movers) == order
    return play_moves(game.with_round(now), random)


def play_moves(game: GameState, random: Random) -> GameState:
    settings, before = game.settings, game.squares
    while (seat := game.round.to_move) is not None:
        square = game.squares[seat]
        if settings.optional_move and random.random() < 0.3:
            game = allowed(leave_dog(game, seat))
            assert game.squares[seat] == square
            continue
        die = random.choice(game.round.dice_left)
        assert game.round.dice is not None
        face = game.round.dice[die]
        game = allowed(take_die(game, seat, die))
        there = slow_move(square, face, list(settings.bones), settings.track_len)
        assert game.squares[seat] == there
        assert (game.winner == seat) is (there == settings.track_len)
    taken = [move.die for move in game.round.moves if move.die is not None]
    assert len(taken) == len(set(taken)) <= 2, "never more than two dogs are moved, each by its own die"
    changed = {seat for seat, square in enumerate(game.squares) if square != before[seat]}
    sent_back = {seat for move in game.round.moves for seat in move.sent_back}
    assert len(changed - sent_back) <= 2
    assert settings.send_back or not sent_back
    return game


@effort(max_examples=60, deadline=None)
@given(SETTINGS, st.integers(0, 2**32 - 1))
def test_in_every_round_chips_are_conserved_and_at_most_two_dogs_move_as_the_slow_reference_says(settings, seed):
    random = Random(seed)
    game = GameState.new(settings)
    for number in range(1, 40):
        assert game.round.number == number
        assert game.round.starter == (number - 1) % len(settings.players), "the dice go on clockwise"
        check_chips(settings, game.round)
        game = play_round(game, random)
        if game.over:
            assert game.squares.count(settings.track_len) == 1, "one dog wins, and the game ends at once"
            return
        game = game.next_round()


@given(st.lists(st.integers(0, 6), min_size=2, max_size=4), st.integers(0, 3), st.booleans())
def test_who_moves_is_the_same_to_the_slow_reference(scores, starter, starter_first):
    starter %= len(scores)
    seats = [(starter + n) % len(scores) for n in range(len(scores))]
    assert list(movers(dict(enumerate(scores)), seats, starter_first)) == slow_order(scores, starter, starter_first)


@given(st.permutations([1, 2, 2, 3, 3, 4, 5, 0]), st.integers(1, 8))
def test_a_score_does_not_depend_on_the_order(drawn, count):
    from tests.games.casino_hot_dog.plays import chips

    front = ["x" if number == 0 else str(number) for number in drawn[:count]]
    slow = ["double" if sign == "x" else sign for sign in front]
    assert score(chips(" ".join(front))) == slow_score(sorted(slow))

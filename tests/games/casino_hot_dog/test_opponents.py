"""The puppy and the hound play by the rules, as strongly as they are called, and the same from the same seed."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings as effort, strategies as st

from tests.games.casino_hot_dog.plays import A, B, allowed, new, opened, rolled, scored
from tests.games.casino_hot_dog.table import played
from voice_host.games.casino_hot_dog import opponents
from voice_host.games.casino_hot_dog.rules import drawing
from voice_host.games.casino_hot_dog.rules.dice import BONE
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.moving import take_die
from voice_host.games.casino_hot_dog.rules.round import Choice, Phase
from voice_host.games.casino_hot_dog.rules.settings import Settings

HOUND, PUPPY = "the hound", "the puppy"


def game_of_dogs(random: Random, names: tuple[str, str, str]) -> GameState:
    """Play a game between the host's own dogs; the third player opts out as soon as that is allowed."""
    game = GameState.new(Settings(names))
    while not game.over:
        settings = game.settings
        shown = (random.choice(settings.die_small), random.choice(settings.die_large))
        now = allowed(drawing.roll(settings, game.round, shown))
        while now.phase is Phase.FISTS:
            before = game.with_round(now)
            for seat in now.still_in:
                if settings.strength(seat) is None:
                    draws = now.hands[seat].has_to_draw
                else:
                    draws = opponents.draws(before, seat, random.randint(1, opponents.LUCK))
                now = allowed(drawing.tell(settings, now, seat, Choice.DRAW if draws else Choice.OPT_OUT))
            while (seat_to_draw := now.to_reveal) is not None:
                nth = random.randint(1, len(now.hands[seat_to_draw].bag))
                now = drawing.draw(settings, now, seat_to_draw, nth)
        game = game.with_round(now)
        while (mover := game.round.to_move) is not None:
            game = allowed(take_die(game, mover, opponents.takes(game, mover, random.randint(1, opponents.LUCK))))
        if not game.over:
            game = game.next_round()
    return game


@effort(max_examples=40, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_every_choice_is_legal(seed):
    game = game_of_dogs(Random(seed), (HOUND, PUPPY, "Noa"))
    assert game.winner is not None


def test_the_hound_is_stronger_than_the_puppy():
    random = Random(4)
    wins = {HOUND: 0, PUPPY: 0, "Noa": 0}
    for n in range(400):
        names = (HOUND, PUPPY, "Noa") if n % 2 else (PUPPY, HOUND, "Noa")
        game = game_of_dogs(random, names)
        wins[names[game.winner or 0]] += 1
    assert wins[HOUND] > 1.3 * wins[PUPPY] > 0


def test_the_same_seed_is_the_same_game():
    chosen = {"players": ["Noa", PUPPY, HOUND]}
    assert played(chosen, 5).entries == played(chosen, 5).entries
    assert played(chosen, 5).entries != played(chosen, 6).entries


def dogs(*strengths: str, **chosen) -> GameState:
    names = {"easy": PUPPY, "hard": HOUND}
    players = tuple(names.get(each, each) for each in strengths)
    return GameState.new(Settings(players, **chosen))


def test_with_only_the_double_both_draw():
    game = opened(rolled(dogs("hard", "easy", "Noa")), "x x 1")
    assert all(opponents.draws(game, seat, 1) for seat in (A, B))


def test_the_hound_stops_when_nobody_can_pass_it():
    game = opened(opened(rolled(dogs("hard", "Noa")), "3 2"), "1 -")
    assert not opponents.draws(game, A, 6)


def test_the_hound_draws_on_where_it_would_not_move():
    game = opened(rolled(dogs("hard", "Noa", "Dan")), "3 5 5")
    game = opened(opened(game, "5 4 4"), "1 3 3")
    game = opened(game, "2 - -")
    assert opponents.draws(game, A, 1)


def test_the_hound_weighs_what_it_can_win_against_what_it_can_lose():
    early = opened(rolled(dogs("hard", "Noa")), "2 3")
    assert opponents.draws(early, A, 1)
    late = early
    for chips in ("5 1", "4 2", "x 2", "3 4"):
        late = opened(late, chips)
    assert not opponents.draws(late, A, 1)


def test_the_puppy_goes_by_its_luck():
    game = opened(rolled(dogs("easy", "Noa")), "2 3")
    assert {opponents.draws(game, A, luck) for luck in range(1, opponents.LUCK + 1)} == {True, False}


def test_the_hound_takes_the_die_that_leads_farther():
    game = scored(rolled(dogs("hard", "Noa"), (3, 4)), "5", "3")
    assert opponents.takes(game, A, 1) == 1
    game = scored(rolled(new(2, squares=(2, 0)), (BONE, 4)), "5", "3")
    assert allowed(take_die(game, A, 0)).squares[A] == 7

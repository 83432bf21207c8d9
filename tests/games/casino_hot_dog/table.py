"""A table where players of the family answer at random, or as the host's own dogs would, and the program may fail."""

from __future__ import annotations

from random import Random

from voice_host.games.casino_hot_dog import CasinoHotDog, opponents
from voice_host.games.casino_hot_dog.meanings import (
    ChipInHand,
    DiceShow as Dice,
    Draw,
    LeaveDog,
    Open,
    OptOut,
    RollDice,
    TakeDie,
)
from voice_host.games.casino_hot_dog.rules.chips import ChipKind, in_order
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.play.dice import SeededDice
from voice_host.play.performance import Performance
from voice_host.script import Ask, Heard, Meaning, Roll

GAME = CasinoHotDog()


def answer(cue: Ask, random: Random) -> Meaning:
    """Return an answer that the rules allow."""
    game = cue.state
    assert isinstance(game, GameState)
    if RollDice in cue.expects:
        return RollDice()
    if Open in cue.expects:
        return Open()
    if Dice in cue.expects:
        settings = game.settings
        return Dice((random.choice(settings.die_small), random.choice(settings.die_large)))
    assert cue.to is not None, cue
    seat = game.players.index(cue.to)
    if TakeDie in cue.expects:
        if game.settings.optional_move and random.random() < 0.2:
            return LeaveDog()
        assert game.round.dice is not None
        return TakeDie(face=game.round.dice[random.choice(game.round.dice_left)])
    if not opponents.draws(game, seat, random.randint(1, opponents.LUCK)):
        return OptOut()
    if ChipInHand not in cue.expects:
        return Draw()
    chip = random.choice(game.round.hands[seat].bag)
    special = None if chip.kind is ChipKind.NUMBER else chip.kind.value
    return ChipInHand(number=chip.number or None, special=special)


def check(state: object) -> None:
    """Check what holds at every moment: no chip is lost or gained, and no more than two dogs are moved in a round."""
    if isinstance(state, GameState):
        assert all(in_order((*hand.bag, *hand.front)) == state.settings.bag for hand in state.round.hands)
        assert len(state.round.moves) <= len(state.round.movers) <= 2


def performance(options: object, seed: int, entries: tuple = ()) -> Performance:
    return Performance(GAME, options, SeededDice(seed), entries=entries)


def played(chosen: dict[str, object], seed: int, fails: float = 0.0) -> Performance:
    """Play a game to its end. After any reply the program fails as often as ``fails``, and is started again."""
    random = Random(seed)
    options = GAME.options(chosen)
    now = performance(options, seed)
    while now.cue is not None:
        if isinstance(now.cue, Ask):
            now.answer(Heard(answer(now.cue, random), 0))
        elif isinstance(now.cue, Roll):
            now.roll(now.cue)
        else:
            now.go_on()
            continue
        check(now.state)
        if random.random() < fails:
            before = now
            before.skip_to_reply()
            now = performance(GAME.options(GAME.plain(options)), seed, before.entries)
            assert (now.state, now.cue, now.outcome) == (before.state, before.cue, before.outcome)
    return now

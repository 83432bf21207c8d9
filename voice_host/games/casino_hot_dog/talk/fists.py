"""The conversation about drawing and opting out (rules 3.4, points 1 and 2, and 3.6).

A fist is the commitment: it is closed before anybody tells, so the order of telling gives nobody an advantage. With
real bags there is a chip in it or nothing; where the host draws, a button that says "draw" or nothing.
"""

from __future__ import annotations

from voice_host.games.casino_hot_dog import opponents
from voice_host.games.casino_hot_dog.meanings import ChipInHand, Draw, Open, OptOut
from voice_host.games.casino_hot_dog.rules import drawing
from voice_host.games.casino_hot_dog.rules.chips import DOUBLER, HEAP, number_chip
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.refusal import Refused
from voice_host.games.casino_hot_dog.rules.round import Choice, Fist
from voice_host.games.casino_hot_dog.talk import refusals, wording
from voice_host.games.casino_hot_dog.talk.asking import Talk, named_seat
from voice_host.games.casino_hot_dog.talk.opened import at_this_opening, before_the_fists, told
from voice_host.script import Meaning, Message, message, roll, say
from voice_host.script.shared.asking import Asked, hear


def open_fists(game: GameState) -> Talk:
    """Have everybody who is in close a fist, and open all together."""
    yield from say(game, *before_the_fists(game))
    game = yield from _seal_opponents(game)
    asked = _to_ask(game)
    for seat in (seat for seat in game.round.still_in if seat in game.settings.family and seat not in asked):
        game = _with(game, seat, Choice.DRAW)  # there is nothing to choose
    alone = game.round.still_in == asked and len(asked) == 1
    if _are_sealed(game, asked, alone=alone):
        yield from _wait_for_fists(game)
    elif game.round.opening == 0 and asked:
        yield from say(game, message("all-draw"))
    for seat in asked:
        game = yield from _ask_fist(game, seat, alone=alone)
    while (seat_to_draw := game.round.to_reveal) is not None:
        chips = len(game.round.hands[seat_to_draw].bag)
        (nth,) = yield from roll(game, 1, chips)
        game = game.with_round(drawing.draw(game.settings, game.round, seat_to_draw, nth))
    yield from say(game, *at_this_opening(game, () if game.settings.pieces == "virtual" else asked))
    return game


def _seal_opponents(game: GameState) -> Talk:
    """Have the host's own dogs choose before anybody tells: they are not to know more than others."""
    before = game
    for seat in before.round.still_in:
        if seat not in game.settings.family:
            luck = yield from _luck(game, seat)
            game = _with(game, seat, Choice.DRAW if opponents.draws(before, seat, luck) else Choice.OPT_OUT)
    return game


def _luck(game: GameState, seat: int) -> Asked[int]:
    if game.settings.strength(seat) == "hard" or game.round.hands[seat].has_to_draw:
        return 1
    (luck,) = yield from roll(game, 1, opponents.LUCK)
    return luck


def _to_ask(game: GameState) -> tuple[int, ...]:
    """Return who tells what is in the fist: with real bags all of the family, else those who have a choice."""
    real = game.settings.pieces == "real"
    family = [seat for seat in game.round.still_in if seat in game.settings.family]
    return tuple(seat for seat in family if real or not game.round.hands[seat].has_to_draw)


def _are_sealed(game: GameState, asked: tuple[int, ...], *, alone: bool) -> bool:
    """Whether choices have to be hidden: not where one is alone, nor where players want to be asked in order (H8).

    The host's own dogs have chosen already. With real bags it waits all the same, for a hand to be in the bag.
    """
    if game.settings.sealing != "fists" or alone:
        return False
    return len(asked) > 1 or (game.settings.pieces == "real" and bool(asked))


def _wait_for_fists(game: GameState) -> Asked[None]:
    kind = "first" if game.round.opening == 0 else game.settings.pieces
    yield from hear(game, message(f"ask-fists-{kind}"), (Open,), message("choices-fists"))
    yield from say(game, message("open"))


def _ask_fist(game: GameState, seat: int, *, alone: bool) -> Talk:
    """Ask what is in a fist until it is something that can be there."""
    while True:
        question = _question(game, seat, alone=alone)
        meaning = yield from hear(game, question, _expects(game), _choices(game), to=game.players[seat])
        fist = _fist(meaning)
        refusal = _refusal(game, seat, meaning, fist)
        if refusal is not None:
            yield from say(game, refusal)
            continue
        if game.settings.pieces == "real":
            yield from say(game, told(game, seat, fist))
        return _with(game, seat, fist)


def _refusal(game: GameState, asked: int, meaning: Meaning, fist: Fist) -> Message | None:
    """Return why this cannot be in the fist of the player who is asked; None where it can."""
    seat = named_seat(game, meaning, asked)
    if seat is None:
        return message("refused-nobody", players=wording.players(game.players))
    refused = drawing.wish_refused(game.settings, game.round, seat, fist)
    if refused is not None:
        return refusals.why(game, refused)
    if seat != asked:
        return message("refused-other-turn", player=wording.seat(game, seat))
    return message("which-chip") if fist is Choice.DRAW and game.settings.pieces == "real" else None


def _expects(game: GameState) -> tuple[type[Meaning], ...]:
    return (ChipInHand, OptOut, Draw) if game.settings.pieces == "real" else (Draw, OptOut)


def _question(game: GameState, seat: int, *, alone: bool) -> Message:
    first = game.round.opening == 0
    if game.settings.pieces == "real":
        kind = "ask-hand-first" if first else "ask-hand-alone" if alone else "ask-hand"
        return message(kind, player=wording.seat(game, seat))
    score = game.round.hands[seat].score
    return message("ask-choice", player=wording.seat(game, seat), score=score)


def _choices(game: GameState) -> Message:
    if game.settings.pieces == "virtual":
        return message("choices-choice")
    return message("choices-hand-first" if game.round.opening == 0 else "choices-hand")


def _fist(meaning: Meaning) -> Fist:
    if isinstance(meaning, OptOut):
        return Choice.OPT_OUT
    if not isinstance(meaning, ChipInHand):
        return Choice.DRAW
    if meaning.special is not None:
        return DOUBLER if meaning.special == "doubler" else HEAP
    return number_chip(meaning.number or 0)


def _with(game: GameState, seat: int, fist: Fist) -> GameState:
    after = drawing.tell(game.settings, game.round, seat, fist)
    if isinstance(after, Refused):
        raise RuntimeError(f"this fist was to be refused before: {after.reason}")
    return game.with_round(after)

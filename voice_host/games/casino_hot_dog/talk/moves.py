"""The conversation about moving the dogs: who takes which die (rules 3.4, points 3 and 4)."""

from __future__ import annotations

from voice_host.games.casino_hot_dog import opponents
from voice_host.games.casino_hot_dog.meanings import LeaveDog, TakeDie
from voice_host.games.casino_hot_dog.rules.dice import BONE
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.moving import die_showing, leave_dog, take_die
from voice_host.games.casino_hot_dog.rules.refusal import Refused
from voice_host.games.casino_hot_dog.rules.round import Move
from voice_host.games.casino_hot_dog.talk import refusals, wording
from voice_host.games.casino_hot_dog.talk.asking import Talk, named_seat
from voice_host.script import Meaning, Message, message, roll, say
from voice_host.script.shared.asking import hear


def move_dogs(game: GameState) -> Talk:
    """Tell the scores, and have those with the two highest move their dogs."""
    yield from say(game, *_scores(game))
    while (seat := game.round.to_move) is not None:
        before = game
        if seat not in game.settings.family:
            game = yield from _move_itself(game, seat)
        elif (die := _only_choice(game)) is not None:
            game = _allowed(take_die(game, seat, die))
        else:
            game = yield from _ask_die(game, seat)
        yield from say(game, *_moved(before, game.round.moves[-1]))
    return game


def _scores(game: GameState) -> tuple[Message, ...]:
    scorers = [seat for seat in game.round.seats if game.round.hands[seat].score]
    if not scorers:
        return (message("nobody-scored"),)
    highest = sorted(scorers, key=lambda seat: -game.round.hands[seat].score)
    return (message("scores", players=wording.scores(game, highest)), *_tie(game))


def _tie(game: GameState) -> tuple[Message, ...]:
    """Return why one of several equal players goes before another: that is asked at every table."""
    now = game.round
    tied = {
        other
        for mover in now.movers
        for other in now.seats
        if other != mover and now.hands[other].score == now.hands[mover].score
    }
    if not tied:
        return ()
    return (message("tie", movers=wording.seats(game, now.movers), starter=wording.seat(game, now.starter)),)


def _only_choice(game: GameState) -> int | None:
    """Return the die that is taken without a question: one is left, or both lead to the same square."""
    left = game.round.dice_left
    faces = {game.round.dice[die] for die in left} if game.round.dice is not None else set()
    return left[0] if len(faces) == 1 and not game.settings.optional_move else None


def _move_itself(game: GameState, seat: int) -> Talk:
    luck = 1
    if game.settings.strength(seat) != "hard" and len(game.round.dice_left) > 1:
        (luck,) = yield from roll(game, 1, opponents.LUCK)
    return _allowed(take_die(game, seat, opponents.takes(game, seat, luck)))


def _ask_die(game: GameState, seat: int) -> Talk:
    left = game.round.dice_left
    faces = tuple(wording.face(game.round.dice[die]) for die in left) if game.round.dice is not None else ()
    player = wording.seat(game, seat)
    question = message("ask-die" if len(left) > 1 else "ask-last-die", player=player, faces=faces)
    choices = message("choices-die-or-stay" if game.settings.optional_move else "choices-die", faces=faces)
    while True:
        meaning = yield from hear(game, question, (TakeDie, LeaveDog), choices, to=game.players[seat])
        moved = _taken(game, seat, meaning)
        if isinstance(moved, GameState):
            return moved
        yield from say(game, moved)


def _taken(game: GameState, asked: int, meaning: Meaning) -> GameState | Message:
    """Return the game after a die was taken, or why it cannot be."""
    who = named_seat(game, meaning, asked)
    if who is None:
        return message("refused-nobody", players=wording.players(game.players))
    if isinstance(meaning, LeaveDog):
        result = leave_dog(game, who)
    else:
        die = _die(game, meaning)
        # who may not move is told so, whatever the dice show
        result = take_die(game, who, die if isinstance(die, int) else game.round.dice_left[0])
        if isinstance(die, Refused) and not isinstance(result, Refused):
            result = die
    return refusals.why(game, result) if isinstance(result, Refused) else result


def _die(game: GameState, meaning: Meaning) -> int | Refused:
    if isinstance(meaning, TakeDie) and meaning.which is not None:
        return meaning.which - 1
    face = meaning.face if isinstance(meaning, TakeDie) else None
    return die_showing(game, BONE if face is None else face)


def _moved(before: GameState, move: Move) -> tuple[Message, ...]:
    """Return where a dog goes: the hand at the table does it where there are dogs on it."""
    player, board = wording.seat(before, move.seat), before.settings.board
    moves_it = before.settings.pieces == "real" and move.seat in before.settings.family
    if move.die is None or before.round.dice is None:
        return (message("left-dog", player=player),)
    face = before.round.dice[move.die]
    kind = "move-dog" if moves_it else "dog-walks"
    square = wording.square(board, move.end)
    if face != BONE:
        where = message(kind, player=player, dots=face, square=square)
    elif move.end == board.kennel:
        where = message(f"{kind}-home", player=player)
    else:
        where = message(f"{kind}-by-bone", player=player, square=square)
    back = wording.seats(before, move.sent_back)
    return (where, message("sent-back", players=back, count=len(back))) if back else (where,)


def _allowed(result: GameState | Refused) -> GameState:
    if isinstance(result, Refused):
        raise RuntimeError(f"this move was to be refused before: {result.reason}")
    return result

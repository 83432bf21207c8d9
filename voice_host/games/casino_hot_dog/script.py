"""Casino Hot Dog as a script: set-up, rounds until a dog is in the kennel, the winner (rules 3.3 and 3.4)."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.options import Options
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.round import Phase
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.games.casino_hot_dog.talk.asking import Talk
from voice_host.games.casino_hot_dog.talk.fists import open_fists
from voice_host.games.casino_hot_dog.talk.moves import move_dogs
from voice_host.games.casino_hot_dog.talk.rolling import roll_dice
from voice_host.games.casino_hot_dog.talk.setup import set_up
from voice_host.script import Outcome, Script, message, say


def play(options: Options) -> Script:
    """Return the game from its first word to its outcome."""
    settings = yield from set_up(options)
    game = GameState.new(settings)
    yield from say(game, message("begin-real" if settings.pieces == "real" else "begin-virtual"))
    while True:
        game = yield from play_round(game)
        if game.winner is not None:
            break
        yield from say(game, message("after-round", dogs=wording.where_dogs_stand(game)))
        if settings.pieces == "real":
            yield from say(game, message("chips-back"))
        game = game.next_round()
    yield from say(game, message("result", winner=wording.seat(game, game.winner)))
    yield from say(game, message("result-squares", dogs=wording.where_dogs_stand(game)), message("goodbye"))
    return _outcome(game)


def _outcome(game: GameState) -> Outcome:
    """Return how far the family's dogs came; the host's own are nobody whose results are kept."""
    family = {game.players[seat]: game.squares[seat] for seat in game.settings.family}
    return Outcome(family, tuple(game.players[seat] for seat in game.settings.family if seat == game.winner))


def play_round(game: GameState) -> Talk:
    """Play one round: the roll, the fists, the dogs."""
    game = yield from roll_dice(game)
    while game.round.phase is Phase.FISTS:
        game = yield from open_fists(game)
    return (yield from move_dogs(game))

"""DOG as a script: set-up, rounds of dealing, exchange and play, the winners (rules 2.5 and 2.7)."""

from __future__ import annotations

from voice_host.games.dog.options import Options
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.talk import wording
from voice_host.games.dog.talk.dealing import deal, exchange
from voice_host.games.dog.talk.setup import set_up
from voice_host.games.dog.talk.teams import who_plays_what
from voice_host.games.dog.talk.turn import take_turn
from voice_host.script import Outcome, Script, message, say


def play(options: Options) -> Script:
    """Return the game from its first word to its outcome."""
    settings = yield from set_up(options)
    game = GameState.new(settings)
    yield from say(game, *who_plays_what(settings), message(f"begin-{settings.cards}"))
    while not game.over:
        if game.phase is Phase.DEAL:
            game = yield from deal(game)
            game = yield from exchange(game)
        game = yield from take_turn(game)
    yield from say(game, message("result", winners=wording.players(game.winners), count=len(game.winners)))
    yield from say(game, message("goodbye"))
    return _outcome(game)


def _outcome(game: GameState) -> Outcome:
    """Return how many pawns the family brought home; the host's own are nobody whose results are kept."""
    settings = game.settings
    home = {
        game.player(seat): sum(game.position.home(colour) for colour in settings.own_colours(seat))
        for seat in settings.family
    }
    return Outcome(home, tuple(player for player in game.winners if player in home))

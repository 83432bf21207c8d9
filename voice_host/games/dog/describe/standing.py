"""How the game stands: turn, round, cards left, the last move, who leads."""

from __future__ import annotations

from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.talk import wording
from voice_host.script import Message, message

Told = tuple[Message, ...]


def whose_turn(game: GameState) -> Told:
    """Return whose turn it is, or who has still to pass a card."""
    if game.over:
        return (message("told-over"),)
    if game.turn_seat is not None:
        return (message("told-turn", player=wording.seat(game, game.turn_seat)),)
    if game.phase is Phase.EXCHANGE:
        return (message("told-to-pass", players=wording.seats(game, game.to_pass)),)
    return (message("told-starter", player=wording.seat(game, game.start_seat)),)


def which_round(game: GameState) -> Told:
    """Return the round that is played, and how many cards it has."""
    if game.over:
        return (message("told-over"),)
    return (message("told-round", round=game.round, count=game.hand_size),)


def how_many_cards(game: GameState) -> Told:
    """Return how many cards everybody has, and how many are in the deck."""
    hands = tuple(
        message("cards-of", player=wording.seat(game, seat), count=game.hands[seat].count)
        for seat in game.settings.seats
    )
    return (message("told-cards", players=hands, count=game.stock.left),)


def last_move(game: GameState) -> Told:
    """Return what was played last, and what it did."""
    last = game.last
    if last is None:
        return (message("told-no-move"),)
    player = wording.seat(game, last.seat)
    if last.move is None:
        return (message("is-out", player=player, cards=wording.cards(last.discarded)),)
    return (message("played", player=player, card=wording.played(last.move)), *wording.moved(game.settings, last.move))


def home(game: GameState) -> Told:
    """Return how many pawns everybody has home."""
    settings = game.settings
    counts = tuple(
        message(
            "home-of",
            player=wording.seat(game, seat),
            count=sum(game.position.home(one) for one in settings.own_colours(seat)),
        )
        for seat in settings.seats
    )
    return (message("told-home", players=counts),)


def who_leads(game: GameState) -> Told:
    """Return whose side has the most pawns home."""
    if game.winners:
        return (message("result", winners=wording.players(game.winners), count=len(game.winners)),)
    settings = game.settings
    by_side = {side: sum(map(game.position.home, settings.colours_of_side(side))) for side in settings.sides}
    most = max(by_side.values())
    leading = [side for side, count in by_side.items() if count == most]
    if not most or len(leading) > 1:
        return (message("told-nobody-leads"), *home(game))
    seats = [seat for seat in settings.seats if settings.side(seat) == leading[0]]
    return (message("told-leads", players=wording.seats(game, seats), count=len(seats), home=most),)

"""A player who brings a game to its end from wherever others have left it."""

from __future__ import annotations

from random import Random

from voice_host.games.dog import meanings as m
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.listing import moves_of_card
from voice_host.games.dog.rules.moves import Kind, Move
from voice_host.games.dog.rules.pawns import KENNEL, Pawn, colour, home_square, is_home, name, pawns_of
from voice_host.games.dog.rules.position import Position
from voice_host.language import spell
from voice_host.script import Ask, Gap, Message

_SPOKEN = {Card.ONE_ELEVEN: "eleven", Card.SWAP: "swap", Card.JOKER: "joker"}
_HELD = 4
"""So many real cards it holds at a time, whichever: with all of them two players would chase each other for ever."""
_SHORT = 2
"""A seven is looked at in so many portions at most."""


class Finisher:
    """Plays what brings it nearest to the end. Of real cards it holds such as it likes."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def notice(self, ask: Ask) -> None:
        """Hear a question: what it shows is all that this player goes by."""

    def ways_to_answer(self, ask: Ask) -> tuple[str, ...]:
        """Return wordings of an answer to a question, none where there is no answer of its own."""
        expects, game = ask.expects, ask.state
        if m.Ready in expects:
            return ("ready",)
        if m.Dealt in expects or m.Passed in expects:
            return ("done",)
        if ask.question.id == "ask-spacing":
            return ("eight",)
        if m.HowHands in expects:
            return ("open", "turn around")
        if m.Nobody in expects:
            players = ask.choices.gaps.get("players", ())
            return tuple(map(_name, players)) if isinstance(players, tuple) else ("nobody",)
        return self._ways(ask, game) if isinstance(game, GameState) else ()

    def _ways(self, ask: Ask, game: GameState) -> tuple[str, ...]:
        if m.GoHome in ask.expects:
            return ("home", "it goes home")
        if m.CardName in ask.expects:
            return ("thirteen", "joker", "eleven")
        if m.PassNth in ask.expects:
            return ("card one",)
        if m.PassCard in ask.expects:
            return tuple(map(_card, game.hands[game.to_pass[0]].cards or ()))
        if m.ShowCards in ask.expects:
            assert game.turn_seat is not None
            return (" ".join(["two"] * game.hands[game.turn_seat].count),)
        return self._card_to_play(game)

    def _card_to_play(self, game: GameState) -> tuple[str, ...]:
        seat = game.turn_seat
        assert seat is not None
        cards = game.hands[seat].cards
        held = self._random.sample(tuple(Card), _HELD) if cards is None else cards
        moves = [
            move
            for card in dict.fromkeys(held)
            for move in moves_of_card(game.settings, game.position, seat, card, _SHORT)
        ]
        if not moves and cards is not None and Card.SEVEN in cards:
            moves = list(moves_of_card(game.settings, game.position, seat, Card.SEVEN))
        if not moves:
            return ("I cannot play",)
        best = max(moves, key=lambda move: _worth(game, seat, move))
        return (_said(best),)


def _worth(game: GameState, seat: int, move: Move) -> int:
    """Return how near to its end a move brings the game for a player's side."""
    settings = game.settings
    after = game.position.after(settings.track, *move.trips)
    colours = settings.colours_of_side(settings.side(seat))
    return sum(_progress(game, after, pawn) for colour in colours for pawn in pawns_of(colour))


def _progress(game: GameState, position: Position, pawn: Pawn) -> int:
    track, place = game.settings.track, position.places[pawn]
    if place == KENNEL:
        return 0
    if is_home(place):
        return 2 * track.length + home_square(place)
    to_start = track.to_start(colour(pawn), place)
    laps = 0 if position.travelled[pawn] + to_start >= track.length else 1
    return 2 * track.length - to_start - laps * track.length


def _said(move: Move) -> str:
    joker = "joker as " if move.card is Card.JOKER and move.kind is not Kind.OUT else ""
    pawns = [_pawn(trip.pawn) for trip in move.trips]
    first = move.trips[0]
    way = " home" if is_home(first.end) and not is_home(first.start) else ""
    if move.kind is Kind.OUT:
        return f"{pawns[0]} out with {_card(move.card)}"
    if move.kind is Kind.SWAP:
        return f"{joker}swap {pawns[0]} with {pawns[1]}"
    if move.kind is Kind.BACKWARD:
        return f"{joker}four back {pawns[0]}"
    if len(pawns) > 1:
        parts = (f"{pawn} {spell(trip.steps)}" for pawn, trip in zip(pawns, move.trips, strict=True))
        return f"{joker}seven {' '.join(parts)}"
    return f"{joker}{spell(first.steps)} {pawns[0]}{way}"


def _pawn(which: int) -> str:
    colour, number = name(which).split()
    return f"{colour} {spell(int(number))}"


def _card(card: Card) -> str:
    return _SPOKEN.get(card) or spell(int(card.value))


def _name(player: Gap) -> str:
    return f"player {spell(int(str(player.gaps['number'])))}" if isinstance(player, Message) else str(player)

"""The score sheet and the standings."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.talk import wording
from voice_host.script import message
from voice_host.script.picture import Sheet, SheetLine, Standing, Standings


def sheet(game: GameState) -> Sheet:
    """Return the score sheet, in the order of play."""
    return Sheet(
        label=message("table-sheet"),
        player=message("table-player"),
        round=message("table-round"),
        total=message("table-total"),
        empty=message("table-empty"),
        lines=tuple(_line(game, seat, player) for seat, player in enumerate(game.settings.order)),
    )


def _line(game: GameState, seat: int, player: str) -> SheetLine:
    cells = game.sheet.cells[game.sheet.players.index(player)]
    plays = not game.over and player == game.player
    return SheetLine(wording.player(player), seat, cells, game.sheet.total(player), game.round if plays else None)


def standings(game: GameState) -> Standings | None:
    """Return who is in which place; nobody is where nobody plays against anybody, and before the first points."""
    if game.settings.mode != "competitive" or not any(game.sheet.totals.values()):
        return None
    places = tuple(
        Standing(each.place, wording.player(each.player), game.settings.order.index(each.player), each.total)
        for each in game.sheet.standings()
    )
    return Standings(message("table-standings"), places)

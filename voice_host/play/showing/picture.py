"""A game's picture in words, as the page takes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.play.showing.presses import plain_press
from voice_host.play.showing.words import Words
from voice_host.script import Problem
from voice_host.script.picture import Board, Chart, Picture, Private, Sheet, Standings, Tile, Token, Track

Plain = Mapping[str, Any]


def plain_picture(picture: Picture, words: Words, answered: Problem | None = None) -> Plain:
    """Return a picture as plain values. ``answered`` is the problem that was just answered, and rightly: only that is
    pointed at in the chart.
    """
    return {
        "heading": words.label(picture.heading),
        "phase": "" if picture.phase is None else words.label(picture.phase),
        "round": _round(picture, words),
        "board": None if picture.board is None else _board(picture.board, words),
        "track": None if picture.track is None else _track(picture.track, words),
        "dice": _dice(picture, words),
        "dice_count": picture.dice_count,
        "counts": [{"label": words.label(each.label), "value": each.value} for each in picture.counts],
        "sheet": None if picture.sheet is None else _sheet(picture.sheet, words),
        "standings": None if picture.standings is None else _standings(picture.standings, words),
        **_chart(picture.chart, words, answered),
        "over": picture.over,
    }


def plain_private(private: Private, words: Words) -> Plain:
    """Return what only one player may see as plain values."""
    return {
        "heading": words.label(private.heading),
        "lines": [words.label(line) for line in private.lines],
        "presses": [plain_press(press, words) for press in private.presses],
    }


def _round(picture: Picture, words: Words) -> Plain | None:
    shown = picture.round
    return None if shown is None else {"label": words.label(shown.label), "value": shown.value, "of": shown.of}


def _board(board: Board, words: Words) -> Plain:
    rows = [[_tile(tile, words) for tile in row] for row in board.rows]
    label, near = words.label(board.label), words.label(board.near)
    return {"label": label, "near": near, "counted": board.counted, "rows": rows}


def _tile(tile: Tile, words: Words) -> Plain:
    token = tile.token
    return {
        "number": tile.number,
        "name": words.label(tile.name),
        "place": words.text(tile.place),
        "marks": [mark.value for mark in tile.marks],
        "step": tile.step,
        "token": None if token is None else _token(token, words),
        "colour": tile.colour,
        "below": None if tile.below is None else words.text(tile.below),
    }


def _token(token: Token, words: Words) -> Plain:
    return {"player": words.name(token.player), "seat": token.seat, "sign": token.sign, "colour": token.colour}


def _track(track: Track, words: Words) -> Plain:
    squares = [
        {
            "number": square.number,
            "name": words.label(square.name),
            "marked": square.marked,
            "tokens": [_token(token, words) for token in square.tokens],
            "below": None if square.below is None else words.text(square.below),
        }
        for square in track.squares
    ]
    return {"label": words.label(track.label), "squares": squares}


def _dice(picture: Picture, words: Words) -> Plain | None:
    dice = picture.dice
    if dice is None:
        return None
    return {
        "values": list(dice.values),
        "sides": dice.sides,
        "multiplied": dice.multiplied,
        "label": words.label(dice.label),
    }


def _sheet(sheet: Sheet, words: Words) -> Plain:
    lines = [
        {
            "player": words.name(line.player),
            "seat": line.seat,
            "cells": list(line.cells),
            "total": line.total,
            "now": line.now,
        }
        for line in sheet.lines
    ]
    return {
        "label": words.label(sheet.label),
        "player": words.label(sheet.player),
        "round": words.label(sheet.round),
        "total": words.label(sheet.total),
        "empty": words.text(sheet.empty),
        "rounds": max((len(line.cells) for line in sheet.lines), default=0),
        "rows": lines,
    }


def _standings(standings: Standings, words: Words) -> Plain:
    places = [
        {"place": each.place, "player": words.name(each.player), "seat": each.seat, "points": each.points}
        for each in standings.places
    ]
    return {"label": words.label(standings.label), "places": places}


def _chart(chart: Chart | None, words: Words, answered: Problem | None) -> Plain:
    if chart is None or chart.hidden is not None:
        return {
            "chart": None,
            "chart_hidden": None if chart is None or chart.hidden is None else words.text(chart.hidden),
        }
    mark = None if answered is None else [answered.first, answered.second]
    return {
        "chart": {"label": words.label(chart.label), "sides": chart.sides, "mark": mark},
        "chart_hidden": None,
    }

"""``voice-host settings``: what stays from game to game."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_host.commands.failing import WrongUse, tell, typed_wrongly

if TYPE_CHECKING:
    from voice_host.commands.setting import Setting, Value
    from voice_host.records import Store


def settings(
    name: Annotated[str | None, typer.Argument(help="A setting. Without one, all are listed.")] = None,
    value: Annotated[str | None, typer.Argument(help="What it is to be from now on.")] = None,
    reset: Annotated[bool, typer.Option("--reset", help="Make it as usual again.")] = False,
    player: Annotated[str | None, typer.Option(help="For this player only: rate, level, patience or language.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Show the settings that stay, or change one. An option of "play" goes before them, for that game."""
    from voice_host.commands.all_settings import SETTINGS, find_setting
    from voice_host.commands.chosen import kept_in
    from voice_host.commands.data_folder import use_data_folder
    from voice_host.commands.settings_shown import rows
    from voice_host.records import open_store, outside_a_game

    setting = None if name is None else find_setting(name)
    whose = None if player is None else _whose(player, setting)
    if reset and (setting is None or value is not None):
        raise WrongUse("Name one setting that is to be as usual again, like: voice-host settings rate --reset.")
    chosen = None if setting is None or value is None else _read(setting, value)
    with closing(open_store(use_data_folder(data))) as store:
        if store.notice:
            tell(outside_a_game(store.notice))
        if setting is not None and (reset or chosen is not None):
            _change(store, setting, whose, chosen)
        kept = kept_in(store, tell)
    for row in rows(SETTINGS if setting is None else (setting,), kept, whose):
        print(json.dumps(row.plain(), ensure_ascii=False) if as_json else row.sentence(), flush=True)
    return 0


def _whose(player: str, setting: Setting | None) -> str:
    """Return the name of a player who can have the setting. Raises WrongUse."""
    from voice_host.commands.all_settings import SETTINGS

    if setting is not None and not setting.personal:
        personal = ", ".join(each.name for each in SETTINGS if each.personal)
        raise WrongUse(f"There is one {setting.name} for all players. Each can have their own: {personal}.")
    names = _players(player)
    if len(names) != 1 or names[0].isdecimal():
        raise WrongUse(f'"{player}" is no player\'s name. Write it like: --player Noa.')
    return names[0]


def _players(typed: str) -> tuple[str, ...]:
    """Return the names as the game would have them; none where it would have no such players."""
    from voice_host.commands.all_settings import GAME
    from voice_host.games.registry import find_game

    game = find_game(GAME)
    try:
        return tuple(game.plain(game.options({"players": typed}))["players"])
    except ValueError:
        return ()


def _read(setting: Setting, typed: str) -> Value:
    value = setting.read(typed)
    if setting.name == "voice":
        from voice_host.speaking.errors import SpeechUnavailable
        from voice_host.speaking.find_synthesizer import find_synthesizer

        try:
            with typed_wrongly():
                find_synthesizer().check(str(value))
        except SpeechUnavailable:
            pass  # no voice can be asked whether it is there; the game will tell
    return value


def _change(store: Store, setting: Setting, player: str | None, value: Value | None) -> None:
    """Keep a value, or forget it where it is None. Raises RecordsUnavailable."""
    from voice_host.records import EVERYBODY, RecordsUnavailable

    if not store.settings.keeps:
        raise RecordsUnavailable(f"The setting {setting.name} cannot be changed, because nothing can be kept there.")
    if value is None:
        store.settings.forget(player or EVERYBODY, setting.name)
    else:
        store.settings.keep(player or EVERYBODY, setting.name, value)

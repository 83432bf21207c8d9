"""What is kept on this machine: journals of games, results, records and settings, in one SQLite file."""

from voice_host.records.errors import GameElsewhere, RecordsUnavailable, outside_a_game
from voice_host.records.journal import Entry, Journal, MemoryJournal, Solved
from voice_host.records.kept_settings import EVERYBODY, KeptSettings
from voice_host.records.naming import key_of
from voice_host.records.plain import UnknownMeaning, meaning_from_plain, meaning_to_plain
from voice_host.records.store import EVERYTHING, Store, open_store
from voice_host.records.stored_game import StoredGame, Unfinished

__all__ = [
    "EVERYBODY",
    "EVERYTHING",
    "Entry",
    "GameElsewhere",
    "Journal",
    "KeptSettings",
    "MemoryJournal",
    "RecordsUnavailable",
    "Solved",
    "Store",
    "StoredGame",
    "Unfinished",
    "UnknownMeaning",
    "key_of",
    "meaning_from_plain",
    "meaning_to_plain",
    "open_store",
    "outside_a_game",
]

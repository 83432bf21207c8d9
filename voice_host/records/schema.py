"""The tables of the records file, as they came to be: a file of any age is brought up to date where it is opened."""

_GAMES = """
CREATE TABLE games (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    name      TEXT NOT NULL,     -- as typed after "play"
    version   INTEGER NOT NULL,  -- of the game's script
    language  TEXT NOT NULL,
    options   TEXT NOT NULL,     -- JSON
    seed      TEXT NOT NULL,     -- of the dice
    begun     TEXT NOT NULL,     -- ISO 8601, UTC
    ended     TEXT,
    declined  INTEGER NOT NULL DEFAULT 0,  -- players did not want to go on with it
    set_aside TEXT               -- why it cannot be gone on with
);
CREATE TABLE replies (
    id       INTEGER PRIMARY KEY,
    game     INTEGER NOT NULL REFERENCES games(id),
    n        INTEGER NOT NULL,   -- counted from 0 within the game
    kind     TEXT NOT NULL,      -- heard, time-up, rolled, recalled
    reply    TEXT NOT NULL,      -- JSON
    clock_ms INTEGER NOT NULL,
    words    TEXT NOT NULL,
    given    TEXT NOT NULL,      -- when, ISO 8601, UTC
    undone   INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_reply_at_each_n ON replies(game, n) WHERE undone = 0;
CREATE TABLE results (
    game   INTEGER NOT NULL REFERENCES games(id),
    player TEXT NOT NULL,
    points INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE TABLE records (
    name   TEXT NOT NULL,        -- of the game
    key    TEXT NOT NULL,        -- so that only like games compare
    value  INTEGER NOT NULL,
    set_by INTEGER NOT NULL REFERENCES games(id),
    set_at TEXT NOT NULL,
    PRIMARY KEY (name, key)
);
"""

_NAMES = """
CREATE TABLE pronunciations (
    key   TEXT PRIMARY KEY,      -- the name, in the same letters whatever its capitals
    name  TEXT NOT NULL,         -- as it is written
    said  TEXT NOT NULL,         -- as the voice is to read it, in plain letters
    given TEXT NOT NULL          -- when, ISO 8601, UTC
);
"""

_SETTINGS = """
CREATE TABLE settings (
    player TEXT NOT NULL,        -- in the same letters whatever its capitals, empty for everybody
    called TEXT NOT NULL,        -- the player's name as it was written last
    name   TEXT NOT NULL,        -- of the setting
    value  TEXT NOT NULL,        -- JSON
    PRIMARY KEY (player, name)
);
"""

_PROBLEMS = """
CREATE TABLE problems (
    game     INTEGER NOT NULL REFERENCES games(id),
    n        INTEGER NOT NULL,   -- of the reply that answered it
    player   TEXT NOT NULL,      -- in the same letters whatever its capitals
    called   TEXT NOT NULL,      -- the player's name as it was written
    first    INTEGER NOT NULL,
    second   INTEGER NOT NULL,
    said     INTEGER NOT NULL,   -- as the product
    took_ms  INTEGER,            -- NULL where it is not known
    given    TEXT NOT NULL,      -- when, ISO 8601, UTC
    replaces INTEGER,            -- n of the answer to the same problem that may have been misheard
    PRIMARY KEY (game, n)
) WITHOUT ROWID;
CREATE INDEX answers_again ON problems(game, replaces) WHERE replaces IS NOT NULL;
ALTER TABLE games ADD COLUMN problems_are TEXT NOT NULL DEFAULT 'in the journal';
"""

CHANGES = (_GAMES, _NAMES, _SETTINGS, _PROBLEMS)
"""The statements that make a file of each version out of the one before; the first makes a new file. One that was
released never changes: there are files made by it."""

VERSION = len(CHANGES)
"""Kept in the file as SQLite's user_version. A file of a higher one was made by a newer voice host."""

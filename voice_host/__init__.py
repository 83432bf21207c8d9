"""An offline host for family games: it listens, speaks, rolls, and keeps the rules, the clock and the score."""

__version__ = "0.1.0"

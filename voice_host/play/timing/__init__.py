"""The turn clock, and what counts as a player's time."""

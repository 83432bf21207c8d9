"""The games the host knows: one folder a game, and its whole world in it."""

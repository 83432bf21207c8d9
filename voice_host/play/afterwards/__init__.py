"""What comes when a game is over: the last word, and the next game."""

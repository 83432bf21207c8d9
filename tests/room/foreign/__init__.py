"""How the host bears speech that is not the game, and barking: a benchmark in virtual time."""

"""How the host treats its players: pace, patience, number of words, other words, a word when nobody speaks."""

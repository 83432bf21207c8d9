# How DOG presents itself where a game is chosen, in English.
dog-name = DOG
dog-in-short = DOG: bring your pawns round and home by cards, two against two as partners, for one to six players.

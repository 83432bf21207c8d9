# How Casino Hot Dog presents itself where a game is chosen, in English.
casino-hot-dog-name = Casino Hot Dog
casino-hot-dog-in-short = Casino Hot Dog: draw chips, or stop in time, and move your dog home first, for one to four players.

# What stands on the table page where a game is chosen, in English, and the words that its buttons say: those are understood
# as if they had been spoken (sentences.yaml, and each game's menu.yaml).

menu-name = The games
table-which-game = Which game shall we play?
say-play-game = { $game }
ask-what-games = Which games are there?
ask-what-game = What is { $game }?

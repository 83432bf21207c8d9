# What stands on the table page where a game is chosen, in Hebrew, and the words that its buttons say: those are understood
# as if they had been spoken (sentences.yaml, and each game's menu.yaml).

menu-name = המשחקים
table-which-game = באיזה משחק משחקים?
say-play-game = { $game }
ask-what-games = אילו משחקים יש?
ask-what-game = מה זה { $game }?

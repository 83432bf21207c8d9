# How Dotzee presents itself where a game is chosen, in English.
dotzee-name = Dotzee
dotzee-in-short = Dotzee: push sixteen dice on a board into rows and columns that give points, for one to six players.

# How Dogylicious presents itself where a game is chosen, in English.
dogylicious-name = Dogylicious
dogylicious-in-short = Dogylicious: a dog walks over a carpet of numbers, a step for each product that you say, for one to four players.

# What the host says where a game is chosen, in English. What each game is called, and what it is like, stands in its own
# menu.ftl. The format is described in voice_host/language/prompt_file.py.

welcome = Hello! I am your host.
    .brief = Hello!

ask-game = Which game shall we play: { LIST($games, join: "or") }?
    .full = Which game shall we play: { LIST($games, join: "or") }? Say its name, or ask what it is like.
    .again = What shall we play: { LIST($games, join: "or") }?

choices-game = Say the name of a game: { LIST($games, join: "or") }. Or say: the first, the second, the last. Or ask: which games are there?
    .brief = Say a name: { LIST($games, join: "or") }. Or the first, the second, the last.

refused-nth = There are { WORDS($count) } games.

chosen = { $game }.

what-to-ask = Ask which games are there, or what one of them is like: what is { LIST($games, join: "or") }?

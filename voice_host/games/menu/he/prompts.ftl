# What the host says where a game is chosen, in Hebrew. What each game is called, and what it is like, stands in its own
# menu.ftl. The format is described in voice_host/language/prompt_file.py.

welcome = שלום! ברוכים הבאים למשחק.
    .brief = שלום!

ask-game = באיזה משחק משחקים: { LIST($games, join: "או") }?
    .full = באיזה משחק משחקים: { LIST($games, join: "או") }? אומרים את השם שלו, או שואלים מה זה.
    .again = מה משחקים: { LIST($games, join: "או") }?

choices-game = אומרים שם של משחק: { LIST($games, join: "או") }. או אומרים: הראשון, השני, האחרון. או שואלים: אילו מִשחקים יש?
    .brief = אומרים שם: { LIST($games, join: "או") }. או הראשון, השני, האחרון.

refused-nth = מספר המִשחקים כאן הוא { WORDS($count) }.

chosen = { $game }.

what-to-ask = אפשר לשאול אילו מִשחקים יש, או לשאול על אחד מהם: מה זה { LIST($games, join: "או") }?

# What stands on the table page of any game, in English, and the words that its buttons say: those are understood as if
# they had been spoken (sentences.yaml).

table-before-any = Welcome
table-clock = Time left
table-captions = What was said
table-host-speaking = Speaking
table-host-listening = Listening
table-host-waiting = Your turn
table-host-busy = One moment
table-end = The host has said goodbye.

table-note-doubt = in doubt
table-note-not-understood = not understood
table-note-not-now = not now
table-note-pressed = pressed
table-note-typed = typed

table-press-number = A number
table-press-digits = Digit by digit
table-press-names = Names
table-blank-number = Number
table-hint-digits = five six
table-hint-names = Noa and Dan

say-yes = yes
say-no = no
say-again = again
say-number = { $number }
say-text = { $text }
say-no-names = no names

say-repeat = say that again
say-help = what can I say?
say-what-to-ask = what can I ask?
say-ask-score = what is the score?
say-ask-time = how much time is left?
say-pause = pause the game
say-resume = resume the game
say-undo = you misheard me
table-own-pages = Your own page
table-own-page = I am { $player }
say-quit = quit the game
say-another-game = play another game
say-ask-listening = are you listening?
say-speak-in = in Hebrew
say-slower = slower
say-faster = faster
say-quieter = quieter
say-louder = louder
say-briefer = be brief
say-fuller = explain more
say-wait-longer = wait longer
say-wait-less = wait less
say-remember-that = remember that
say-back-to-normal = back to normal

## What several games show and say

table-turn-of = { $player }’s turn
table-place = row { WORDS($row) } column { WORDS($column) }
table-standings = Standings
say-roll = roll
say-players = { $count ->
    [one] one player
   *[other] { WORDS($count) } players
  }
ask-by-press-what-dice = what are the dice?
ask-by-press-whose-turn = whose turn is it?
ask-by-press-which-round = which round is it?
ask-by-press-who-leads = who is leading?
ask-by-press-my-points = how many points do I have?
ask-by-press-explain-score = explain the score
ask-by-press-row = read row { WORDS($row) }
ask-by-press-teach-me = teach me the game
table-winner = { $player } wins

# What the host itself says in any game, in English. The format is described in voice_host/language/prompt_file.py.
# Numbers are spelled: { WORDS($count) }; a selector sees the number.

## Lists and choices

# "Noa, Dan and Lia"
list-and = { LIST($items, join: "and") }
# "the near nine or the far nine"
list-or = { LIST($items, join: "or") }
# "one, ten, nine"
list-plain = { LIST($items) }
# "thirteen"
number = { WORDS($number) }
# "thirteen, one three": a number and its digits, where it sounds like another
number-and-digits = { WORDS($number) }, { WORDS($number, style: "digits") }

## Spans of time

host-minutes = { WORDS($minutes) } { $minutes ->
    [one] minute
   *[other] minutes
  }
host-seconds = { WORDS($seconds) } { $seconds ->
    [one] second
   *[other] seconds
  }
host-minutes-and-seconds = { $minutes } and { $seconds }

## The clock

host-time-left = { $left } left.
host-half-time = Half time: { $left } left.
host-no-clock = No clock is running.
    .full = No clock is running. You have all the time you want.

## A pause

host-paused = We pause. Say resume to go on.
    .full = We pause. Nothing is lost. Say resume when you want to go on.
host-paused-with-clock = The clock is stopped. Say resume to go on.
    .full = The clock is stopped, and your time is kept. Say resume when you want to go on.
host-is-paused = The game is paused. Say resume to go on.
    .again = We still have a pause. Resume is the word to go on.
    .further = I wait until you say resume.
host-not-paused = The game is not paused.
    .again = There is no pause now.
host-resumed = We go on.
    .again = On with the game.
    .further = Good, we play on.

## When nobody says anything

# Short, and not the same words each time.
host-nudge-listening = I am listening.
host-nudge-waiting = I am waiting for your answer.
host-nudge-still-here = I am still here.
host-nudge-whenever = Tell me when you know.
host-offer-pause = Shall we pause? Say yes or no.
    .full = It is quiet here. Shall we pause? Say yes or no, or just go on playing.
    .again = Do you want a pause? Say yes or no.
    .further = We can pause, if you like. Yes or no?
host-offer-pause-by-name = Say pause if you want a pause.
    .again = If you need a pause, say pause.
host-pauses-by-itself = I pause the game now. Say resume when you are back.
    .full = I pause the game now, and nothing is lost. Say resume when you are back.
    .again = Nobody answers, so we pause again. Resume goes on.
    .further = I pause once more, until somebody says resume.
host-is-still-paused = The pause goes on until you say resume.

## Not understood

host-not-understood = I did not understand.
host-say-it-again = Sorry, I did not get that. Please say it again.
host-not-caught = I could not make that out.
host-not-clear = That was not clear to me. Once more, please, a little slower.
host-another-way = I still do not understand. Try it another way. { $choices }
    .brief = Another way: { $choices }
    .again = Let us try other words. { $choices }
    .brief-again = Other words: { $choices }
    .further = I am sorry, I cannot follow. Speak one at a time, please. { $choices }
    .brief-further = One at a time, please. { $choices }
# The example is never a right answer: no two dice and no route make ninety seven.
host-digit-by-digit = I still do not understand. Say the number digit by digit, like: nine, seven.
    .brief = Say it digit by digit, like: nine, seven.
    .again = Say each digit of the number by itself. Ninety seven is: nine, seven.
    .brief-again = Each digit by itself, please, like: nine, seven.
host-only-yes-or-no = I still do not understand. Say only the one word: yes, or no.
    .brief = Say only the one word: yes, or no.
    .again = One word will do: yes, or no?
    .further = Is it a yes? Or is it a no?
host-type-it = If I cannot hear you, type it on the keyboard.
    .again = You can also type your answer and press enter.
host-not-now = Not now. { $choices }
    .again = That does not fit here. { $question }
    .brief-again = Not here. { $question }
    .further = I cannot use that now. Say help to hear your choices.

## Which one of two?

host-which-one = { $first }, or { $second }?
    .again = Which was it: { $first }, or { $second }?
    .further = Say one of the two: { $first }, or { $second }.
host-is-it = { $candidate }: yes or no?
    .again = Did you say { $candidate }? Yes or no?
    .further = Was it { $candidate }? Say yes or no.
host-say-it-once-more = Then say it once more, please.
    .again = Then I heard wrong. Please say it anew.
host-say-it-in-other-words = I am not sure what I heard. Say it once more, please, in a whole sentence.
    .brief = I am not sure. Once more, please.
    .again = That could be two things. Please say it in other words.
    .brief-again = Please say it in other words.
host-choices-yes-or-no = Please say yes or no.
    .again = Please answer yes or no.
    .further = Yes or no?

## Help and the score

host-anytime = At any time you can say repeat, score, time left, pause, you misheard me, slower, louder, or quit. Or ask: what can you tell me?
    .brief = Or say repeat, score, pause, you misheard me, or quit.
    .full = At any time you can say repeat, help, score, how much time is left, pause, resume, you misheard me, slower, faster, quieter, louder, briefer, are you listening, play another game, or quit. Or ask what there is to know about the game: what can you tell me?
host-no-score-yet = There is no score yet.
host-cannot-whisper = I have no voice now, so I cannot whisper to { $player }. What is secret I do not print.
    .brief = I cannot whisper now, and I print no secret.
    .again = I still cannot whisper to { $player }: my voice is gone.
host-no-own-ear = { $player } has no device to hear what is secret. It is named when I am started: ear, a name, a device.
    .brief = { $player } has no device to hear secrets with.
    .again = There is no device for { $player }, so I tell no secret.
# a player's own page was opened somewhere: everybody hears it, so that nobody opens another's
host-own-page-opened = The page of { $player } is open.
host-listening = Yes, I am listening.
    .brief = Yes.
    .again = Yes, I am here. I am listening to you.

## Taking back

host-taken-back = Taken back: { $words }.
host-nothing-to-take-back = There is nothing to take back.
    .again = Nothing was said yet that I could take back.
# what was judged or binds is taken back only if the others at the table agree that it was misheard
host-did-i-mishear = I heard: { $words }. Friends, did I mishear? Yes or no.
    .brief = Friends, did I mishear { $words }?
    .again = Friends, was it something else than { $words }? Yes or no?
host-it-stands = Then it stands.
    .again = Then it stays as it is.

## How the host speaks

host-slower = I speak more slowly now.
    .again = Slower, then.
host-slowest = More slowly I cannot speak.
    .again = This is as slowly as I can speak.
host-faster = I speak faster now.
    .again = Faster, then.
host-fastest = Faster I cannot speak.
    .again = This is as fast as I can speak.
host-quieter = I speak more quietly now.
    .again = Quieter, then.
host-quietest = More quietly I cannot speak.
    .again = This is as quietly as I can speak.
host-louder = I speak louder now.
    .again = Louder, then.
host-loudest = Louder I cannot speak.
    .again = This is as loudly as I can speak.
host-briefer = I use fewer words now.
    .again = Fewer words, then.
host-briefest = I use as few words as I can already.
    .again = Fewer words I do not have.
host-fuller = I explain more now.
    .again = More words, then.
host-fullest = I explain as much as I can already.
    .again = More I cannot explain.

host-waits-longer = I wait longer for you now.
    .again = More time for you, then.
host-waits-longest = Longer I cannot wait.
    .again = That is as long as I can wait.
host-waits-less = I wait less for you now.
    .again = Less time, then.
host-waits-least = Less I cannot wait.
    .again = That is as short as I can wait.

## What stays

# "I keep: slower speech and more time to speak for Lia, a louder voice."
host-kept = I keep: { LIST($things) }.
host-keep-for = { LIST($things, join: "and") } for { $player }
host-keep-slower = slower speech
    .brief = slower
host-keep-faster = faster speech
    .brief = faster
host-keep-quieter = a quieter voice
    .brief = quieter
host-keep-louder = a louder voice
    .brief = louder
host-keep-briefer = fewer words
host-keep-fuller = more words
host-keep-patient = more time to speak
    .brief = more time
host-keep-hurried = less time to speak
    .brief = less time
host-nothing-to-keep = There is nothing new to remember.
    .again = Nothing has changed that I could remember.
    .full = There is nothing new to remember. Say slower, louder, fewer words or wait longer first.
host-cannot-keep = I do it now, but I cannot remember it: nothing can be saved here.
    .brief = Only for now: nothing can be saved here.
host-back-to-normal = I speak and wait as usual again.
    .again = As usual again.
host-normal-already = I speak and wait as usual already.
    .again = All is as usual already.

## Leaving and coming back

host-leave = Do you want to leave? The game is kept. Say yes or no.
    .brief = Leave, and keep the game? Say yes or no.
    .full = Do you want to leave the game? It is kept, and you can go on with it another day. Say yes or no.
    .again = Shall we stop here for today? Say yes or no.
    .further = Do you really want to leave? Yes or no?
host-leave-unsaved = Do you want to leave? The game cannot be kept. Say yes or no.
    .brief = Leave? The game cannot be kept. Say yes or no.
    .full = Do you want to leave the game? It cannot be kept, so it would be lost. Say yes or no.
    .again = Shall we stop here? The game would be lost. Yes or no?
    .further = Do you really want to leave? Yes or no?
host-stay = Good, we play on.
    .again = Then we play on.
# where nothing was said yet that could be kept
host-leave-at-once = Do you want to leave? Say yes or no.
    .brief = Leave? Say yes or no.
    .again = Shall we stop here? Yes or no?
    .further = Do you really want to leave? Yes or no?
host-change = Do you want to leave this game for another one? It is kept. Say yes or no.
    .brief = Leave this game, and keep it? Say yes or no.
    .full = Do you want to leave this game for another one? It is kept, and you can go on with it another day. Say yes or no.
    .again = Shall we play another game, and keep this one? Say yes or no.
    .brief-again = Another game, and keep this one? Yes or no?
    .further = Another game? Yes or no?
host-change-unsaved = Do you want to leave this game for another one? It cannot be kept. Say yes or no.
    .brief = Leave this game? It cannot be kept. Say yes or no.
    .full = Do you want to leave this game for another one? It cannot be kept, so it would be lost. Say yes or no.
    .again = Shall we play another game? This one would be lost. Yes or no?
    .brief-again = Another game? This one would be lost. Yes or no?
    .further = Another game? Yes or no?
host-kept-for-later = The game is kept. You can go on with it next time.
    .brief = The game is kept.
host-left = The game is kept. You can go on with it next time. Goodbye.
    .brief = The game is kept for the next time. Goodbye.
host-left-unsaved = Goodbye.
host-play-again = Shall we play again?
host-choices-play-again = Say yes to play it again, no to stop, or: play another game. Or say you misheard me, and I take your last answer back.
    .brief = Say yes, no, play another game, or you misheard me.
host-same-players = The same { $players ->
    [one] player
   *[other] players
  } again?
host-choices-same-players = Say yes for the same { $players ->
    [one] player
   *[other] players
  } and settings, or no to choose anew.
host-goodbye = Goodbye!
host-over = The game is over, and its result is kept. Goodbye.
host-unfinished = There is an unfinished game, begun { $begun }. Do you want to go on with it?
    .brief = Go on with the game begun { $begun }?
    .full = There is an unfinished game, begun { $begun }. Do you want to go on with it? Say yes, or say no for a new game.
    .again = Shall we go on with the game begun { $begun }? Say yes or no.
    .brief-again = The game begun { $begun }: go on? Yes or no?
    .further = Say yes for the game begun { $begun }, or no for a new game.
    .brief-further = Yes for that game, no for a new one.
host-unfinished-of = There is an unfinished game, begun { $begun } by { LIST($players, join: "and") }. Do you want to go on with it?
    .brief = Go on with the game begun { $begun } by { LIST($players, join: "and") }?
    .full = There is an unfinished game, begun { $begun } by { LIST($players, join: "and") }. Do you want to go on with it? Say yes, or say no for a new game.
    .again = Shall we go on with the game of { LIST($players, join: "and") }? Say yes or no.
    .brief-again = The game of { LIST($players, join: "and") }: go on? Yes or no?
    .further = Say yes for the game begun { $begun }, or no for a new game.
    .brief-further = Yes for that game, no for a new one.
host-begun-today = today
host-begun-yesterday = yesterday
host-begun-days-ago = { WORDS($days) } days ago
host-going-on-with-game = We go on where we were.
host-cannot-go-on = The unfinished game cannot be gone on with. We begin a new one.
    .brief = That game cannot go on. We begin a new one.

## Who plays, where a game asks

player-number = Player { WORDS($number) }
ask-last-players = { $count ->
    [one] Does { LIST($players, join: "and") } play again?
   *[other] Do { LIST($players, join: "and") } play again?
  }
    .again = Shall { LIST($players, join: "and") } play again? Yes or no?
choices-last-players = Say yes to play with the same players as last time, or no to choose others.
    .brief = Say yes for them, or no to choose others.
ask-names = What are your names? Or say: no names.
    .full = What are your names? Say first names or colours, all in one breath or one by one. Or say: no names.
    .again = Tell me your names, or say: no names.
    .further = Who plays? Say the names, or say: no names.
ask-names-known = What are your names? I know { LIST($known, join: "and") }. Or say: no names.
    .brief = What are your names? Or say: no names.
    .again = Tell me your names, or say: no names.
    .further = Who plays? Say the names, or say: no names.
ask-name = What is your name? Or say: no name.
    .again = Tell me your name, or say: no name.
    .further = Who plays? Say the name, or say: no name.
ask-name-known = What is your name? I know { LIST($known, join: "and") }. Or say: no name.
    .brief = What is your name? Or say: no name.
    .again = Tell me your name, or say: no name.
    .further = Who plays? Say the name, or say: no name.
ask-next-name = { LIST($names, join: "and") }. Who else plays?
    .again = Besides { LIST($names, join: "and") }, who plays?
ask-who-else = Who else plays, then?
    .again = Which other name shall I write down?
ask-names-again = Then tell me again: who plays?
    .again = Who plays? Say the names once more.
choices-names = Say first names, like Noa and Dan, or colours, like red and blue. Say no names, and I call you by number. Any name can be typed.
    .brief = Say first names or colours, or say no names.
ask-plays = Does { $player } play?
    .again = Is { $player } one of you? Yes or no?
choices-plays = Say yes if { $player } plays, or no.
ask-names-right = { LIST($players, join: "and") }: is that right?
    .again = Did I get the names: { LIST($players, join: "and") }? Yes or no?
choices-names-right = Say yes if those are the names, or no to tell me again.
    .brief = Yes if they are right, or no.
refused-names-many = Those are more names than players: you are { WORDS($count) }.
    .brief = Too many names: you are { WORDS($count) }.
    .again = I need { WORDS($count) } names and no more.
refused-name-twice = { $player } is there already. Each player needs another name.
    .brief = { $player } is there already. Take another name.
    .again = One { $player } is enough. Take another name, please.

refused-players = One to { WORDS($most) } can play, not { WORDS($count) }.
    .again = { WORDS($count) } cannot play this game. One to { WORDS($most) } can.

## What fails

host-not-saved = The game cannot be saved from here on. We play on.
# the microphone is not there at the start
host-no-ear = I cannot hear you. Please type what you want to say.
    .brief = I cannot hear you. Please type.
host-ear-lost = I cannot hear you any more. Please type what you want to say.
    .brief = I cannot hear you any more. Please type.
# there is no keyboard either
host-waits-for-ear = I wait until I can hear you.
host-hears-again = I can hear you again.
host-ear-silent = I hear nothing at all. The microphone may be muted.
    .full = I hear nothing at all, not even noise. The microphone may be muted, or not plugged in.
host-speaks-again = I can speak again.

## What several games tell

points-of = { $player } { WORDS($points) }
points = { WORDS($points) } { $points ->
    [one] point
   *[other] points
  }
players-are = The players are { LIST($players, join: "and") }.
told-over = The game is over.
told-whose-turn = It is { $player }'s turn.
told-leader = { $player } leads with { $points }.
told-leaders = { LIST($players, join: "and") } lead together with { $points }.
told-winner = { $player } wins with { $points }.
told-own-points = { $player } has { $points }.
    .brief = { $player }: { $points }.
score-after-turn = { $player } has { $points }.
score-not-begun = The game has not begun yet.
score-now = { LIST($players) }.
result-winner = The game is over. { $winner } wins with { $points }!
    .brief = { $winner } wins with { $points }!
result-totals = { LIST($players) }.
goodbye = Thanks for playing!

## Languages

# a new language has its variant here, in every language that there is
language-called = { $language ->
    [he] Hebrew
   *[en] English
  }
host-speaks = We speak English now.
host-speaks-with = { LIST($players, join: "and") }: in { $language } from now on.
host-listens-in = I listen in { $language } now. To change that, say: in English, or in Hebrew.
    .brief = Now in { $language }. Or say: in English, in Hebrew.
host-does-not-play = Not at this table: { LIST($players, join: "and") }.
host-no-such-language = This game is not played in { $language }.
host-keep-language = I speak { $language }

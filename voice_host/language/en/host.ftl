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

## A pause

host-paused = We pause. Say resume to go on.
host-paused-with-clock = The clock is stopped. Say resume to go on.
host-is-paused = The game is paused. Say resume to go on.
host-not-paused = The game is not paused.
host-resumed = We go on.

## Not understood

host-not-understood = I did not understand.
host-say-it-again = Sorry, I did not get that. Please say it again.
host-not-caught = I could not make that out.
host-not-clear = That was not clear to me. Once more, please, a little slower.
host-another-way = I still do not understand. Try it another way. { $choices }
host-not-now = Not now. { $choices }

## Which one of two?

host-which-one = { $first }, or { $second }?
host-is-it = { $candidate }: yes or no?
host-say-it-once-more = Then say it once more, please.
host-say-it-in-other-words = I am not sure what I heard. Say it once more, please, in a whole sentence.
host-choices-yes-or-no = Say yes or no.

## Help and the score

host-anytime = At any time you can say repeat, score, time left, pause, you misheard me, slower, louder, or quit.
    .brief = Or say repeat, score, pause, you misheard me, or quit.
    .full = At any time you can say repeat, help, score, how much time is left, pause, resume, you misheard me, slower, faster, quieter, louder, briefer, are you listening, or quit.
host-no-score-yet = There is no score yet.
host-listening = Yes, I am listening.

## Taking back

host-taken-back = Taken back: { $words }.
host-nothing-to-take-back = There is nothing to take back.
# what was judged or binds is taken back only if the others at the table agree that it was misheard
host-did-i-mishear = I heard: { $words }. Friends, did I mishear? Yes or no.
host-it-stands = Then it stands.

## How the host speaks

host-slower = I speak more slowly now.
host-slowest = More slowly I cannot speak.
host-faster = I speak faster now.
host-fastest = Faster I cannot speak.
host-quieter = I speak more quietly now.
host-quietest = More quietly I cannot speak.
host-louder = I speak louder now.
host-loudest = Louder I cannot speak.
host-briefer = I use fewer words now.
host-briefest = I use as few words as I can already.
host-fuller = I explain more now.
host-fullest = I explain as much as I can already.

host-waits-longer = I wait longer for you now.
host-waits-longest = Longer I cannot wait.
host-waits-less = I wait less for you now.
host-waits-least = Less I cannot wait.

## What stays

# "I keep: slower speech for Lia and a louder voice."
host-kept = I keep: { LIST($things, join: "and") }.
host-keep-for = { $what } for { $player }
host-keep-slower = slower speech
host-keep-faster = faster speech
host-keep-quieter = a quieter voice
host-keep-louder = a louder voice
host-keep-briefer = fewer words
host-keep-fuller = more words
host-keep-patient = more time to speak
host-keep-hurried = less time to speak
host-nothing-to-keep = There is nothing new to remember.
    .full = There is nothing new to remember. Say slower, louder, fewer words or wait longer first.
host-cannot-keep = I do it now, but I cannot remember it: nothing can be saved here.
host-back-to-normal = I speak and wait as usual again.
host-normal-already = I speak and wait as usual already.

## Leaving and coming back

host-leave = Do you want to leave? The game is kept. Say yes or no.
host-leave-unsaved = Do you want to leave? The game cannot be kept. Say yes or no.
host-stay = Good, we play on.
host-left = The game is kept. You can go on with it next time. Goodbye.
host-left-unsaved = Goodbye.
host-over = The game is over, and its result is kept. Goodbye.
host-unfinished = There is an unfinished game, begun { $begun }. Do you want to go on with it?
host-begun-today = today
host-begun-yesterday = yesterday
host-begun-days-ago = { WORDS($days) } days ago
host-going-on-with-game = We go on where we were.
host-cannot-go-on = The unfinished game cannot be gone on with. We begin a new one.

## What fails

host-not-saved = The game cannot be saved from here on. We play on.
host-ear-lost = I cannot hear you any more. Please type what you want to say.

# What the table page itself says: the host's own sentences and the game's come with the game. Figures are written as
# figures. Only plain messages; a gap is filled by the page.

## The page

skip = Skip to the question
settings = Settings
close = Close
round-of = { $label } { $value } of { $of }
joined = { $first }, { $next }
waiting = Waiting for the game…
on-the-table = On the table
page-title = { $heading } – { $title }

## The connection

connection-lost = Connection lost. Trying again.
another-game = This game is over. For another one, open the address that the host has printed now.

## The board

dog-here = the dog is here
is-start = the turn began here
is-target = target
is-visited = already entered in this turn
is-free = may be chosen
token-of = token of { $player }
route-step = step { $step } of the route
on-route = on the route
on-plan = on your plan
tap-means = Tapping a tile means
tap-look = Only look

## The dice

not-rolled = No roll on the table

## The clock

time-left = Time left
paused = Paused
time-up = Time is up

## What was said

said = What was said
history = Everything that was said
who-host = Host
who-player = Players
who-trouble = Please note
nothing-said = Nothing has been said yet.

## What can be said

nothing-asked = Nothing is asked now.
also-possible = Also possible
at-any-time = At any time
ask = Ask about the game
can-be-said = What can be said now
say-it = Say it
delete-digit = Delete the last digit
digits = Digits
for-example = For example: { $hint }
type-label = Type what you would say
choose-tile = Choose a tile
steps-planned = Your plan
nothing-planned = No step yet
undo-step = Undo last step
waiting-for-host = The host has not answered yet. Wait a moment.
said-it = Said: “{ $words }”
number-wanted = { $label }: a whole number from { $lowest } to { $highest }, please.
words-wanted = Write something first, please.
way-wanted = Choose a first step, please.
off-board = There is no tile that way.
read-only = This screen only shows the game. Say it aloud, or press on a screen that may.

## When a press was not taken

refused-gone-on = The game has already gone on. This was not said.
refused-busy = Somebody has just pressed something. One moment, please.
refused-read-only = This screen only shows the game. Say it aloud, please.
refused-origin = This page was not opened from the host’s own address. Open it from the address that the host shows.
refused-too-long = That is too long. Say it in fewer words, please.
refused-malformed = The host could not read that. Try again, please.
refused-not-listening = The host is not listening now.
refused-unknown = That was not taken. Try again, please.
not-sent = That did not reach the host. Try again when the connection is back.

## The pieces calculator

calculator = How many food pieces to prepare?
calculator-how = First count and work it out yourselves, then check.
calculator-first = First step
calculator-last = Last step
calculator-own = Your own count of pieces
calculator-check = Check
calculator-show = Show the sum
calculator-right = Right! Pieces for steps { $first } to { $last }: { $pieces }.
calculator-wrong = It is not { $own }. Count once more.
calculator-sum = Pieces for steps { $first } to { $last }: { $pieces }.
calculator-steps = First step and last step: whole numbers from 1 to { $most }, the first one not after the last, please.
calculator-own-wanted = First count yourselves and write your own number of pieces, please.

## A page for each player

own-pages-how = Who plays opens a page of their own, with what nobody else may see. It can be opened once, and the host tells all.
own-page-taken = { $label }: open on a device
refused-claimed = This page is open on a device already. If that is not yours, say so to the others.

## Another screen

another-screen = Watch on another screen
another-how = Open this address on a phone, a tablet or a television in the same network, or point its camera at the picture.
another-picture = The address as a picture to point a camera at

## Settings

view = This screen is
view-tablet = a tablet: with everything to press
view-television = a television: the carpet, the dice, the clock and what is said
text-size = Size of the text
size-1 = normal
size-2 = large
size-3 = larger
size-4 = very large
colours = Colours
colours-system = like this device
colours-light = light
colours-dark = dark
reader = Let the screen reader read what is said
reader-auto = only when the host does not speak
reader-on = always
reader-off = never
panels = Also show
panel-history = everything that was said
panel-score = the score
panel-chart = the multiplication chart
panel-calculator = the pieces calculator

# What the host says in Dogylicious, in English. Numbers are spelled: { WORDS($steps) }; a selector sees the number.
# Rules 1.12: nothing the player has to work out is said before the player has said it: not the product, not the number
# of steps of a route, not the pieces to prepare.

## Naming things

tile = the { WORDS($number) }
tile-on-side = the { $side ->
    [near] near
    [far] far
    [left] left
   *[right] right
  } { WORDS($number) }
tile-by-place = the { WORDS($number) } in row { WORDS($row) }, column { WORDS($column) }
number-alone = { WORDS($number) }
one-side = the { $side ->
    [near] near
    [far] far
    [left] left
   *[right] right
  } one
points-of = { $player } { WORDS($points) }
points = { WORDS($points) } { $points ->
    [one] point
   *[other] points
  }
pieces = { WORDS($pieces) } { $pieces ->
    [one] piece
   *[other] pieces
  }
steps = { WORDS($steps) } { $steps ->
    [one] step
   *[other] steps
  }
player-number = Player { WORDS($number) }

## Before the game

welcome = Welcome to Dogylicious: a game of targets, routes and multiplication with a dog.
    .brief = Welcome to Dogylicious.
ask-players = How many players are you, one to four?
choices-players = Say how many you are: one, two, three or four.
refused-players = One to four can play, not { WORDS($count) }.
ask-players-together = How many players are you, two to four?
choices-players-together = Say how many you are: two, three or four.
refused-players-together = Two to four can play like that, not { WORDS($count) }.
ask-last-players = { $count ->
    [one] Does { LIST($players, join: "and") } play again?
   *[other] Do { LIST($players, join: "and") } play again?
  }
choices-last-players = Say yes to play with the same players as last time, or no to choose others.
ask-names = What are your names? Or say: no names.
    .full = What are your names? Say first names or colours, all in one breath or one by one. Or say: no names.
ask-names-known = What are your names? I know { LIST($known, join: "and") }. Or say: no names.
    .brief = What are your names? Or say: no names.
ask-name = What is your name? Or say: no name.
ask-name-known = What is your name? I know { LIST($known, join: "and") }. Or say: no name.
    .brief = What is your name? Or say: no name.
ask-next-name = { LIST($names, join: "and") }. Who else plays?
ask-who-else = Who else plays, then?
ask-names-again = Then tell me again: who plays?
choices-names = Say first names, like Noa and Dan, or colours, like red and blue. Say no names, and I call you by number. Any name can be typed.
    .brief = Say first names or colours, or say no names.
ask-plays = Does { $player } play?
choices-plays = Say yes if { $player } plays, or no.
ask-names-right = { LIST($players, join: "and") }: is that right?
choices-names-right = Say yes if those are the names, or no to tell me again.
refused-names-many = Those are more names than players: you are { WORDS($count) }.
refused-name-twice = { $player } is there already. Each player needs another name.
ask-team = Do you play together, as one team?
choices-team = Say yes to play as one team, or no to play for yourselves.
ask-clock = Do you play with a clock?
choices-clock = Say yes to play with a clock, or no to play without.
ask-turn-length = How long is a turn? Two minutes are usual.
choices-turn-length = Say a time, like two minutes or ninety seconds.
refused-turn-length = A turn lasts at least fifteen seconds and at most thirty minutes.
ask-time-up-option = When time is up: the basic option, with no points, or the gentler one, with a point for each step?
choices-time-up-option = Say basic: no points when time is up. Or say gentler: a point for each right step, up to the number of the last target.
ask-sides = How many sides do your dice have: six, eight, ten or twelve?
    .full = How many sides do your dice have: six, eight, ten or twelve? I roll for you, unless you say: we roll our own dice.
choices-sides = Say six, eight, ten or twelve. If you want to roll yourselves, say: we roll our own dice.
own-dice = Good: you roll, and the problem you say tells me what you rolled.
refused-sides = The dice have six, eight, ten or twelve sides, not { WORDS($sides) }.
carpet-uneven = Usually each number is on two tiles. On your carpet that is not so for { LIST($numbers, join: "and") }. We play on it all the same.
players-are = The players are { LIST($players, join: "and") }.
players-as-team = { LIST($players, join: "and") } play together as one team.

## Choosing a start and a target

ask-start = { $player }, round { WORDS($round) }. Where do you start?
ask-start-again = Where do you start, { $player }?
choices-start = Say a tile at the edge of the carpet, like the near seven, or row four, column one.
start-chosen = Row { WORDS($row) }, column { WORDS($column) }, tile { WORDS($number) }.
ask-target = Choose a target.
ask-target-again = Choose another target.
target-chosen = { $tile }.
gone-on = You have gone on to another target, so you cannot stop now.
choices-target = Say: this is my target, and a tile, like the far nine. The target needs a way of at least three steps.
ask-which-target = Which tile is your target?
ask-which = Which { WORDS($number) }: { LIST($tiles, join: "or") }?
choices-which = Say { LIST($tiles, join: "or") }.
no-such-number = There is no { WORDS($number) } on the carpet. The tiles go from one to ten.
no-such-place = There is no such place. The carpet has { WORDS($rows) } rows and { WORDS($columns) } columns.
no-such-tile = There is no such tile on the carpet.
not-at-the-edge = { $tile } is not at the edge. You start from a tile at the edge of the carpet.
target-has-token = There is a token on { $tile }. Choose a tile without a token.
target-already-visited = The dog has already been on { $tile } in this turn.
target-is-here = The dog stands on { $tile } already. Choose another tile.
target-without-route = No way of at least three steps leads to { $tile } from here.
no-free-target = No free target can be reached from anywhere, { $player }, so this turn has no points.
no-free-target-from-here = No target can be reached from { $tile }. Start from another tile.

## Planning the route

ask-route = How do you walk there?
ask-route-again = How do you walk to { $target }?
choices-route = Say the way step by step: forward, back, left, right. Or say the numbers of the tiles.
route-chosen = { LIST($tiles) }.
route-too-short = A route has at least three steps. Plan a longer way to { $target }.
route-not-a-neighbour = { $from } and { $to } do not touch. Each step goes forward, back, left or right.
route-from-here = The dog stands on { $tile } already, and that is not a step. Say the way from there.
route-off-the-carpet = That step from { $from } leads off the carpet.
route-two-ways = Two ways fit what you said. Say the way with forward, back, left and right.
route-visited-twice = That way comes to { $tile } twice. Each tile is passed once in a turn, the start tile too.
route-wrong-end = That way ends on { $end }, not on your target, { $target }.

## Counting

ask-count = How many steps, and how many pieces?
ask-count-further = How many steps, and how many new pieces?
ask-steps = And how many steps?
ask-pieces = And how many pieces?
choices-count = Say the steps and the food pieces of your route, like: five steps, fifteen pieces. You can ask me to check before you say ready.
count-one = { $counted }.
count-both = { $steps }, { $pieces }.
count-not-said = Say your steps and your pieces first.
count-too-short = A route has at least three steps. Plan a longer way to { $target }.
ask-ready = Say ready when you are.
choices-ready = Say ready to set off. Or say the count again, or say check, and I check it.
check-right = Your count is right.
check-steps-wrong = The number of steps is not right. Count again.
check-pieces-wrong = The steps are right, the pieces are not. Count again.
check-never = In this game I check when you are ready, not before.

## On the way

rolled = { WORDS($first) } and { WORDS($second) }.
choices-answer = Say the answer, or the whole problem with its answer. The dice show { WORDS($first) } and { WORDS($second) }.
other-problem = The dice show { WORDS($first) } and { WORDS($second) }. Say that problem.
whole-problem = Say the whole problem with its answer: { WORDS($first) } times { WORDS($second) }.
# the players roll their own dice
ask-own-roll = Roll your dice, and say the problem with its answer.
    .brief = Roll, and say the problem.
ask-own-roll-again = Roll again, and say the new problem.
choices-own-roll = Say the problem and its answer, like: six times four is twenty four. Or say what you rolled, like: we rolled six and four.
choices-rolled = Say the answer, or the whole problem with its answer. You rolled { WORDS($first) } and { WORDS($second) }; if not, say what you rolled.
own-problem = Say the whole problem: it tells me what you rolled.
other-roll = You said { WORDS($first) } and { WORDS($second) }. Say that problem, or say what you rolled.
not-on-the-dice = Your dice have { WORDS($sides) } sides, so there is no { WORDS($number) }.
ask-same-roll = Did you roll { WORDS($first) } and { WORDS($second) } again?
choices-same-roll = Say yes if that is a new roll, or no.
right = Right.
wrong = Not right: { WORDS($first) } times { WORDS($second) } is { WORDS($product) }. The dog stays.
wrong-untold = Not right. The dog stays.
ask-roll-again = Roll again.
    .full = Say roll, and I roll again.
choices-roll-again = Say roll, and I roll the dice again.
step-give = Step { WORDS($step) }: give { $give }. { $left ->
    [0] No pieces left.
    [one] One is left.
   *[other] { WORDS($left) } are left.
  }
ask-feed-done = Say done when the dog has its pieces.
    .brief = Say done.
ask-last-feed = Say done when the dog has its pieces.
    .brief = Say done.
choices-feed-done = Say done or roll when the dog has its pieces, and I roll again.
choices-last-feed = Say done when the dog has its pieces.
ask-feed = The dog moves one tile. How many pieces do you give?
choices-feed = Say how many pieces the dog gets at this step.
fed = Step { WORDS($step) }: { $pieces }. { $left ->
    [0] No pieces left.
    [one] One is left.
   *[other] { WORDS($left) } are left.
  }

## Arriving

reached = You reached { $target }: { $points }. Put a token on it.
reached-running = You reached { $target }: { $points } so far. Put a token on it.
ask-stop-or-go-on = Stop, or go on to another target?
choices-stop-or-go-on = Say stop to keep your points, or go on to try another target. A mistake after going on loses the points of this turn.
no-further-target = No further target can be reached from here, so the turn stops with { $points }.

## How a turn ends

stopped = You stop with { $points }.
end-wrong-steps = You said { $said }, but the route has { $true }. That ends the turn with no points.
end-wrong-pieces = You prepared { $said }, but the route needs { $true }. That ends the turn with no points.
end-wrong-feed = Step { WORDS($step) } costs { $true }. That ends the turn with no points.
end-left-route = The route was left. That ends the turn with no points.
end-gave-up = You gave this turn up: no points.
end-time-up = Time is up. { $points ->
    [0] No points this turn.
   *[other] You keep { WORDS($points) } { $points ->
        [one] point
       *[other] points
      } for your steps.
  }
end-time-up-standing = Time is up. You arrived in time and keep { $points }.
ask-give-up = Do you give up this turn? It ends with no points.
choices-give-up = Say yes to end the turn with no points, or no to go on.
go-on-playing = Good, go on.
take-tokens-off = Take the { $count ->
    [one] token
   *[other] tokens
  } of this turn off { LIST($tiles, join: "and") }.

## What may be asked at any time

told-over = The game is over.
told-whose-turn = It is { $player }'s turn.

## Scores

score-after-turn = { $player } has { $points }.
team-after-turn = Together you have { $points }.
standings = After round { WORDS($round) }: { LIST($players) }.
score-not-begun = The game has not begun yet.
score-now = { LIST($players) }.
score-team = Together you have { $points }.
score-turn = This turn: { $points } so far.
score-round = Round { WORDS($round) } of { WORDS($rounds) }.
result-winner = The game is over. { $winner } wins with { $points }!
result-together = The game is over. { LIST($winners, join: "and") } win together with { $points } each!
result-solo = The game is over. { $player } has { $points }.
result-team = The game is over. Together you have { $points }.
result-totals = { LIST($players) }.
record-first = That is your first record.
record-broken = A new record! The old one was { $old }.
record-equalled = You equalled the record.
record-missed = The record is { $old }.
goodbye = Thanks for playing!

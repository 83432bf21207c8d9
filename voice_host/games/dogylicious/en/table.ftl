# What stands on the table page of Dogylicious, in English, and the words that its buttons say: those are understood as if
# they had been spoken (sentences.yaml).

## What there is to see

table-before = Welcome to Dogylicious
table-practice = A practice turn
table-over = The game is over
table-winners = { $count ->
    [one] { LIST($players) } wins
   *[other] { LIST($players) } win together
  }
table-round = Round
table-carpet = The carpet
table-near = The players stand here
table-dice = The dice show { WORDS($first) } and { WORDS($second) }
table-step = Step
table-steps-done = Steps done
table-pieces-of-step = Pieces for this step
table-pieces-left = Pieces left
table-steps-said = Steps, as said
table-pieces-said = Pieces, as said
table-points-so-far = Points of this turn so far
table-sheet = Score sheet
table-player = Player
table-total = Total
table-empty = not recorded yet
table-chart = Multiplication chart
table-chart-hidden = First the player answers. Then the friends check with the chart.

table-phase-choose-start = Choose the tile where the dog starts
table-phase-choose-target = Choose a target
table-phase-plan = Plan the route
table-phase-count = Count steps and pieces
table-phase-ready = Ready?
table-phase-roll = Roll the dice
table-phase-answer = Solve the problem
table-phase-move = Where did the dog go?
table-phase-feed = Feed the dog
table-phase-stop-or-go = Stop or go on?
table-phase-ended = The turn is over

## What stands on what can be pressed

table-press-start = Start here
table-press-other-start = Another start
table-press-target = This is my target
table-press-other-target = Another target
table-press-which = This one
table-press-route = My route
table-press-other-route = Another route
table-press-count = Steps and pieces
table-press-other-count = Another count
table-press-steps = How many steps
table-press-pieces = How many pieces
table-press-feed = Pieces given
table-press-answer = The answer
table-press-problem = The problem with its answer
table-press-own-roll = What our dice show
table-press-move = The dog went here
table-press-minutes = Another length
table-press-where-is = Where is a tile?

table-blank-steps = Steps
table-blank-pieces = Pieces
table-blank-answer = Answer
table-blank-first = First die
table-blank-second = Second die
table-blank-minutes = Minutes
table-blank-tile = Tile

## What is said by it

say-start = start on { $place }
say-target = my target is { $place }
say-place = { $place }
say-ways = { $ways }
say-move = to { $place }
say-count = { $steps } steps and { $pieces } pieces
say-steps = { $steps } steps
say-pieces = { $pieces } pieces
say-answer = { $answer }
say-problem = { $first } times { $second } is { $answer }
say-own-roll = we rolled { $first } and { $second }
say-check = is my count right?
say-ready = ready
say-done = done
say-call-pieces = wrong pieces
say-call-route = off the route
say-call-twice = the same tile twice
say-call-count = wrong count
say-was-right = that was right
say-stop = stop
say-go-on = go on
say-give-up = give up the turn
say-stop-practice = stop practice
say-team = as a team
say-with-clock = with a clock
say-without-clock = without a clock
say-minutes = { $minutes ->
    [one] one minute
   *[other] { WORDS($minutes) } minutes
  }
say-other-minutes = { $minutes } minutes
say-basic = the basic option
say-gentler = the gentler option
say-sides = { WORDS($sides) } sides
say-own-dice = we roll our own dice

ask-by-press-where-am-i = where is the dog?
ask-by-press-look-around = what is around the dog?
ask-by-press-what-is-free = what is free?
ask-by-press-my-target = what is my target?
ask-by-press-my-route = what is my route?
ask-by-press-pieces-left = how many pieces are left?
ask-by-press-which-step = which step is it?
ask-by-press-where-tokens = where are the tokens?
ask-by-press-describe-carpet = describe the carpet
ask-by-press-where-is = where is tile { $number }?
ask-by-press-word = what is a { $word ->
    [target] target
    [token] token
    [step] step
   *[pieces] piece
  }?

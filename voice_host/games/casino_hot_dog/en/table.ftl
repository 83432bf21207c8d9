# What stands on the table page of Casino Hot Dog, in English, and the words that its buttons say: those are understood as
# if they had been spoken (sentences.yaml).

## What there is to see

table-before = Welcome to Casino Hot Dog
table-round-of = Round { WORDS($round) }: { $player } starts
table-score-of = Chips of { $player }
table-way = The way to the kennel
table-dice = The dice show { LIST($faces, join: "and") }
table-dogs = Squares of the dogs

table-phase-roll = Roll the dice
table-phase-fists = Draw a chip, or opt out
table-phase-reveal = The fists are opened
table-phase-move = Move the dogs
table-phase-over = The round is over

## What stands on what can be pressed

table-press-chips = Number chips
table-hint-chips = one two two three three four five

## What is said by it

say-own-text = { $text }
say-easy = the easy one
say-hard = the hard one
say-both = both
say-real = real pieces
say-virtual = you roll and draw
say-with-double = with the double
say-without-double = without the double
say-nobody = nobody
say-bone = bone
say-number-of = { WORDS($number) }
say-dice = { $first } and { $second }
say-open = open
say-double = the double
say-heap = the heap
say-draw = draw
say-opt-out = opt out
say-take = take the { $face }
say-stay = stay

ask-by-press-where-dogs = where is the dog?
ask-by-press-what-is-ahead = what is ahead?
ask-by-press-describe-board = describe the way
ask-by-press-who-is-in = who is in?
ask-by-press-read-chips = read the chips
ask-by-press-what-is-left = what is in the bag?
ask-by-press-word = what is a { $word ->
    [chip] chip
    [double] double
    [heap] heap
    [bone] bone
    [kennel] kennel
    [fist] fist
   *[round] round
  }?

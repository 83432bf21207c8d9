# What stands on the table page of Dotzee, in English, and the words that its buttons say: those are understood as if
# they had been spoken (sentences.yaml).

## What there is to see

table-before = Welcome to Dotzee
table-board = The board
table-near = Row one is at the top, column one at the left
table-die = { $place }: { $face }
table-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [orange] orange
    [purple] purple
    [white] white
   *[black] black
  }
table-rolled = Rolled: { $face }
table-turns = Turns played
table-phase-take = Take a die from the edge
table-phase-roll = Roll it
table-phase-place = Put it back, or push it in
table-phase-claim = Count the points

## What stands on what can be pressed

table-press-take = Take this die
table-press-played = The whole turn
table-hint-played = row one column two yellow four from the left
table-press-laid = The dice of the row
table-hint-laid = green five blank red two yellow three
table-press-claim = Points
table-blank-points = Points
table-press-at = What lies there?
table-blank-row = Row
table-blank-column = Column

## What is said by it

say-take = { $place }
say-face = { $face }
say-way = { $way ->
    [left] from the left
    [right] from the right
    [top] from the top
    [bottom] from the bottom
   *[back] back
  }
say-hint = give me a hint
say-claim = { $points } points
say-no-points = no points
say-easy = easy
say-hard = hard
say-alone = I play alone
say-we-roll = we roll
say-you-roll = you roll
say-quick = quick play
say-blank = all blank

ask-by-press-which-may = which dice may I take?
ask-by-press-describe-board = read the rows
ask-by-press-read-edge = read the edge
ask-by-press-where-blanks = where are the blank dice?
ask-by-press-which-last = which die was last?
ask-by-press-what-rolled = what did I roll?
ask-by-press-what-changed = what was moved?
ask-by-press-what-scores = how do I get points?
ask-by-press-column = read column { WORDS($column) }
ask-by-press-diagonal = read from top { $side ->
    [left] left
   *[right] right
  }
ask-by-press-at = what is in row { $row } column { $column }?
ask-by-press-word = what is a { $word ->
    [flush] flush
    [straight] straight
    [pair] pair
    [blank] blank
    [line] line
   *[hint] hint
  }?

# What the host says in Dotzee, in English. Numbers are spelled: { WORDS($points) }; a selector sees the number.

## Naming things

host-as-player = the host
place = row { WORDS($row) } column { WORDS($column) }
face = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [orange] orange
    [purple] purple
    [white] white
   *[black] black
  } { WORDS($number) }
face-blank = blank
a-face = { $colour ->
    [red] a red
    [yellow] a yellow
    [green] a green
    [blue] a blue
    [orange] an orange
    [purple] a purple
    [white] a white
   *[black] a black
  } { WORDS($number) }
a-face-blank = a blank
line-row = row { WORDS($number) }
line-column = column { WORDS($number) }
line-diagonal = the diagonal from the top { $side ->
    [left] left
   *[right] right
  }
way = { $way ->
    [left] from the left
    [right] from the right
    [top] from the top
    [bottom] from the bottom
   *[back] back
  }

## Before the game

welcome = Welcome to Dotzee: a game of sixteen dice on a board. Say teach me, to learn it.
    .brief = Welcome to Dotzee.
    .full = Welcome to Dotzee! Sixteen dice lie on a board, in four rows of four. You take one from the edge, roll it, and put it back or push it into its row, to make combinations. If you want to learn it, say: teach me.
ask-players = How many players are you, one to six?
    .brief = How many players, one to six?
    .full = First I ask you a few things. How many players are you? Two to four are usual; one to six can play.
    .again = How many of you play? From one to six can play.
    .further = Tell me how many you are.
choices-players = Say how many you are: one to six.
    .brief = Say a number, one to six.
ask-opponent = Shall I play against you: easy, hard, or not?
    .brief = I play too: easy, hard, or not?
    .full = You are alone. Shall I play against you? Say easy or hard, or say no and play for yourself, in as few turns as you can.
    .again = Do you want me to play as well: easy, hard, or no?
    .further = Easy, hard, or no?
choices-opponent = Say easy or hard, and I play against you. Or say no, and you play alone.
    .brief = Say easy, hard, or no.
ask-roller = Who rolls the dice: you, or I?
    .full = Who rolls the dice? Say we roll, if you have the dice on the table. Say you roll, and I roll them, and tell you where they all are.
    .again = Do you roll your own dice, or do I roll?
    .further = Say we roll, or say you roll.
choices-roller = Say we roll, if you have the dice. Say you roll, if I have to roll them for you.
    .brief = Say we roll, or you roll.
ask-quick = A quick game?
    .full = Shall it be a quick game? Then all dice are rolled first. If not, they all lie blank side up at the beginning. Say yes or no.
    .again = Are all dice rolled first, for a quick game? Yes or no?
    .further = Quick, yes or no?
choices-quick = Say yes, and all dice are rolled before the game. Say no, and they begin blank side up.
    .brief = Yes: rolled first. No: all blank.
laid-blank = All sixteen dice lie blank side up.
    .full = All sixteen dice lie blank side up, in four rows of four. Row one is at the top, column one at the left.
laid-quick = All sixteen dice are rolled and lie on the board. Say read the rows, to hear them.
    .brief = The dice are rolled. Say: read the rows.
lay-quick = Roll all the dice, lay them out at random, and read me the rows, each from left to right.
    .brief = Roll all dice, and lay them out.
ask-row = Row { WORDS($row) }?
    .full = What lies in row { WORDS($row) }, from left to right? Say each die, like: green five, blank, red two, yellow three.
    .again = What lies in row { WORDS($row) }?
    .further = The dice of row { WORDS($row) }, please.
choices-row = Say the four dice of the row from left to right, like: green five, blank, red two, yellow three.
    .brief = Say the four dice, from left to right.
row-told = Row { WORDS($row) }: { LIST($faces) }.
    .again = In row { WORDS($row) }: { LIST($faces) }.
refused-row = A row has four dice, and I heard { WORDS($count) }.
    .again = I need four dice for a row, not { WORDS($count) }.

## Teaching

teach-one = One: take a die from the outside edge. As long as a blank lies there, take a blank, but not the one just placed, unless it is the only one.
    .brief = Take a die from the edge, a blank first.
    .full = One: take a die from the outside edge, not from the middle. As long as a blank lies on the edge, you have to take a blank. The die that was just placed you may not take, unless it is the only blank on the edge.
teach-two = Two: roll it. Then return it to its place, or push it in at an end of its row or column, until the gap is filled.
    .brief = Roll it. Put it back, or push it in.
    .full = Two: roll it. Then return it to its place, or put it at an end of its row or its column, and push the other dice into the gap. A blank that you roll is placed like any other.
teach-three = Three: you get a point for each combination with a die that was moved: four of a kind, two pair, small straight, or all of one colour. Ten points win.
    .brief = Combinations give points. Ten win.
    .full = Three: four dice in a row, a column or a diagonal make a combination: four of a kind, two pair, a small straight, which is four numbers one after the other, or a flush, which is all of one colour. Each gives a point, if a die in it was moved in this turn. Whoever has ten points first wins.

## Taking a die

ask-die = { $player }, which die?
    .full = { $player }, which die do you take? Say a place on the outside edge, like: row one, column two.
    .again = Which one do you take, { $player }?
    .further = { $player }, name a die on the edge.
choices-die = Say a die on the outside edge by row and column, like row one, column two, or round the edge, like top two, or edge five. Ask which dice may I take, or say teach me.
    .brief = Say a place, like row one, column two.
    .full = Say a die on the outside edge. Say row and column: row one is at the top, column one at the left. Or say the side and which one: top two, left three. Or count round the edge as a clock goes, from the top left corner: edge one to edge twelve. Ask which dice may I take, or say teach me.
ask-own-die = { $player }, which die?
    .full = { $player }, take a die from the outside edge and roll it. Say where it was, what it shows, and where it goes, like: row one, column two, yellow four, from the left. Or say one after the other.
    .again = Which one do you take, { $player }?
    .further = { $player }, name a die on the edge.
choices-own-die = Say a die on the outside edge, like row one, column two, or top two, or edge five. You may add what you rolled, and where it goes: row one, column two, yellow four, from the left.
    .brief = Say a place, like row one, column two.
taken = { $place }.
    .full = You take the die in { $place }.
    .again = You take { $place }.
    .further = { $place }, then.
no-such-place = There is no such place. The board has { WORDS($rows) } rows and { WORDS($columns) } columns, and twelve places round the edge.
    .brief = There are { WORDS($rows) } rows and { WORDS($columns) } columns.
    .again = That place is not on the board. Row one to { WORDS($rows) }, column one to { WORDS($columns) }, edge one to twelve.
    .brief-again = Row one to { WORDS($rows) }, column one to { WORDS($columns) }.
not-on-the-edge = { $place } is not on the edge. Take a die from the outside edge.
    .brief = { $place } is not on the edge.
    .full = { $place } is in the middle. You take dice from the outside edge: the first and the last row and column.
    .again = { $place } lies in the middle. Choose one on the outside.
    .brief-again = { $place } lies in the middle.
refused-just-placed = The die in { $place } has just been placed. Take another one.
    .brief = { $place } has just been placed.
    .full = The die in { $place } has just been placed by the player before you. You may take it only if it is the one blank on the edge. Take another one.
    .again = Not { $place }: that one was placed last. Choose another die.
    .brief-again = Not { $place }: that was placed last.
refused-not-blank = That is { $face }. As long as a blank lies on the edge, a blank is taken: { LIST($blanks, join: "or") }.
    .brief = A blank first: { LIST($blanks, join: "or") }.
    .again = Not { $face }: blanks go first. You can take { LIST($blanks, join: "or") }.
    .brief-again = Blanks go first: { LIST($blanks, join: "or") }.

## Rolling and placing

ask-roll = What did you roll?
    .full = Roll the die. What does it show? Say the colour and the number, or blank.
    .again = What does the die show?
    .further = Say what lies up: colour and number, or blank.
choices-roll = Say the colour and the number, like yellow four. Or say blank. You may add where it goes, like: yellow four, from the left.
    .brief = Say it like: yellow four. Or blank.
no-such-number = There is no { WORDS($number) } on the dice. They go from { WORDS($lowest) } to { WORDS($highest) }.
    .brief = There is no { WORDS($number) } on the dice.
    .again = No die has a { WORDS($number) }: { WORDS($lowest) } to { WORDS($highest) }, or blank.
    .brief-again = { WORDS($lowest) } to { WORDS($highest) }, or blank.
no-such-number-of = There is no { WORDS($number) } on the dice. They have { LIST($numbers, join: "and") }.
    .brief = There is no { WORDS($number) } on the dice.
    .again = No die has a { WORDS($number) }: they have { LIST($numbers, join: "and") }.
    .brief-again = They have { LIST($numbers, join: "and") }.
rolled-and-put = { $face }, { $way }.
    .again = So { $face }, { $way }.
    .further = { $face }, then { $way }.
ask-way = { $face }. Where to: { LIST($ways, join: "or") }?
    .brief = { $face }: { LIST($ways, join: "or") }?
    .full = It is { $face }. Return it to its place, or push it in at an end of its row or column. Where does it go: { LIST($ways, join: "or") }?
    .again = Where do you put it: { LIST($ways, join: "or") }?
    .further = { LIST($ways, join: "or") }?
choices-way = Say { LIST($ways, join: "or") }. Back returns the die to its place. From a side it is pushed in, and the others move into the gap.
    .brief = Say { LIST($ways, join: "or") }.
    .again = It can go { LIST($ways, join: "or") }. Pushed in from a side, it moves the others into the gap.
    .brief-again = It can go { LIST($ways, join: "or") }.
    .further = Choose one of these: { LIST($ways, join: "or") }.
refused-way = { $way } of { $place } there is nothing to push. It can go { LIST($ways, join: "or") }.
    .brief = Not { $way }. Say { LIST($ways, join: "or") }.
    .again = Pushed { $way } it would stay where it was: that is back. It can go { LIST($ways, join: "or") }.
    .brief-again = { LIST($ways, join: "or") }, please.
host-plays = The host takes { $place }. { $face }, { $way }.
    .full = The host takes the die in { $place }, rolls { $face }, and places it { $way }.

## Hints

hint = { LIST($ways) }.
    .again = It gives: { LIST($ways) }.
    .further = As I said: { LIST($ways) }.
hint-way = { $way } { $points ->
    [0] nothing
    [one] one point
   *[other] { WORDS($points) } points
  }
ask-hints = May { $player } have hints in this game? Yes or no.
    .full = { $player } asks for a hint. Do the others agree that { $player } may have hints in this game? Yes or no.
    .again = Do all agree to hints for { $player }? Yes or no?
    .further = Hints for { $player }, yes or no?
choices-hints = Say yes if all agree, or no.
hint-refused = Then there are no hints.
    .again = No hints, then.

## Points

points-of-line = { $line }: { $first }.
points-of-line-two = { $line }: { $first }; { $second }.
points-of-line-three = { $line }: { $first }; { $second }; { $third }.
    .brief = { $line }: three points.
point-for = { $what ->
    [four-of-a-kind] four of a kind, one
    [two-pair] two pair, one
    [small-straight] small straight, one
   *[flush] all { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [orange] orange
        [purple] purple
        [white] white
       *[black] black
      }, one
  }
no-points = No points.
    .again = Nothing this time.
    .further = That gives no points.
ask-claim = How many points is that?
    .full = How many points do you count? What you do not count is lost.
    .again = How many points do you count?
    .further = Tell me your points for this turn.
choices-claim = Count your points: one for each combination with a die that was moved. Say a number, or no points.
    .brief = Say a number, or no points.
refused-claim = I do not find { $points }. Count again.
    .again = There are not { $points }. Count once more.
not-claimed = You counted { $points }, and the rest is lost.
    .brief = You counted { $points }.
    .again = The rest is lost: you counted { $points }.
    .brief-again = Only { $points } counted.

## What may be asked at any time

what-to-ask = Ask me which dice may I take, read the rows, read row two, read column three, read from top left, read the edge, what is in row two column three, where are the blank dice, which was last, what did I roll, what was moved, how do I get points, what is a flush, whose turn is it, who is leading, how many points do I have, explain the score, or teach me.
    .brief = Ask: read the rows, or which dice may I take.
told-all-blank = All sixteen dice are blank.
told-line = { $line }: { LIST($faces) }.
told-edge = Round the edge from the top left corner, as a clock goes: { LIST($faces) }.
    .brief = From top left: { LIST($faces) }.
told-at = { $place }: { $face }.
told-no-blanks = There are no blanks.
told-blanks = { $count ->
    [one] One blank: { LIST($places, join: "and") }.
   *[other] { WORDS($count) } blanks: { LIST($places, join: "and") }.
  }
told-allowed-blanks = { $count ->
    [one] Only the blank in { LIST($places, join: "or") }.
   *[other] A blank: { LIST($places, join: "or") }.
  }
told-allowed-all = Any die on the outside edge.
told-allowed-but = Any die on the outside edge but { $place }, which was just placed.
told-none-placed = No die has been placed yet.
told-placed-last = { $face } in { $place }.
told-not-rolled = Nothing is rolled yet.
told-rolled = It is { $face }, and can go { LIST($ways, join: "or") }.
told-in-hand = The die of { $place } is taken.
told-turn = { $player } took { $place }: { $face }, { $way }.
told-scores = Four of a kind, two pair, small straight, and flush, each in a row, a column or a diagonal with a die that was moved. Each gives one point.
    .brief = Four of a kind, two pair, small straight, flush.
told-word = { $word ->
    [flush] A flush is four dice of one colour in a line, whatever their numbers.
    [straight] A small straight is four numbers one after the other in a line, in any order: one to four, or two to five.
    [pair] Two pair is two dice of one number and two of another in a line, like three, three, five, five.
    [four] Four of a kind is four dice with the same number in a line.
    [blank] A blank is a die with its empty side up. As long as one lies on the edge, a blank has to be taken. A line with a blank gives no points.
    [edge] The edge is the outside of the board: the first and the last row, and the first and the last column. You can say edge one to edge twelve, as a clock goes, from the top left corner.
    [line] A line is four dice in a row, from left to right, or in a column, from top to bottom, or from corner to corner. Row one is at the top, column one at the left.
    [diagonal] A diagonal goes from one corner of the board to the corner opposite. There are two.
    [push] Where you take a die, there is a gap. Put the die at an end of its row or column, and push the others, until the gap is filled.
    [quick] In a quick game all dice are rolled before the first turn. Combinations that lie there at the beginning give nobody points.
    [hint] A hint tells how many points a rolled die gives where. The others have to agree.
   *[game] Dotzee is a game of sixteen dice on a board. Whoever has ten points first wins.
  }
told-nobody-leads = Nobody has any points yet.
told-turn-points = { $player }, { $points }:

## Scores

score-goal = { $points } win.
result-alone = The game is over. { $player } has { $points }, after { WORDS($turns) } turns.
    .brief = { $player } has { $points }, after { WORDS($turns) } turns.

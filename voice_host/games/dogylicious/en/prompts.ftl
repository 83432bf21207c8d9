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
    .brief = row { WORDS($row) }, column { WORDS($column) }
number-alone = { WORDS($number) }
one-side = the { $side ->
    [near] near
    [far] far
    [left] left
   *[right] right
  } one
pieces = { WORDS($pieces) } { $pieces ->
    [one] piece
   *[other] pieces
  }
steps = { WORDS($steps) } { $steps ->
    [one] step
   *[other] steps
  }

## Before the game

welcome = Welcome to Dogylicious: a game of targets, routes and multiplication with a dog. Say teach me, to learn it.
    .brief = Welcome to Dogylicious.
    .full = Welcome to Dogylicious! It is a game with a dog on a carpet of numbers. You choose a target, say the way, and multiply two dice for each step. The dog walks, and eats. If you want to learn it, say: teach me.
ask-players = How many players are you, one to four?
    .brief = How many players, one to four?
    .full = First I ask you a few things. How many players are you? Say a number from one to four.
    .again = How many of you play? From one to four can play.
    .further = Tell me how many you are.
choices-players = Say how many you are: one, two, three or four.
    .brief = Say one, two, three or four.
ask-players-together = How many players are you, two to four?
    .brief = How many players, two to four?
    .full = How many players are you? Say a number from two to four.
    .again = How many of you play? From two to four can play.
    .further = Tell me how many you are.
choices-players-together = Say how many you are: two, three or four.
    .brief = Say two, three or four.
refused-players-together = Two to four can play like that, not { WORDS($count) }.
    .brief = Two to four can play so, not { WORDS($count) }.
    .again = { WORDS($count) } cannot play like that. Two to four can.
ask-team = Do you play together, as one team?
    .full = Do you play together, as one team? Then you add up your points. Say yes, or no if you play against each other.
    .again = Are you one team? Yes or no?
    .further = As one team, yes or no?
choices-team = Say yes to play as one team, or no to play for yourselves.
    .brief = Yes for one team, no to play for yourselves.
ask-clock = Do you play with a clock?
    .full = Do you play with a clock? Then each turn has only so much time. For the first game say no.
    .again = With a clock, or without?
    .further = Do you want a clock? Yes or no?
choices-clock = Say yes to play with a clock, or no to play without.
    .brief = Yes for a clock, no to play without.
ask-turn-length = How long is a turn? Two minutes are usual.
    .brief = How long is a turn?
    .full = How long is a turn? Two minutes are usual, and for a hurried game ninety seconds.
    .again = How much time has a turn? Usual is two minutes.
    .further = Say how long a turn lasts.
choices-turn-length = Say a time, like two minutes or ninety seconds.
    .brief = Say a time, like two minutes.
refused-turn-length = A turn lasts at least fifteen seconds and at most thirty minutes.
    .brief = From fifteen seconds up to thirty minutes, please.
    .again = That is too short or too long. Say something from fifteen seconds to thirty minutes.
    .brief-again = Too short or too long. Fifteen seconds to thirty minutes.
ask-time-up-option = When time is up: the basic option, with no points, or the gentler one, with a point for each step?
    .brief = When time is up: basic or gentler?
    .again = Which one when time is up, basic or gentler?
    .further = Basic or gentler?
choices-time-up-option = Say basic: no points when time is up. Or say gentler: a point for each right step, up to the number of the last target.
    .brief = Basic: no points. Gentler: a point for each step.
ask-sides = How many sides do your dice have: six, eight, ten or twelve?
    .brief = Sides of your dice: six, eight, ten or twelve?
    .full = How many sides do your dice have? Usual dice have six; there are also eight, ten and twelve. I roll for you, unless you say: we roll our own dice.
    .again = Which dice do you use: with six, eight, ten or twelve sides?
    .further = How many sides: six, eight, ten or twelve?
choices-sides = Say six, eight, ten or twelve. If you want to roll yourselves, say: we roll our own dice.
    .brief = Six, eight, ten, twelve. Or: we roll our own dice.
own-dice = Good: you roll, and the problem you say tells me what you rolled.
    .again = You roll, then, and tell me the problem.
    .brief = Good: you roll, and say the problem.
refused-sides = The dice have six, eight, ten or twelve sides, not { WORDS($sides) }.
    .brief = Six, eight, ten or twelve sides, not { WORDS($sides) }.
    .again = No dice here have { WORDS($sides) } sides. Choose six, eight, ten or twelve.
carpet-uneven = Usually each number is on two tiles. On your carpet that is not so for { LIST($numbers, join: "and") }. We play on it all the same.
    .brief = Uneven on your carpet: { LIST($numbers, join: "and") }. We play all the same.
players-as-team = { LIST($players, join: "and") } play together as one team.

## Teaching

teach-one = One: choose a tile at the edge where the dog starts, and a target for it. Walk at least three steps to it.
    .brief = Choose a target.
    .full = One: choose a tile at the edge where the dog starts, and another tile for its target. Then say the way, at least three steps. A target gives as many points as its number.
teach-two = Two: count the steps and the food. The first step costs one piece, the second two, the third three. Then say ready.
    .brief = Count steps and pieces.
    .full = Two: count the steps of your way, and the food for the dog. The first step costs one piece, the second two pieces, the third three. Add them up, tell me, and say ready.
teach-three = Three: multiply two dice before each step. Right, and the dog walks and eats. Wrong, and there is a new roll.
    .brief = Multiply before each step.
    .full = Three: before each step the dice are rolled, and you multiply the two numbers. If you are right, the dog walks one tile and gets its food. If you are wrong, it stays, and there is another roll. On the target you get its points.
ask-practice = Shall we try a turn, for practice?
    .brief = A practice turn?
    .full = Shall we try one turn, only for practice? It counts for nothing. Say yes or no.
    .again = Do you want to practise a turn? Yes or no?
    .further = A turn for practice: yes or no?
ask-practice-again = That happens, and here it costs nothing. Shall we try again?
    .brief = Never mind. Try again?
    .again = Shall we practise once more? Yes or no?
choices-practice = Say yes for a practice turn, or no to go on with the game.
    .brief = Say yes to practise, or no.
    .again = Yes to practise, no for the game.
practice-declined = Good. Then on with the game.
    .brief = On with the game.
practice-begins = This is practice: no clock, and no points. Say stop practice when you have had enough.
    .brief = This is practice. Say stop practice to end it.
practice-over = That was practice, and counts for nothing. Take the token off again. Now on with the game.
    .brief = Practice is over. Now on with the game.
practice-stopped = Practice is over. Now on with the game.
choices-in-practice = { $choices } Or say stop practice.
    .brief = { $choices }
score-practice = This is practice, and no points are counted.
    .brief = This is practice: no points.
hint-start = The dog starts on a tile at the edge. Look for one, and tell me its number. Near is close to you.
    .brief = Name a tile at the edge.
    .full = The dog starts on a tile at the edge of the carpet. Look for one, and tell me its number. Each number is there twice, so say near or far too. Near is close to you.
hint-target = Where shall it walk? High numbers give many points. It must be three steps away, or more.
    .brief = Name a tile three steps away or more.
hint-route = Walk there with your finger, and say each step: forward, back, left or right. No tile comes twice.
    .brief = Say each step: forward, back, left or right.
hint-count = Count the steps. Then add up the food: one piece for the first step, two for the second, and so on.
    .brief = Count the steps, and add up the food.
hint-ready = Now take that many pieces of food into your hand.
    .brief = Take the pieces into your hand.
hint-roll = Now come the dice. Multiply the two numbers, and tell me what you get.
    .brief = Multiply the two numbers.
hint-move = Choose the next tile for the dog. It must be side by side with this one, and new in this turn.
    .brief = Choose a tile beside the dog.
hint-feed = The dog may walk one tile. Give it its food.
    .brief = The dog walks one tile, and eats.

## Choosing a start and a target

ask-start = { $player }, round { WORDS($round) }. Where do you start?
    .full = { $player }, round { WORDS($round) }. You lead the dog over the carpet. It starts on a tile at the edge. Where do you start? Say a tile, like: the near seven.
    .again = Where do you start, { $player }?
    .full-again = { $player }, the dog needs a tile at the edge to start from. Near is the side where you stand, far is the other. Where do you start?
    .further = { $player }, name a tile at the edge.
choices-start = Say a tile at the edge of the carpet, like the near seven, or row four, column one. Or say teach me.
    .brief = Say a tile at the edge, like the near seven.
    .full = Say a tile at the edge of the carpet, like the near seven: near means close to you. Or say its place, like row four, column one. Row one is far away, row four is close to you. Or say teach me.
start-chosen = Row { WORDS($row) }, column { WORDS($column) }, tile { WORDS($number) }.
    .brief = Tile { WORDS($number) }.
    .full = The dog starts on tile { WORDS($number) }: row { WORDS($row) }, column { WORDS($column) }.
ask-target = Choose a target.
    .brief = Your target?
    .full = Now choose a target. It gives you as many points as its number. It must be at least three steps away, and without a token. Say a tile, like: the far nine.
    .again = Choose your target.
    .full-again = Choose your target, at least three steps away and without a token. Name one, like: the far eight.
    .further = Which tile do you want to reach?
target-chosen = { $tile }.
    .full = Your target is { $tile }.
gone-on = You have gone on to another target, so you cannot stop now.
    .brief = You have gone on, so you cannot stop now.
    .again = It is too late to stop: you have gone on to another target.
    .brief-again = Too late to stop: you have gone on.
choices-target = Say: this is my target, and a tile, like the far nine. The target needs a way of at least three steps.
    .brief = Say a tile, three steps away or more.
    .full = Say: this is my target, and a tile, like the far nine. High numbers give more points. The dog needs a way of at least three steps to it, and no token may lie on it.
ask-which-target = Which tile is your target?
    .again = Name the tile that is your target.
    .further = Which tile, please?
ask-which = Which { WORDS($number) }: { LIST($tiles, join: "or") }?
    .full = There are two of them. Which { WORDS($number) } do you mean: { LIST($tiles, join: "or") }?
    .again = Say which { WORDS($number) }: { LIST($tiles, join: "or") }.
    .further = { LIST($tiles, join: "or") }?
choices-which = Say { LIST($tiles, join: "or") }.
no-such-number = There is no { WORDS($number) } on the carpet. The tiles go from one to ten.
    .brief = There is no { WORDS($number) }. Tiles go from one to ten.
    .again = No tile has the number { WORDS($number) }: the highest is ten.
no-such-place = There is no such place. The carpet has { WORDS($rows) } rows and { WORDS($columns) } columns.
    .brief = There are { WORDS($rows) } rows and { WORDS($columns) } columns.
    .again = That place is not on the carpet. Row one to { WORDS($rows) }, column one to { WORDS($columns) }.
    .brief-again = Row one to { WORDS($rows) }, column one to { WORDS($columns) }.
no-such-tile = There is no such tile on the carpet.
    .again = I find no tile like that on the carpet.
not-at-the-edge = { $tile } is not at the edge. You start from a tile at the edge of the carpet.
    .brief = { $tile } is not at the edge.
    .full = { $tile } is in the middle. You start from a tile at the edge, that is on the outside of the carpet.
    .again = { $tile } lies inside the carpet. Start from a tile on the outside.
    .brief-again = { $tile } lies inside. Start at the edge.
target-has-token = There is a token on { $tile }. Choose a tile without a token.
    .brief = There is a token on { $tile }.
    .full = There is a token on { $tile }: somebody has reached it already. Choose a tile without a token.
    .again = { $tile } is taken, a token lies on it. Choose a free one.
    .brief-again = { $tile } is taken. Choose a free tile.
target-already-visited = The dog has already been on { $tile } in this turn.
    .brief = The dog was on { $tile } this turn.
    .full = The dog has already been on { $tile } in this turn, and no tile is used twice. Choose a new one.
    .again = { $tile } is used up for this turn.
target-is-here = The dog stands on { $tile } already. Choose another tile.
    .brief = The dog stands on { $tile } already.
    .again = { $tile } is where the dog is. The target is another tile.
    .brief-again = { $tile } is where the dog is.
target-without-route = No way of at least three steps leads to { $tile } from here.
    .brief = No way of three steps leads there.
    .again = The dog cannot reach { $tile } in three steps or more. Choose another one.
    .brief-again = { $tile } cannot be reached. Choose another one.
no-free-target = No free target can be reached from anywhere, { $player }, so this turn has no points.
    .brief = No target is free, { $player }: no points.
no-free-target-from-here = No target can be reached from { $tile }. Start from another tile.
    .brief = No target from { $tile }. Start elsewhere.
    .again = From { $tile } the dog reaches no target. Choose another start.
    .brief-again = { $tile } leads nowhere. Choose another start.

## Planning the route

ask-route = How do you walk there?
    .brief = How do you walk?
    .full = How do you walk to { $target }? Each step goes to a tile next to the dog: forward is away from you, back is towards you. Take three steps or more. Say them one after the other, like: forward, right, right.
    .again = How do you walk to { $target }?
    .further = Which way does the dog go to { $target }?
choices-route = Say the way step by step: forward, back, left, right. Or say the numbers of the tiles.
    .brief = Say forward, back, left, right, or tile numbers.
    .full = Say the way step by step: forward, back, left, right. Forward is away from you. Or say the numbers of the tiles, without the one where the dog stands. No tile comes twice. Or name another target: my target is the far eight.
    .again = The way goes tile by tile, like: forward, right, right. Or tell me the numbers on the tiles.
    .brief-again = Tell me the way: forward, back, left, right.
    .full-again = Tell me where the dog goes, one tile after the other: forward, back, left or right. Back is towards you. Or tell me the numbers on the tiles it comes to.
route-chosen = { LIST($tiles) }.
route-stands = Your route is still { LIST($tiles) }.
    .brief = Still { LIST($tiles) }.
    .again = What you said before stands: { LIST($tiles) }.
    .brief-again = It stays { LIST($tiles) }.
route-too-short = A route has at least three steps. Plan a longer way to { $target }.
    .brief = Three steps at least to { $target }.
    .again = That is too short. Take three steps or more to { $target }.
    .brief-again = Too short. Three steps or more, please.
route-not-a-neighbour = { $from } and { $to } do not touch. Each step goes forward, back, left or right.
    .brief = No step from { $from } to { $to }.
    .again = One step does not lead from { $from } to { $to }: they are not side by side.
    .brief-again = { $from } is not beside { $to }.
route-from-here = The dog stands on { $tile } already, and that is not a step. Say the way from there.
    .brief = The dog is there already. Leave that out.
    .again = Leave out { $tile }, where the dog stands. Begin with the first step.
    .brief-again = Begin with the first step.
route-off-the-carpet = That step from { $from } leads off the carpet.
    .brief = From { $from } that leads off the carpet.
    .again = At { $from } the carpet ends. Take another way.
route-two-ways = Two ways fit. At step { WORDS($step) }: { LIST($ways, join: "or") }?
    .again = I cannot tell which way. Step { WORDS($step) }: { LIST($ways, join: "or") }?
    .further = { LIST($ways, join: "or") }, at step { WORDS($step) }?
route-visited-twice = That way comes to { $tile } twice. Each tile is passed once in a turn, the start tile too.
    .brief = That comes to { $tile } twice.
    .again = { $tile } would come twice, and each tile comes once. Say another way.
    .brief-again = { $tile } would come twice.
route-wrong-end = That way ends on { $end }, not on your target, { $target }.
    .brief = That ends on { $end }, not on your target.
    .again = With that way the dog stops on { $end }. It has to arrive on { $target }.
    .brief-again = It has to arrive on { $target }.

## Counting

ask-count = How many steps, and how many pieces?
    .brief = How many steps and pieces?
    .full = Now count. How many steps is your way, and how many food pieces does the dog get? The first step costs one piece, the second two, the third three, and so on: add them all up.
    .again = How many steps is it, and how many pieces in all?
    .further = Tell me your steps and your pieces.
ask-count-further = How many steps, and how many new pieces?
    .brief = How many steps and new pieces?
    .full = How many new steps, and how many new pieces? The dog goes on counting: the next step costs one piece more than the last one.
    .again = How many steps is it now, and how many new pieces?
    .further = Tell me the new steps and the new pieces.
ask-steps = And how many steps?
    .full = And how many steps is your way?
    .again = How many steps is it?
    .further = Now the steps, please.
ask-pieces = And how many pieces?
    .full = And how many food pieces in all? One for the first step, two for the second, and so on.
    .again = How many pieces is it in all?
    .further = Now the pieces, please.
# after a check that has found a number wrong
ask-steps-again = How many steps is it, then?
    .full = How many steps is it, then? Count each tile that the dog steps on.
    .again = Tell me the new number of steps.
    .further = The steps once more, please.
ask-pieces-again = How many pieces is it, then?
    .full = How many food pieces is it, then? One for the first step, one more for each further step: add them all up.
    .again = Tell me the new number of pieces.
    .further = The pieces once more, please.
ask-count-again = So how many steps, and how many pieces?
    .brief = So how many steps and pieces?
    .again = Tell me the steps and the pieces once more.
    .further = Steps and pieces again, please.
choices-count = Say the steps and the food pieces of your route, like: five steps, fifteen pieces. You can ask me to check before you say ready.
    .brief = Say it like: five steps, fifteen pieces.
    .full = Count the tiles you step on: those are the steps. Then add the pieces: one for the first step, two for the second, and so on. Say both, like: five steps, fifteen pieces. You can ask me to check before you say ready.
count-one = { $counted }.
count-both = { $steps }, { $pieces }.
count-not-said = Say your steps and your pieces first.
    .again = First I need both numbers: steps and pieces.
count-too-short = A route has at least three steps. Plan a longer way to { $target }.
    .brief = Three steps at least to { $target }.
    .again = Less than three steps is no route. Take a longer way to { $target }.
    .brief-again = Too few steps. Take a longer way.
count-too-long = There are not so many tiles left. No tile comes twice. Count the steps to { $target } again.
    .brief = There are not so many tiles. Count again.
    .again = So many steps the carpet has no tiles for. Count the steps to { $target } once more.
    .brief-again = Too many steps for this carpet. Count again.
ask-ready = Say ready when you are.
    .brief = Ready?
    .full = Prepare the pieces. If you think your count is right, say ready, and off you go. If not, say check, or count again.
    .again = Say ready, and off you go.
    .brief-again = Say ready.
    .further = Are you ready? Then say ready.
choices-ready = Say ready to set off. Or say the count again, or say check, and I check it.
    .brief = Say ready, or check, or count again.
    .again = If the count is right, say ready. If not, say it again. Or say check.
    .brief-again = Ready, check, or another count?
check-right = Your count is right.
    .again = Yes, that count is right.
check-steps-wrong = The number of steps is not right. Count again.
    .brief = The steps are not right. Count again.
    .again = Not that many steps. Count them once more.
check-pieces-wrong = The steps are right, the pieces are not. Count again.
    .brief = The steps are right, the pieces are not.
    .again = Steps right, pieces not. Add the pieces up once more.
# the host does not know the route: it can check the pieces against the steps, and no more
check-pieces-fit = The pieces fit your steps. Whether the steps are right, the dog will show.
    .brief = The pieces fit. The steps, the dog will show.
    .again = Pieces and steps go together. Your way itself I do not know.
check-pieces-do-not-fit = The pieces do not fit your steps. Count again.
    .again = So many steps need other pieces. Add them up once more.
check-never = In this game I check when you are ready, not before.
    .brief = I check when you are ready, not before.
    .again = No checking before ready in this game.

## On the way

rolled = { WORDS($first) } and { WORDS($second) }.
    .full = The dice show { WORDS($first) } and { WORDS($second) }. How much is { WORDS($first) } times { WORDS($second) }?
    .again = The dice show { WORDS($first) } and { WORDS($second) }.
    .full-again = How much is { WORDS($first) } times { WORDS($second) }?
    .further = { WORDS($first) } times { WORDS($second) }?
choices-answer = Say the answer, or the whole problem with its answer. The dice show { WORDS($first) } and { WORDS($second) }.
    .brief = Say how much { WORDS($first) } times { WORDS($second) } is.
    .full = Multiply the two dice: how much is { WORDS($first) } times { WORDS($second) }? Say the answer, or the whole problem with its answer. After a mistake the dog stays, and I roll again.
other-problem = The dice show { WORDS($first) } and { WORDS($second) }. Say that problem.
    .brief = The dice are { WORDS($first) } and { WORDS($second) }.
    .again = That is not what the dice show. Multiply { WORDS($first) } and { WORDS($second) }.
    .brief-again = Multiply { WORDS($first) } and { WORDS($second) }.
    .further = Your problem is { WORDS($first) } times { WORDS($second) }.
whole-problem = Say the whole problem with its answer: { WORDS($first) } times { WORDS($second) }.
    .brief = Say the whole problem: { WORDS($first) } times { WORDS($second) }.
    .again = Begin with { WORDS($first) } times { WORDS($second) }, then say the answer.
    .further = Problem and answer, please: { WORDS($first) } times { WORDS($second) }.
# the players roll their own dice
ask-own-roll = Roll your dice, and say the problem with its answer.
    .brief = Roll, and say the problem.
    .full = Roll your two dice, and multiply what they show. Say the problem with its answer, like: six times four is twenty four.
    .again = What did you roll, and how much is it?
    .further = Roll the dice. Then say the problem with its answer.
    .brief-further = Roll. Then say the problem and its answer.
ask-own-roll-again = Roll again, and say the new problem.
    .again = Roll your dice once more. What is the new problem?
    .brief-again = A new roll, please. What is the problem?
    .further = Throw the dice again, and say what you get.
choices-own-roll = Say the problem and its answer, like: six times four is twenty four. Or say what you rolled, like: we rolled six and four.
    .brief = Say the problem with its answer.
choices-rolled = Say the answer, or the whole problem with its answer. You rolled { WORDS($first) } and { WORDS($second) }; if not, say what you rolled.
    .brief = How much is { WORDS($first) } times { WORDS($second) }?
own-problem = Say the whole problem: it tells me what you rolled.
    .again = I cannot see your dice. Say the whole problem.
    .further = Both dice and the answer, please.
other-roll = You said { WORDS($first) } and { WORDS($second) }. Say that problem, or say what you rolled.
    .brief = You said { WORDS($first) } and { WORDS($second) }. Say that problem.
    .again = Was it { WORDS($first) } and { WORDS($second) }? Say that problem, or what you rolled.
    .brief-again = { WORDS($first) } times { WORDS($second) }, or what did you roll?
not-on-the-dice = Your dice have { WORDS($sides) } sides, so there is no { WORDS($number) }.
    .brief = Your dice have no { WORDS($number) }.
    .again = No { WORDS($number) } can fall: your dice have { WORDS($sides) } sides.
ask-same-roll = Did you roll { WORDS($first) } and { WORDS($second) } again?
    .again = The same once more, { WORDS($first) } and { WORDS($second) }? Yes or no?
choices-same-roll = Say yes if that is a new roll, or no.
    .brief = Yes if it is new, or no.
right = Right.
    .full = Right! The dog walks one tile.
wrong = Not right: { WORDS($first) } times { WORDS($second) } is { WORDS($product) }. The dog stays.
    .brief = No: { WORDS($first) } times { WORDS($second) } is { WORDS($product) }.
    .full = Not quite: { WORDS($first) } times { WORDS($second) } is { WORDS($product) }. The dog stays where it is, and you get a new problem.
    .again = No, { WORDS($first) } times { WORDS($second) } makes { WORDS($product) }. The dog waits.
    .full-again = That happens: { WORDS($first) } times { WORDS($second) } makes { WORDS($product) }. The dog waits for you.
    .brief-again = { WORDS($first) } times { WORDS($second) } makes { WORDS($product) }.
wrong-untold = Not right. The dog stays.
    .full = Not right. The dog stays where it is, and you get a new problem.
    .again = That is not it. The dog waits.
    .further = No, not that. The dog is still there.
ask-roll-again = Roll again.
    .full = Say roll, and I roll again.
    .again = Say roll, and you get a new problem.
    .brief-again = Say roll.
    .further = Say roll for the next problem.
choices-roll-again = Say roll, and I roll the dice again.
    .brief = Say roll.
step-give = Step { WORDS($step) }: give { $give }. { $left ->
    [0] No pieces left.
    [one] One is left.
   *[other] { WORDS($left) } are left.
  }
    .brief = Give { $give }. { $left ->
        [0] None left.
       *[other] { WORDS($left) } left.
      }
    .full = Step { WORDS($step) }: lead the dog one tile on, and give { $give }. { $left ->
        [0] No pieces are left.
        [one] One piece is left. Say done, and I roll for the next step.
       *[other] { WORDS($left) } pieces are left. Say done, and I roll for the next step.
      }
    .again = This step costs { $give }. Say done when the dog has eaten.
    .further = When the dog has got { $give }, say done.
# the same where nothing has to be said to it
step-costs = Step { WORDS($step) }: give { $give }. { $left ->
    [0] No pieces left.
    [one] One is left.
   *[other] { WORDS($left) } are left.
  }
    .brief = Give { $give }. { $left ->
        [0] None left.
       *[other] { WORDS($left) } left.
      }
    .full = Step { WORDS($step) }: lead the dog one tile on, and give { $give }. { $left ->
        [0] No pieces are left.
        [one] One piece is left.
       *[other] { WORDS($left) } pieces are left.
      }
    .again = The dog gets { $give } for step { WORDS($step) }. { $left ->
        [0] Then none are left.
        [one] Then one is left.
       *[other] Then { WORDS($left) } are left.
      }
ask-feed-done = Say done when the dog has its pieces.
    .brief = Say done.
    .again = When the dog has eaten, say done.
    .further = Say done, and we go on.
ask-last-feed = Say done when the dog has its pieces.
    .brief = Say done.
    .again = When the dog has eaten, say done.
    .further = Say done, and the dog has arrived.
choices-feed-done = Say done or roll when the dog has its pieces, and I roll again.
    .brief = Say done, and I roll again.
choices-last-feed = Say done when the dog has its pieces.
    .brief = Say done.
ask-feed = The dog moves one tile. How many pieces do you give?
    .brief = How many pieces?
    .full = The dog moves one tile. How many pieces do you give? It is as many as the number of the step.
    .again = One tile on. How many pieces does the dog get?
    .brief-again = And how many pieces?
    .further = How many pieces for this step?
choices-feed = Say how many pieces the dog gets at this step.
    .brief = Say how many pieces the dog gets.
    .full = Say how many pieces the dog gets at this step: one for the first step of the turn, two for the second, and so on.
    .again = Give me the number of pieces for this step.
fed = Step { WORDS($step) }: { $pieces }. { $left ->
    [0] No pieces left.
    [one] One is left.
   *[other] { WORDS($left) } are left.
  }
    .brief = { $left ->
        [0] None left.
       *[other] { WORDS($left) } left.
      }

## Where only the number of steps was announced

route-not-said-here = In this game you do not say the way. Say how many steps and pieces it takes.
    .brief = Do not say the way, only steps and pieces.
    .again = Keep the way to yourself. I only need your steps and your pieces.
    .brief-again = Only the steps and the pieces, please.
ask-move = Where does the dog go?
    .full = Now walk the dog one tile, and tell me where it goes: forward, back, left or right, or the number of the tile.
    .again = Which way does the dog go now?
    .further = Where to with the dog?
choices-move = Say forward, back, left or right, or the tile where the dog is now. Friends may say it, too.
    .brief = Say forward, back, left or right, or the tile.
dog-moved = The dog is on { $tile }.
    .brief = { $tile }.
move-off-the-carpet = From { $tile } that way leads off the carpet.
    .again = There is no tile that way from { $tile }.
move-stays = The dog stands on { $tile } already. Tell me where it goes.
    .brief = The dog is on { $tile } already.
    .again = That is where the dog stands, { $tile }. It has to go on.
ask-moved-twice = The dog has been on { $tile } in this turn. Did it really go there again?
    .brief = It was on { $tile } before. There again?
    .again = Really { $tile } again, where it has been? Yes or no?
    .further = To { $tile } a second time: yes or no?
ask-moved-apart = { $tile } does not touch the tile where the dog stands. Did it really go there?
    .brief = { $tile } does not touch. Really there?
    .again = Really { $tile }, which is not beside it? Yes or no?
    .further = To { $tile }, not side by side: yes or no?
choices-move-against = Say yes if the dog went there; that ends the turn. Or say no.
    .brief = Yes ends the turn. Or say no.
ask-which-way = Which way: { LIST($ways, join: "or") }?
    .again = Two tiles fit. Say { LIST($ways, join: "or") }.
    .further = { LIST($ways, join: "or") }?

## What friends call

# Anybody but the player in turn may call. The host cannot know who speaks, so it asks back, and the player can object.
ask-call = Friends, { $what ->
    [pieces] were the pieces wrong?
    [twice] was a tile entered twice?
    [count] was the count wrong?
   *[route] was the route left?
  } Yes or no.
    .again = Did you see it, friends: { $what ->
        [pieces] wrong pieces?
        [twice] a tile twice?
        [count] a wrong count?
       *[route] off the route?
      } Yes or no.
    .further = Is it so, friends? Yes ends the turn, no goes on.
ask-was-right = Friends, was the answer right? Yes or no.
    .again = Did all hear the right answer, friends? Yes or no.
    .further = Right or not, friends? Say yes or no.
choices-call = Say yes if all have seen it, or no.
call-refused = Then we play on.
    .again = Good, on with the game.
call-alone = You play alone, so there is nobody to check.
    .again = Nobody else plays, so nobody can call that.
call-too-early = The count does not bind before you say ready.
    .again = Until ready any count may be changed.
answer-again = Then answer once more.
choices-watched = { $choices }
    .full = { $choices } Friends can say: wrong pieces, off the route, tile twice, or wrong count.
    .again = { $choices }
choices-missed = { $choices } If the answer was right, friends can say: that was right.
    .brief = { $choices } Or: that was right.

## Arriving

reached = You reached { $target }: { $points }. Put a token on it.
    .brief = { $points }! Put a token on { $target }.
    .full = You reached your target, { $target }, and get { $points }! Put a token on it: nobody can choose it any more.
reached-running = You reached { $target }: { $points } so far. Put a token on it.
    .brief = { $points } so far! Put a token on it.
    .full = You reached your target, { $target }: { $points } so far! Put a token on it. The clock still runs.
ask-stop-or-go-on = Stop, or go on to another target?
    .brief = Stop, or go on?
    .full = Do you stop and keep your points, or go on to another target? If you go on and make a mistake in counting, you lose the points of this turn.
    .again = Will you stop here, or go on?
    .further = Say stop, or say go on.
choices-stop-or-go-on = Say stop to keep your points, or go on to try another target. A mistake after going on loses the points of this turn.
    .brief = Stop keeps your points. Go on: another target.
no-further-target = No further target can be reached from here, so the turn stops with { $points }.
    .brief = No further target. You keep { $points }.

## How a turn ends

stopped = You stop with { $points }.
end-wrong-steps = You said { $said }, but the route has { $true }. That ends the turn with no points.
    .brief = The route has { $true }. No points.
    .full = You said { $said }, but the route has { $true }. A wrong count ends the turn, with no points. Next time you can say check first.
end-arrived-early = You said { $said }, but the dog is on { $target } after { $walked }. That ends the turn with no points.
    .brief = { $walked } to { $target }, not { $said }. No points.
end-not-arrived = You said { $said }, but after them the dog is not on { $target }. That ends the turn with no points.
    .brief = Not on { $target } after { $said }. No points.
end-wrong-pieces = You prepared { $said }, but the route needs { $true }. That ends the turn with no points.
    .brief = It takes { $true }. No points.
    .full = You prepared { $said }, but the route needs { $true }. A wrong count ends the turn, with no points. Next time you can say check first.
end-wrong-feed = Step { WORDS($step) } costs { $true }. That ends the turn with no points.
    .brief = Step { WORDS($step) } costs { $true }. No points.
end-tile-twice = A tile was entered twice. That ends the turn with no points.
    .brief = A tile was entered twice. No points.
end-called = { $what ->
    [pieces] The pieces were wrong.
    [twice] A tile was entered twice.
    [count] The count was wrong.
   *[route] The route was left.
  } That ends the turn with no points.
    .brief = { $what ->
        [pieces] The pieces were wrong.
        [twice] A tile was entered twice.
        [count] The count was wrong.
       *[route] The route was left.
      } No points.
end-left-route = The route was left. That ends the turn with no points.
    .brief = The route was left. No points.
end-gave-up = You gave this turn up: no points.
end-time-up = Time is up. { $points ->
    [0] No points this turn.
   *[other] You keep { WORDS($points) } { $points ->
        [one] point
       *[other] points
      } for your steps.
  }
    .brief = Time is up. { $points ->
        [0] No points.
       *[other] You keep { WORDS($points) }.
      }
    .full = Time is up. { $points ->
        [0] No points this turn.
       *[other] You keep { WORDS($points) } { $points ->
            [one] point
           *[other] points
          }: one for each step, but never more than the number of your last target.
      }
end-time-up-standing = Time is up. You arrived in time and keep { $points }.
ask-give-up = Do you give up this turn? It ends with no points.
    .brief = Give up this turn, with no points?
    .full = Do you want to give up this turn? It ends with no points, and the next player goes on. Say yes or no.
    .again = Really give up, and get no points? Yes or no?
    .further = Shall this turn end with no points? Yes or no?
choices-give-up = Say yes to end the turn with no points, or no to go on.
    .brief = Yes ends the turn. No goes on.
go-on-playing = Good, go on.
    .again = All right, we go on.
take-tokens-off = Take the { $count ->
    [one] token
   *[other] tokens
  } of this turn off { LIST($tiles, join: "and") }.

## What may be asked at any time

what-to-ask = Ask me where am I, what is around me, what is free, describe the carpet, read row two, where are the nines, what is a target, where are the tokens, my route, what is my target, how many pieces are left, which step is it, what are the dice, whose turn is it, which round is it, who is leading, how many points do I have, explain the score, or teach me.
    .brief = Ask where am I, what is around me, or who is leading.
told-between-turns = The next turn has not begun.

told-stand-row = You stand along row { WORDS($row) }, the near side.
    .brief = You stand along row { WORDS($row) }.
told-stand-column = You stand along column { WORDS($column) }, the near side.
    .brief = You stand along column { WORDS($column) }.
told-no-start = No start tile is chosen yet.
    .brief = No start yet.
told-here = The dog stands in row { WORDS($row) }, column { WORDS($column) }, on tile { WORDS($number) }.
    .brief = Row { WORDS($row) }, column { WORDS($column) }, tile { WORDS($number) }.
told-hint-carpet = Say describe the carpet, and I read it to you.
    .brief = Say: describe the carpet.

way = { $way ->
    [forward] forward
    [back] back
    [left] left
   *[right] right
  }
told-way = { $way } { $tile }
told-around = { LIST($ways) }.
told-edge = the edge of the carpet
    .brief = the edge
told-tile-visited = { WORDS($number) } already visited
told-tile-token = { WORDS($number) } with a token
told-tile-dog = { WORDS($number) } where the dog stands

told-place-of = { LIST($places, join: "and") }.
told-place = { WORDS($number) } in row { WORDS($row) }, column { WORDS($column) }
told-place-token = { WORDS($number) } with a token in row { WORDS($row) }, column { WORDS($column) }

# what a child asks for: "what is a target?"
told-word = { $word ->
    [start] The start tile is the tile at the edge of the carpet where your dog begins to walk. You choose it.
    [target] The target is the tile where you want to lead the dog. If it gets there, you get as many points as the tile says.
    [route] The route is your way from tile to tile, from the dog to the target. You say it step by step.
    [step] A step is one tile on: forward, back, left or right. The tile where the dog stands is not counted.
    [pieces] A piece is a bit of food for the dog, or something that you count with. The first step costs one piece, the second two, the third three.
    [token] A token is a little thing that you put on a tile you have reached. Nobody can choose that target any more.
    [dice] You multiply what the two dice show. If you are right, the dog walks one tile.
    [times] Times means so many of the same: three times two is two and two and two.
    [edge] The edge is the outside of the carpet. The tiles there are the first and the last row, and both ends of the others.
    [tile] A tile is one square of the carpet, with a number on it.
    [carpet] The carpet is where the dog walks: four rows of five tiles, with numbers from one to ten, each of them twice.
    [near] Near is the side of the carpet where you stand, and far is the other side.
    [clock] With the clock, each turn has only so much time, and in that time you can reach one target after another.
    [gentler] With the gentler option, time up leaves you a point for each step, but never more than the number of your last target.
    [basic] With the basic option, you have no points when time is up before you stop.
    [round] In a round everybody has one turn. A game has four rounds.
    [check] Say check before you say ready, and I tell you whether your steps and your pieces are right.
    [ready] Ready means that you have counted and set off. From then on your count cannot be changed.
   *[team] A team plays together: all your points are added up.
  }

told-free-later = First choose a start tile at the edge. Targets are the tiles without a token.
    .brief = First choose a start.
number-plural = { WORDS($number, style: "plural") }
told-all-free = All { LIST($numbers, join: "and") } are free.
told-free = { LIST($tiles, join: "and") } { $count ->
    [one] is
   *[other] are
  } free.
told-none-free = No target can be reached from here.
told-on-the-way = You are on the way to { $target }.
told-no-tokens = There are no tokens on the carpet.
told-tokens = There { $count ->
    [one] is a token
   *[other] are tokens
  } on { LIST($tiles, join: "and") }.

told-carpet = The carpet has { WORDS($rows) } rows of { WORDS($columns) } tiles. I read each from left to right.
    .brief = { WORDS($rows) } rows, from left to right.
told-row = Row { WORDS($row) }: { LIST($tiles) }.
told-row-far = Row { WORDS($row) }, the far one: { LIST($tiles) }.
told-row-near = Row { WORDS($row) }, the near one: { LIST($tiles) }.

told-no-route = You have not said a route yet.
told-route = Your route is { LIST($tiles) }.
told-route-unsaid = In this game only the steps of a route are said.
told-route-left = Still to walk: { LIST($steps) }.
told-on-target = The dog is on your target.
told-no-target = You have not chosen a target yet.
told-target = Your target is { $tile }.
told-target-at = Your target is { $tile }, in row { WORDS($row) }, column { WORDS($column) }.
told-reached = You have reached { $tile }.

told-no-pieces = You have not said your pieces yet.
    .full = You have not said your count yet, and it is you who counts: one piece for the first step, one more for each further step.
told-count-said = You said { $steps } and { $pieces }.
told-steps-said = You said { $steps }, and no pieces yet.
told-pieces-said = You said { $pieces }.
told-pieces-left = { $left ->
    [0] No pieces are left.
    [one] One piece is left.
   *[other] { WORDS($left) } pieces are left.
  }
told-not-set-off = The dog has not set off yet.
told-step = This is step { WORDS($step) }.
told-steps-done = { $steps ->
    [0] No step is done yet.
    [one] One step is done.
   *[other] { WORDS($steps) } steps are done.
  }
told-dice = The dice show { WORDS($first) } and { WORDS($second) }.
told-no-dice = There is no roll to answer now.
told-own-dice = You roll the dice yourselves.

told-winners = { LIST($players, join: "and") } win together with { $points }.
told-nobody-leads = Nobody has any points yet.
told-no-turns = No turn has ended yet.
told-turn-with = { $player }, round { WORDS($round) }: { $points } for { LIST($targets, join: "and") }.
told-turn-gentler = { $player }, round { WORDS($round) }: { $points } for the steps until time was up.
told-turn-without = { $player }, round { WORDS($round) }: no points, because { $why ->
    [steps] the number of steps was wrong.
    [pieces] the number of pieces was wrong.
    [feeding] the pieces of a step were wrong.
    [route] the route was left.
    [twice] a tile was entered twice.
    [given-up] the turn was given up.
    [time] time was up.
   *[none-free] no target could be reached.
  }

## Scores

team-after-turn = Together you have { $points }.
standings = After round { WORDS($round) }: { LIST($players) }.
score-team = Together you have { $points }.
score-turn = This turn: { $points } so far.
    .brief = This turn { $points }.
score-round = Round { WORDS($round) } of { WORDS($rounds) }.
result-together = The game is over. { LIST($winners, join: "and") } win together with { $points } each!
    .brief = { LIST($winners, join: "and") } win together with { $points } each!
result-solo = The game is over. { $player } has { $points }.
result-team = The game is over. Together you have { $points }.
record-first = That is your first record.
record-broken = A new record! The old one was { $old }.
record-equalled = You equalled the record.
record-missed = The record is { $old }.

# What the host says in Casino Hot Dog, in English. Numbers are spelled: { WORDS($score) }; a selector sees the number.
# Chances are never spoken of before fists are open, unless somebody asks: then they are told of all bags (rules 3.6).

## Naming things

chip-number = { WORDS($number) }
chip-double = the double
chip-heap = the heap
face-dots = { WORDS($dots) }
face-bone = a bone
square = square { WORDS($square) }
square-bone = square { WORDS($square) } with a bone
square-table = the card table
square-kennel = the kennel
dog-at = { $player } on { $square }
dog-home = { $player } in the kennel
score-of = { $player } { WORDS($score) }
opponent = { $strength ->
    [hard] the hound
   *[easy] the puppy
  }

## Before the game

welcome = Welcome to Casino Hot Dog: a betting game with dogs, bags and chips. Say teach me, to learn it.
    .brief = Welcome to Casino Hot Dog.
    .full = Welcome to Casino Hot Dog! You draw chips out of a bag and bet on your luck, and the best two bettors move their dogs to the kennel. If you want to learn it, say: teach me.
ask-players = How many of you play, one to four?
    .brief = How many players, one to four?
    .full = First I ask you a few things. How many of you play? Say a number from one to four. Whoever is alone plays against a dog of mine.
    .again = How many players are you? One to four can play.
    .further = Tell me how many you are.
choices-players = Say how many you are: one, two, three or four. Who is alone plays against me.
    .brief = Say one, two, three or four.
    .again = One, two, three or four: how many are you?
ask-names-clockwise = What are your names, clockwise round the table? Or say: no names.
    .brief = Your names, clockwise? Or say: no names.
    .full = What are your names? Say first names or colours, clockwise as you sit round the table. Or say: no names.
    .again = Tell me your names, clockwise, or say: no names.
    .further = Who plays? Say the names, or say: no names.
ask-names-clockwise-known = What are your names, clockwise? I know { LIST($known, join: "and") }. Or say: no names.
    .brief = Your names, clockwise? Or say: no names.
    .again = Tell me your names, clockwise, or say: no names.
    .further = Who plays? Say the names, or say: no names.
refused-name-of-dog = That is a dog of mine. Take another name.
    .again = My dogs have that name. What is yours?
ask-opponent = Against whom do you play: the puppy, which is easy, or the hound, which is hard?
    .brief = Against whom: easy puppy, or hard hound?
    .again = Which dog of mine plays: the easy one or the hard one?
    .further = Easy, or hard?
choices-opponent = Say easy for the puppy, hard for the hound, or both.
    .brief = Say easy, hard, or both.
    .again = The puppy is easy, and the hound is hard. Both is possible, too.
    .brief-again = Easy, hard, or both of them.
ask-pieces = Do your bags, chips and dice lie on the table?
    .full = Do your own bags, chips and dice lie on the table? Then you draw, and tell me. If not, I roll and draw for you.
    .again = Do you play with your own bags and chips? Yes or no?
    .further = Real pieces, yes or no?
choices-pieces = Say yes if you have the pieces, or no, and I roll and draw for you.
    .brief = Yes for your pieces. No: I draw.
    .again = Yes means your own pieces, no means that I roll and draw.
    .brief-again = Yes: your pieces. No: mine.
ask-double = Do you play with the double chip?
    .full = Do you play with the chip that doubles your score? Younger players leave it out. Say yes or no.
    .again = Is the double in the bags? Yes or no?
    .further = With the double, yes or no?
choices-double = Say yes to play with the chip that doubles the score, or no, as younger players do.
    .brief = Yes with the double, no without.
    .again = Yes plays with the double, and no leaves it out.
    .brief-again = Yes keeps the double, no leaves it out.
ask-chips = Are your number chips { LIST($numbers, join: "and") }?
    .again = Your numbers: { LIST($numbers, join: "and") }. Is that right?
ask-read-chips = Then read me your number chips.
    .full = Then read me the seven numbers of one player, all in one breath.
    .again = Read me the seven numbers on your chips, please.
    .further = Which seven numbers are on your chips?
choices-chips = Say yes if they are so, or read me your seven numbers, like one, two, two, three, three, four, five.
    .brief = Say yes, or read me your seven numbers.
    .again = Yes if those are your chips. If not, all seven numbers in one breath.
    .brief-again = Yes, or all seven numbers in one breath.
chips-are = Your number chips are { LIST($numbers, join: "and") }.
refused-chips = There are seven number chips, and I heard { WORDS($count) }.
    .again = I heard { WORDS($count) } numbers. A player has seven of them.
ask-starter = Who has the coolest betting face? Name who starts.
    .brief = Whose betting face is the coolest?
    .full = Put on your coolest betting face, everybody! Who has the best one? Say a name: that player starts. Or say: nobody.
    .again = Whose betting face is the coolest? Say a name, or say: nobody.
    .further = Who starts? Say a name.
ask-youngest = Then the youngest starts. Who is it?
    .again = Who is the youngest of you? Say the name.
choices-starter = Say who starts: { LIST($players, join: "or") }. If you cannot agree, say: nobody.
    .brief = Say { LIST($players, join: "or") }. Or: nobody.
    .again = One of you starts, so name one: { LIST($players, join: "or") }. Or say: nobody.
    .brief-again = Name one: { LIST($players, join: "or") }. Or: nobody.
refused-starter = One of you starts: { LIST($players, join: "or") }.
    .again = The one who starts is { LIST($players, join: "or") }.
begin-real = Put all dogs on the card table and all chips in the bags.
    .brief = Dogs on the table, chips in the bags.
    .full = Put all dogs on the card table, and each player's chips in the bag. Shake the bags.
begin-virtual = All dogs are on the card table, and I keep your bags.
    .brief = All dogs are on the card table.
    .full = All dogs are on the card table, and I keep your bags. I roll and draw for you. Each of you needs a button, for the fist.

## Teaching

teach-one = One: two dice are rolled, and everybody draws a chip. A number is good, the double doubles, and with the heap you are out.
    .brief = Everybody draws a chip. The heap is out.
    .full = One: two dice are rolled; they tell how far dogs can go. Then everybody draws a chip out of the bag. A number scores, and the double doubles your score. If it is the heap of the dog, you are out of the round.
teach-two = Two: draw again, or opt out and keep your score. All open their fists together. The heap takes all your chips.
    .brief = Draw again, or opt out and keep your score.
    .full = Two: now choose, again and again: draw another chip, or opt out and keep your score. All open their fists at the same time. Whoever draws the heap loses all chips of the round.
teach-three = Three: the two highest scores move their dogs. The best takes one die, the second the other. The first dog in the kennel wins.
    .brief = The two best move their dogs to the kennel.
    .full = Three: the highest score takes one of the two dice and moves that dog, and the second highest takes the other die. A golden bone leads to the next bone on the way, or home, if there is none. The first dog in the kennel wins.

## The roll

ask-dice = { $player }, round { WORDS($round) }. Roll both dice: what do they show?
    .brief = { $player }, round { WORDS($round) }. What do the dice show?
    .full = { $player }, round { WORDS($round) }. You roll both dice, and all may see them. What do they show? Say it like: two and five, or two and bone.
    .again = { $player }, tell me both dice, like: two and bone.
    .further = What do the two dice show, { $player }?
ask-dice-for = Round { WORDS($round) }. Roll both dice for { $player }: what do they show?
    .brief = Round { WORDS($round) }. Roll for { $player }: what is it?
    .again = Tell me the dice that you rolled for { $player }.
    .further = What do the dice of { $player } show?
choices-dice = Say what both dice show, like two and five, or bone and four.
    .brief = Say both dice, like two and bone.
    .again = Both dice, please: dots or a bone, like three and bone.
    .brief-again = Both dice, please, like three and bone.
ask-roll = { $player }, round { WORDS($round) }. Say roll.
    .full = { $player }, round { WORDS($round) }. You are the start player. Say roll, and I roll both dice.
    .again = { $player }, say roll, and I roll the dice.
    .further = Shall I roll, { $player }? Say roll.
choices-roll = Say roll, and I roll both dice. Or say teach me.
    .brief = Say roll.
    .again = Roll is the word. Teach me tells how it goes.
    .brief-again = Roll is the word.
rolls-itself = Round { WORDS($round) }. { $player } rolls.
rolled = The dice show { LIST($faces, join: "and") }.
    .brief = { LIST($faces, join: "and") }.
    .full = The dice show { LIST($faces, join: "and") }: the two best may go so far in this round.
refused-not-on-the-dice = Your dice cannot show that. One has { LIST($small, join: "or") }, the other { LIST($large, join: "or") }.
    .brief = Not possible. One: { LIST($small, join: "or") }. Other: { LIST($large, join: "or") }.
    .again = No such roll: one die shows { LIST($small, join: "or") }, and the other one { LIST($large, join: "or") }.
    .brief-again = No such roll. { LIST($small, join: "or") }, and { LIST($large, join: "or") }.

## Fists

all-draw = Everybody takes one chip.
ask-fists-first = Everybody takes one chip and hides it in a fist. Say open when all fists are on the table.
    .brief = One chip each, in the fist. Say open.
    .full = Everybody puts a hand in the bag, takes one chip, and hides it in a fist. Nobody shows it. Say open when all fists are on the table.
    .again = A chip in each fist, and all fists on the table. Then say open.
    .brief-again = A chip in each fist. Then say open.
    .further = Are all fists on the table? Then say open.
ask-fists-real = Hands in the bags: a chip in the fist, or an empty fist to opt out. Say open.
    .brief = A chip, or an empty fist. Say open.
    .full = Whoever is still in puts a hand in the bag. Hide another chip in your fist, or keep the fist empty: then you opt out. Say open when all fists are on the table.
    .again = Hands in the bags again. Say open when all fists are on the table.
    .brief-again = Hands in the bags again. Then say open.
    .further = Another chip, or nothing. Are all fists closed? Then say open.
    .brief-further = Fists on the table again. Then say open.
ask-fists-virtual = A button in the fist to draw, an empty fist to opt out. Say open.
    .brief = A button to draw, or empty. Say open.
    .full = Whoever is still in makes a fist: with a button in it to draw another chip, or empty to opt out. Say open when all fists are on the table.
    .again = Make your fists again: button or nothing. Then say open.
    .brief-again = Fists again: button or nothing. Then say open.
    .further = Draw with a button, or opt out without. Are all fists closed? Then say open.
    .brief-further = Close your fists. Then say open.
choices-fists = Say open when all fists are on the table.
    .again = Open is the word, when all fists are closed.
open = Three, two, one, open!
only-double = { $player } has only the double, and has to draw.
    .again = With only the double, { $player } has to draw.
only-heap = Only the heap is left in the bag of { $player }.
    .again = In the bag of { $player } is nothing but the heap.
in-order = Whoever tells last knows more. That changes from round to round.
    .brief = Who tells last knows more. That goes round.

ask-hand-first = { $player }, what is in your hand?
    .again = { $player }, which chip do you have?
    .further = Your chip, { $player }?
ask-hand = { $player }, a chip, or do you opt out?
    .full = { $player }, what is in your hand? Say the chip, or opt out if it is empty.
    .again = What is in your hand, { $player }?
    .further = { $player }, your chip? Or opt out?
ask-hand-alone = { $player }, you are the last one in: which chip, or do you opt out?
    .brief = { $player }, which chip? Or opt out?
    .again = { $player }, another chip? Tell me which, or opt out.
    .brief-again = Another chip, { $player }, or opt out?
    .further = Which chip is it now, { $player }? Or do you stop?
choices-hand-first = Say a number, the double, or the heap.
    .full = Say what is on the chip: a number, the double, or the heap. If you do not see it, somebody reads it for you.
    .again = What is on it: a number, the double, or the heap?
choices-hand = Say a number, the double or the heap. If your fist is empty, say opt out.
    .brief = Say the chip. Or say opt out.
    .again = Name the chip in the fist, or opt out.
    .brief-again = Name the chip, or opt out.
which-chip = Which one is it?
    .again = Take it, and read it to me.
ask-choice = { $player }, you have { WORDS($score) }: draw, or opt out?
    .again = { $player }, with { WORDS($score) }: another chip, or opt out?
    .further = Draw or opt out, { $player }, at { WORDS($score) }?
choices-choice = Say draw for another chip, or opt out to keep your score.
    .brief = Say draw, or opt out.
    .again = Draw takes another chip, and opt out keeps your score.
    .brief-again = Draw, or opt out?
told-first = { $player }: { $chip }.
told-chip = { $player }: { $chip }, { WORDS($score) } in all.
told-opts-out = { $player } opts out with { WORDS($score) }.
told-heap = The heap! { $player } is out, and all chips go back in the bag.
    .brief = The heap! { $player } is out. Chips back.
    .again = { $player } has the heap and is out. All chips go back in the bag.
    .brief-again = { $player } has the heap: out. Chips back.
opened-first = { $player } draws { $chip }.
    .again = { $player } has drawn { $chip }.
opened-chip = { $player } draws { $chip }: { WORDS($score) } in all.
opened-out = { $player } opts out with { WORDS($score) }.
opened-heap = { $player } draws the heap, and is out.
    .again = { $player } has drawn the heap, and is out.

refused-first-chip = Everybody draws the first chip. Nobody can opt out before.
    .again = The first chip is for everybody, { $player } too.
refused-only-doubler = With nothing but the double you cannot opt out, { $player }. You have to draw.
    .brief = Only the double: you have to draw, { $player }.
    .again = The double alone is no score, { $player }. Take another chip.
refused-safe = { $player } opted out, and is finished for this round.
    .again = { $player } has opted out. That is for the whole round.
refused-out = { $player } drew the heap, and is out of this round.
    .again = { $player } is out until the next round.
refused-told = { $player } has told it already.
    .again = We know what { $player } has.
refused-other-turn = { $player } will be asked, one after the other.
    .again = I ask { $player } when the turn comes.
refused-nobody = At this table are { LIST($players, join: "and") }.
    .again = I know only { LIST($players, join: "and") } here.
refused-no-such-chip = No bag has { $chip }. There are { LIST($chips, join: "and") }.
    .brief = No { $chip }. There are { LIST($chips, join: "and") }.
    .again = There is no such chip: { $chip }. All that there are: { LIST($chips, join: "and") }.
    .brief-again = No such chip: { $chip }. There are { LIST($chips, join: "and") }.
refused-not-in-bag = { $chip } cannot be: it lies in front of { $player } already.
    .brief = { $chip } lies in front of { $player } already.
    .again = { $player } has no further chip like that: { $chip }.

## Moving the dogs

nobody-scored = Nobody scored, so no dog moves.
scores = The scores: { LIST($players) }.
    .brief = { LIST($players) }.
tie = In a draw, the nearest clockwise from { $starter } goes first: { LIST($movers, join: "then") }.
    .brief = A draw, clockwise from { $starter }: { LIST($movers, join: "then") }.
ask-die = { $player } chooses a die: { LIST($faces, join: "or") }?
    .full = { $player } has the highest score and chooses a die to move the dog: { LIST($faces, join: "or") }?
    .again = Which die do you take, { $player }: { LIST($faces, join: "or") }?
    .further = { LIST($faces, join: "or") }, { $player }?
ask-last-die = { $player }, for you is { LIST($faces, join: "or") }. Do you take it?
    .again = Do you move by { LIST($faces, join: "or") }, { $player }?
    .further = { $player }, take { LIST($faces, join: "or") }, or stay?
choices-die = Say the die that you take: { LIST($faces, join: "or") }.
    .brief = Say { LIST($faces, join: "or") }.
    .again = One of these: { LIST($faces, join: "or") }.
    .brief-again = Take { LIST($faces, join: "or") }.
choices-die-or-stay = Say the die that you take: { LIST($faces, join: "or") }. Or say stay.
    .brief = Say { LIST($faces, join: "or") }, or stay.
    .again = One of these: { LIST($faces, join: "or") }. Or stay.
    .brief-again = Take { LIST($faces, join: "or") }, or stay.
move-dog = { $player }, move your dog { WORDS($dots) } { $dots ->
    [one] square
   *[other] squares
  }, to { $square }.
    .brief = { $player }: { WORDS($dots) }, to { $square }.
move-dog-by-bone = { $player }, move your dog to the next bone: { $square }.
    .brief = { $player }: the bone, to { $square }.
move-dog-home = { $player }, there is no bone ahead: move your dog into the kennel.
    .brief = { $player }: no bone ahead, so into the kennel.
dog-walks = The dog of { $player } walks { WORDS($dots) } { $dots ->
    [one] square
   *[other] squares
  }, to { $square }.
    .brief = { $player }: { WORDS($dots) }, to { $square }.
dog-walks-by-bone = The dog of { $player } runs to the next bone: { $square }.
    .brief = { $player }: the bone, to { $square }.
dog-walks-home = There is no bone ahead: the dog of { $player } runs into the kennel.
    .brief = { $player }: no bone ahead, so into the kennel.
left-dog = The dog of { $player } stays where it is.
sent-back = { $count ->
    [one] The dog of { LIST($players, join: "and") } goes back to the card table.
   *[other] The dogs of { LIST($players, join: "and") } go back to the card table.
  }
    .brief = Back to the table: { LIST($players, join: "and") }.
refused-not-yet = { $first } has the higher score and chooses before { $player }.
    .again = First { $first }, then { $player }.
refused-no-mover = No more than two dogs move. In this round: { LIST($movers, join: "and") }, and not { $player }.
    .brief = Only { LIST($movers, join: "and") } move, and not { $player }.
    .again = { $player } does not move in this round. It is for { LIST($movers, join: "and") }.
refused-not-shown = That is on neither die. There is { LIST($faces, join: "or") }.
    .again = The dice show something else: { LIST($faces, join: "or") }.
refused-taken = That die is taken. Left is { LIST($faces, join: "or") }.
    .again = Somebody took that die. There is { LIST($faces, join: "or") } left.
refused-has-to-move = Whoever may move has to move, { $player }. Choose a die.
    .again = The dog cannot stay, { $player }. Take a die.
after-round = The dogs: { LIST($dogs) }.
    .brief = { LIST($dogs) }.
chips-back = All chips go back in the bags, and the dice go on clockwise.
    .brief = Chips back in the bags. Dice go on.
result = { $winner } wins: the dog is in the kennel!
result-squares = The dogs at the end: { LIST($dogs) }.
    .brief = { LIST($dogs) }.

## What may be asked at any time

what-to-ask = Ask me where are the dogs, what is ahead, describe the way, who is in, read the chips, what is in the bags, what are the dice, whose turn is it, which round is it, who is leading, what is a bone, or teach me.
    .brief = Ask where the dogs are, who is in, or what is ahead.
told-round = This is round { WORDS($round) }.
told-dogs = The dogs: { LIST($dogs) }.
told-home = The dog of { $player } is in the kennel.
told-ahead = { $player }, on { $square }: { WORDS($bone) } to the next bone, { WORDS($kennel) } to the kennel.
told-ahead-no-bone = { $player }, on { $square }: { WORDS($kennel) } to the kennel, and a bone leads home.
told-board = From the card table { WORDS($squares) } squares lead to the kennel, which is { WORDS($kennel) }.
told-bones = { $count ->
    [0] There are no bones on the way.
    [one] There is a golden bone on square { LIST($bones, join: "and") }.
   *[other] There are golden bones on squares { LIST($bones, join: "and") }.
  }
told-no-chips = { $player } has no chips in front.
told-out-of-round = { $player } is out of this round.
told-front = { $player }: { LIST($chips, join: "and") }, { WORDS($score) } in all.
told-front-one = { $player }: { LIST($chips) }.
told-front-safe = { $player } opted out with { LIST($chips, join: "and") }, { WORDS($score) } in all.
told-front-safe-one = { $player } opted out with { LIST($chips) }.
told-scores = In this round: { LIST($players) }.
told-in = { $count ->
    [one] { LIST($players, join: "and") } is in.
   *[other] { LIST($players, join: "and") } are in.
  }
told-safe = { LIST($players, join: "and") } opted out.
told-out = { LIST($players, join: "and") } drew the heap.
told-bag = In the bag of { $player }: { LIST($chips, join: "and") }.
told-bags-full = All bags are full: { LIST($chips, join: "and") }.
told-nobody-draws = Nobody draws any more in this round.
told-dice = The dice show { LIST($faces, join: "and") }.
told-no-dice = The dice are not rolled yet.
told-starter = { $player } is the start player.
told-moves = { $player } moves now.
told-nobody-leads = All dogs are still on the card table.
told-leads = { $count ->
    [one] { LIST($players, join: "and") } leads, on { $square }.
   *[other] { LIST($players, join: "and") } lead together, on { $square }.
  }

# what a child asks for: "what is a bone?"
told-word = { $word ->
    [chip] A chip is what you draw out of your bag: a number, the double or the heap.
    [double] The double doubles the sum of your numbers, whatever you drew first.
    [heap] The heap is what a dog leaves behind. If you draw it, you are out of the round, and your chips go back.
    [bone] A bone on a die leads your dog to the next bone on the way. If there is none ahead, it leads home.
    [kennel] The kennel is the end of the way. The first dog in it wins.
    [fist] In a fist you hide a chip or nothing, until all open their fists together.
    [opt-out] To opt out is to stop drawing in this round, and to keep your score.
    [square] A square is one step on the way from the card table to the kennel.
    [start] The start player rolls the dice, and goes first in a draw. The next round begins with the next player, clockwise.
   *[round] In a round everybody draws chips, and the two best move their dogs.
  }

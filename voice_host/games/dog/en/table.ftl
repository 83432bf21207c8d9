# What stands on the table page of DOG, in English, and the words that its buttons say: those are understood as if they had
# been spoken (sentences.yaml).

## What there is to see

table-before = Welcome to DOG
table-begins = { $player } begins
table-winners = { $count ->
    [one] { LIST($players) } wins
   *[other] { LIST($players, join: "and") } win
  }
table-ring = The ring, from the red start on, and the homes
table-home = { $colour } home
table-home-square = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [white] White
   *[black] Black
  } at home, square { WORDS($square) }
table-home-of = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [white] White
   *[black] Black
  } at home
table-kennel-of = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [white] White
   *[black] Black
  } in the kennel
table-cards-of = Cards of { $player }
table-phase-deal = Round { WORDS($round) }: the cards are dealt
table-phase-exchange = Round { WORDS($round) }: everybody passes a card
table-phase-play = Round { WORDS($round) }: play a card
table-your-cards = Your cards, { $player }

## What stands on what can be pressed

table-press-forward = A card and a pawn
table-hint-forward = five red one
table-press-back = Four back
table-hint-back = four back red one
table-press-out = Out of the kennel
table-hint-out = red one out with thirteen
table-press-seven = A seven in parts
table-hint-seven = seven red one three red two four
table-press-swap = A swap
table-hint-swap = swap red one with blue two
table-press-where = Where is a pawn?
table-hint-where = where is red one
table-press-show = The cards that are shown
table-hint-show = five swap nine

## What is said by it

say-own-text = { $text }
say-easy = the easy one
say-hard = the hard one
say-real = real cards
say-virtual = you take the cards
say-classic = the other rules
say-seed = the rules of the game
say-open-hands = open cards
say-turn-away = we turn around
say-nobody = nobody
say-ready = ready
say-dealt = done
say-passed = all have passed
say-pass = pass { $card }
say-pass-nth = card { WORDS($nth) }
say-card = { $card }
say-forward = { WORDS($steps) } { $pawn }
say-home = { WORDS($steps) } { $pawn } home
say-back = four back { $pawn }
say-swap = swap { $pawn } with { $other }
say-out = { $pawn } out with { $card }
say-joker-forward = joker as { WORDS($steps) } { $pawn }
say-joker-home = joker as { WORDS($steps) } { $pawn } home
say-joker-back = joker as four back { $pawn }
say-joker-swap = joker as swap { $pawn } with { $other }
say-goes-home = it goes home
say-goes-on = it goes on
say-cannot-play = I cannot play

ask-by-press-where-pawns = where are my pawns?
ask-by-press-where-all = where are all pawns?
ask-by-press-danger = who is in danger?
ask-by-press-blocks = what is blocked?
ask-by-press-read-hand = my cards
ask-by-press-what-can-i-play = what can I play?
ask-by-press-how-many-cards = how many cards?
ask-by-press-last-move = what was played?
ask-by-press-who-plays-what = who is my partner?
ask-by-press-word = what is a { $word ->
    [pawn] pawn
    [kennel] kennel
    [home] home
    [start] start
    [joker] joker
    [swap] swap
   *[seven] seven
  }?

# What the host says in DOG, in English. Numbers are spelled: { WORDS($steps) }; a selector sees the number.
# Cards of a hand are told only in hand-of, your-cards, your-hand, passed and passed-to-you, and what they can do in told-card-*:
# where hands are hidden these are whispered, or stand on a page of the player's own.

## Naming things

colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
   *[black] black
  }
pawn = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
   *[black] black
  } { WORDS($number) }
card = { $card ->
    [two] two
    [three] three
    [five] five
    [six] six
    [eight] eight
    [nine] nine
    [ten] ten
    [twelve] twelve
    [one-eleven] one or eleven
    [four] four
    [seven] seven
    [thirteen] thirteen
    [swap] a swap
   *[joker] a joker
  }
spoken-card = { $card ->
    [two] two
    [three] three
    [five] five
    [six] six
    [eight] eight
    [nine] nine
    [ten] ten
    [twelve] twelve
    [one-eleven] eleven
    [four] four
    [seven] seven
    [thirteen] thirteen
    [swap] swap
   *[joker] joker
  }
joker-as = a joker as { $card }
place-kennel = the kennel
place-home = home square { WORDS($square) }
place-start = the { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
   *[black] black
  } start
place-after = { WORDS($steps) } after the { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
   *[black] black
  } start
pawn-at = { $pawn } on { $place }
pawn-near-home = { $pawn } on { $place }, home with { WORDS($least) } to { WORDS($most) }
behind = { $pawn } { WORDS($steps) } behind
card-at = card { WORDS($nth) }, { $card }
cards-of = { $player } { WORDS($count) }
home-of = { $player } { WORDS($count) }
has-colour = { $player } { LIST($colours) }
has-colours = { $player } { LIST($colours, join: "and") }
team = { $one } and { $other }
opponent = { $who ->
    [puppy] the puppy
    [kitten] the kitten
    [mouse] the mouse
    [hound] the hound
    [fox] the fox
   *[wolf] the wolf
  }

## Before the game

welcome = Welcome to DOG: bring your pawns home by cards. Say teach me, to learn it.
    .brief = Welcome to DOG.
    .full = Welcome to DOG! Cards move your pawns out of the kennel, round the board and home, and partners help each other. If you want to learn it, say: teach me.
ask-players = How many of you play, one to six?
    .brief = How many players, one to six?
    .full = First I ask you a few things. How many of you play? Say a number from one to six. Whoever is alone plays with three players of mine.
    .again = How many players are you? One to six can play.
    .further = Tell me how many you are.
choices-players = Say how many you are, one to six. Who is alone plays with three of mine.
    .brief = Say a number from one to six.
    .again = One, two, three, four, five or six: how many are you?
# with real cards the host cannot play for anybody
ask-players-real = How many of you play, two to six?
    .brief = How many players, two to six?
    .full = First I ask you a few things. How many of you play? Say a number from two to six. Nobody plays alone with real cards, since I do not see them.
    .again = How many players are you? Two to six can play.
    .further = Tell me how many you are.
choices-players-real = Say how many you are, two to six. With real cards nobody plays alone.
    .brief = Say a number from two to six.
    .again = Two, three, four, five or six: how many are you?
refused-players-real = With real cards two to { WORDS($most) } can play, not { WORDS($count) }.
    .again = { WORDS($count) } cannot play with real cards. Two to { WORDS($most) } can.
ask-names-clockwise = What are your names, clockwise as you sit? Or say: no names.
    .brief = Your names, clockwise? Or say: no names.
    .full = What are your names? Say first names or colours, clockwise as you sit round the board. Partners sit opposite each other. Or say: no names.
    .again = Tell me your names, clockwise, or say: no names.
    .further = Who plays? Say the names, or say: no names.
ask-names-clockwise-known = What are your names, clockwise? I know { LIST($known, join: "and") }. Or say: no names.
    .brief = Your names, clockwise? Or say: no names.
    .again = Tell me your names, clockwise, or say: no names.
    .further = Who plays? Say the names, or say: no names.
refused-name-of-mine = That is a player of mine. Take another name.
    .again = One of mine has that name. What is yours?
ask-opponents = Three of mine play with you, one as your partner. Easy, or hard?
    .brief = Three of mine: easy, or hard?
    .again = How well shall mine play: easy or hard?
    .further = Easy, or hard?
choices-opponents = Say easy or hard. So well my three play, your partner too.
    .brief = Say easy, or hard.
    .again = The easy ones play as it comes, and the hard ones think.
    .brief-again = Easy, or hard ones.
ask-cards = Do your cards and board lie on the table?
    .full = Do your own cards and board lie on the table? Then you deal, and tell me what you play. If not, I deal, and keep the board for you.
    .again = Do you play with your own cards and board? Yes or no?
    .brief-again = Your own cards and board? Yes or no?
    .further = Real cards, yes or no?
choices-cards = Say yes if you have cards and board, or no, and I deal for you.
    .brief = Yes for your cards. No: I deal.
    .again = Yes means your own cards, no means that I deal.
    .brief-again = Yes: your cards. No: mine.
ask-hands = How do you hear your cards: open for all, or do the others turn away?
    .brief = Open cards, or turn away?
    .full = How do you get to know your cards? Open: I tell all cards aloud, to everybody, which suits children. Or the others turn away while I whisper yours. Say open, or turn away.
    .again = Shall all hear all cards, or each their own? Open, or turn away?
    .brief-again = All cards open, or turn away?
    .further = Open, or turn away?
choices-hands = Say open, and I tell all cards aloud. Or turn away, and I whisper each player's.
    .brief = Say open, or turn away.
    .again = Open plays with all cards aloud, turn away keeps them secret.
    .brief-again = Open, or turn away: secret cards.
ask-spacing = How many spaces from one start to the next? Sixteen are usual.
    .brief = Spaces from start to start?
    .full = Count the spaces of your board from one start to the next, that start included. How many are there? Sixteen are usual.
    .again = Count from start to start, please: how many spaces?
    .further = From one start to the next: what number?
choices-spacing = Say the number of spaces from one start to the next, that start included.
    .brief = Say the number of spaces.
    .again = A number, like sixteen: so many steps lie between two starts.
    .brief-again = A number, like sixteen.
refused-spacing = { WORDS($number) } cannot be. From { WORDS($least) } to { WORDS($most) } I can keep in mind.
    .brief = From { WORDS($least) } to { WORDS($most) }, not { WORDS($number) }.
    .again = There are { WORDS($least) } to { WORDS($most) } spaces, and not { WORDS($number) }.
ask-variant = A seven sends back only pawns that it lands on. Shall I take the classic rules instead?
    .brief = The classic rules instead?
    .full = By the rules of this game a seven sends back only the pawns that it lands on, and a pawn on its own start can be sent back. By the classic rules a seven sends back all that it passes, pawns on their start are safe, and you may swap with your partner. Do you want the classic rules? Say yes or no.
    .again = Do you want the classic rules, in which a seven sends back whom it passes? Yes or no?
    .brief-again = Classic rules, yes or no?
    .further = The classic rules, yes or no?
choices-variant = Say yes for the classic rules, or no for those of this game.
    .brief = Yes: classic. No: of this game.
    .again = Yes takes the classic ones, no keeps the rules of this game.
    .brief-again = Yes for classic, no for these.
ask-starter = Who begins? Say a name, or nobody.
    .full = Who begins? Choose somebody, and say the name. If nobody does, the first of you begins.
    .again = Say who begins, or say: nobody.
    .further = Whose turn is the first?
choices-starter = Say who begins: { LIST($players, join: "or") }. Or say: nobody.
    .brief = Say { LIST($players, join: "or") }. Or: nobody.
    .again = One of you begins: { LIST($players, join: "or") }. Nobody means the first of you.
    .brief-again = Name one: { LIST($players, join: "or") }. Or: nobody.
refused-starter = One of you begins: { LIST($players, join: "or") }.
    .again = The one who begins is { LIST($players, join: "or") }.
variant-seed = You play by the rules of this game.
    .brief = The rules of this game.
variant-classic = You play by the classic rules: pawns on their own start are safe, and partners may swap.
    .brief = The classic rules.
seven-landing-only = A seven sends back whom it lands on.
seven-all = A seven sends back all whom it passes.
ask-pages = Each of you opens a page and presses their name. Say ready when all have one.
    .brief = Open your pages. Say ready then.
    .full = Open the table page on your telephones, and press your own name there: that page shows your cards to you alone. I tell all whose page is open. Say ready when all have one.
    .again = Your name on the table page opens your own. Say ready when all have one.
    .brief-again = Press your name there. Say ready then.
    .further = Are all pages open? Then say ready.
choices-pages = Say ready when everybody has a page of their own.
    .brief = Say ready when all have pages.
    .again = Ready is the word, when all pages are open.
colours = The colours: { LIST($players) }.
    .brief = { LIST($players) }.
teams = Partners are { LIST($teams) }.
each-alone = Each of you plays alone.
begin-real = All pawns are in the kennels. Lay the board so that the colours are in that order.
    .brief = Pawns in the kennels, colours in that order.
begin-virtual = All pawns are in the kennels, and I keep the board.
    .brief = All pawns are in the kennels.

## Teaching

teach-one = One: a one or eleven, a thirteen or a joker brings a pawn out of the kennel. The others move a pawn so far.
    .brief = One or eleven, thirteen or joker brings pawns out.
    .full = One: each of you has four pawns in the kennel. A card with one or eleven, a thirteen or a joker brings one out to your start. All other cards move a pawn so many spaces, the four also back, and the seven is parted among several.
teach-two = Two: who lands on a pawn sends it back. A pawn on its own start bars the way for all, but for a seven.
    .brief = Landing sends back. A pawn on its start bars.
    .full = Two: who lands on another pawn sends it to its kennel, a partner's and an own one, too. A pawn that stands on its own start bars the way for all others, except with a seven. A swap changes the places of an own pawn and an opponent's.
teach-three = Three: once round, a pawn goes home by an exact number. The first team with all pawns home wins.
    .brief = Once round, then home. All home wins.
    .full = Three: a pawn that has gone once round goes home past its own start, by an exact number. Whoever has all four home moves the partner's pawns. The first team with eight pawns home wins. In every round you pass one card to your partner.

## A round

round-begins = Round { WORDS($round) }: { WORDS($count) } cards each. { $player } begins.
    .again = This is round { WORDS($round) }, with { WORDS($count) } cards. { $player } begins.
shuffled = The deck runs out, so I shuffle the cards that were played.
    .brief = The deck runs out: I shuffle.
shuffle-now = The deck runs out: shuffle the cards that were played.
    .brief = The deck runs out: shuffle.
ask-dealt = Deal { WORDS($count) } cards to everybody. Say done.
    .again = Everybody gets { WORDS($count) } cards. Then say done.
    .further = Are all cards dealt? Then say done.
choices-dealt = Say done when all cards are dealt.
    .again = Done is the word, when all have their cards.
hand-of = { $player }: { LIST($cards, join: "and") }.
hands-on-pages = Your cards are on your pages.
    .again = Look at your pages for your cards.
your-cards = Your cards: { LIST($cards) }.
your-hand = Your cards: { LIST($cards, join: "and") }.
told-on-page = Your cards stand on your own page. I do not tell them aloud.
    .brief = They stand on your own page.
    .again = Look at your own page: it shows them to you alone.
    .brief-again = Look at your own page.
ask-come-close = { $player }, come close, and all others turn away. Say ready.
    .brief = { $player } comes close, others turn away. Ready?
    .full = I whisper to { $player } alone. Come close, { $player }, and all others cover their ears or turn away. Say ready when they do.
    .again = Only { $player } listens now. Say ready when all others have turned away.
    .brief-again = Only { $player } listens. Say ready.
    .further = { $player }, are you close, and the others away? Say ready.
    .brief-further = { $player }, close by? Say ready.
choices-come-close = Say ready when only you can hear me.
    .again = Ready, when the others cannot hear it.
ask-known = Do you know them, { $player }? Say ready, or my cards.
    .brief = { $player }: ready, or my cards?
    .again = { $player }: ready, or once more, my cards?
    .further = Shall I say it again, { $player }? My cards, or ready.
    .brief-further = Again, { $player }? My cards, or ready.
choices-known = Say ready when you know them, or my cards to hear them again.
    .brief = Say ready, or my cards.
    .again = Ready goes on, and my cards tells them once more.
    .brief-again = Ready, or my cards again.
ask-passed-partner = Everybody passes a card to the partner, face down. Say done.
    .brief = A card to the partner. Say done.
    .again = One card for the partner, unseen. Then say done.
    .further = Have all passed a card? Then say done.
ask-passed-neighbour = Everybody passes a card to the left, face down. Say done.
    .brief = A card to the left. Say done.
    .again = One card for the left neighbour, unseen. Then say done.
    .further = Have all passed a card? Then say done.
choices-passed = Say done when everybody has passed a card.
    .brief = Say done when all have passed.
    .again = Done is the word, when all cards are passed.
ask-pass = { $player }, which card do you pass to { $to }?
    .again = Name a card for { $to }, { $player }.
    .further = { $player }: one card for { $to }, please.
choices-pass = Say the card that you pass, like five, or a swap.
    .brief = Say a card, like five.
    .again = One of your cards, like nine or joker.
ask-pass-hidden = { $player }, which card do you pass to { $to }? Say its place.
    .brief = { $player }, a card for { $to }? Say its place.
    .again = { $player }: card one, card two? One of them is for { $to }.
    .brief-again = { $player }: card one, card two?
    .further = The place of your card for { $to }, { $player }?
choices-pass-hidden = Say the place of a card, from card one to card { WORDS($count) }. Or say my cards, and I whisper them again.
    .brief = Say card one to card { WORDS($count) }. Or my cards.
    .again = A place from one to { WORDS($count) }, like card one. My cards tells them again.
    .brief-again = A place to { WORDS($count) }, or my cards.
refused-no-such-place = You have { WORDS($count) } cards. Say one of their places.
    .again = From card one to card { WORDS($count) }, please.
passed = { $player } passes { $card } to { $to }.
passed-to-you = { $player } has passed you { $card }.
exchanged = The cards are passed.

## A turn

ask-card = { $player }, your card?
    .full = { $player }, you have { WORDS($count) } { $count ->
        [one] card
       *[other] cards
      }: which one do you play, and with which pawn?
    .again = { $player }, which card, and which pawn?
    .further = Play a card, { $player }.
choices-card = Say a card and a pawn, like five red one, or red one out with thirteen, or four back red one, or seven red one three red two four, or swap red one with blue two. If nothing goes, say: I cannot play.
    .brief = Like: five red one. Or say: I cannot play.
    .again = Like this: red one forward five, red one back four, joker as five red one. Or: I cannot play.
    .brief-again = Like: red one five. Or: I cannot play.
ask-your-card = Which card, { $player }?
    .full = { $player }, there { $count ->
        [one] is one card
       *[other] are { WORDS($count) } cards
      } in your hand: which one, and which pawn?
    .again = { $player }, a card and a pawn, please.
    .further = It is your turn, { $player }: a card?
ask-next-card = { $player }, { $count ->
    [one] your last card
   *[other] one of your { WORDS($count) } cards
  }?
    .again = { $player } again: which card, and which pawn?
    .further = Play the next card, { $player }.
ask-out-by = { $player }, out with which card?
    .again = With one or eleven, thirteen, or a joker?
    .further = Which card lets it out, { $player }?
choices-out-by = Say eleven, thirteen or joker.
    .again = One of three: eleven, thirteen, joker.
ask-home-or-on = Does { $pawn } go home, or on?
    .full = With that number { $pawn } can go home, or on along the ring. Say home, or say on.
    .again = Home or on, for { $pawn }?
    .further = { $pawn }: home, or on?
choices-home-or-on = Say home, or say: it goes on.
    .again = Home ends the way. Otherwise it goes on.
ask-show = Show your cards, { $player }, and read me all { WORDS($count) }.
    .again = { $player }, read me all { WORDS($count) } cards, please.
    .further = Which { WORDS($count) } cards does { $player } show?
choices-show = Read me { $count ->
    [one] the card
   *[other] all { WORDS($count) } cards, like five, swap, nine
  }.
    .again = { $count ->
        [one] Just the one card.
       *[other] All { WORDS($count) } in one breath.
      }
played = { $player }: { $card }.
    .again = { $player } plays { $card }.
did-out = { $pawn } comes out, to { $place }.
did-forward = { $pawn } goes { WORDS($steps) }, to { $place }.
did-back = { $pawn } goes back { WORDS($steps) }, to { $place }.
did-home = { $pawn } goes home, to { $place }.
did-swap = Two pawns change places: { LIST($pawns, join: "and") }.
    .again = A change of places: { LIST($pawns, join: "and") }.
    .further = Two pawns are exchanged: { LIST($pawns, join: "and") }.
    .brief = { LIST($pawns, join: "and") }.
    .brief-again = Changed: { LIST($pawns, join: "and") }.
    .brief-further = Exchanged: { LIST($pawns, join: "and") }.
sent-back = { $pawn } goes back to its kennel.
all-home = All pawns of { $player } are home: now the cards move those of { $partner }.
    .brief = { $player } is home, and moves for { $partner } now.
is-out = { $player } shows { LIST($cards, join: "and") }: none can be played, so { $player } is out for this round.
    .brief = { $player } shows { LIST($cards, join: "and") }, and is out.

refused-not-your-turn = It is the turn of { $player }.
    .again = { $player } plays now.
refused-not-in-hand = { $player } does not hold { $card }. A joker can act as it: say joker as that card.
    .brief = { $player } does not hold { $card }.
    .again = There is no such card in your hand, { $player }: { $card }.
    .brief-again = Not in your hand: { $card }.
refused-card-cannot = That is not what this card does: { $card }.
    .again = With { $card } that does not go.
refused-as-joker = A joker acts as another card. Say which one.
    .again = As what does the joker act? Name a card.
refused-one-pawn = Only a seven moves several pawns.
    .again = One pawn for one card, except with a seven.
refused-out-is-all = Coming out is all that the card does. There are no more steps.
    .brief = Coming out is all that it does.
    .again = No further steps with the card that lets a pawn out.
    .brief-again = No further steps after coming out.
refused-not-your-pawn = You cannot move { $pawn }: it is not yours.
    .again = { $pawn } belongs to somebody else.
refused-partner-not-yet = { $pawn } is your partner's. First bring all of your own home.
    .brief = { $pawn } is your partner's: first your own home.
    .again = { WORDS($number) } of your own { $number ->
        [one] pawn is
       *[other] pawns are
      } not home yet, so leave { $pawn } alone.
    .brief-again = First your own home, then { $pawn }.
refused-own-are-home = Your own pawns are home. Your cards move your partner's now.
    .brief = Yours are home: move your partner's.
    .again = { $pawn } stays at home. Move a pawn of your partner.
    .brief-again = { $pawn } stays home: move your partner's.
refused-no-spill = What is left of this seven is not for your partner: so you chose.
    .brief = The rest is not for your partner.
    .again = By your rules the rest of a seven does not go to { $pawn }.
    .brief-again = The rest is not for { $pawn }.
refused-in-kennel = { $pawn } is still in its kennel.
    .again = First { $pawn } has to come out of the kennel.
refused-not-in-kennel = { $pawn } is out of the kennel already.
    .again = { $pawn } cannot come out: it is not in the kennel.
refused-blocked = { $other } stands on its own start and bars the way of { $pawn }. Only a seven passes it.
    .brief = { $other } on its start bars the way.
    .again = { $pawn } cannot pass { $other }, which stands on its own start.
    .brief-again = { $pawn } cannot pass { $other }.
refused-protected = { $other } stands on its own start, where nobody can send it back.
    .brief = { $other } is safe on its start.
    .again = { $pawn } cannot land there: { $other } is safe on its own start.
    .brief-again = { $pawn } cannot land on { $other }.
refused-no-lap = { $pawn } has to go once round before it goes home.
    .again = Home is for those who went once round, and { $pawn } has not.
    .brief-again = { $pawn } has not been once round.
refused-not-exact = { $pawn } goes home with { WORDS($least) } to { WORDS($most) }, and with nothing else.
    .brief = { $pawn }: home with { WORDS($least) } to { WORDS($most) }.
    .again = That does not bring { $pawn } home. It needs { WORDS($least) } to { WORDS($most) }.
    .brief-again = It needs { WORDS($least) } to { WORDS($most) }.
refused-home-taken = { $other } stands there already, on home square { WORDS($number) }.
    .again = Home square { WORDS($number) } is taken by { $other }.
refused-passes-at-home = At home nobody passes: { $other } stands on home square { WORDS($number) }.
    .brief = { $other } stands in the way at home.
    .again = { $pawn } cannot pass { $other } at home, on square { WORDS($number) }.
    .brief-again = { $pawn } cannot pass { $other }.
refused-too-far-at-home = Ahead of { $pawn } { $most ->
    [0] is no home square.
    [one] is only one home square.
   *[other] are only { WORDS($most) } home squares.
  }
    .again = That is too far for { $pawn } at home: { $most ->
        [0] it stands on the last square.
       *[other] it can go { WORDS($most) } at most.
      }
refused-leaves-home = { $pawn } is home, and stays there.
    .again = Nobody leaves home again, { $pawn } neither.
refused-backward-at-home = No pawn goes back at home, nor into it: not { $pawn }.
    .again = { $pawn } cannot go back there: home is entered forward.
refused-swap-own = A swap is with a pawn of another colour, not between { $pawn } and { $other }.
    .brief = A swap is with another colour.
    .again = { $pawn } and { $other } are of one colour. Swap with somebody else.
    .brief-again = Not between { $pawn } and { $other }.
refused-swap-partner = A swap is with an opponent, and { $other } is your partner's.
    .brief = Not with your partner's { $other }.
    .again = { $other } belongs to your partner. Swap with an opponent.
    .brief-again = { $other } is your partner's. Take an opponent's.
refused-swap-kennel = { $pawn } is in the kennel, and cannot be swapped.
    .again = In its kennel { $pawn } is safe from a swap.
refused-swap-home = { $pawn } is home, and cannot be swapped.
    .again = At home { $pawn } is safe from a swap.
refused-swap-start = { $pawn } stands on a start, and cannot be swapped.
    .again = On a start { $pawn } is safe from a swap.
refused-seven-not-used = That makes { WORDS($number) }. A seven is parted into exactly seven.
    .again = Seven it has to be together, and not { WORDS($number) }.
refused-empty-portion = Each portion of a seven has one step at least.
    .again = No steps at all are no portion of a seven.
refused-portion-twice = { $pawn } has a portion of this seven already.
    .again = Another pawn, please: { $pawn } has had its portion.
refused-must-play = You have to play: { $card } can be played.
    .again = There is a move with { $card }, so one has to be played.
    .brief-again = There is a move with { $card }: play one.
refused-must-play-hidden = One of your cards can be played, so you have to.
    .again = There is a move for you. Whoever can play has to.
refused-not-all-shown = Show all your cards: there are { WORDS($number) }.
    .again = All { WORDS($number) } cards have to be shown.
refused-passed = { $player } has passed a card already.
    .again = There is a card from { $player } already.
refused-no-such-card = No card goes { WORDS($number) }.
    .again = There is no card for { WORDS($number) } steps.
refused-no-such-colour = At this table are { LIST($colours, join: "and") }.
    .full = Nobody plays with that colour here. The pawns are { LIST($colours, join: "and") }.
    .again = Nobody has that colour. There are { LIST($colours, join: "and") }.
    .further = Name one of these colours: { LIST($colours, join: "or") }.
refused-no-card-out = { $player } holds no card that lets a pawn out.
    .again = For coming out one or eleven, thirteen or a joker is needed.

result = { $count ->
    [one] { LIST($winners) } wins: all pawns are home!
   *[other] { LIST($winners, join: "and") } win: all pawns are home!
  }

## What may be asked at any time

what-to-ask = Ask me where are my pawns, where is red one, describe the board, who is in danger, what is blocked, my cards, what can I play, how many cards, what was played, who is my partner, whose turn is it, which round is it, who is leading, what is a pawn, or teach me.
    .brief = Ask where my pawns are, my cards, or who is in danger.
told-all-in-kennel = All { $colour } pawns are in the kennel.
told-all-home = All { $colour } pawns are home.
told-colour = { LIST($pawns) }{ $kennel ->
    [0] .
    [one] . One is in the kennel.
   *[other] . { WORDS($kennel) } are in the kennel.
  }
told-pawn = { $pawn }.
told-danger = { $pawn }: { LIST($others) }.
told-no-danger = No pawn of { $player } has an opponent one to thirteen behind it.
told-blocks = { $count ->
    [one] { LIST($pawns) } stands on its own start and bars the way.
   *[other] { LIST($pawns, join: "and") } stand on their own starts and bar the way.
  }
told-no-blocks = No pawn stands on its own start: the way is open.
told-hands-hidden = I do not tell cards to all. Ask for yours when it is your turn.
    .again = Your cards are a secret until your turn. Ask me then.
told-real-cards = I do not see your cards: they are in your hand.
told-not-playing = Nobody plays a card just now.
told-card-moves = { $card }: { LIST($pawns, join: "or") }.
told-card-can = { $card } can be played.
told-card-cannot = { $card } cannot be played.
told-nothing-to-play = No card of { $player } can be played. Say: I cannot play.
told-turn = It is the turn of { $player }.
told-to-pass = A card is still passed by { LIST($players, join: "and") }.
told-starter = { $player } begins this round.
told-round = This is round { WORDS($round) }, with { WORDS($count) } cards each.
told-cards = Cards in the hands: { LIST($players) }. { WORDS($count) } are in the deck.
told-no-move = No card was played yet.
told-home = Pawns at home: { LIST($players) }.
told-leads = { $count ->
    [one] { LIST($players) } leads with { WORDS($home) } at home.
   *[other] { LIST($players, join: "and") } lead with { WORDS($home) } at home.
  }
told-nobody-leads = Nobody leads.
told-word = { $word ->
    [pawn] A pawn is a figure of yours. You have four, and bring them out, round and home.
    [kennel] The kennel is where pawns wait. One or eleven, thirteen or a joker brings them out.
    [home] Home are four squares behind the own start. A pawn that went once round goes in by an exact number.
    [start] The start is where a pawn comes out. A pawn on its own start bars the way for all others.
    [joker] A joker acts as any other card. Say as which.
    [swap] A swap changes the places of a pawn of yours and one of an opponent, both on the ring and on no start.
    [four] A four goes forward, or back.
    [one] One or eleven goes one or eleven forward, or brings a pawn out.
    [thirteen] A thirteen goes thirteen forward, or brings a pawn out.
    [block] A pawn on its own start bars the way for all others, but not for a seven.
    [partner] Partners sit opposite each other, pass each other a card, and win together.
    [round] In a round everybody gets cards, passes one, and plays the others: six, five, four, three, two, and six again.
   *[seven] A seven is parted among your pawns, as you like, but all of it.
  }

# What a report says, in English. Figures are figures: a gap that is counted comes as $count, and as it is written as
# $number.

## Counts, times and days

of = { $right } of { $asked }
times = { $count ->
    [1] once
    [2] twice
   *[other] { $number } times
  }
games = { $count ->
    [1] { $number } game
   *[other] { $number } games
  }
games-alone = Games
listed = { $things } and { $last }
others = { $things } and { $number } others
percent = { $share } %
seconds = { $figure } seconds
seconds-short = { $figure } s
seconds-sign = s
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
  }
day = { $day } { $month } { $year }
month-of = { $month } { $year }
to = to
by-day = day by day
by-week = week by week
by-month = month by month
times-word = times
product = { $first } times { $second }

## Whose report it is

practice = Multiplication practice
practice-of = { $who }: multiplication practice
all-players = All players
nothing-yet = Nothing was multiplied yet: the figures begin with the first roll of the dice.
nothing-yet-of = { $who } was not asked anything yet: the figures begin with the first roll of the dice.
begin = To begin:
unread = { $count ->
    [1] { $number } game of an older version is kept in a form that can't be read; it is not counted.
   *[other] { $number } games of an older version are kept in a form that can't be read; they are not counted.
  }

## What is shown

right-at-once = Right at once
right-at-once-small = right at once
asked = Asked
asked-once = { $count ->
    [1] once
   *[other] times
  }
time-to-answer = Time to answer
not-known = not known
median = median
everything = everything
chart = The chart
chart-counts = How often each product was right at once, of how often it was asked.
chart-shares = How often each product was right at once, in a hundred.
counts-below = The counts are in the table of all products.
of-between = of
counts-of = { $right } of { $asked }
not-asked = not asked
not-asked-yet = not asked yet
level = { $level ->
    [0] less than a quarter
    [1] a quarter or more
    [2] half or more
    [3] three quarters or more
   *[4] every time
  }
worth = Worth practising
worth-small = worth practising
worth-of = worth practising:
more = { $number } more
sure = Sure
said-instead = said instead
all-products = All products
column-product = Product
column-instead = Said instead
column-median = Median time
column-player = Player
column-time = Time
column-when = When
players = Players
players-differ = What each was asked differs. The report of one alone: voice-host report NAME
longest = What took longest. { $note }
nothing-slow = The median is { $time }, and no product stands out.
over-time = Over time
over-time-by = Over time, { $unit }
one-period = So far all is from { $when }. Later games make a chart of it.
in-table = All figures are in the table below.
few = Faint dots: asked fewer than { $few } times.
share-drawn = Right at once, in a hundred.
share-told = Right at once: { $first } % of { $first_asked } at the beginning, { $last } % of { $last_asked } at the end.
asked-drawn = How often asked.
asked-lower = The lower part: right at once.
asked-told = Asked: { $most } at most.
times-drawn = Seconds to answer.
times-median = Median.
times-told = Median seconds to answer: { $first } at the beginning, { $last } at the end.
as-table = The figures as a table

## Notes

note-worth = Missed at least twice, and more often than one time in four.
note-nothing-worth = Nothing stands out. A product is named here once it was missed twice, and more often than one time in four.
note-sure = Asked three times or more, and always right at once.
note-slow = Asked twice or more, and above the median of everything.
note-file = Whoever gets this file can read it.
counted = How this is counted
counted-right = Right at once: the first answer to a roll was right. { $one } and { $other } are counted together.
counted-back = Answers taken back with "you misheard me" are not counted, and neither are practice turns.
counted-friends = An answer does not count where friends said "that was right": the answer given then does.
counted-time = Time: from the end of the question to the end of the answer, right or not, where the first thing heard was the answer. What is shown is the median: half of the answers took less.
made = Made on { $day } on this machine, from the games that are kept here; nothing was sent anywhere.

## Plain lines

line-opening = Multiplication practice: { $who }.
line-opening-when = Multiplication practice: { $who }, { $when }.
line-asked = Asked { $counted }
line-worth = Worth practising. { $note }
line-sure = Sure. { $note }
line-slow = Took longest. { $note }
line-slow-one = { $product }: { $time }, asked { $times }.
line-halves = Earlier and later:
line-players = Players:
line-not-asked = { $who }: not asked anything yet.
line-player = { $who }: asked { $counted }
line-player-worth = Worth practising: { $products }.
line-counted = { $times }, right at once { $right }.
line-counted-games = { $times } in { $games }, right at once { $right }.
line-over-time = Over time, { $unit }:
line-all = All that was asked:
line-instead = Said instead: { $said }.
line-median = Median time: { $time }.
line-right = { $number }, that is { $percent } %
line-period = asked { $times }, right at once { $right }
line-product-once = asked { $times }, right at once
line-product-always = asked { $times }, always right at once
line-product-right = asked { $times }, right at once { $number }
line-product-never = asked { $times }, not yet right at once

# What stands on the printed pages. Figures are written as figures: nobody has to say them.

game = Dogylicious
page = page { $page } of { $pages }
length = { $cm } cm

## The carpet

carpet = carpet model
row = { $row ->
    [1] row one
    [2] row two
    [3] row three
   *[4] row four
  }
column = { $column ->
    [1] column one
    [2] column two
    [3] column three
    [4] column four
   *[5] column five
  }
side = { $row ->
    [1] far side
    [4] near side: the players stand here
   *[other] between the far and the near side
  }
row-numbers = { $row }, from left to right: { $numbers }.
lay-row = Cut out the five tiles and lay them like this, from left to right.
bar = This bar must be 9 cm long. If it is not, print again at 100 %, “actual size”.
bar-is = A bar of 9 cm, to check the print.

## The layout map

map = Layout map
map-shows = The whole carpet, a third as large: four rows of five. Lay the tiles of pages 1 to 4 like this.
map-seen = The carpet as seen from its near side, where the players stand.
left-side = left
right-side = right
forward = forward
back = back
left = left
right = right
ways-are = Directions as the players see them: { $forward } is away from the players, { $back } is towards them, { $left } and { $right } are to their sides.
edge = Edge tiles: a turn begins on one of them.
middle = Middle tiles: no turn begins on them.
what-for = This carpet is a model, to show how the tiles lie and to plan ways on it. Where a real dog is to walk, lay a larger carpet by this map.

## The multiplication chart

chart = multiplication chart, 1 to { $sides }

## The score sheet

score-sheet = Score sheet
date = Date
player = Player
round = Round { $round }
total = Total
write-points = Target reached: write the number on it. Not reached: write 0.
write-clock = With the clock: add up all targets of the turn.
write-gentler = Gentler option, time is up: one point for each step, but no more than the number on the last target.
add-up = After round 4 add up the points.
who-wins = The most points win, and equal first places win together.
together = All together, as a team

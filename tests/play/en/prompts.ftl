welcome = Welcome to the sums.
ask-ready = Round { WORDS($round) }. Are you ready?
choices-ready = Say ready.
fell = { WORDS($first) } and { WORDS($second) }.
ask-total = What is it together?
    .brief = Together?
choices-total = Say the sum.
right = Right.
wrong = Not right.
too-late = Too late.
ask-on = Another round?
choices-on = Say go on.
the-score = { WORDS($points) } { $points ->
    [one] point
   *[other] points
  }.
the-end = The end. { $best ->
    [0] No record.
   *[other] The record is { WORDS($best) }.
  }
so-far = { WORDS($right) } of { WORDS($round) }.
what-to-ask = Ask how many are right.

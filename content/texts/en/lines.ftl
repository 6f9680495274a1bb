# Playing on from an earlier move.

play-on-title = Play on from here
play-on-more = { $count ->
    [0] From the start position of this game, without a clock.
    [one] From the position after 1 half-move, without a clock.
   *[other] From the position after { $count } half-moves, without a clock.
} What was played after it is kept as a variation.
play-on-do = Play on

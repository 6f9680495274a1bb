# The clock: what it shows, how it goes, and how it is set.

clock-of = { $side ->
    [white] White's clock
   *[black] Black's clock
}
clock-press = Done
clock-start = { $side ->
    [white] Start White's clock
   *[black] Start Black's clock
}
clock-set = { $control }{ $category ->
    [blitz] { " (blitz)" }
    [rapid] { " (rapid)" }
    [standard] { " (standard)" }
   *[none] { "" }
}. { $handover ->
    [automatic] The clock starts after the first move.
   *[pressed] Press Done after every move.
}
clock-stands = The clock is stopped.
clock-pause = Stop the clock
clock-resume = Go on
clock-warning = { $who ->
    [white] White
    [black] Black
   *[you] You
}{ $who ->
    [you] { " have" }
   *[other] { " has" }
} { $seconds ->
    [60] one minute
   *[other] { $seconds } seconds
} left.
clock-minutes = minutes
clock-seconds = seconds

new-clock = Clock
clock-none = None
clock-own = Other
clock-none-more = No clock: think for as long as you like.
clock-own-more = Write down how much time each player gets.
clock-more = { $known ->
    [no] { $control }
    [t1-0] One minute each
    [t3-2] Three minutes, and two seconds a move
    [t5-0] Five minutes each
    [t10-5] Ten minutes, and five seconds a move
    [t15-10] A quarter of an hour, and ten seconds a move
   *[other] An hour and a half, and thirty seconds a move
}{ $category ->
    [blitz] : blitz.
    [rapid] : rapid chess.
    [standard] : standard chess.
   *[none] .
}
clock-own-time = Time
clock-black-time = Black, if different
clock-own-hint = Such as 3+2, 40/90+30,30+30 or 5 d3: minutes, then seconds a move, with a comma between periods and d for a delay.

control-place = { $where ->
    [end] At character { $column }
   *[text] “{ $text }”, character { $column }
}: { $why }
control-missing = { $part ->
    [side] the time of one of the players is missing.
    [period] a period is missing.
    [moves] the number of moves is missing.
    [bonus] the time with each move is missing.
   *[time] the time is missing.
}
control-not-moves = this is no number of moves.
control-too-many-moves = these are too many moves.
control-not-a-time = this is no time, such as 5, 1:30:00 or 90 min.
control-not-a-unit = this is no day, hour, minute or second, or in another order.
control-sixty-or-more = after a colon there can be 59 at most.
control-too-fine = a clock counts nothing finer than thousandths of a second.
control-per-move-among-periods = time for each move stands alone, without other periods.
control-too-many-sides = there are only two players.
control-ambiguous-bar = write + for seconds with each move, or v for Black's own time.
control-one-side-without-clock = either both have a clock or neither.
control-sandclock = this clock cannot be a sandglass.
control-stands-alone = this sign stands alone.
control-empty = no time is given.
control-after-the-last = the period before has no end: give it a number of moves, such as 40/90.
control-no-moves = a period has at least one move.
control-no-time = that leaves no time to move in.
control-too-long = that is more than ten thousand days.
control-bonus-too-long = that is more than ten thousand days with each move.

deed-no-clock = This game has no clock.
deed-clock-knows = The clock of this game shows otherwise.
deed-clock-stopped = The clock is stopped. Go on first.
deed-clock-runs = The clock is running already.
deed-press-first = The move has been made. Press Done first, then it is the other player's turn (article 6.2.1).
deed-move-first = Make a move first (article 7.5.3).
deed-flag-down = The flag has fallen, so nothing can be taken back.
deed-no-time-left = That would leave no time to move in.
deed-too-much-time = No clock can hold that much time.

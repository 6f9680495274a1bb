# The arbiter of an official game.

arbiter-call = Arbiter
arbiter-title = Arbiter
arbiter-cancel = Cancel
arbiter-confirm = Establish

arbiter-illegal-move = { $side ->
    [white] White's illegal move
   *[black] Black's illegal move
}
arbiter-illegal-move-more = { $side ->
    [white] White's first: Black gets { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } more.
   *[black] Black's first: White gets { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } more.
} It is about a move that was completed by pressing the clock: against the rules, with two hands, or a press without a move (article 7.5).
arbiter-second-illegal-move-more = { $side ->
    [white] White's second: White loses, unless Black could not mate in any way (article 7.5.5).
   *[black] Black's second: Black loses, unless White could not mate in any way (article 7.5.5).
}
ruling-illegal = { $who ->
    [white] White's illegal move: Black
   *[black] Black's illegal move: White
} gets { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} more. The next one costs the game (article 7.5.5).

arbiter-flag-fall = { $side ->
    [white] White's flag has fallen
   *[black] Black's flag has fallen
}
arbiter-flag-fall-more = { $side ->
    [white] White then loses, unless Black could not mate in any way (article 6.9).
   *[black] Black then loses, unless White could not mate in any way (article 6.9).
}
arbiter-both-flags = Both flags have fallen
arbiter-both-flags-more = Nobody can say which flag fell first. What follows is in the guidelines for games without time added with each move, if they were announced beforehand (guideline III.3.1).
arbiter-guidelines = Was Guideline III announced?
arbiter-last-period = Yes, and this is the last period
arbiter-earlier-period = Yes, another period follows
arbiter-not-in-force = No

arbiter-clock = Set the clocks
arbiter-clock-more = Set the clocks as you judge right (article 6.10). A fallen flag is raised.
arbiter-clock-do = Set

arbiter-decide = Decide the result
arbiter-result = Result
arbiter-white-wins = White wins.
arbiter-black-wins = Black wins.
arbiter-draw = A draw.
arbiter-both-lose = Both lose.
arbiter-decide-more = That ends the game (article 12.9).
arbiter-decide-do = Decide
arbiter-sure = I am sure: { $result ->
    [white] 1-0
    [black] 0-1
    [both-lose] 0-0
   *[draw] ½-½
}

deed-no-arbiter = Only the arbiter of an official game can do that.
deed-goes-on = Both flags are down, but another period follows: the game goes on (guideline III.3.1.1).
deed-arbiter-decides = The Laws say nothing about that: decide yourself (article 12.1).

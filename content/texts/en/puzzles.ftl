# The puzzles on the screen.

puzzles-title = Puzzle of the day
puzzles-day = Puzzle of { $day }
puzzles-today = Today
puzzles-earlier = Earlier days
puzzles-training = Training
puzzles-kinds = Puzzles
puzzles-none = There are no puzzles yet.
puzzles-no-day = There is no puzzle for this day. Below is today’s.

puzzle-mate = { $side ->
    [white] White
   *[black] Black
} to move mates in { $moves }.
puzzle-win = { $side ->
    [white] White
   *[black] Black
} to move. Find the move that wins.
puzzle-right = Right. Now go on.
puzzle-solved = Solved.
puzzle-solved-clean = Solved at the first try.
puzzle-solved-shown = This was the solution.
puzzle-looking = That is not it. Let us see why.
puzzle-not-this = That is not the move that wins. Try once more.
puzzle-stalemate = Then the other side has no move and is not in check: stalemate, and so a draw.
puzzle-mate-gone = { $own } is answered by { $answer }, and then there is no mate in { $moves } any more.
puzzle-refuted = { $own } is answered by { $answer }.
puzzle-refuted-mate = { $own } is answered by { $answer }, and you are mated yourself.
puzzle-costs = That costs you { $piece }.
puzzle-then-worse = Then you stand worse.
puzzle-then-even = Then it is about even.
puzzle-then-better = Then you still stand well, but there is a much better move.
puzzle-put-back = Put back
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-show = Show the solution
puzzle-show-ask = Show the solution?
puzzle-show-more = Then this day does not count as solved, and your streak ends.
puzzle-show-yes = Show
puzzle-show-no = Keep trying
puzzle-themes = Themes: { $themes }
puzzle-rating = Level { $rating }

hint-mate = There is a mate in { $moves }.
hint-none = Look for the move that gains most; mind checks and captures.
hint-mate-how = { $theme ->
    [backRankMate] The king sits on the back rank behind its own men.
    [smotheredMate] The king is shut in by its own men.
   *[other] See which squares the king still has.
}
hint-back-rank-mate = The king on the back rank has no air.
hint-smothered-mate = The king is shut in by its own men.
hint-fork = Attack two pieces at once.
hint-pin = A piece of the other side cannot leave, because of what stands behind it.
hint-skewer = Attack a piece that has to leave, and take what stands behind it.
hint-discovered-attack = Move a piece out of the way of another piece’s attack.
hint-discovered-check = Move a piece away, and another one gives check.
hint-double-check = Give check with two pieces at once.
hint-deflection = Lure a defender away from what it defends.
hint-trapped-piece = A piece of the other side has nowhere safe to go.
hint-hanging-piece = A piece stands without a defender.
hint-sacrifice = Give something up first; you get more in return.
hint-promotion = A pawn can come across.
hint-underpromotion = A pawn comes across, and a queen is not best.
hint-piece = Look at { $piece } on { $square }.
hint-targets = So you attack at once: { $targets }.
hint-to = Put { $piece } on { $square }, where the arrow points.

motif-any = all themes
motif-mate = mate
motif-back-rank-mate = back-rank mate
motif-smothered-mate = smothered mate
motif-fork = fork
motif-pin = pin
motif-skewer = skewer
motif-discovered-attack = discovered attack
motif-discovered-check = discovered check
motif-double-check = double check
motif-deflection = deflection
motif-trapped-piece = trapped piece
motif-hanging-piece = hanging piece
motif-sacrifice = sacrifice
motif-promotion = promotion
motif-underpromotion = underpromotion

daily-streak = { $days ->
    [0] No streak yet.
    [one] Streak: 1 day.
   *[other] Streak: { $days } days in a row.
}
daily-done-clean = solved at the first try
daily-done-solved = solved
daily-done-shown = solution shown
daily-done-none = not solved yet
daily-cell = { $day }: { $state }
daily-share = Share
daily-shared = Copied
daily-share-text = Rokade, puzzle of { $day }: { $result ->
    [clean] solved at the first try
    [solved] solved
   *[shown] solution viewed
}{ $mistakes ->
    [0] {""}
    [one] , 1 mistake
   *[other] , { $mistakes } mistakes
}{ $hints ->
    [0] {""}
    [one] , 1 hint
   *[other] , { $hints } hints
}. Streak: { $days }.
daily-month-before = Previous month
daily-month-after = Next month
daily-weekday-1 = Mo
daily-weekday-2 = Tu
daily-weekday-3 = We
daily-weekday-4 = Th
daily-weekday-5 = Fr
daily-weekday-6 = Sa
daily-weekday-7 = Su

training-title = Puzzle training
training-theme = Theme
training-level = Difficulty
training-level-easier = easier
training-level-even = at my level
training-level-harder = harder
training-next = Next puzzle
training-strength = Your level: { $rating }
training-strength-none = Your level appears after your first puzzle.
training-strength-rough = Your level: about { $rating }
training-count = { $solved } solved, { $failed } not.
training-failed = Solved, but not at the first try: it counts as missed.

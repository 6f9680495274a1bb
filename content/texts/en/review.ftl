# Why the review calls a move a fault: what it allowed or let go. The screen and the command line
# share these sentences.

cause-man = { $role ->
    [queen] the queen
    [rook] the rook
    [bishop] the bishop
    [knight] the knight
    [king] the king
   *[pawn] the pawn
} on { $square }

cause-allowed-mate = After it there is mate in { $moves }, beginning with { $line }.
cause-allowed-mate-at-once = After it there is mate: { $line }.
cause-allowed-back-rank-mate = After it there is mate on the back rank, beginning with { $line }.
cause-allowed-smothered-mate = After it there is a smothered mate, beginning with { $line }.
cause-allowed-hanging-piece = After it { $man } is lost: { $line }.
cause-allowed-fork = After it there is a fork: { $line }.
cause-allowed-pin = After it comes { $line }, and { $man } is pinned.
cause-allowed-skewer = After it there is a skewer: { $line }.
cause-allowed-discovered-attack = After it there is a discovered attack: { $line }.
cause-allowed-trapped-piece = After it { $man } is trapped: { $line }.
cause-allowed-pawn-ending = The pawn ending that comes of it is lost.
cause-allowed-promotion = After it a pawn promotes: { $line }.
cause-allowed-lost-for-less = After it { $man } is lost for a lesser piece: { $line }.
cause-allowed-removed-defender = After it { $man } loses its guard: { $line }.
cause-allowed-perpetual-check = After it there is perpetual check: { $line }.
cause-allowed-stalemate = After it comes stalemate.
cause-allowed-material = It costs material: { $line }.

cause-missed-hanging-piece = That would have won { $man }.
cause-missed-fork = { $when ->
    [once] That was a fork.
   *[later] That gave a fork: { $line }.
}
cause-missed-pin = { $when ->
    [once] Then { $man } is pinned.
   *[later] Then { $man } is pinned: { $line }.
}
cause-missed-skewer = { $when ->
    [once] That was a skewer.
   *[later] That gave a skewer: { $line }.
}
cause-missed-discovered-attack = { $when ->
    [once] That was a discovered attack.
   *[later] That gave a discovered attack: { $line }.
}
cause-missed-trapped-piece = { $when ->
    [once] Then { $man } is trapped.
   *[later] Then { $man } is trapped: { $line }.
}
cause-missed-pawn-ending = That gave a won pawn ending.
cause-missed-promotion = { $when ->
    [once] So a pawn promotes.
   *[later] So a pawn promotes: { $line }.
}
cause-missed-lost-for-less = That would have won { $man } for a lesser piece.
cause-missed-taking-back = That would have taken back { $man }.
cause-missed-removed-defender = So { $man } lost its guard: { $line }.
cause-missed-perpetual-check = That was perpetual check: { $line }.
cause-missed-stalemate = That would have been stalemate.
cause-missed-material = { $when ->
    [once] That would have won material.
   *[later] That would have won material: { $line }.
}

review-opening = Opening: { $name } ({ $code }).
review-spent = Your reviews for today are used up ({ $quota } a day).
judged-book = A known opening move.

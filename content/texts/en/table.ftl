# What a playing screen has besides: captured pieces, moves in advance, playing on, variations.

captured = Captured: { $pieces }.
captured-by = { $side ->
    [white] White
   *[black] Black
} captured: { $pieces }.
captured-ahead = { $points ->
    [one] 1 point ahead.
   *[other] { $points } points ahead.
}
captured-queen = { $count ->
    [one] queen
   *[other] { $count } queens
}
captured-rook = { $count ->
    [one] rook
   *[other] { $count } rooks
}
captured-bishop = { $count ->
    [one] bishop
   *[other] { $count } bishops
}
captured-knight = { $count ->
    [one] knight
   *[other] { $count } knights
}
captured-pawn = { $count ->
    [one] pawn
   *[other] { $count } pawns
}

premove-set = In advance: { $piece } from { $from } to { $to }. Choosing it again takes it away.
premove-off = The move in advance is gone.
premove-gone = Your move in advance cannot be played now and lapses.
premove-never = That piece never goes that way, and it is not your turn yet.

play-on-here = Play on from here
said-play-on = Played on after { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}. What came after it stands beside the moves as a variation.
said-line = On with this variation.
line-take = Played before: { $line }. Go on with this.

said-sounds-on = Sound on.
said-sounds-off = Sound off.

premove-queued = In advance, move { $count }: { $piece } from { $from } to { $to }. Escape calls all moves in advance off.

confirm-name = Confirm move
confirm-said = { $move }. Play it?
confirm-ask = Play { $move }?
confirm-play = Play
confirm-leave = Not this one
confirm-left = The move was not played.
confirm-offer = Confirm every move first?
confirm-on = Yes
confirm-off = No
queen-note = Your pawn becomes a queen by itself. Hold the square, or Alt, to choose.

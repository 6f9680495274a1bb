# Why a move is not allowed: what, why, and which article of the FIDE Laws.
# $piece, $attacker and $blocker are names with an article, such as “the bishop”.

refusal = Not allowed: { $why } (article { $article }).

refusal-nothing-there = there is no piece on { $square }
refusal-not-yours = it is { $turn ->
    [white] White
   *[black] Black
}’s turn
refusal-no-move = a piece has to go to another square
refusal-own-piece = a piece of your own is on { $square }
refusal-not-its-way = { $role ->
    [king] the king goes one square at a time
    [queen] the queen goes straight or diagonally
    [rook] the rook goes straight, along a file or a rank
    [bishop] the bishop goes diagonally
    [knight] the knight jumps two squares straight and one aside
   *[pawn] a pawn goes straight ahead: one square, or two from where it began
}
refusal-blocked = { $blocker } on { $square } is in the way
refusal-nothing-to-capture = a pawn goes diagonally only to capture, and { $square } is empty
refusal-no-capture-ahead = a pawn does not capture straight ahead
refusal-en-passant-too-late = en passant is possible only right after the double step
refusal-promotion-missing = a pawn on the last rank becomes another piece
refusal-no-such-promotion = a pawn becomes a queen, rook, bishop or knight, and only on the last rank
refusal-king-attacked = your king would be in check from { $attacker } on { $by }
refusal-stays-in-check = your king stays in check from { $attacker } on { $by }
refusal-exposes-king = this piece is pinned: your king would be in check from { $attacker } on { $by }
refusal-castling-right-lost = castling { $side ->
    [short] kingside
   *[long] queenside
} is no longer possible, because the king or that rook has moved
refusal-castling-blocked = the squares between must be empty to castle, and { $blocker } is on { $square }
refusal-castling-in-check = you are in check from { $attacker } on { $by }, and then you may not castle
refusal-castling-through-attack = the king does not castle across { $square }, because { $attacker } on { $by } attacks that square
refusal-castling-into-attack = on { $square } the king would be in check from { $attacker } on { $by }
refusal-not-a-move-here = that is no move in this position
refusal-ended = The game is over. Begin a new one to play on.
refusal-wait = It is the computer’s turn. One moment.
refusal-looking-back = This is an earlier position. Go back to the game to move.

# What is wrong with a position given as FEN. $field says which part it is.
fen-place = Part { $field }, character { $column }: { $why }.
fen-more = { $count ->
    [one] And 1 more fault.
   *[other] And { $count } more faults.
}
position-left-out = What this position cannot have was left out.
fen-missing = something is missing here
fen-spacing = one space belongs between the parts
fen-nothing-expected = nothing belongs after the sixth part
fen-unknown-piece = “{ $text }” is neither a piece nor a number of empty squares
fen-promoted-mark = “{ $text }” does not belong here
fen-adjacent-numbers = empty squares side by side are added up to one number
fen-rank-length = rank { $number } does not have eight squares
fen-rank-count = there are { $number } ranks instead of eight
fen-unknown-side = w (White to move) or b (Black to move) belongs here, not “{ $text }”
fen-unknown-right = “{ $text }” is not a castling right
fen-repeated-right = the same rook is named twice
fen-not-a-square = “{ $text }” is not a square
fen-not-a-number = “{ $text }” is not a number
fen-number-too-large = this number is too large
fen-move-number-zero = moves are counted from 1
fen-missing-king = { $color ->
    [white] White
   *[black] Black
} has no king
fen-several-kings = { $color ->
    [white] White
   *[black] Black
} has more than one king
fen-pawn-on-back-rank = no pawn can stand on { $square }
fen-too-much-material = { $color ->
    [white] White
   *[black] Black
} has more pieces than a game can give
fen-adjacent-kings = the kings stand next to each other
fen-opponent-in-check = { $color ->
    [white] White
   *[black] Black
} is in check but not to move
fen-impossible-check = nobody can have given check like this
fen-castling-right = castling with { $square } is not possible: a rook belongs there, and the king in its place
fen-en-passant-square = no pawn has just passed over { $square }
fen-halfmove-clock = so many moves cannot have been played yet

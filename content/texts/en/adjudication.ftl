# The arbiter's page: setting a position up, and finding out who can still mate.

table-title = Can anybody still mate?
table-about = Set a position up on the board or paste a FEN. For White and for Black you see whether mate is still possible, however unlikely (articles 5.2.2 and 6.9).
table-board = Board for setting a position up
table-tools = What a press on the board does
tool-move = Move a piece
tool-clear = Clear a square
table-turn = To move
table-castling = Castling is still allowed
castle-h1 = White short
castle-a1 = White long
castle-h8 = Black short
castle-a8 = Black long
table-crossed = En passant
table-crossed-none = Not possible
table-fen = Position as FEN
table-empty = Empty board

standing-none = This position cannot be.
standing-ongoing = The game goes on, { $side ->
    [white] White
   *[black] Black
} is to move.
standing-checkmate = { $side ->
    [white] White
   *[black] Black
} is checkmated (article 5.1.1).
standing-stalemate = { $side ->
    [white] White
   *[black] Black
} is stalemated: a draw (article 5.2.1).
standing-dead = Dead position: a draw (article 5.2.2).

answer-question = { $side ->
    [white] Can White still mate?
   *[black] Can Black still mate?
}
answer-short = Mate by White: { $white ->
    [yes] still possible
    [no] impossible
    [undecided] not found out
   *[asking] being found out
}. Mate by Black: { $black ->
    [yes] still possible
    [no] impossible
    [undecided] not found out
   *[asking] being found out
}.
answer-searching = Finding out…
answer-failed = This could not be found out. See whether your connection works, and change the position to try again.
answer-yes-now = Yes, it is mate already.
answer-yes = Yes, if the other player helps. For instance like this, mate in { $moves ->
    [one] one move
   *[other] { $moves } moves
}:
answer-no = No, never again.
answer-undecided = Not found out: after { $searched } positions there was no answer yet. Such a position counts as not dead.
answer-more = Search on

lack-bare-king = { $side ->
    [white] White
   *[black] Black
} has nothing left but a king.
lack-bishops-of-one-shade = All bishops on the board are on squares of one colour, and { $side ->
    [white] White
   *[black] Black
} has nothing else. The king can always get away over the other colour, or something can come between.
lack-lone-knight = { $side ->
    [white] White
   *[black] Black
} has one knight, and the other player only a king, or queens besides. One knight mates only where a piece shuts its own king in, and a queen beside her king takes the knight.
forced-mated = There is only one move each time, and in the end { $side ->
    [white] White
   *[black] Black
} is mated:
forced-stalemate = { $count ->
    [0] The player to move has no move and is not in check: stalemate.
    [one] There is only one move, and then it is stalemate:
   *[other] There is only one move each time, and after { $count } moves it is stalemate:
}
forced-material = { $count ->
    [one] There is only one move, and then too little is left for { $side ->
        [white] White
       *[black] Black
    } to mate:
   *[other] There is only one move each time, and in the end too little is left for { $side ->
        [white] White
       *[black] Black
    } to mate:
}
no-mate-wall = The pieces are behind a wall. No piece ever gets to another square than shown below, and in no way does that make a mate by { $side ->
    [white] White
   *[black] Black
}.
no-mate-closure = All { $positions } positions that can still come were looked at, and in none of them does { $side ->
    [white] White
   *[black] Black
} mate.

line-name = The moves
line-start = The position before the first move
line-position = Move { $ply } of { $count }: { $move }
line-play = Play
line-stop = Stop
wall-choose = Where could this piece ever get?
wall-piece = { $piece } on { $square }: { $count ->
    [one] that square alone
   *[other] { $count } squares
}
wall-label = { $piece }. Marked: { $squares }

why-ask = Why?
why-title = Why it is a draw
why-table = To the arbiter's page

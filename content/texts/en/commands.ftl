# Commands: what you can type in the field beside moves, and what is said to that.

## Words that mean the same, separated by commas. The first one stands in the list of keys. The words
## of the other language are understood too.

command-draw = draw, offer draw, offer a draw
command-accept = accept, agreed
command-decline = decline, refuse
command-claim = claim, claim draw, claim a draw
command-resign = resign, i resign
command-take-back = undo, take back, takeback
command-press = done, press, press the clock
command-where = where is, where are, where
command-board = read board, read the board, board, position
command-row = read, read rank, read file, rank, file
command-square = what is on, square
command-moves = moves, legal moves
command-turn = whose move, whose turn, turn
command-last = last move, last
command-clocks = clock, clocks, time
command-captured = captured
command-flip = flip, flip board, flip the board
command-help = help, ?
command-yes = yes, y
command-no = no, n

command-white = white
command-black = black
command-king = king, kings, k
command-queen = queen, queens, q
command-rook = rook, rooks, r
command-bishop = bishop, bishops, b
command-knight = knight, knights, n
command-pawn = pawn, pawns, p

## What a command does, for the list of keys.

commands-title = Commands
commands-more = Type them in the field for moves. What cannot be taken back is asked once more.
commands-draw = offer a draw, or accept an offer
commands-decline = decline a draw offer
commands-claim = claim a draw; a move behind it is announced
commands-resign = resign the game
commands-take-back = take your last move back
commands-press = press the clock
commands-where = where a piece stands: where is white queen
commands-board = the whole position
commands-row = what stands on a rank or file: read 4, read e
commands-square = what stands on a square: square e4
commands-moves = all moves, or those of one piece: moves e2
commands-turn = whose move it is
commands-last = the last move
commands-clocks = the clocks
commands-captured = what was captured
commands-flip = turn the board
commands-help = this list

## What is said to it.

command-hint = e4 or help
command-ask-draw = { $who ->
    [white] Does White offer a draw?
    [black] Does Black offer a draw?
   *[you] Offer a draw?
} An offer cannot be withdrawn.
command-ask-accept = { $who ->
    [white] Does White accept the draw?
    [black] Does Black accept the draw?
   *[you] Accept the draw?
}
command-ask-claim = { $who ->
    [white] Does White claim a draw?
    [black] Does Black claim a draw?
   *[you] Claim a draw?
}
command-ask-claim-with = { $who ->
    [white] Does White claim a draw with { $move }?
    [black] Does Black claim a draw with { $move }?
   *[you] Claim a draw with { $move }?
}
command-answer = Type yes or no.
command-dropped = Not now, then.
command-nothing-to-take-back = There is no move of yours to take back.
command-no-press = The clock is not waiting for you.
command-what-piece = Which piece? Type for example: where is queen.
command-what-row = Which rank or file? Type for example: read 4, or: read e.
command-what-square = Which square? Type for example: square e4.
command-stands = { $piece }: { $squares }
command-stands-nowhere = That piece is not on the board.
command-row-read = { $row }: { $pieces }
command-row-empty = { $row }: empty
command-moves-read = { $count ->
    [one] One move: { $moves }
   *[other] { $count } moves: { $moves }
}
command-moves-none = There is no such move now.

# The board: what squares and pieces are called, and what is said aloud.

board-name = Chessboard
board-name-black = Chessboard, seen from Black's side

square-empty = { $square }, empty
square-piece = { $square }, { $piece }
# After the name of a square.
square-selected = { $name }, taken up
square-reachable = { $name }, can go here
square-capturable = { $name }, can be captured
square-check = { $name }, in check

piece-white-king = white king
piece-white-queen = white queen
piece-white-rook = white rook
piece-white-bishop = white bishop
piece-white-knight = white knight
piece-white-pawn = white pawn
piece-black-king = black king
piece-black-queen = black queen
piece-black-rook = black rook
piece-black-bishop = black bishop
piece-black-knight = black knight
piece-black-pawn = black pawn

role-king = king
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight
role-pawn = pawn

the-king = the king
the-queen = the queen
the-rook = the rook
the-bishop = the bishop
the-knight = the knight
the-pawn = the pawn

side-white = White
side-black = Black

promotion-name = Promotion: choose a piece

said-move = { $side }: { $piece } from { $from } to { $to }
said-capture = { $side }: { $piece } from { $from } takes { $captured } on { $to }
said-en-passant = { $side }: pawn from { $from } takes en passant on { $to }
said-castle-short = { $side }: castles kingside
said-castle-long = { $side }: castles queenside
said-promotion = { $move } and becomes a { $piece }
said-check = { $move }, check
said-mate = { $move }, checkmate
said-taken = { $name }, taken up. { $count ->
    [0] No possible move
    [one] 1 possible square: { $squares }
   *[other] { $count } possible squares: { $squares }
}
said-put-back = { $name }, put back
said-turned = Board turned, { $side ->
    [white] White
   *[black] Black
} at the bottom
said-position = Position after { $move }
said-start = Position at the start
said-back = Back in the game
said-taken-back = Taken back: { $move }
said-new-game = New game, { $side ->
    [white] White
   *[black] Black
} at the bottom
said-drawing = Drawing from { $square }: Shift and Enter on another square makes an arrow, here a circle
said-no-piece = No { $piece } on the board
said-circle = Circle around { $square }
said-arrow = Arrow from { $from } to { $to }

# Keys, and moves that you type.

keys-title = Keys
keys-board = On the board
keys-step = to a square beside
keys-take = take up and put down; once more on the same square puts back
keys-put-back = put back, or take a move in advance away
keys-row = to the beginning or the end of the row
keys-corner = to the corner of the board
keys-piece = to the next piece of that kind, with Shift to the one before
keys-rank = to that rank, on the same file
keys-file = to that file, on the same rank (1 is the a-file)
keys-look = turn and tilt the board (or drag beside the pieces)
keys-zoom = nearer or farther away (or turn the wheel, or spread two fingers)
keys-look-first = look as at first
keys-game = In the game
keys-leaf = a move back or forward
keys-ends = to the beginning or the end of the game
keys-letters = Letters
keys-off = These are off; you can switch them on in the settings.
keys-type = type a move or a command
keys-last = hear the last move
keys-time = hear the clocks
keys-captured = hear what was captured
keys-turn = turn the board
keys-mute = sound on or off
keys-help = this list
keys-typed = A typed move may be in English or Dutch letters (Nf3, Pf3), as two squares (g1f3), with 0-0 or O-O for castling and e8Q or e8=D for promotion.

typed-label = Move
typed-do = Play
typed-close = Close the field
typed-syntax = “{ $text }” is not a move. Write for example e4, Nf3, 0-0 or e2e4.
typed-no-piece = There is no { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} that can go to { $square } now.
typed-doubt = “{ $text }” can mean more than one move. Which one?
typed-meant = { $move }: { $piece } from { $from } to { $to }

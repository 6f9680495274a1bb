# A game or a position that somebody pastes, and playing on from a position.

play-on = Play on from this position
paste-text = Paste a FEN or a PGN
paste-read = Read
paste-game = Pasted game
paste-after = After which move?
paste-start = The start
paste-empty = There is no position and no game here.
paste-failed = The reader of games did not come. Try again.
paste-place = Line { $line }, character { $column }{ $where ->
    [end] { "" }
   *[text] , “{ $text }”
}: { $why }
paste-fault-not-a-move = this is no move.
paste-fault-no-such-piece = no piece can go there.
paste-fault-illegal-move = that move is not legal here.
paste-fault-ambiguous-move = more than one piece can go there.
paste-fault-not-canonical = this move is written in another way.
paste-fault-null-move-in-check = nobody passes in check.
paste-fault-unknown-token = a move, a comment or the result belongs here.
paste-fault-too-long = this is too long to mean anything.
paste-fault-nothing-to-close = there is nothing to close here.
paste-fault-variation-without-move = there is no move that this variation replaces.
paste-fault-too-deep = too many variations in variations.
paste-fault-unclosed-variation = the variation is never closed.
paste-fault-unclosed-comment = the comment is never closed.
paste-fault-bad-nag = a number from 0 to 255 belongs behind $.
paste-fault-tag-without-name = a name belongs behind [.
paste-fault-tag-without-value = a value in quotation marks belongs here.
paste-fault-unclosed-value = the value is never closed.
paste-fault-unclosed-tag = ] is missing.
paste-fault-bad-fen = this FEN is no position.
paste-fault-setup-without-fen = a position is announced and not given.
paste-fault-other-game = this is another game than chess.
paste-fault-result-mismatch = the result is another one than in the head.
paste-fault-result-against-board = the result is another one than on the board.
paste-fault-utf-16 = this is UTF-16, which is no encoding of PGN.
paste-fault-too-many = further faults are not told.

# Sharing a game: as PGN, as a position, as a picture.

share-title = Share
share-pgn = The game as PGN
share-name = Name
share-copy-pgn = Copy PGN
share-save-pgn = Save PGN
share-share = Share …
share-no-pgn = A game in which the king can be captured cannot be written as PGN.
share-position = The position
share-position-then = The position that you see
share-fen = The position as FEN
share-copy-fen = Copy FEN
share-picture = Picture of the board
share-save-picture = Save picture
share-copy-picture = Copy picture
share-copied = Copied.
share-saved = Saved.
share-shared = Shared.
share-failed = Your browser did not allow that. Select the text and copy it yourself.

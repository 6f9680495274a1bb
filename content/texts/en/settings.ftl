# The settings, and what is wrong with a file of them.

settings-done = Done
settings-theme = Light or dark
theme-system = As your device
theme-light = Light
theme-dark = Dark
settings-board = The board
settings-squares = Colours of the squares
settings-view = View
view-flat = Flat
view-standing = 3D
view-free = 3D, to be turned
settings-pieces = Pieces
pieces-classic = Light and dark
pieces-boxwood = Boxwood and rosewood
pieces-plain = Black and white
board-wood = Wood
board-delft = Delft blue
board-felt = Green felt
board-contrast = High contrast
settings-letters = Letters in the notation
letters-dutch = K D T L P
letters-english = K Q R B N
letters-figurine = ♔ ♕ ♖ ♗ ♘
settings-spelling = Castling and promotion
spelling-pgn = O-O and e8=Q
spelling-fide = 0-0 and e8Q
letters-dutch-name = Dutch letters: K D T L P
letters-english-name = English letters: K Q R B N
letters-figurine-name = Figurines

switch-coordinates = Letters and figures along the board
switch-more-coordinates = a to h and 1 to 8, on the squares at the edge.
switch-targets = Possible moves
switch-more-targets = Dots on the squares where a piece that was taken up may go.
switch-last-move = Last move
switch-more-last-move = The two squares of the last move get a tint and corners.
settings-pace = How long a piece slides
pace-none = not at all
pace-ms = { $ms } ms

settings-moving = Moves
switch-confirm = Confirm every move
switch-more-confirm = A move counts only once you press Play. A slip then costs nothing but time.
switch-queue = More than one move in advance
switch-more-queue = While your opponent thinks, line up several moves. If one cannot be played, the rest lapse.
switch-queen = Always a queen
switch-more-queen = A pawn becomes a queen by itself. Hold the square, or Alt, to choose after all.
switch-onto-rook = Castle with the king onto the rook
switch-more-onto-rook = Put your king on your own rook to castle. In Chess960 that always works.

settings-sound = Sound
switch-sounds = Wood on wood
switch-more-sounds = A tap for a move, and for a capture, a check, short time and the end.
settings-volume = How loud

settings-play = The game
settings-ruleset = Rules of a new game
settings-ruleset-last = As last time
settings-clocks = Place of the clock
clocks-right = Right
clocks-left = Left
switch-zen = Quiet view
switch-more-zen = Only the board, the clocks and the buttons. Offers and the result are still shown. Switch it off in the game menu.
switch-blindfold = Blindfold chess
switch-more-blindfold = A board without pieces. The moves are beside it.
switch-evaluation = Evaluation during the game
switch-more-evaluation = What the computer thinks of the position. Against the computer that counts as help; for two players and in an official game it appears only afterwards.
switch-typing = Type moves
switch-more-typing = A field below the board, for Nf3, Pf3 or g1f3.
switch-shortcuts = Single letters as keys
switch-more-shortcuts = Such as F to turn the board. Press ? in a game for the list.

settings-file = Take along
settings-export = Save as a file
settings-import = Read from a file
settings-taken = The settings have been taken over.
settings-refused = This file was not taken over; your settings are as they were.
settings-fault-text = This is not JSON.
settings-fault-kind = This is not a file with settings of Rokade.
settings-fault-version = This file comes from another version of Rokade.
settings-fault-name = “{ $name }” is not a setting.
settings-fault-value = “{ $name }” cannot be { $value }.

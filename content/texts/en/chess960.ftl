# The start positions of Chess960.

start-number = Number of the start position, 0 to { $last }
start-draw = Draw again
start-number-more = The pieces of the first row stand on other squares, the same for both. You castle by putting the king onto your own rook (guideline II). Number 518 is the ordinary start position.

# The analysis board: games with variations, what the computer thinks of them, and the review.

analysis-players = { $white } against { $black }
analysis-faulty = Not everything could be read. What was understood is here.
analysis-start = Starting position
analysis-steps = Leafing
analysis-moves = Moves and variations
analysis-empty = Make a move, or open a game below.

evaluation = Evaluation { $worth }, White’s winning chances { $chances } percent
evaluation-helps = counts as help
evaluation-mated = mate
evaluation-none = No evaluation yet

lines-title = The computer’s lines
lines-count = Lines
lines-off = none
lines-depth = depth { $depth }

remark-sign = Sign
remark-none = none
remark-comment = Comment
variation-promote = Move variation up
variation-main = Make main line
variation-remove = Delete from here

review-title = Review
review-nothing = There are no moves to review yet.
review-begin = Review the game
review-go-on = Go on
review-stop = Stop
review-progress = Progress of the review
review-done = { $done } of { $all } positions seen
review-accuracy = Accuracy
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
judged-inaccuracy = An inaccuracy.
judged-mistake = A mistake.
judged-blunder = A blunder.
judged-missed-mate = There was a mate.
judged-only-move = The only good move.
judged-good-sacrifice = A good sacrifice.
judged-better = Better was { $line }.
review-play-better = Play the better moves
review-next-fault = To the next fault
review-turned = The game turned with { $move }, by which { $side ->
    [white] White
   *[black] Black
} gave it away.{ $why } Better was { $better }.
review-even = Nobody gave the game away with one move.
review-source = Winning chances and accuracy by the formulas that lichess has published.

phase-opening = opening
phase-middlegame = middlegame
phase-endgame = endgame

graph-title = White’s winning chances through the game
graph-value = { $move }, { $worth }

open-title = Game or position
open-text = Paste a PGN or a FEN
open-do = Open
open-file = Open a file
open-refused = This is neither a game nor a position that can be read.
open-copy = Copy PGN
open-copied = Copied
open-save = Save as PGN

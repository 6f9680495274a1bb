# The game: players, turn, moves, result, new game.

game-title = { $white } – { $black }
game-you = You
game-computer = Computer
game-white = White
game-black = Black

check-white = White is in check.
check-black = Black is in check.
check-yours = You are in check.
to-move = to move
thinking = thinking

moves-name = Moves
moves-none = No moves yet.
moves-none-hint = White begins. Make a move on the board, or choose another game first.
moves-first = To the start
moves-back = One move back
moves-forward = One move forward
moves-last = To the last move
move-white = Move { $number }, White: { $move }
move-black = Move { $number }, Black: { $move }
looking-back = You are looking at an earlier position.
back-to-game = Back to the game

action-new = New game
action-turn = Flip board
action-take-back = Take back
actions-name = Game

result-name = Result
result-white = White wins
result-black = Black wins
result-you = You win
result-computer = The computer wins
result-draw = Draw
result-both-lose = Both lose
result-score = { $result ->
    [white] 1-0
    [black] 0-1
    [both-lose] 0-0
   *[draw] ½-½
}
reason-checkmate = Checkmate: { $loser ->
    [white] White's
   *[black] Black's
} king is in check and cannot get out (article { $article }).
reason-stalemate = Stalemate: { $loser ->
    [white] White
   *[black] Black
} is not in check but has no legal move (article { $article }).
reason-resignation = { $loser ->
    [white] White
   *[black] Black
} resigned (article { $article }).
reason-dead-position = Dead position: neither side can still give mate (article { $article }).
reason-agreement = Draw by agreement (article { $article }).
reason-flag-fall = The flag has fallen (article { $article }).
reason-both-flags = Both flags have fallen, and nobody can tell which was first ({ $article }).
reason-illegal-moves = Two illegal moves by the same player (article { $article }).
reason-threefold-repetition = The same position for the third time (article { $article }).
reason-fivefold-repetition = The same position for the fifth time (article { $article }).
reason-fifty-moves = Fifty moves without a capture or a pawn move (article { $article }).
reason-seventy-five-moves = Seventy-five moves without a capture or a pawn move (article { $article }).
reason-arbiter = The arbiter has decided (article { $article }).
reason-king-captured = The king was captured (a house rule).

new-title = New game
new-opponent = Opponent
new-computer = The computer
new-person = Together on one device
new-color = Your color
new-white = White
new-black = Black
new-random = Random
new-turning = The board
turning-still = Stays as it is
turning-board = Turns after each move
turning-pieces = Black's pieces upside down
new-start = Begin from
start-initial = The starting position
start-own = A position of your own
start-fen = Position as FEN
start-fen-hint = One line of text, as other chess programs give it too.
new-begin = Begin
new-cancel = Cancel

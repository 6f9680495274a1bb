# The game: players, turn, moves, result, new game.

game-title = { $white } – { $black }
game-turn = { $who } to move
game-you = You
game-computer = Computer
game-computer-level = Computer, { $level } ({ NUMBER($elo, useGrouping: 0) })
game-white = White
game-black = Black

check-white = White is in check.
check-black = Black is in check.
check-yours = You are in check.
to-move = to move
thinking = thinking

moves-name = Moves
moves-none = No moves yet.
moves-none-hint = White begins. Press a piece and then a square, or drag it there.
moves-first = To the start
moves-back = One move back
moves-forward = One move forward
moves-last = To the last move
move-white = Move { $number }, White: { $move }
move-black = Move { $number }, Black: { $move }
looking-back = You are looking at an earlier position.
back-to-game = Back to the game

action-new = New game
action-return = Previous game back
action-turn = Flip board
action-take-back = Take back
actions-name = Game

result-share = Share
result-review = Review
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
reason-resignation = { $who ->
    [white] White resigned
    [black] Black resigned
    [you] You resigned
   *[computer] The computer resigned
}{ $outcome ->
    [draw] , but the other side can no longer mate in any way: a draw
   *[win] { "" }
} (article { $article }).
reason-dead-position = Dead position: neither side can still give mate (article { $article }).
reason-agreement = You agreed to a draw (article { $article }).
reason-flag-fall = { $who ->
    [white] White's flag has fallen
    [black] Black's flag has fallen
    [you] Your flag has fallen
   *[computer] The computer's flag has fallen
}{ $outcome ->
    [draw] , but the other side can no longer mate in any way: a draw
   *[win] { "" }
} (article { $article }).
reason-both-flags = Both flags have fallen, and nobody can tell which was first (guideline { $article }).
reason-illegal-moves = { $who ->
    [white] White's second illegal move
    [black] Black's second illegal move
    [you] Your second illegal move
   *[computer] The computer's second illegal move
}{ $outcome ->
    [draw] , but the other side can no longer mate in any way: a draw
   *[win] { "" }
} (article { $article }).
reason-threefold-repetition = { $how ->
    [claimed] Rightly claimed: the same position for the third time (article { $article }).
   *[automatic] The same position for the third time: a draw by itself under these rules (otherwise a claim, article { $article }).
}
reason-fivefold-repetition = The same position for the fifth time: a draw by itself (article { $article }).
reason-fifty-moves = { $how ->
    [claimed] Rightly claimed: fifty moves without a capture or a pawn move (article { $article }).
   *[automatic] Fifty moves without a capture or a pawn move: a draw by itself under these rules (otherwise a claim, article { $article }).
}
reason-seventy-five-moves = Seventy-five moves without a capture or a pawn move: a draw by itself (article { $article }).
reason-arbiter = The arbiter has decided (article { $article }).
reason-king-captured = The king was captured (a house rule).

new-title = New game
new-opponent = Opponent
new-computer = The computer
new-person = Together on one device
new-level = Level
new-level-more = About { NUMBER($elo, useGrouping: 0) } Elo: { $expect }.
new-color = Your colour
new-white = White
new-black = Black
new-random = Random
new-turning = The board
turning-still = Stays as it is
turning-board = Turns after each move
turning-pieces = Black's pieces upside down
new-ruleset = Rules
ruleset-home = Home
ruleset-online = Online
ruleset-automatic = Automatic
ruleset-official = Official
ruleset-home-more = Moves can be taken back. You claim a draw yourself at the third repetition or after fifty moves.
ruleset-online-more = As on the internet: take back if the other agrees. You claim a draw yourself.
ruleset-automatic-more = Nothing to claim: the third repetition and the fiftieth move draw by themselves.
ruleset-official-more = As at a FIDE tournament: a move stands, you press the clock yourselves, and there is an arbiter.
ruleset-children = Capture the king
ruleset-children-more = For children: nobody has to see a check, and whoever captures the king wins. This is a house rule.
new-start = Begin from
start-initial = The starting position
start-chess960 = Chess960
start-own = A position of your own
start-fen = Position as FEN
start-fen-hint = One line of text, as other chess programs give it too.
new-more = Rules and start position
new-begin = Begin
new-cancel = Cancel

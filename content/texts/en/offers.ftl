# What players say: offering and claiming a draw, resigning, and what follows.
# $who is who says it: white, black, you or computer.

action-menu = Game menu
menu-hint = Hint
menu-title = Game
menu-share = Share and save
menu-type = Type a move or a command
menu-zen = Quiet view
menu-zen-off = Show everything again
menu-keys = Keys
menu-offer = { $who ->
    [white] White offers a draw
    [black] Black offers a draw
   *[you] Offer a draw
}
menu-claim = { $who ->
    [white] White claims a draw
    [black] Black claims a draw
   *[you] Claim a draw
}
menu-claim-wait = You can when it is your turn.
menu-claim-automatic = No need: under these rules the draw comes by itself.
menu-resign = { $who ->
    [white] White resigns
    [black] Black resigns
   *[you] Resign
}

resign-title = { $who ->
    [white] White: resign?
    [black] Black: resign?
   *[you] Resign?
}
resign-more = The game is over then.
resign-yes = Yes
resign-no = No

offer-name = Draw offer
offer-ask = { $who ->
    [white] White: do you accept the draw?
   *[black] Black: do you accept the draw?
}
offer-accept = Accept
offer-decline = Decline
said-offered = { $who ->
    [white] White offers a draw.
    [black] Black offers a draw.
    [you] You offer a draw. The computer is thinking about it.
   *[computer] The computer offers a draw.
}
said-declined = { $who ->
    [white] White declines the draw.
    [black] Black declines the draw.
    [you] You decline the draw.
   *[computer] The computer declines the draw.
}

claim-title = Claim a draw
claim-ground = On what?
claim-repetition = Same position for the third time
claim-move-count = Fifty moves, no capture or pawn move
claim-when = When?
claim-board = Now, on the board
claim-announced = After my next move
claim-move = The move you announce
claim-right-moves = With this move the claim is right
claim-other-moves = Other moves
claim-warning = A claim cannot be withdrawn. If it is wrong, it counts as a draw offer{ $minutes ->
    [0] { "" }
    [one] , the other player gets one minute more
   *[other] , the other player gets { $minutes } minutes more
} and a move that you announce must be played (article 9.5).
claim-cancel = Cancel
claim-do = Claim

claimable-repetition = A draw can be claimed: same position for the third time (article 9.2).
claimable-move-count = A draw can be claimed: fifty moves, no capture or pawn move (article 9.3).
ruling-wrong = { $who ->
    [white] White's claim
    [black] Black's claim
    [you] Your claim
   *[computer] The computer's claim
} is wrong and counts as a draw offer{ $minutes ->
    [0] { "" }
    [one] ; the other player gets one minute
   *[other] ; the other player gets { $minutes } minutes
} (article 9.5.3).
announced-must = The announced move { $move } must be played now.

move-offered = { $move }, draw offered

deed-game-over = The game is over.
deed-too-early = A draw can be offered once both players have made a move (article 5.2.3).
deed-already-offered = The earlier offer still stands. There is no need to make it again (article 9.1.2.1).
deed-nothing-offered = No draw has been offered.
deed-not-your-move = Only the player to move can claim a draw (articles 9.2 and 9.3).
deed-piece-touched = Whoever has touched a piece can no longer claim in this move (article 9.4).
deed-not-in-this-ruleset = Nothing is claimed under these rules: the draw comes by itself.
deed-illegal = The announced move is not legal.
deed-must-play-announced = Another move was announced with the claim, and it must be played now (article 9.5.3).
deed-nothing-played = There is no move to take back yet.
deed-move-stands = Under these rules a move stands (article 4.7).

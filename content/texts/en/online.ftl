# Online: challenging, waiting, and a game between two people.
# $who is who did something: you, white or black.

online-about = Send somebody a link and play. You need no account.
online-new = Challenge somebody
online-open = Open challenges
online-own = Your games
online-game = Game { $number }
online-continue = Continue
online-look = View
online-yours = { $terms } (yours)
online-no-clock = No clock
online-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
online-days-more = { $days ->
    [one] One day
   *[other] { $days } days
} for every move: make it whenever you like. You need not stay.
online-audience = Who may join
online-audience-link = Whoever has the link
online-audience-lobby = Everybody here
online-audience-link-more = Only those you send the link know of it.
online-audience-lobby-more = The challenge is listed here, for everybody on this server.
online-audience-one = One member
online-audience-one-more = Only the member whom you name sees the challenge and can accept it.
online-opponent-name = Name of the member
online-stakes = Counts
online-stakes-casual = Friendly
online-stakes-rated = For rating
online-rated = rated
online-by = { $who }: { $terms }
online-invited-by = By { $who }
online-trouble-nobody = Nobody here is called so.
online-trouble-members-only = To play for rating you need an account.
online-chat = Messages
online-chat-nothing = Nothing written yet.
online-chat-write = Message
online-chat-send = Send
online-chat-mute = Stop reading
online-chat-unmute = Read again
online-chat-muted = You no longer read your opponent.
online-chat-block = Block
online-chat-blocked = Blocked
online-chat-report = Report to the host
online-chat-reported = Reported
online-wrote = Message: { $text }
online-more = Rules, starting position and number of games
online-variant = Start from
online-standard = The initial position
online-chess960 = Chess960
online-series = Number of games
online-series-one = One
online-series-best-of = Best of { $games }
online-series-games = { $games } games
online-offer = Make challenge

online-waiting = Waiting for your opponent
online-invited = You have been challenged
online-invited-more = If you accept, the game begins at once.
online-color-white = you have White
online-color-black = you have Black
online-color-random = colours are drawn by lot
online-link = Link to the game
online-link-more = Send this link. Whoever accepts first is your opponent.
online-copy = Copy link
online-copied = Copied
online-share = Share
online-share-text = Play a game of chess with me:
online-withdraw = Withdraw
online-wait-here = The game begins here by itself as soon as somebody accepts.
online-accept = Play
online-not-now = Not now
online-to-lobby = To Online

online-connecting = Connecting …
online-nothing = This game is not here
online-nothing-more = The challenge was withdrawn, or the link is not quite right.
online-trouble-gone = The challenge is gone: somebody was faster, or it was withdrawn.
online-trouble-own = This is your own challenge.
online-trouble-too-many = Too many challenges are open already. Withdraw one first.
online-trouble-away = The server cannot be reached. Check your connection and try again.

online-opponent = Opponent
online-watching = You are watching.
online-lost = No connection. We are trying again; the server keeps your clock.
online-unconfirmed = Your move is not confirmed yet.
online-opponent-gone = Your opponent has gone for a moment.
# A player's connection: $how is how long the way is, or why that is not known.
online-way = { $who ->
    [you] Your connection
    [white] White’s connection
   *[black] Black’s connection
}: { $how }
online-way-ms = { $ms } ms
online-way-seconds = { $seconds } s
online-way-unknown = not measured yet
online-way-gone = away
online-made-up = { $ms } ms of lag made up
online-ways = Connection
online-ways-now = There and back
online-ways-made-up = Made up
online-ways-left = Left to make up
online-ways-moves = Made up, move by move
online-ways-more = The server measures how long moves are under way and does not count that time: at most { $move } ms a move and { $seconds } seconds a player in one game. Nobody else pays for it.
online-ways-rule = More about this rule
online-ways-no-clock = This game has no clock, so there is nothing to make up.
online-first-yours = Make your first move within { $time }; the clocks start after that.
online-first-theirs = Your opponent has { $time } left for the first move.
online-held = The server stood still for a moment. Nobody lost time; the clock goes on in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}, or when the player to move is back.
online-interrupted = The server stood still for a moment. It cost nobody any time.
online-gone = Your opponent has gone. In { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} you can claim the game.
online-gone-claimable = Your opponent has not come back.
online-claim-win = Claim the win
online-claim-draw = Draw

online-offered = { $who ->
    [you] You have offered a draw.
    [white] White offers a draw.
   *[black] Black offers a draw.
}
online-offer-ask = Your opponent offers a draw.
online-declined = { $who ->
    [you] You have declined the draw.
    [white] White declines the draw.
   *[black] Black declines the draw.
}
online-claimed-wrongly = { $who ->
    [you] Your claim is not right
    [white] White’s claim is not right
   *[black] Black’s claim is not right
} and counts as a draw offer{ $minutes ->
    [0] { "" }
    [one] ; the opponent gets one minute
   *[other] ; the opponent gets { $minutes } minutes
} (article 9.5.3).
online-prefer = Claim draws for me
online-prefer-more = As soon as it is your move and repetition or 50 moves allow it, the server claims for you.
online-ask-back = Ask to take your move back
online-back-name = Take-back
online-back-ask = Your opponent would like to take a move back.
online-back-allow = All right
online-back-refuse = No
online-asked-back = { $who ->
    [you] You have asked to take your move back.
    [white] White would like to take a move back.
   *[black] Black would like to take a move back.
}
online-kept-move = { $who ->
    [you] You let the move stand.
   *[other] The move stands.
}
online-taken-back = The move was taken back. Nobody gained any time.
online-seat = Copy the link to your own seat
online-seat-more = For yourself, to play on from another device. Whoever has it plays for you.
online-abort = Abort the game

online-series-game = Game { $number } of { $is ->
    [bestOf] at most { $games }
   *[games] { $games }
}
online-series-points = { $points } in this series
online-series-after = In the series: White { $white }, Black { $black }.
online-series-over = The series is over: White { $white }, Black { $black }.
online-next = Next game
online-next-asked = Waiting for the other
online-next-accept = Begin the next game
online-rematch = Rematch
online-rematch-asked = Rematch offered
online-rematch-accept = Accept rematch
online-no-result = The game does not count

reason-left = { $who ->
    [you] You were gone for too long
    [white] White was gone for too long
   *[black] Black was gone for too long
}{ $outcome ->
    [draw] : a draw
   *[other] { "" }
}.
reason-aborted = { $who ->
    [you] You aborted the game before both had moved.
    [white] White aborted the game before both had moved.
   *[black] Black aborted the game before both had moved.
}
reason-never-came = { $who ->
    [you] You did not make your first move in time.
    [white] White did not make the first move in time.
   *[black] Black did not make the first move in time.
}

# What the server did not do, and why.
online-refused-not-your-seat = Only those who play here can do that.
online-refused-not-over = The game is not over yet.
online-refused-stale = The position had changed in the meantime.
online-refused-not-your-turn = It is the opponent’s move.
online-refused-illegal = That move is not legal.
online-refused-must-play-announced = Another move was announced with the claim, and must be played now (article 9.5.3).
online-refused-too-early = A draw can be offered when both players have moved (article 5.2.3).
online-refused-already-offered = Your offer still stands (article 9.1.2.1).
online-refused-nothing-offered = The draw offer no longer stands.
online-refused-offered-recently = You offered a draw a short while ago. You can again after a few moves, or when something changes.
online-refused-not-in-this-ruleset = Under these rules nothing is claimed: the game is drawn by itself.
online-refused-both-have-moved = Both have moved: the game can be resigned, not aborted.
online-refused-move-stands = Under these rules a move stands (article 4.7).
online-refused-nothing-to-take-back = You have no move to take back yet.
online-refused-asked-already = You have asked that already.
online-refused-answer-first = Answer your opponent’s question first.
online-refused-nothing-asked = That question no longer stands.
online-refused-no-time-left = That cannot be: there would be no time left.
online-refused-no-absence-here = At this pace nobody has to stay at the board.
online-refused-opponent-is-there = Your opponent is back.
online-refused-opponent-is-not-to-move = It is your own move.
online-refused-too-soon = Your opponent may still come back.
online-refused-rematch-made = The next game has begun already.
online-refused-chat-closed = Nothing can be written in this game.
online-refused-muted = Your opponent does not read along.
online-refused-text-length = That message is empty or too long.
online-refused-chat-full = Enough has been written in this game.
online-refused-unchanged = It was so already.
online-refused-not-kept = The server could not keep it. It has not happened; try again in a moment.
online-refused-too-busy = That was too fast. Try again in a moment.

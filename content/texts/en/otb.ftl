# Over the board: the device as clock, scoresheet and arbiter beside a real board.

otb-title = Over the board
otb-about = Put this device beside a real board. It is the clock, the scoresheet and the arbiter.
otb-no-fide-clock = This is no clock approved by FIDE. At a tournament a phone may be in the playing venue only if the arbiter agrees (article 11.3.2).

otb-presets = Time control
otb-preset-own = Own
otb-preset-own-more = Write down yourself how much time each side gets.
otb-control-more = { $known ->
    [t3-2] Three minutes, and two seconds a move
    [t5-0] Five minutes each
    [t5-d3] Five minutes each; with every move the clock waits three seconds
    [t10-5] Ten minutes, and five seconds a move
    [t15-10] A quarter of an hour, and ten seconds a move
    [t25-10] Twenty-five minutes, and ten seconds a move
    [t90-30] An hour and a half, and thirty seconds a move
    [fide] Forty moves in an hour and a half, then half an hour more, and thirty seconds a move
    [long] Forty moves in two hours, twenty in one hour, then half an hour
   *[no] { $control }
}{ $category ->
    [blitz] : blitz.
    [rapid] : rapid.
    [standard] : standard.
   *[none] .
}
otb-recording = Moves
otb-recording-moves = Write down
otb-recording-clock-only = Clock alone
otb-recording-moves-more = Tap the moves that were played on the board. The device judges claims, touches and illegal moves.
otb-recording-clock-only-more = Two large clocks. The device then does not know what is on the board.
otb-supervision = Supervision
otb-supervision-full = The whole game
otb-supervision-partial = Not the whole game
otb-supervision-full-more = An illegal move is always put right (article A.4).
otb-supervision-partial-more = An illegal move stands once the opponent has moved (article A.5.2).
otb-players = Players
otb-white-name = White
otb-black-name = Black
otb-event = Event
otb-optional = May be left empty.
otb-layout = Clocks on a phone
otb-layout-facing = Facing each other
otb-layout-beside = The same way round
otb-begin = To the clock
otb-earlier = Earlier games
otb-earlier-line = { $date }: { $white } – { $black }, { $score }
otb-earlier-going = going on
otb-anonymous-white = White
otb-anonymous-black = Black

otb-clock-name = { $side ->
    [white] White’s clock
   *[black] Black’s clock
}{ $state ->
    [running] . Running. Press when the move has been made.
    [paused] . Stopped.
    [start] . Press to begin the game.
    [flag] . The flag is down.
   *[waiting] .
}
otb-clock-start = { $side ->
    [white] Tap to start Black’s clock
   *[black] Tap to start White’s clock
}
otb-clock-move = move { $number }
otb-clock-to-go = { $count ->
    [one] 1 to the time control
   *[other] { $count } to the time control
}
otb-clock-offences = { $count ->
    [one] 1 illegal move
   *[other] { $count } illegal moves
}
otb-clock-flag = Flag
otb-clock-stands = stopped
otb-start-by-other-white = Black presses White’s clock (article 6.6).
otb-start-by-other-black = White presses Black’s clock (article 6.6).
otb-flag-down = { $side ->
    [white] White’s flag is down. It counts once Black claims it or the arbiter sees it (article 6.8).
   *[black] Black’s flag is down. It counts once White claims it or the arbiter sees it (article 6.8).
}
otb-slept = The device was asleep. The clock has been made up for it.
otb-interrupted = The game was interrupted. The clocks stand as at the last press, and are stopped.
otb-not-kept = This device keeps nothing: there is no room left. Do not close this page.

otb-pause = Stop
otb-resume = Go on
otb-sheet = Sheet
otb-players-say = Players
otb-arbiter = Arbiter
otb-device = Device
otb-controls = Controls
otb-unwritten = { $count ->
    [one] 1 move still to be written down
   *[other] { $count } moves still to be written down
}
otb-understood = Understood
otb-complain = { $by ->
    [white] White complains
   *[black] Black complains
}
otb-new-game-now = New game, clocks reset
otb-so-on-board = It was played so, and pressed

otb-sheet-title = Scoresheet
otb-sheet-empty = Nothing is on it yet.
otb-strike = Strike the last move
otb-stop-recording = Stop writing down
otb-stop-recording-more = Then the clock goes on alone, and the device judges no position any more. There is no way back.

otb-players-title = What players say
otb-say-offer = { $by ->
    [white] White offers a draw
   *[black] Black offers a draw
}
otb-say-accept = { $by ->
    [white] White accepts the draw
   *[black] Black accepts the draw
}
otb-say-decline = { $by ->
    [white] White declines the draw
   *[black] Black declines the draw
}
otb-say-claim = { $by ->
    [white] White claims a draw
   *[black] Black claims a draw
}
otb-say-flag = { $by ->
    [white] White’s flag is down
   *[black] Black’s flag is down
}
otb-say-resign = { $by ->
    [white] White resigns
   *[black] Black resigns
}
otb-say-result = The game is over
otb-say-more = An offer belongs after the own move and before the clock (article 9.1.2.1).

otb-able-title = { $by ->
    [white] Can Black still mate?
   *[black] Can White still mate?
}
otb-able-more = The device does not know the position. If there are moves, however unlikely, that lead to mate, the one concerned loses; if not, it is a draw (articles 6.9, 5.1.2 and 7.5.5). If in doubt, set the position up.
otb-able-yes = Yes, mate is possible
otb-able-no = No, there can be no mate
otb-able-ask = Set the position up

otb-arbiter-title = Arbiter
otb-row-touch = A piece was touched
otb-row-offence = Illegal move
otb-row-wrong = Something was wrong
otb-row-clock = Set the clocks
otb-row-hand = Pressed with the other hand
otb-row-log = Log
otb-row-decide = Decide the result
otb-row-reopen = Undo the result
otb-back = Back
otb-judge = Judge
otb-who = Who?
otb-side-white = White
otb-side-black = Black

otb-touch-more = Tap which piece, or which two at once.
otb-touch-how = How?
otb-manner-to-move = To move it
otb-manner-to-castle = To castle
otb-manner-to-adjust = To adjust it
otb-manner-by-accident = By accident
otb-manner-release = Released on a square
otb-announced = Said “j’adoube” first
otb-touch-none = Tap a piece first.
otb-touch-release-more = Tap the piece, and then the square on which it was released.

otb-offence-what = What was done?
otb-offence-kind-one = Played so
otb-offence-kind-both = With both hands
otb-offence-kind-nothing = Pressed without a move
otb-offence-kind-other = Something else
otb-offence-more = Tap the square that the piece came from, and then where it stands. A pawn left on the last rank belongs here too.
otb-offence-pressed = An illegal move counts once the clock has been pressed. Before that it is only put right (article 7.5.1).
otb-offence-agreed = The players put it right together
otb-offence-confirm = { $by ->
    [white] Illegal move by White
   *[black] Illegal move by Black
}

otb-wrong-what = What?
otb-wrong-kind-initial-position = Initial position
otb-wrong-kind-board-turned = Board turned
otb-wrong-kind-colors-reversed = Colours reversed
otb-wrong-kind-displaced = Pieces knocked over
otb-wrong-kind-found-displaced = Pieces stand wrongly
otb-wrong-initial-more = Tap two squares at a time whose pieces had changed places.
otb-wrong-last-right = The last position that is right
otb-after-none = Before the first move
otb-after-move = After { $number }. { $move }

otb-counter = { $side ->
    [white] White’s moves
   *[black] Black’s moves
}
otb-counter-do = Set the move counter

otb-log-title = Log
otb-log-empty = Nothing has happened yet.
otb-log-line = { $number }. ({ $white } – { $black }) { $what }

otb-note-started = The clock was started.
otb-note-paused = The clock was stopped.
otb-note-resumed = The clock goes on.
otb-note-interrupted = Interrupted: the clocks stand as at the last press.
otb-note-time-set = { $side ->
    [white] White’s clock
   *[black] Black’s clock
} set from { $from } to { $to } (article 6.10).
otb-note-counter-set = { $side ->
    [white] White’s move counter
   *[black] Black’s move counter
} set to { $moves } (article 6.10.2).
otb-note-time-given = { $side ->
    [white] White
   *[black] Black
} gets { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} more.
otb-note-struck = Move { $move } was struck from the sheet.
otb-note-recording-stopped = From here on no moves are written down.
otb-note-begun-again = The game was begun anew.
otb-note-reopened = The result was undone.
otb-note-ended = Result: { $score }{ $article ->
    [none] .
   *[other] { " " }(article { $article }).
}
otb-note-claim = { $by ->
    [white] White claims a draw
   *[black] Black claims a draw
}: { $ground ->
    [repetition] { $right ->
        [yes] right, the same position for the third time (article 9.2).
       *[no] wrong, the same position does not come three times. The claim stands as a draw offer, and an announced move must be played (article 9.5.3).
    }
   *[moveCount] { $right ->
        [yes] right, fifty moves without capture or pawn move (article 9.3).
       *[no] wrong, it is not fifty moves without capture or pawn move. The claim stands as a draw offer, and an announced move must be played (article 9.5.3).
    }
}
otb-note-breach = { $by ->
    [white] White should have moved or captured another piece. Black
   *[black] Black should have moved or captured another piece. White
} can complain until touching a piece (articles { $article } and 4.8).
otb-note-complaint = { $ruling ->
    [upheld] The complaint is right: the move is taken back (article { $article }).
    [forfeited] Too late: the one who complains has touched a piece (article { $article }).
   *[unfounded] The complaint is unfounded.
}
otb-note-asked = { $by ->
    [white] White
   *[black] Black
}: { $why } (article { $article })

otb-said-draw-offered = { $by ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
otb-said-draw-declined = { $by ->
    [white] White declines the draw.
   *[black] Black declines the draw.
}
otb-said-draw-accepted = { $by ->
    [white] White accepts the draw.
   *[black] Black accepts the draw.
}
otb-said-resigned = { $by ->
    [white] White resigns.
   *[black] Black resigns.
}
otb-said-flag-fell = { $by ->
    [white] White’s flag has fallen.
   *[black] Black’s flag has fallen.
}
otb-said-lost-by-illegal-move = { $by ->
    [white] Second illegal move by White.
   *[black] Second illegal move by Black.
}

otb-touch-announced = { $by ->
    [white] White says “j’adoube”
   *[black] Black says “j’adoube”
} and may adjust pieces (article { $article }).
otb-touch-not-binding = { $square }: that obliges to nothing (article { $article }).
otb-touch-touched = { $by ->
    [white] White
   *[black] Black
} has touched the piece on { $square } (article { $article }).
otb-touch-begun = A part of the move has been made; the rest belongs to it (article { $article }).
otb-touch-made = The move has been made (article { $article }).
otb-touch-put-right = That is no legal move. The clock has not been pressed, so the pieces go back without a penalty (article { $article }).
otb-touch-put-back = No legal move takes the piece on { $square } off the board. It goes back (article { $article }).
otb-touch-breach = That is not allowed any more: something has been touched or released before (article { $article }).
otb-touch-arbiter-decides = { $by ->
    [white] White
   *[black] Black
}: the arbiter decides about that (article { $article }).
otb-lost-rights = In this move a draw can no longer be claimed or accepted, nor is there a complaint about the last move (articles 9.4, 9.1.2.1 and 4.8).

otb-duty-free = Any legal move may be made (article { $article }).
otb-duty-move = The piece on { $square } must be moved (article { $article }).
otb-duty-capture = The piece on { $square } must be captured (article { $article }).
otb-duty-capture-with = The piece on { $square } must capture the one on { $to } (article { $article }).
otb-duty-castle-short = The player must castle short (article { $article }).
otb-duty-castle-long = The player must castle long (article { $article }).
otb-duty-complete = The piece from { $square } stands on { $to } and stays there (article { $article }).
otb-duty-promote = On { $to } comes a { $role ->
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} (article { $article }).
otb-duty-barred = Castling with { $squares } is not allowed in this move (article 4.4.2).

otb-ask-which-first = Which piece was touched first, the arbiter decides.
otb-ask-touched-out-of-turn = Who does not have the move keeps off the pieces.
otb-ask-adjusted-out-of-turn = Only the player who has the move may adjust.
otb-ask-both-hands = A move is made with one hand.
otb-ask-other-hand-on-clock = The hand that moves presses the clock too.
otb-ask-clock-times = The arbiter sets the clocks as seems best; leaving them is possible too.
otb-ask-penalty-for-displacing = The arbiter may penalise the player who displaced the pieces.
otb-ask-unfounded-complaint = The arbiter may penalise an unreasonable complaint.

otb-offence-illegal = { $by ->
    [white] Illegal move by White
   *[black] Illegal move by Black
} (article { $article }).
otb-offence-pawn-left = { $by ->
    [white] White left a pawn on the last rank
   *[black] Black left a pawn on the last rank
}. It becomes a queen (article { $article }).
otb-offence-no-move = { $by ->
    [white] White pressed without a move
   *[black] Black pressed without a move
} (article { $article }).
otb-offence-both-hands = { $by ->
    [white] White moved with both hands
   *[black] Black moved with both hands
} (article { $article }).
otb-offence-unknown = { $by ->
    [white] Illegal move by White
   *[black] Illegal move by Black
} (article { $article }).
otb-ruling-time = { $by ->
    [white] White has the move again, and Black
   *[black] Black has the move again, and White
} gets { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} more. The next one costs the game (article 7.5.5).
otb-ruling-game = This was the second one. { $outcome ->
    [draw] The opponent can no longer mate by any series of moves: a draw (article 7.5.5).
   *[win] The game is lost (article 7.5.5).
}
otb-ruling-put-right = The players put it right together, without a penalty (article A.5.2).
otb-ruling-stands = The opponent has moved already, so it stands (article A.5.2). From here on only the clock is used.

otb-wrong-initial-position = The pieces were set up wrongly.
otb-wrong-board-turned = The board lies a quarter turned.
otb-wrong-colors-reversed = The players have each other’s colour.
otb-wrong-displaced = { $by ->
    [white] White
   *[black] Black
} has displaced pieces.
otb-wrong-found-displaced = Pieces stand on wrong squares.
otb-measure-new-game = The game does not count: a new one is played (article { $article }).
otb-measure-transfer-position = The position goes to a board that lies well, and the game goes on (article { $article }).
otb-measure-go-on = The game goes on as it is (article { $article }).
otb-measure-restore = { $by ->
    [white] White
   *[black] Black
} puts them back, in the own time. The opponent may stop the clock and call the arbiter (article { $article }).
otb-measure-go-back-to = The game goes on from the last position that is right (article { $article }).
otb-castling-lost = Castling with { $squares } is not allowed any more in this game.

deed-unwritten = First write down the moves that are missing: without the position this cannot be judged.
deed-no-scoresheet = The moves are not written down, so the position is not known.
deed-not-completed = The clock has not been pressed yet. Then an illegal move is only put right, with the same piece (article 7.5.1).
deed-not-illegal = That is a legal move.
deed-flag-up = That flag is not down.
deed-nothing-broken = There is nothing to complain about in the last move.
deed-misreported = That cannot have happened on this board.

otb-result-title = Result
otb-result-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
otb-result-clocks = Clocks: White { $white }, Black { $black }
otb-result-control = Time control: { $control }
otb-signature-white = Signature White
otb-signature-black = Signature Black
otb-print = Print
otb-share = Share PGN
otb-copy = Copy PGN
otb-copied = Copied.
otb-not-copied = This device does not copy. The PGN is below.
otb-pgn = PGN
otb-another = New game
otb-end-why = How?
otb-end-checkmate = Mate
otb-end-agreement = Draw agreed
otb-end-stalemate = Stalemate
otb-end-threefold-repetition = Threefold repetition
otb-end-fifty-moves = Fifty moves
otb-end-dead-position = Dead position
otb-end-arbiter = The arbiter decides

otb-device-title = This device
otb-swap = Swap the sides
otb-turn-facing = Clocks facing each other
otb-turn-beside = Clocks the same way round
otb-fill = Whole screen
otb-leave-fill = Leave the whole screen
otb-lay-wide = Lock it on its long side
otb-not-locked = This device cannot be locked. Lay it on its side yourself, and switch turning off.
otb-leave = Leave the clock
otb-leave-more = The clock is then stopped; the game stays kept.
otb-pick-board = Board to point at squares

# Games that are over, and people at boards.

archive-nothing = You have not finished a game here yet.
archive-search = Search
archive-find = Search
archive-opponent = Opponent
archive-opening = Opening, by name or code
archive-result = Result
archive-result-all = All
archive-result-won = Won
archive-result-drawn = Drawn
archive-result-lost = Lost
archive-from = From
archive-until = Up to
archive-count =
    { $all ->
        [one] { $found } of 1 game
       *[other] { $found } of { $all } games
    }
archive-game =
    { $score ->
        [won] Won
        [drawn] Drawn
        [lost] Lost
       *[none] Does not count
    } against { $opponent }, with { $you ->
        [white] White
       *[black] Black
    }
archive-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
archive-no-clock = without a clock
archive-chess960 = Chess960
archive-rated = rating { $change }
archive-review = Review
archive-pgn = PGN
archive-pgn-one = This game as PGN
archive-pgn-all = All these games as PGN
archive-more = More

people-guest = Guest
people-gone = Closed account
people-nobody = Nobody here is called so.
people-unrated = No rated games yet.
people-uncertain = A ? means that the rating is uncertain still, because little was played, or long ago.
people-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
people-pool-blitz = Blitz
people-pool-rapid = Rapid
people-pool-standard = Standard
people-pool-correspondence = Correspondence
people-pool-chess960 = Chess960

# Partijen die voorbij zijn, en mensen aan het bord.

archive-nothing = Je hebt hier nog geen partij uitgespeeld.
archive-search = Zoeken
archive-find = Zoek
archive-opponent = Tegenstander
archive-opening = Opening, met naam of code
archive-result = Uitslag
archive-result-all = Alle
archive-result-won = Gewonnen
archive-result-drawn = Remise
archive-result-lost = Verloren
archive-from = Vanaf
archive-until = Tot en met
archive-count =
    { $all ->
        [one] { $found } van 1 partij
       *[other] { $found } van { $all } partijen
    }
archive-game =
    { $score ->
        [won] Gewonnen
        [drawn] Remise
        [lost] Verloren
       *[none] Telt niet
    } tegen { $opponent }, met { $you ->
        [white] wit
       *[black] zwart
    }
archive-moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
archive-no-clock = zonder klok
archive-chess960 = Chess960
archive-rated = rating { $change }
archive-review = Bekijken
archive-pgn = PGN
archive-pgn-one = Deze partij als PGN
archive-pgn-all = Al deze partijen als PGN
archive-more = Meer

people-guest = Gast
people-gone = Opgeheven account
people-nobody = Er is hier niemand die zo heet.
people-unrated = Nog geen partijen voor rating gespeeld.
people-uncertain = Een ? betekent dat de rating nog onzeker is, omdat er weinig of lang geleden gespeeld is.
people-games =
    { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }
people-pool-blitz = Blitz
people-pool-rapid = Rapid
people-pool-standard = Standaard
people-pool-correspondence = Correspondentie
people-pool-chess960 = Chess960

# Het bord: hoe velden en stukken heten, en wat er hardop gezegd wordt.

board-name = Schaakbord
board-name-black = Schaakbord, gezien vanaf zwart

square-empty = { $square }, leeg
square-piece = { $square }, { $piece }
# Achter de naam van een veld.
square-selected = { $name }, opgepakt
square-reachable = { $name }, kan hierheen
square-capturable = { $name }, kan geslagen worden
square-check = { $name }, staat schaak

piece-white-king = witte koning
piece-white-queen = witte dame
piece-white-rook = witte toren
piece-white-bishop = witte loper
piece-white-knight = wit paard
piece-white-pawn = witte pion
piece-black-king = zwarte koning
piece-black-queen = zwarte dame
piece-black-rook = zwarte toren
piece-black-bishop = zwarte loper
piece-black-knight = zwart paard
piece-black-pawn = zwarte pion

role-king = koning
role-queen = dame
role-rook = toren
role-bishop = loper
role-knight = paard
role-pawn = pion

the-king = de koning
the-queen = de dame
the-rook = de toren
the-bishop = de loper
the-knight = het paard
the-pawn = de pion

side-white = Wit
side-black = Zwart

promotion-name = Promotie: kies een stuk

said-move = { $side }: { $piece } van { $from } naar { $to }
said-capture = { $side }: { $piece } van { $from } slaat { $captured } op { $to }
said-en-passant = { $side }: pion van { $from } slaat en passant op { $to }
said-castle-short = { $side }: korte rokade
said-castle-long = { $side }: lange rokade
said-promotion = { $move } en wordt { $piece }
said-check = { $move }, schaak
said-mate = { $move }, schaakmat
said-taken = { $name }, opgepakt. { $count ->
    [0] Geen mogelijke zet
    [one] 1 mogelijk veld: { $squares }
   *[other] { $count } mogelijke velden: { $squares }
}
said-put-back = { $name }, weer neergezet
said-turned = Bord gedraaid, { $side ->
    [white] wit
   *[black] zwart
} staat onder
said-position = Stelling na { $move }
said-start = Stelling aan het begin
said-back = Terug in de partij
said-taken-back = Teruggenomen: { $move }
said-new-game = Nieuwe partij, { $side ->
    [white] wit
   *[black] zwart
} onder
said-drawing = Tekenen vanaf { $square }: Shift en Enter op een ander veld maakt een pijl, hier een cirkel
said-no-piece = Geen { $piece } op het bord
said-circle = Cirkel om { $square }
said-arrow = Pijl van { $from } naar { $to }

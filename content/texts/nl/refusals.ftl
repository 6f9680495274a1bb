# Waarom een zet niet mag: wat, waarom, en welk artikel van de FIDE-regels.
# $piece, $attacker en $blocker zijn namen met lidwoord, zoals „de loper”.

refusal = Dat mag niet: { $why } (artikel { $article }).

refusal-nothing-there = op { $square } staat geen stuk
refusal-not-yours = { $turn ->
    [white] wit
   *[black] zwart
} is aan zet
refusal-no-move = een stuk moet naar een ander veld
refusal-own-piece = op { $square } staat al een eigen stuk
refusal-not-its-way = { $role ->
    [king] de koning gaat één veld tegelijk
    [queen] de dame gaat recht of schuin
    [rook] de toren gaat recht, langs een lijn of een rij
    [bishop] de loper gaat schuin
    [knight] het paard springt twee velden recht en één opzij
   *[pawn] een pion gaat recht vooruit: één veld, of twee vanaf de beginrij
}
refusal-blocked = { $blocker } op { $square } staat in de weg
refusal-nothing-to-capture = een pion gaat alleen schuin om te slaan, en { $square } is leeg
refusal-no-capture-ahead = een pion slaat niet recht vooruit
refusal-en-passant-too-late = en passant slaan kan alleen meteen na de dubbele stap
refusal-promotion-missing = een pion op de laatste rij wordt een ander stuk
refusal-no-such-promotion = een pion wordt een dame, toren, loper of paard, en alleen op de laatste rij
refusal-king-attacked = je koning zou schaak staan door { $attacker } op { $by }
refusal-stays-in-check = je koning blijft schaak staan door { $attacker } op { $by }
refusal-exposes-king = dit stuk is gepend: je koning zou schaak staan door { $attacker } op { $by }
refusal-castling-right-lost = { $side ->
    [short] kort
   *[long] lang
} rokeren kan niet meer, want de koning of die toren heeft al bewogen
refusal-castling-blocked = bij rokeren moeten de velden ertussen leeg zijn, en op { $square } staat { $blocker }
refusal-castling-in-check = je staat schaak door { $attacker } op { $by }, en dan mag je niet rokeren
refusal-castling-through-attack = bij rokeren gaat de koning niet over { $square }, want { $attacker } op { $by } valt dat veld aan
refusal-castling-into-attack = de koning zou op { $square } schaak staan door { $attacker } op { $by }
refusal-not-a-move-here = in deze stelling is dat geen zet
refusal-ended = De partij is afgelopen. Begin een nieuwe om verder te spelen.
refusal-wait = De computer is aan zet. Even geduld.
refusal-looking-back = Dit is een eerdere stelling. Ga terug naar de partij om te zetten.

# Wat er mis is met een stelling die als FEN gegeven is. $field is het hoeveelste deel.
fen-place = Deel { $field }, teken { $column }: { $why }.
fen-more = { $count ->
    [one] En nog 1 fout.
   *[other] En nog { $count } fouten.
}
position-left-out = In deze stelling is weggelaten wat er niet in kan.
fen-missing = hier ontbreekt iets
fen-spacing = tussen de delen hoort één spatie
fen-nothing-expected = na het zesde deel hoort niets meer
fen-unknown-piece = „{ $text }” is geen stuk en geen aantal lege velden
fen-promoted-mark = „{ $text }” hoort hier niet
fen-adjacent-numbers = lege velden naast elkaar tel je op tot één getal
fen-rank-length = rij { $number } heeft geen acht velden
fen-rank-count = er zijn { $number } rijen in plaats van acht
fen-unknown-side = hier hoort w (wit aan zet) of b (zwart aan zet), en er staat „{ $text }”
fen-unknown-right = „{ $text }” is geen rokaderecht
fen-repeated-right = dezelfde toren staat er twee keer
fen-not-a-square = „{ $text }” is geen veld
fen-not-a-number = „{ $text }” is geen getal
fen-number-too-large = dit getal is te groot
fen-move-number-zero = zetten tel je vanaf 1
fen-missing-king = { $color ->
    [white] wit
   *[black] zwart
} heeft geen koning
fen-several-kings = { $color ->
    [white] wit
   *[black] zwart
} heeft meer dan één koning
fen-pawn-on-back-rank = op { $square } kan geen pion staan
fen-too-much-material = { $color ->
    [white] wit
   *[black] zwart
} heeft meer stukken dan in een partij kan
fen-adjacent-kings = de koningen staan naast elkaar
fen-opponent-in-check = { $color ->
    [white] wit
   *[black] zwart
} staat schaak, maar is niet aan zet
fen-impossible-check = zo kan niemand schaak gegeven hebben
fen-castling-right = rokeren met { $square } kan niet: daar hoort een toren, en de koning op zijn plaats
fen-en-passant-square = over { $square } is net geen pion gegaan
fen-halfmove-clock = zo veel zetten kunnen er nog niet gespeeld zijn

# Wat er op het speelscherm bij komt: geslagen stukken, zetten vooraf, verder spelen, varianten.

captured = Geslagen: { $pieces }.
captured-by = { $side ->
    [white] Wit
   *[black] Zwart
} sloeg: { $pieces }.
captured-ahead = { $points ->
    [one] 1 punt voor.
   *[other] { $points } punten voor.
}
captured-queen = { $count ->
    [one] dame
   *[other] { $count } dames
}
captured-rook = { $count ->
    [one] toren
   *[other] { $count } torens
}
captured-bishop = { $count ->
    [one] loper
   *[other] { $count } lopers
}
captured-knight = { $count ->
    [one] paard
   *[other] { $count } paarden
}
captured-pawn = { $count ->
    [one] pion
   *[other] { $count } pionnen
}

premove-set = Vooraf: { $piece } van { $from } naar { $to }. Nog een keer kiezen haalt de zet weg.
premove-off = De zet vooraf is weg.
premove-gone = Je zet vooraf kan nu niet en vervalt.
premove-never = Zo gaat dat stuk nooit, en de ander is aan zet.

play-on-here = Speel hier verder
said-play-on = Verder gespeeld na { $count ->
    [one] 1 halve zet
   *[other] { $count } halve zetten
}. Wat daarna kwam, staat als variant bij de zetten.
said-line = Verder met deze variant.
line-take = Eerder gespeeld: { $line }. Ga hiermee verder.

said-sounds-on = Geluid aan.
said-sounds-off = Geluid uit.

premove-queued = Vooraf, zet { $count }: { $piece } van { $from } naar { $to }. Escape haalt alle zetten vooraf weg.

confirm-name = Zet bevestigen
confirm-said = { $move }. Speel je dat?
confirm-ask = { $move } spelen?
confirm-play = Speel
confirm-leave = Niet doen
confirm-left = De zet is niet gespeeld.
confirm-offer = Wil je elke zet eerst bevestigen?
confirm-on = Ja
confirm-off = Nee
queen-note = Je pion wordt vanzelf een dame. Houd het veld ingedrukt, of Alt, om te kiezen.

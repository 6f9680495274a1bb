# Waarom een zet in de nabespreking een fout heet: wat hij toeliet of liet liggen. Het scherm en de
# opdrachtregel delen deze zinnen.

cause-man = { $role ->
    [queen] de dame
    [rook] de toren
    [bishop] de loper
    [knight] het paard
    [king] de koning
   *[pawn] de pion
} op { $square }

cause-allowed-mate = Daarna is het mat in { $moves }, te beginnen met { $line }.
cause-allowed-mate-at-once = Daarna volgt mat: { $line }.
cause-allowed-back-rank-mate = Daarna volgt mat op de achterste rij, te beginnen met { $line }.
cause-allowed-smothered-mate = Daarna volgt stikmat, te beginnen met { $line }.
cause-allowed-hanging-piece = Daarna gaat { $man } verloren: { $line }.
cause-allowed-fork = Daarna volgt een vork: { $line }.
cause-allowed-pin = Daarna volgt { $line }, en { $man } staat gepend.
cause-allowed-skewer = Daarna volgt een spies: { $line }.
cause-allowed-discovered-attack = Daarna volgt een aftrekaanval: { $line }.
cause-allowed-trapped-piece = Daarna zit { $man } gevangen: { $line }.
cause-allowed-pawn-ending = Het pionneneindspel dat zo ontstaat is verloren.
cause-allowed-promotion = Daarna haalt een pion de overkant: { $line }.
cause-allowed-lost-for-less = Daarna gaat { $man } verloren voor een lichter stuk: { $line }.
cause-allowed-removed-defender = Daarna valt de dekking van { $man } weg: { $line }.
cause-allowed-perpetual-check = Daarna is het eeuwig schaak: { $line }.
cause-allowed-stalemate = Daarna wordt het pat.
cause-allowed-material = Dat kost materiaal: { $line }.

cause-missed-hanging-piece = Zo was { $man } te winnen.
cause-missed-fork = { $when ->
    [once] Dat was een vork.
   *[later] Dat gaf een vork: { $line }.
}
cause-missed-pin = { $when ->
    [once] Dan staat { $man } gepend.
   *[later] Dan staat { $man } gepend: { $line }.
}
cause-missed-skewer = { $when ->
    [once] Dat was een spies.
   *[later] Dat gaf een spies: { $line }.
}
cause-missed-discovered-attack = { $when ->
    [once] Dat was een aftrekaanval.
   *[later] Dat gaf een aftrekaanval: { $line }.
}
cause-missed-trapped-piece = { $when ->
    [once] Dan zit { $man } gevangen.
   *[later] Dan zit { $man } gevangen: { $line }.
}
cause-missed-pawn-ending = Dat gaf een gewonnen pionneneindspel.
cause-missed-promotion = { $when ->
    [once] Zo haalt een pion de overkant.
   *[later] Zo haalt een pion de overkant: { $line }.
}
cause-missed-lost-for-less = Zo was { $man } te winnen voor een lichter stuk.
cause-missed-taking-back = Zo sloeg je { $man } terug.
cause-missed-removed-defender = Zo viel de dekking van { $man } weg: { $line }.
cause-missed-perpetual-check = Zo was het eeuwig schaak: { $line }.
cause-missed-stalemate = Zo werd het pat.
cause-missed-material = { $when ->
    [once] Zo was materiaal te winnen.
   *[later] Zo was materiaal te winnen: { $line }.
}

review-opening = Opening: { $name } ({ $code }).
review-spent = Je nabesprekingen voor vandaag zijn op ({ $quota } per dag).
judged-book = Een bekende openingszet.

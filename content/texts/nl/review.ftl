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

cause-allowed-mate = Daarna is het mat in { $moves }.
cause-allowed-mate-at-once = Daarna volgt mat: { $line }.
cause-allowed-back-rank-mate = Daarna volgt mat op de achterste rij, te beginnen met { $line }.
cause-allowed-smothered-mate = Daarna volgt stikmat, te beginnen met { $line }.
cause-allowed-hanging-piece = Daarna gaat { $man } verloren: { $line }.
cause-allowed-fork = Daarna volgt een vork: { $line }.
cause-allowed-pin = Daarna volgt { $line }, en { $man } staat gepend.
cause-allowed-skewer = Daarna volgt een spies: { $line }.
cause-allowed-discovered-attack = Daarna volgt een aftrekaanval: { $line }.
cause-allowed-trapped-piece = Daarna zit { $man } gevangen.
cause-allowed-pawn-ending = Het pionneneindspel dat zo ontstaat is verloren.
cause-allowed-promotion = Daarna haalt een pion de overkant: { $line }.

cause-missed-hanging-piece = Zo was { $man } te winnen.
cause-missed-fork = Dat gaf een vork: { $line }.
cause-missed-pin = Dan staat { $man } gepend: { $line }.
cause-missed-skewer = Dat gaf een spies: { $line }.
cause-missed-discovered-attack = Dat gaf een aftrekaanval: { $line }.
cause-missed-trapped-piece = Dan zit { $man } gevangen.
cause-missed-pawn-ending = Dat gaf een gewonnen pionneneindspel.
cause-missed-promotion = Zo haalt een pion de overkant: { $line }.

review-opening = Opening: { $name } ({ $code }).
review-spent = Je nabesprekingen voor vandaag zijn op ({ $quota } per dag).
judged-book = Een bekende openingszet.

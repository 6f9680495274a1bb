# De partij: spelers, beurt, zetten, uitslag, nieuwe partij.

game-title = { $white } – { $black }
game-turn = { $who } aan zet
game-you = Jij
game-computer = Computer
game-computer-level = Computer, { $level } ({ NUMBER($elo, useGrouping: 0) })
game-white = Wit
game-black = Zwart

check-white = Wit staat schaak.
check-black = Zwart staat schaak.
check-yours = Je staat schaak.
to-move = aan zet
thinking = denkt na

moves-name = Zetten
moves-none = Nog geen zetten.
moves-none-hint = Wit begint. Druk op een stuk en dan op een veld, of sleep het erheen.
moves-first = Naar het begin
moves-back = Zet terug
moves-forward = Zet vooruit
moves-last = Naar de laatste zet
move-white = Zet { $number }, wit: { $move }
move-black = Zet { $number }, zwart: { $move }
looking-back = Je kijkt naar een eerdere stelling.
back-to-game = Terug naar de partij

action-new = Nieuwe partij
action-return = Vorige partij terug
action-turn = Bord draaien
action-take-back = Zet terugnemen
actions-name = Partij

result-review = Bespreek na
result-share = Deel
result-name = Uitslag
result-white = Wit wint
result-black = Zwart wint
result-you = Jij wint
result-computer = De computer wint
result-draw = Remise
result-both-lose = Beiden verliezen
result-score = { $result ->
    [white] 1-0
    [black] 0-1
    [both-lose] 0-0
   *[draw] ½-½
}
reason-checkmate = Schaakmat: de { $loser ->
    [white] witte
   *[black] zwarte
} koning staat schaak en kan er niet uit (artikel { $article }).
reason-stalemate = Pat: { $loser ->
    [white] wit
   *[black] zwart
} staat niet schaak, maar heeft geen reglementaire zet (artikel { $article }).
reason-resignation = { $who ->
    [white] Wit heeft opgegeven
    [black] Zwart heeft opgegeven
    [you] Je hebt opgegeven
   *[computer] De computer heeft opgegeven
}{ $outcome ->
    [draw] , maar de ander kan op geen enkele manier meer mat zetten: remise
   *[win] { "" }
} (artikel { $article }).
reason-dead-position = Dode stelling: geen van beiden kan nog mat zetten (artikel { $article }).
reason-agreement = Jullie zijn het eens over remise (artikel { $article }).
reason-flag-fall = { $who ->
    [white] De vlag van wit is gevallen
    [black] De vlag van zwart is gevallen
    [you] Je vlag is gevallen
   *[computer] De vlag van de computer is gevallen
}{ $outcome ->
    [draw] , maar de ander kan op geen enkele manier meer mat zetten: remise
   *[win] { "" }
} (artikel { $article }).
reason-both-flags = Beide vlaggen zijn gevallen en niemand weet welke eerst (richtlijn { $article }).
reason-illegal-moves = { $who ->
    [white] Tweede onreglementaire zet van wit
    [black] Tweede onreglementaire zet van zwart
    [you] Je tweede onreglementaire zet
   *[computer] Tweede onreglementaire zet van de computer
}{ $outcome ->
    [draw] , maar de ander kan op geen enkele manier meer mat zetten: remise
   *[win] { "" }
} (artikel { $article }).
reason-threefold-repetition = { $how ->
    [claimed] Terecht geclaimd: driemaal dezelfde stelling (artikel { $article }).
   *[automatic] Driemaal dezelfde stelling: bij deze regels vanzelf remise (anders een claim, artikel { $article }).
}
reason-fivefold-repetition = Vijfmaal dezelfde stelling: vanzelf remise (artikel { $article }).
reason-fifty-moves = { $how ->
    [claimed] Terecht geclaimd: vijftig zetten zonder slaan en zonder pionzet (artikel { $article }).
   *[automatic] Vijftig zetten zonder slaan en zonder pionzet: bij deze regels vanzelf remise (anders een claim, artikel { $article }).
}
reason-seventy-five-moves = Vijfenzeventig zetten zonder slaan en zonder pionzet: vanzelf remise (artikel { $article }).
reason-arbiter = De arbiter heeft beslist (artikel { $article }).
reason-king-captured = De koning is geslagen (een huisregel).

new-title = Nieuwe partij
new-opponent = Tegenstander
new-computer = De computer
new-person = Samen op één apparaat
new-level = Niveau
new-level-more = Ongeveer { NUMBER($elo, useGrouping: 0) } Elo: { $expect }.
new-color = Jouw kleur
new-white = Wit
new-black = Zwart
new-random = Willekeurig
new-turning = Het bord
turning-still = Blijft zo liggen
turning-board = Draait na elke zet
turning-pieces = Stukken van zwart andersom
new-ruleset = Regels
ruleset-home = Thuis
ruleset-online = Online
ruleset-automatic = Vanzelf
ruleset-official = Officieel
ruleset-home-more = Zetten terugnemen mag. Remise claim je zelf bij driemaal dezelfde stelling of na vijftig zetten.
ruleset-online-more = Als op internet: zetten terugnemen als de ander het goedvindt. Remise claim je zelf.
ruleset-automatic-more = Claimen hoeft niet: bij driemaal dezelfde stelling of na vijftig zetten is het vanzelf remise.
ruleset-official-more = Als op een toernooi van FIDE en KNSB: een zet blijft staan, jullie drukken zelf de klok in, en er is een scheidsrechter.
ruleset-children = Koning slaan
ruleset-children-more = Voor kinderen: schaak zien hoeft niet, en wie de koning slaat, wint. Dit is een huisregel.
new-start = Begin met
start-initial = De beginstelling
start-chess960 = Chess960
start-own = Een eigen stelling
start-fen = Stelling als FEN
start-fen-hint = Eén regel tekst, zoals andere schaakprogramma’s die ook geven.
new-more = Regels en beginstelling
new-begin = Begin
new-cancel = Annuleren

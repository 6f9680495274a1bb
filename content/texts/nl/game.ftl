# De partij: spelers, beurt, zetten, uitslag, nieuwe partij.

game-title = { $white } – { $black }
game-you = Jij
game-computer = Computer
game-white = Wit
game-black = Zwart

check-white = Wit staat schaak.
check-black = Zwart staat schaak.
check-yours = Je staat schaak.
to-move = aan zet
thinking = denkt na

moves-name = Zetten
moves-none = Nog geen zetten.
moves-none-hint = Wit begint. Doe een zet op het bord, of kies eerst een andere partij.
moves-first = Naar het begin
moves-back = Zet terug
moves-forward = Zet vooruit
moves-last = Naar de laatste zet
move-white = Zet { $number }, wit: { $move }
move-black = Zet { $number }, zwart: { $move }
looking-back = Je kijkt naar een eerdere stelling.
back-to-game = Terug naar de partij

action-new = Nieuwe partij
action-turn = Bord draaien
action-take-back = Zet terugnemen
actions-name = Partij

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
reason-resignation = { $loser ->
    [white] Wit
   *[black] Zwart
} heeft opgegeven (artikel { $article }).
reason-dead-position = Dode stelling: geen van beiden kan nog mat zetten (artikel { $article }).
reason-agreement = Remise overeengekomen (artikel { $article }).
reason-flag-fall = De vlag is gevallen (artikel { $article }).
reason-both-flags = Beide vlaggen zijn gevallen, en niet te zien is welke eerst ({ $article }).
reason-illegal-moves = Twee onreglementaire zetten door dezelfde speler (artikel { $article }).
reason-threefold-repetition = Driemaal dezelfde stelling (artikel { $article }).
reason-fivefold-repetition = Vijfmaal dezelfde stelling (artikel { $article }).
reason-fifty-moves = Vijftig zetten zonder slaan en zonder pionzet (artikel { $article }).
reason-seventy-five-moves = Vijfenzeventig zetten zonder slaan en zonder pionzet (artikel { $article }).
reason-arbiter = De arbiter heeft beslist (artikel { $article }).
reason-king-captured = De koning is geslagen (een huisregel).

new-title = Nieuwe partij
new-opponent = Tegenstander
new-computer = De computer
new-person = Samen op één apparaat
new-color = Jouw kleur
new-white = Wit
new-black = Zwart
new-random = Willekeurig
new-turning = Het bord
turning-still = Blijft zo liggen
turning-board = Draait na elke zet
turning-pieces = Stukken van zwart andersom
new-start = Begin met
start-initial = De beginstelling
start-own = Een eigen stelling
start-fen = Stelling als FEN
start-fen-hint = Eén regel tekst, zoals andere schaakprogramma’s die ook geven.
new-begin = Begin
new-cancel = Annuleren

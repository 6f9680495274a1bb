# Het analysebord: partijen met varianten, wat de computer ervan vindt, en de nabespreking.

analysis-players = { $white } tegen { $black }
analysis-faulty = Niet alles kon gelezen worden. Wat begrepen is, staat hier.
analysis-start = Beginstelling
analysis-steps = Bladeren
analysis-moves = Zetten en varianten
analysis-empty = Doe een zet, of open hieronder een partij.

evaluation = Waardering { $worth }, winstkans wit { $chances } procent
evaluation-helps = telt als hulp
evaluation-mated = mat
evaluation-none = Nog geen waardering

lines-title = Varianten van de computer
lines-count = Varianten
lines-off = geen
lines-depth = diepte { $depth }

remark-sign = Teken
remark-none = geen
remark-comment = Opmerking
variation-promote = Variant omhoog
variation-main = Maak hoofdvariant
variation-remove = Verwijder vanaf hier

review-title = Nabespreking
review-nothing = Er zijn nog geen zetten om na te bespreken.
review-begin = Bespreek de partij
review-go-on = Ga verder
review-stop = Stop
review-progress = Voortgang van de nabespreking
review-done = { $done } van { $all } stellingen bekeken
review-accuracy = Nauwkeurigheid
review-inaccuracies = Onnauwkeurigheden
review-mistakes = Fouten
review-blunders = Blunders
judged-inaccuracy = Onnauwkeurig.
judged-mistake = Een fout.
judged-blunder = Een blunder.
judged-missed-mate = Er was mat.
judged-only-move = De enige goede zet.
judged-good-sacrifice = Een goed offer.
judged-better = Beter was { $line }.
review-play-better = Speel de betere zetten
review-next-fault = Naar de volgende fout
review-turned = De partij kantelde bij { $move } van { $side ->
    [white] wit
   *[black] zwart
}.{ $why } Beter was { $better }.
review-even = Niemand verloor de partij door één zet.
review-source = Winstkansen en nauwkeurigheid volgens de formules die lichess heeft gepubliceerd.

phase-opening = opening
phase-middlegame = middenspel
phase-endgame = eindspel

graph-title = Winstkans van wit door de partij
graph-value = { $move }, { $worth }

open-title = Partij of stelling
open-text = Plak een PGN of een FEN
open-do = Open
open-file = Open een bestand
open-refused = Dit is geen partij en geen stelling die gelezen kan worden.
open-copy = Kopieer PGN
open-copied = Gekopieerd
open-save = Bewaar als PGN

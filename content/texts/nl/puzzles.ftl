# De puzzels op het scherm.

puzzles-title = Puzzel van de dag
puzzles-day = Puzzel van { $day }
puzzles-today = Vandaag
puzzles-earlier = Eerdere dagen
puzzles-training = Oefenen
puzzles-kinds = Puzzels
puzzles-none = Er zijn nog geen puzzels.
puzzles-no-day = Voor deze dag is er geen puzzel. Hieronder staat die van vandaag.

puzzle-mate = { $side ->
    [white] Wit
   *[black] Zwart
} is aan zet en geeft mat in { $moves }.
puzzle-win = { $side ->
    [white] Wit
   *[black] Zwart
} is aan zet. Zoek de zet die wint.
puzzle-right = Goed. En nu verder.
puzzle-solved = Opgelost.
puzzle-solved-clean = Opgelost, in een keer goed.
puzzle-solved-shown = Dit was de oplossing.
puzzle-looking = Dat is het niet. Even kijken waarom.
puzzle-not-this = Dat is niet de zet die wint. Probeer het nog eens.
puzzle-stalemate = Dan kan de ander geen zet meer doen zonder schaak te staan: pat, en dus remise.
puzzle-mate-gone = Op { $own } volgt { $answer }, en dan is er geen mat meer in { $moves }.
puzzle-refuted = Op { $own } volgt { $answer }.
puzzle-refuted-mate = Op { $own } volgt { $answer }, en je staat zelf mat.
puzzle-costs = Dat kost je { $piece }.
puzzle-then-worse = Dan sta je slechter.
puzzle-then-even = Dan staat het ongeveer gelijk.
puzzle-then-better = Dan sta je nog goed, maar er is een veel betere zet.
puzzle-put-back = Zet terug
puzzle-hint = Hint
puzzle-hint-more = Nog een hint
puzzle-show = Toon de oplossing
puzzle-show-ask = De oplossing tonen?
puzzle-show-more = Dan telt deze dag niet als opgelost, en je reeks stopt.
puzzle-show-yes = Tonen
puzzle-show-no = Zelf verder
puzzle-themes = Thema’s: { $themes }
puzzle-rating = Niveau { $rating }

hint-mate = Er is mat in { $moves }.
hint-none = Zoek de zet die het meeste oplevert, en let op schaak en slaan.
hint-mate-how = { $theme ->
    [backRankMate] De koning zit op de achterste rij achter zijn eigen stukken.
    [smotheredMate] De koning zit ingesloten door zijn eigen stukken.
   *[other] Kijk welke velden de koning nog heeft.
}
hint-back-rank-mate = De koning op de achterste rij heeft geen lucht.
hint-smothered-mate = De koning zit ingesloten door zijn eigen stukken.
hint-fork = Val twee stukken tegelijk aan.
hint-pin = Een stuk van de ander kan niet weg, omdat er iets achter staat.
hint-skewer = Val een stuk aan dat weg moet, en pak wat erachter staat.
hint-discovered-attack = Haal een stuk weg voor de aanval van een ander stuk.
hint-discovered-check = Haal een stuk weg, en een ander stuk geeft schaak.
hint-double-check = Geef schaak met twee stukken tegelijk.
hint-deflection = Lok een verdediger weg van wat hij verdedigt.
hint-trapped-piece = Een stuk van de ander kan nergens meer veilig heen.
hint-hanging-piece = Er staat een stuk zonder verdediging.
hint-sacrifice = Geef eerst iets weg; je krijgt er meer voor terug.
hint-promotion = Een pion kan de overkant halen.
hint-underpromotion = Een pion haalt de overkant, en een dame is niet het beste.
hint-piece = Kijk naar { $piece } op { $square }.
hint-targets = Zo val je tegelijk aan: { $targets }.
hint-to = Zet { $piece } op { $square }, waar de pijl heen wijst.

motif-any = alle thema’s
motif-mate = mat
motif-back-rank-mate = mat op de achterste rij
motif-smothered-mate = stikmat
motif-fork = vork
motif-pin = penning
motif-skewer = spies
motif-discovered-attack = aftrekaanval
motif-discovered-check = aftrekschaak
motif-double-check = dubbelschaak
motif-deflection = weglokken
motif-trapped-piece = gevangen stuk
motif-hanging-piece = onverdedigd stuk
motif-sacrifice = offer
motif-promotion = promotie
motif-underpromotion = minorpromotie

daily-streak = { $days ->
    [0] Nog geen reeks.
    [one] Reeks: 1 dag.
   *[other] Reeks: { $days } dagen op rij.
}
daily-done-clean = in een keer opgelost
daily-done-solved = opgelost
daily-done-shown = oplossing getoond
daily-done-none = nog niet opgelost
daily-cell = { $day }: { $state }
daily-share = Deel
daily-shared = Gekopieerd
daily-share-text = Rokade, puzzel van { $day }: { $result ->
    [clean] in een keer opgelost
    [solved] opgelost
   *[shown] oplossing bekeken
}{ $mistakes ->
    [0] {""}
    [one] , 1 fout
   *[other] , { $mistakes } fouten
}{ $hints ->
    [0] {""}
    [one] , 1 hint
   *[other] , { $hints } hints
}. Reeks: { $days }.
daily-month-before = Vorige maand
daily-month-after = Volgende maand
daily-weekday-1 = ma
daily-weekday-2 = di
daily-weekday-3 = wo
daily-weekday-4 = do
daily-weekday-5 = vr
daily-weekday-6 = za
daily-weekday-7 = zo

training-title = Puzzels oefenen
training-theme = Thema
training-level = Moeilijkheid
training-level-easier = makkelijker
training-level-even = op mijn niveau
training-level-harder = moeilijker
training-next = Volgende puzzel
training-strength = Jouw niveau: { $rating }
training-strength-none = Je niveau verschijnt na je eerste puzzel.
training-strength-rough = Jouw niveau: ongeveer { $rating }
training-count = { $solved } opgelost, { $failed } niet.
training-failed = Opgelost, maar niet in een keer: die telt als gemist.

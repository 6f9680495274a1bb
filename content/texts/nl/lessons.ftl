# De lessen op het scherm. De lessen zelf staan in content/lessons.

lessons-title = Lessen
lessons-about = Twaalf korte lessen. Je leest een stukje, je doet het zelf op het bord, en je hoort meteen of het klopt.
lessons-lost = Deze les is er niet. Hieronder staan ze allemaal.
lessons-forget = Wis alle voortgang
lessons-forget-ask = Alle voortgang wissen?
lessons-forget-more = Dan staan alle lessen weer op niet begonnen. Terughalen kan niet.
lessons-forget-yes = Wissen
lessons-forget-no = Laat staan

lesson-minutes = ongeveer { $minutes } minuten
lesson-state-begun = { $done } van { $all } stappen gedaan
lesson-state-done = gedaan
lesson-steps = Stappen
lesson-step = Stap { $number } van { $all }: { $title }
lesson-step-done = { $step }, gedaan
lesson-answers = Antwoorden
lesson-moves-left = { $moves ->
    [one] Nog 1 zet
   *[other] Nog { $moves } zetten
}
lesson-stars = { $squares ->
    [none] Alle sterren zijn binnen.
   *[other] Sterren op { $squares }.
}
lesson-captures = { $squares ->
    [none] Alles is geslagen.
   *[other] Nog te slaan op { $squares }.
}
lesson-marks = Gemerkt: { $squares }.
lesson-reach = Hierheen kan het stuk: { $squares }.

lesson-not-this = Dat is het nog niet. Probeer het nog eens.
lesson-gives-check = Hier ben alleen jij aan zet, en daarom kan er geen schaak gegeven worden. Zoek een andere weg.
lesson-throws-the-win-away = Daarmee geef je de winst weg, dus de zet is teruggezet.
lesson-throws-the-draw-away = Daarmee geef je de remise weg, dus de zet is teruggezet.
lesson-right = Goed. Ga zo door.
lesson-done = Goed gedaan.
lesson-out-of-moves = De zetten zijn op.
lesson-promoted = De pion is aan de overkant en blijft daar.
lesson-ended = { $reason ->
    [stalemate] Het is pat, en dus remise.
    [deadPosition] Nu kan niemand meer mat geven: remise.
    [threefoldRepetition] Dezelfde stelling stond er drie keer: remise.
    [fiftyMoves] Vijftig zetten zonder slaan of pionzet: remise.
   *[other] De partij is afgelopen.
}
lesson-waiting = De ander is aan zet.

lesson-go-on = Verder
lesson-finish = Les afronden
lesson-hint = Hint
lesson-again = Nog een keer
lesson-back = Alle lessen
lesson-next = Volgende les: { $title }
lesson-finished = Les klaar
lesson-finished-more = Alle stappen van deze les zijn gedaan.
lesson-finished-left = Deze stappen heb je overgeslagen. Doe ze nu, of later.
lesson-reset = Begin deze les opnieuw
lesson-reset-ask = Deze les opnieuw beginnen?
lesson-reset-more = Dan staan alle stappen van deze les weer op niet gedaan.

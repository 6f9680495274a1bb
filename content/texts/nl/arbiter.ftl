# De scheidsrechter bij een officiële partij.

arbiter-call = Scheidsrechter
arbiter-title = Scheidsrechter
arbiter-cancel = Annuleren
arbiter-confirm = Vaststellen

arbiter-illegal-move = { $side ->
    [white] Onreglementaire zet van wit
   *[black] Onreglementaire zet van zwart
}
arbiter-illegal-move-more = { $side ->
    [white] De eerste van wit: zwart krijgt er { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    } bij.
   *[black] De eerste van zwart: wit krijgt er { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    } bij.
} Het gaat om een zet die met de klok voltooid is: tegen de regels, met twee handen, of drukken zonder zet (artikel 7.5).
arbiter-second-illegal-move-more = { $side ->
    [white] De tweede van wit: wit verliest, tenzij zwart op geen enkele manier mat kan zetten (artikel 7.5.5).
   *[black] De tweede van zwart: zwart verliest, tenzij wit op geen enkele manier mat kan zetten (artikel 7.5.5).
}
ruling-illegal = { $who ->
    [white] Onreglementaire zet van wit: zwart
   *[black] Onreglementaire zet van zwart: wit
} krijgt er { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} bij. De volgende kost de partij (artikel 7.5.5).

arbiter-flag-fall = { $side ->
    [white] De vlag van wit is gevallen
   *[black] De vlag van zwart is gevallen
}
arbiter-flag-fall-more = { $side ->
    [white] Dan verliest wit, tenzij zwart op geen enkele manier mat kan zetten (artikel 6.9).
   *[black] Dan verliest zwart, tenzij wit op geen enkele manier mat kan zetten (artikel 6.9).
}
arbiter-both-flags = Beide vlaggen zijn gevallen
arbiter-both-flags-more = Niemand kan zeggen welke vlag het eerst viel. Wat dan volgt, zeggen de richtlijnen voor partijen zonder tijd per zet, als die vooraf zijn aangekondigd (richtlijn III.3.1).
arbiter-guidelines = Is richtlijn III aangekondigd?
arbiter-last-period = Ja, en dit is de laatste periode
arbiter-earlier-period = Ja, er volgt nog een periode
arbiter-not-in-force = Nee

arbiter-clock = Klokken bijstellen
arbiter-clock-more = Zet de klokken zoals het volgens jou moet zijn (artikel 6.10). Een gevallen vlag gaat weer omhoog.
arbiter-clock-do = Instellen

arbiter-decide = Uitslag vaststellen
arbiter-result = Uitslag
arbiter-white-wins = Wit wint.
arbiter-black-wins = Zwart wint.
arbiter-draw = Remise.
arbiter-both-lose = Beiden verliezen.
arbiter-decide-more = Daarmee is de partij afgelopen (artikel 12.9).
arbiter-decide-do = Vaststellen
arbiter-sure = Zeker weten: { $result ->
    [white] 1-0
    [black] 0-1
    [both-lose] 0-0
   *[draw] ½-½
}

deed-no-arbiter = Dat kan alleen de scheidsrechter van een officiële partij.
deed-goes-on = Beide vlaggen zijn gevallen, maar er volgt nog een periode: de partij gaat door (richtlijn III.3.1.1).
deed-arbiter-decides = Daarover zeggen de reglementen niets: beslis zelf (artikel 12.1).

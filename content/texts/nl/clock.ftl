# De klok: wat hij aanwijst, hoe hij gaat, en hoe je hem instelt.

clock-of = { $side ->
    [white] Klok van wit
   *[black] Klok van zwart
}
clock-press = Klaar
clock-start = { $side ->
    [white] Start de klok van wit
   *[black] Start de klok van zwart
}
clock-set = { $control }{ $category ->
    [blitz] { " (snelschaak)" }
    [rapid] { " (rapid)" }
    [standard] { " (standaard)" }
   *[none] { "" }
}. { $handover ->
    [automatic] De klok begint te lopen na de eerste zet.
   *[pressed] Druk na elke zet op Klaar.
}
clock-stands = De klok staat stil.
clock-pause = Klok stilzetten
clock-resume = Verder
clock-warning = { $who ->
    [white] Wit
    [black] Zwart
   *[you] Je
}{ $who ->
    [you] { " hebt" }
   *[other] { " heeft" }
} nog { $seconds ->
    [60] één minuut
   *[other] { $seconds } seconden
}.
clock-minutes = minuten
clock-seconds = seconden

new-clock = Klok
clock-none = Geen
clock-own = Eigen
clock-none-more = Zonder klok: denk zo lang als je wilt.
clock-own-more = Schrijf zelf op hoeveel tijd ieder krijgt.
clock-more = { $known ->
    [no] { $control }
    [t1-0] Eén minuut de man
    [t3-2] Drie minuten, en twee seconden per zet
    [t5-0] Vijf minuten de man
    [t10-5] Tien minuten, en vijf seconden per zet
    [t15-10] Een kwartier, en tien seconden per zet
   *[other] Anderhalf uur, en dertig seconden per zet
}{ $category ->
    [blitz] : snelschaak.
    [rapid] : rapidschaak.
    [standard] : standaardschaak.
   *[none] .
}
clock-own-time = Tijd
clock-black-time = Zwart, als dat anders is
clock-own-hint = Bijvoorbeeld 3+2, 40/90+30,30+30 of 5 d3: minuten, dan seconden per zet, met een komma tussen periodes en d voor vertraging.

control-place = { $where ->
    [end] Bij teken { $column }
   *[text] “{ $text }”, teken { $column }
}: { $why }
control-missing = { $part ->
    [side] de tijd van een van beiden ontbreekt.
    [period] er ontbreekt een periode.
    [moves] het aantal zetten ontbreekt.
    [bonus] de tijd per zet ontbreekt.
   *[time] de tijd ontbreekt.
}
control-not-moves = dit is geen aantal zetten.
control-too-many-moves = dit zijn te veel zetten.
control-not-a-time = dit is geen tijd, zoals 5, 1:30:00 of 90 min.
control-not-a-unit = dit is geen dag, uur, minuut of seconde, of in een andere volgorde.
control-sixty-or-more = achter een dubbele punt kan hoogstens 59 staan.
control-too-fine = een klok telt niet fijner dan duizendsten van een seconde.
control-per-move-among-periods = tijd per zet staat alleen, zonder andere periodes.
control-too-many-sides = er zijn maar twee spelers.
control-ambiguous-bar = schrijf + voor seconden per zet, of v voor de tijd van zwart.
control-one-side-without-clock = of allebei een klok, of geen van beiden.
control-sandclock = een zandloper kan deze klok niet.
control-stands-alone = dit teken staat alleen.
control-empty = er staat geen tijd.
control-after-the-last = de periode ervoor heeft geen eind: zet er een aantal zetten bij, zoals 40/90.
control-no-moves = een periode heeft minstens één zet.
control-no-time = zo is er geen tijd om een zet te doen.
control-too-long = dat is meer dan tienduizend dagen.
control-bonus-too-long = dat is meer dan tienduizend dagen per zet.

deed-no-clock = Deze partij heeft geen klok.
deed-clock-knows = De klok van deze partij wijst iets anders aan.
deed-clock-stopped = De klok staat stil. Ga eerst verder.
deed-clock-runs = De klok loopt al.
deed-press-first = De zet is gedaan. Druk eerst op Klaar, dan is de ander aan zet (artikel 6.2.1).
deed-move-first = Doe eerst een zet (artikel 7.5.3).
deed-flag-down = De vlag is gevallen, dus terugnemen kan niet meer.
deed-no-time-left = Dan blijft er geen tijd over om een zet te doen.
deed-too-much-time = Zoveel tijd kan er niet op een klok.

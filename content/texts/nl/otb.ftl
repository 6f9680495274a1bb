# Aan het bord: het apparaat als klok, notatieformulier en scheidsrechter naast een echt bord.

otb-title = Aan het bord
otb-about = Leg dit apparaat naast een echt bord. Het is de klok, het notatieformulier en de scheidsrechter.
otb-no-fide-clock = Dit is geen door de FIDE goedgekeurde klok. Op een wedstrijd mag een telefoon alleen in de speelzaal als de arbiter dat goedvindt (artikel 11.3.2).

otb-presets = Tempo
otb-preset-own = Eigen
otb-preset-own-more = Schrijf zelf op hoeveel tijd ieder krijgt.
otb-control-more = { $known ->
    [t3-2] Drie minuten, en twee seconden per zet
    [t5-0] Vijf minuten de man
    [t5-d3] Vijf minuten de man; de klok wacht elke zet drie seconden
    [t10-5] Tien minuten, en vijf seconden per zet
    [t15-10] Een kwartier, en tien seconden per zet
    [t25-10] Vijfentwintig minuten, en tien seconden per zet
    [t90-30] Anderhalf uur, en dertig seconden per zet
    [fide] Veertig zetten in anderhalf uur, dan een half uur erbij, en dertig seconden per zet
    [long] Veertig zetten in twee uur, twintig in een uur, dan een half uur
   *[no] { $control }
}{ $category ->
    [blitz] : snelschaak.
    [rapid] : rapidschaak.
    [standard] : standaardschaak.
   *[none] .
}
otb-recording = Zetten
otb-recording-moves = Opschrijven
otb-recording-clock-only = Alleen de klok
otb-recording-moves-more = Tik de zetten die gespeeld zijn op het bord aan. Het apparaat beoordeelt claims, aanraken en onreglementaire zetten.
otb-recording-clock-only-more = Twee grote klokken. Wat er op het bord staat, weet het apparaat dan niet.
otb-supervision = Toezicht
otb-supervision-full = De hele partij
otb-supervision-partial = Niet de hele partij
otb-supervision-full-more = Een onreglementaire zet wordt altijd rechtgezet (artikel A.4).
otb-supervision-partial-more = Een onreglementaire zet blijft staan zodra de ander gezet heeft (artikel A.5.2).
otb-players = Spelers
otb-white-name = Wit
otb-black-name = Zwart
otb-event = Wedstrijd
otb-optional = Mag leeg blijven.
otb-layout = Klokken op een telefoon
otb-layout-facing = Tegenover elkaar
otb-layout-beside = Dezelfde kant op
otb-begin = Naar de klok
otb-earlier = Eerdere partijen
otb-earlier-line = { $date }: { $white } – { $black }, { $score }
otb-earlier-going = loopt nog
otb-anonymous-white = wit
otb-anonymous-black = zwart

otb-clock-name = { $side ->
    [white] Klok van wit
   *[black] Klok van zwart
}{ $state ->
    [running] . Loopt. Druk in als de zet gedaan is.
    [paused] . Staat stil.
    [start] . Druk in om de partij te beginnen.
    [flag] . De vlag is gevallen.
   *[waiting] .
}
otb-clock-start = { $side ->
    [white] Tik om de klok van zwart te starten
   *[black] Tik om de klok van wit te starten
}
otb-clock-move = zet { $number }
otb-clock-to-go = { $count ->
    [one] nog 1 tot de tijdcontrole
   *[other] nog { $count } tot de tijdcontrole
}
otb-clock-offences = { $count ->
    [one] 1 onreglementaire zet
   *[other] { $count } onreglementaire zetten
}
otb-clock-flag = Vlag
otb-clock-stands = staat stil
otb-start-by-other-white = Zwart drukt de klok van wit in (artikel 6.6).
otb-start-by-other-black = Wit drukt de klok van zwart in (artikel 6.6).
otb-flag-down = { $side ->
    [white] De vlag van wit is gevallen. Hij telt als zwart hem claimt of de scheidsrechter hem ziet (artikel 6.8).
   *[black] De vlag van zwart is gevallen. Hij telt als wit hem claimt of de scheidsrechter hem ziet (artikel 6.8).
}
otb-slept = Het apparaat heeft geslapen. De klok is bijgeteld.
otb-interrupted = De partij was onderbroken. De klokken staan zoals bij de laatste druk, en staan stil.
otb-not-kept = Dit apparaat bewaart niets: er is geen plaats meer. Sluit deze bladzijde niet.

otb-pause = Stilzetten
otb-resume = Verder
otb-sheet = Formulier
otb-players-say = Spelers
otb-arbiter = Arbiter
otb-device = Apparaat
otb-controls = Bediening
otb-unwritten = { $count ->
    [one] Nog 1 zet op te schrijven
   *[other] Nog { $count } zetten op te schrijven
}
otb-understood = Begrepen
otb-complain = { $by ->
    [white] Klacht van wit
   *[black] Klacht van zwart
}
otb-new-game-now = Nieuwe partij, klokken terug
otb-so-on-board = Zo is het gezet en gedrukt

otb-sheet-title = Notatieformulier
otb-sheet-empty = Er staat nog niets op.
otb-strike = Laatste zet doorhalen
otb-stop-recording = Niet meer opschrijven
otb-stop-recording-more = Dan gaat alleen de klok verder, en beoordeelt het apparaat geen stelling meer. Terug kan niet.

otb-players-title = Wat spelers zeggen
otb-say-offer = { $by ->
    [white] Wit biedt remise aan
   *[black] Zwart biedt remise aan
}
otb-say-accept = { $by ->
    [white] Wit neemt de remise aan
   *[black] Zwart neemt de remise aan
}
otb-say-decline = { $by ->
    [white] Wit slaat de remise af
   *[black] Zwart slaat de remise af
}
otb-say-claim = { $by ->
    [white] Wit claimt remise
   *[black] Zwart claimt remise
}
otb-say-flag = { $by ->
    [white] De vlag van wit is gevallen
   *[black] De vlag van zwart is gevallen
}
otb-say-resign = { $by ->
    [white] Wit geeft op
   *[black] Zwart geeft op
}
otb-say-result = De partij is uit
otb-say-more = Een aanbod hoort na de eigen zet, voor het drukken (artikel 9.1.2.1).

otb-able-title = { $by ->
    [white] Kan zwart nog mat zetten?
   *[black] Kan wit nog mat zetten?
}
otb-able-more = Het apparaat kent de stelling niet. Zijn er zetten, hoe onwaarschijnlijk ook, die tot mat leiden, dan verliest wie het aangaat; anders is het remise (artikel 6.9, 5.1.2 en 7.5.5). Twijfel je, zet de stelling dan op.
otb-able-yes = Ja, mat kan nog
otb-able-no = Nee, mat kan nooit meer
otb-able-ask = Stelling opzetten

otb-arbiter-title = Scheidsrechter
otb-row-touch = Stuk aangeraakt
otb-row-offence = Onreglementaire zet
otb-row-wrong = Er stond iets verkeerd
otb-row-clock = Klokken bijstellen
otb-row-hand = Gedrukt met de andere hand
otb-row-log = Logboek
otb-row-decide = Uitslag vaststellen
otb-row-reopen = Uitslag ongedaan maken
otb-back = Terug
otb-judge = Beoordelen
otb-who = Wie?
otb-side-white = Wit
otb-side-black = Zwart

otb-touch-more = Tik aan welk stuk, of welke twee tegelijk.
otb-touch-how = Hoe?
otb-manner-to-move = Om te zetten
otb-manner-to-castle = Om te rokeren
otb-manner-to-adjust = Om recht te zetten
otb-manner-by-accident = Per ongeluk
otb-manner-release = Losgelaten op een veld
otb-announced = Eerst “j’adoube” gezegd
otb-touch-none = Tik eerst een stuk aan.
otb-touch-release-more = Tik het stuk aan, en dan het veld waar het losgelaten is.

otb-offence-what = Wat is er gedaan?
otb-offence-kind-one = Zo gezet
otb-offence-kind-both = Met twee handen
otb-offence-kind-nothing = Gedrukt zonder zet
otb-offence-kind-other = Iets anders
otb-offence-more = Tik het veld aan waar het stuk vandaan kwam, en dan waar het staat. Een pion op de laatste rij zonder nieuw stuk hoort hier ook bij.
otb-offence-pressed = Een onreglementaire zet telt zodra de klok is ingedrukt. Daarvoor wordt hij alleen rechtgezet (artikel 7.5.1).
otb-offence-agreed = De spelers zetten het samen recht
otb-offence-confirm = { $by ->
    [white] Onreglementaire zet van wit
   *[black] Onreglementaire zet van zwart
}

otb-wrong-what = Wat?
otb-wrong-kind-initial-position = Beginstelling
otb-wrong-kind-board-turned = Bord gedraaid
otb-wrong-kind-colors-reversed = Kleuren verwisseld
otb-wrong-kind-displaced = Stukken omgestoten
otb-wrong-kind-found-displaced = Stukken staan verkeerd
otb-wrong-initial-more = Tik steeds twee velden aan waarvan de stukken verwisseld stonden.
otb-wrong-last-right = De laatste stelling die klopt
otb-after-none = Voor de eerste zet
otb-after-move = Na { $number }. { $move }

otb-counter = { $side ->
    [white] Zetten van wit
   *[black] Zetten van zwart
}
otb-counter-do = Zettenteller instellen

otb-log-title = Logboek
otb-log-empty = Er is nog niets voorgevallen.
otb-log-line = { $number }. ({ $white } – { $black }) { $what }

otb-note-started = De klok is gestart.
otb-note-paused = De klok is stilgezet.
otb-note-resumed = De klok loopt weer.
otb-note-interrupted = Onderbroken: de klokken staan zoals bij de laatste druk.
otb-note-time-set = { $side ->
    [white] Klok van wit
   *[black] Klok van zwart
} bijgesteld van { $from } naar { $to } (artikel 6.10).
otb-note-counter-set = { $side ->
    [white] Zettenteller van wit
   *[black] Zettenteller van zwart
} op { $moves } gezet (artikel 6.10.2).
otb-note-time-given = { $side ->
    [white] Wit
   *[black] Zwart
} krijgt er { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} bij.
otb-note-struck = Zet { $move } doorgehaald op het formulier.
otb-note-recording-stopped = Vanaf hier worden geen zetten meer opgeschreven.
otb-note-begun-again = De partij is opnieuw begonnen.
otb-note-reopened = De uitslag is ongedaan gemaakt.
otb-note-ended = Uitslag: { $score }{ $article ->
    [none] .
   *[other] { " " }(artikel { $article }).
}
otb-note-claim = { $by ->
    [white] Wit claimt remise
   *[black] Zwart claimt remise
}: { $ground ->
    [repetition] { $right ->
        [yes] terecht, dezelfde stelling stond of komt er voor de derde keer (artikel 9.2).
       *[no] onterecht, dezelfde stelling komt niet drie keer voor. De claim geldt als remiseaanbod, en een aangekondigde zet moet gespeeld worden (artikel 9.5.3).
    }
   *[moveCount] { $right ->
        [yes] terecht, vijftig zetten zonder slaan en zonder pionzet (artikel 9.3).
       *[no] onterecht, het zijn geen vijftig zetten zonder slaan en zonder pionzet. De claim geldt als remiseaanbod, en een aangekondigde zet moet gespeeld worden (artikel 9.5.3).
    }
}
otb-note-breach = { $by ->
    [white] Wit had een ander stuk moeten zetten of slaan. Zwart
   *[black] Zwart had een ander stuk moeten zetten of slaan. Wit
} kan daarover klagen tot hij zelf een stuk aanraakt (artikel { $article } en 4.8).
otb-note-complaint = { $ruling ->
    [upheld] De klacht is gegrond: de zet gaat terug (artikel { $article }).
    [forfeited] Te laat: wie klaagt, heeft zelf al een stuk aangeraakt (artikel { $article }).
   *[unfounded] De klacht is ongegrond.
}
otb-note-asked = { $by ->
    [white] Wit
   *[black] Zwart
}: { $why } (artikel { $article })

otb-said-draw-offered = { $by ->
    [white] Wit biedt remise aan.
   *[black] Zwart biedt remise aan.
}
otb-said-draw-declined = { $by ->
    [white] Wit slaat de remise af.
   *[black] Zwart slaat de remise af.
}
otb-said-draw-accepted = { $by ->
    [white] Wit neemt de remise aan.
   *[black] Zwart neemt de remise aan.
}
otb-said-resigned = { $by ->
    [white] Wit geeft op.
   *[black] Zwart geeft op.
}
otb-said-flag-fell = { $by ->
    [white] De vlag van wit is gevallen.
   *[black] De vlag van zwart is gevallen.
}
otb-said-lost-by-illegal-move = { $by ->
    [white] Tweede onreglementaire zet van wit.
   *[black] Tweede onreglementaire zet van zwart.
}

otb-touch-announced = { $by ->
    [white] Wit zegt “j’adoube”
   *[black] Zwart zegt “j’adoube”
} en mag stukken rechtzetten (artikel { $article }).
otb-touch-not-binding = { $square }: dat verplicht tot niets (artikel { $article }).
otb-touch-touched = { $by ->
    [white] Wit
   *[black] Zwart
} heeft het stuk op { $square } aangeraakt (artikel { $article }).
otb-touch-begun = Een deel van de zet is gedaan; de rest hoort erbij (artikel { $article }).
otb-touch-made = De zet is gedaan (artikel { $article }).
otb-touch-put-right = Zo is het geen reglementaire zet. Er is nog niet gedrukt, dus de stukken gaan zonder straf terug (artikel { $article }).
otb-touch-put-back = Geen reglementaire zet haalt het stuk op { $square } van het bord. Het gaat terug (artikel { $article }).
otb-touch-breach = Dat mag niet meer: er is al iets aangeraakt of losgelaten (artikel { $article }).
otb-touch-arbiter-decides = { $by ->
    [white] Wit
   *[black] Zwart
}: daarover beslist de scheidsrechter (artikel { $article }).
otb-lost-rights = Remise claimen en aannemen kan in deze zet niet meer, en klagen over de vorige zet ook niet (artikel 9.4, 9.1.2.1 en 4.8).

otb-duty-free = Elke reglementaire zet mag (artikel { $article }).
otb-duty-move = Het stuk op { $square } moet gezet worden (artikel { $article }).
otb-duty-capture = Het stuk op { $square } moet geslagen worden (artikel { $article }).
otb-duty-capture-with = Het stuk op { $square } moet dat op { $to } slaan (artikel { $article }).
otb-duty-castle-short = Er moet kort gerokeerd worden (artikel { $article }).
otb-duty-castle-long = Er moet lang gerokeerd worden (artikel { $article }).
otb-duty-complete = Het stuk van { $square } staat op { $to } en blijft daar (artikel { $article }).
otb-duty-promote = Op { $to } komt een { $role ->
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
} (artikel { $article }).
otb-duty-barred = Rokeren met { $squares } mag in deze zet niet (artikel 4.4.2).

otb-ask-which-first = Welk stuk het eerst is aangeraakt, beslist de scheidsrechter.
otb-ask-touched-out-of-turn = Wie niet aan zet is, heeft van de stukken af te blijven.
otb-ask-adjusted-out-of-turn = Rechtzetten mag alleen wie aan zet is.
otb-ask-both-hands = Zetten doe je met één hand.
otb-ask-other-hand-on-clock = De hand die zet, drukt ook de klok in.
otb-ask-clock-times = De scheidsrechter stelt de klokken zoals het hem goeddunkt; zo laten mag ook.
otb-ask-penalty-for-displacing = De scheidsrechter kan wie de stukken omstootte bestraffen.
otb-ask-unfounded-complaint = De scheidsrechter kan een onredelijke klacht bestraffen.

otb-offence-illegal = { $by ->
    [white] Onreglementaire zet van wit
   *[black] Onreglementaire zet van zwart
} (artikel { $article }).
otb-offence-pawn-left = { $by ->
    [white] Wit liet een pion op de laatste rij staan
   *[black] Zwart liet een pion op de laatste rij staan
}. Hij wordt een dame (artikel { $article }).
otb-offence-no-move = { $by ->
    [white] Wit drukte zonder zet
   *[black] Zwart drukte zonder zet
} (artikel { $article }).
otb-offence-both-hands = { $by ->
    [white] Wit zette met twee handen
   *[black] Zwart zette met twee handen
} (artikel { $article }).
otb-offence-unknown = { $by ->
    [white] Onreglementaire zet van wit
   *[black] Onreglementaire zet van zwart
} (artikel { $article }).
otb-ruling-time = { $by ->
    [white] Wit is weer aan zet, en zwart
   *[black] Zwart is weer aan zet, en wit
} krijgt er { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} bij. De volgende kost de partij (artikel 7.5.5).
otb-ruling-game = Dit was de tweede. { $outcome ->
    [draw] De ander kan op geen enkele manier meer mat zetten: remise (artikel 7.5.5).
   *[win] De partij is verloren (artikel 7.5.5).
}
otb-ruling-put-right = De spelers zetten het samen recht, zonder straf (artikel A.5.2).
otb-ruling-stands = De ander heeft al gezet, dus de zet blijft staan (artikel A.5.2). Vanaf hier gaat alleen de klok verder.

otb-wrong-initial-position = De stukken stonden in het begin verkeerd.
otb-wrong-board-turned = Het bord ligt een kwart gedraaid.
otb-wrong-colors-reversed = De spelers hebben elkaars kleur.
otb-wrong-displaced = { $by ->
    [white] Wit
   *[black] Zwart
} heeft stukken omgestoten.
otb-wrong-found-displaced = Er staan stukken op een verkeerd veld.
otb-measure-new-game = De partij telt niet: er komt een nieuwe (artikel { $article }).
otb-measure-transfer-position = De stelling gaat naar een bord dat goed ligt, en de partij gaat door (artikel { $article }).
otb-measure-go-on = De partij gaat door zoals hij is (artikel { $article }).
otb-measure-restore = { $by ->
    [white] Wit
   *[black] Zwart
} zet ze terug, in eigen tijd. De ander mag de klok stilzetten en de scheidsrechter roepen (artikel { $article }).
otb-measure-go-back-to = De partij gaat door vanaf de laatste stelling die klopt (artikel { $article }).
otb-castling-lost = Rokeren met { $squares } mag in deze partij niet meer.

deed-unwritten = Schrijf eerst de zetten op die nog ontbreken: zonder de stelling kan dit niet beoordeeld worden.
deed-no-scoresheet = De zetten worden niet opgeschreven, dus de stelling is niet bekend.
deed-not-completed = De klok is nog niet ingedrukt. Een onreglementaire zet wordt dan alleen rechtgezet, met hetzelfde stuk (artikel 7.5.1).
deed-not-illegal = Dat is een reglementaire zet.
deed-flag-up = Die vlag is niet gevallen.
deed-nothing-broken = Over de laatste zet valt niet te klagen.
deed-misreported = Dat kan op dit bord niet gebeurd zijn.

otb-result-title = Uitslag
otb-result-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
otb-result-clocks = Klokken: wit { $white }, zwart { $black }
otb-result-control = Tempo: { $control }
otb-signature-white = Handtekening wit
otb-signature-black = Handtekening zwart
otb-print = Afdrukken
otb-share = PGN delen
otb-copy = PGN kopiëren
otb-copied = Gekopieerd.
otb-not-copied = Kopiëren lukt op dit apparaat niet. Hieronder staat de PGN.
otb-pgn = PGN
otb-another = Nieuwe partij
otb-end-why = Hoe?
otb-end-checkmate = Mat
otb-end-agreement = Remise overeengekomen
otb-end-stalemate = Pat
otb-end-threefold-repetition = Driemaal dezelfde stelling
otb-end-fifty-moves = Vijftig zetten
otb-end-dead-position = Dode stelling
otb-end-arbiter = De arbiter beslist

otb-device-title = Dit apparaat
otb-swap = Wissel de kanten
otb-turn-facing = Klokken tegenover elkaar
otb-turn-beside = Klokken dezelfde kant op
otb-fill = Hele scherm
otb-leave-fill = Hele scherm uit
otb-lay-wide = Vastzetten op de lange kant
otb-not-locked = Dit apparaat laat zich niet vastzetten. Leg het zelf op zijn kant, en zet het draaien uit.
otb-leave = Klok verlaten
otb-leave-more = De klok staat dan stil; de partij blijft bewaard.
otb-pick-board = Bord om velden aan te wijzen

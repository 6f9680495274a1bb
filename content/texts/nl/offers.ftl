# Wat spelers zeggen: remise aanbieden en claimen, opgeven, en wat daarop volgt.
# $who is wie het zegt: white, black, you (jij) of computer.

action-menu = Partijmenu
menu-hint = Hint
menu-title = Partij
menu-share = Delen en bewaren
menu-type = Een zet of opdracht intypen
menu-zen = Rustig beeld
menu-zen-off = Alles weer tonen
menu-keys = Toetsen
menu-offer = { $who ->
    [white] Wit biedt remise aan
    [black] Zwart biedt remise aan
   *[you] Remise aanbieden
}
menu-claim = { $who ->
    [white] Wit claimt remise
    [black] Zwart claimt remise
   *[you] Remise claimen
}
menu-claim-wait = Dat kan als je aan zet bent.
menu-claim-automatic = Dat hoeft niet: bij deze regels wordt het vanzelf remise.
menu-resign = { $who ->
    [white] Wit geeft op
    [black] Zwart geeft op
   *[you] Opgeven
}

resign-title = { $who ->
    [white] Wit: opgeven?
    [black] Zwart: opgeven?
   *[you] Opgeven?
}
resign-more = Dan is de partij afgelopen.
resign-yes = Ja
resign-no = Nee

offer-name = Remiseaanbod
offer-ask = { $who ->
    [white] Wit: neem je de remise aan?
   *[black] Zwart: neem je de remise aan?
}
offer-accept = Aannemen
offer-decline = Afslaan
said-offered = { $who ->
    [white] Wit biedt remise aan.
    [black] Zwart biedt remise aan.
    [you] Je biedt remise aan. De computer denkt erover na.
   *[computer] De computer biedt remise aan.
}
said-declined = { $who ->
    [white] Wit slaat de remise af.
    [black] Zwart slaat de remise af.
    [you] Je slaat de remise af.
   *[computer] De computer slaat de remise af.
}

claim-title = Remise claimen
claim-ground = Waarop?
claim-repetition = Derde keer dezelfde stelling
claim-move-count = Vijftig zetten zonder slaan of pionzet
claim-when = Wanneer?
claim-board = Nu, op het bord
claim-announced = Na mijn volgende zet
claim-move = De zet die je aankondigt
claim-right-moves = Met deze zet klopt de claim
claim-other-moves = Andere zetten
claim-warning = Een claim kun je niet intrekken. Klopt hij niet, dan geldt hij als remiseaanbod{ $minutes ->
    [0] { "" }
    [one] , krijgt de ander er één minuut bij
   *[other] , krijgt de ander er { $minutes } minuten bij
} en moet je een aangekondigde zet spelen (artikel 9.5).
claim-cancel = Annuleren
claim-do = Claimen

claimable-repetition = Remise claimen kan: derde keer dezelfde stelling (artikel 9.2).
claimable-move-count = Remise claimen kan: vijftig zetten zonder slaan of pionzet (artikel 9.3).
ruling-wrong = { $who ->
    [white] De claim van wit klopt niet
    [black] De claim van zwart klopt niet
    [you] Je claim klopt niet
   *[computer] De claim van de computer klopt niet
} en geldt als remiseaanbod{ $minutes ->
    [0] { "" }
    [one] ; de ander krijgt één minuut
   *[other] ; de ander krijgt { $minutes } minuten
} (artikel 9.5.3).
announced-must = Nu moet de aangekondigde zet { $move } gespeeld worden.

move-offered = { $move }, remise aangeboden

deed-game-over = De partij is afgelopen.
deed-too-early = Remise aanbieden kan als beide spelers een zet gedaan hebben (artikel 5.2.3).
deed-already-offered = Het aanbod van daarnet staat nog. Het hoeft niet nog een keer (artikel 9.1.2.1).
deed-nothing-offered = Er is geen remise aangeboden.
deed-not-your-move = Alleen wie aan zet is, kan remise claimen (artikel 9.2 en 9.3).
deed-piece-touched = Wie een stuk heeft aangeraakt, kan in deze zet niet meer claimen (artikel 9.4).
deed-not-in-this-ruleset = Bij deze regels wordt er niet geclaimd: het wordt vanzelf remise.
deed-illegal = De aangekondigde zet is niet reglementair.
deed-must-play-announced = Bij de claim is een andere zet aangekondigd, en die moet nu gespeeld worden (artikel 9.5.3).
deed-nothing-played = Er is nog geen zet om terug te nemen.
deed-move-stands = Bij deze regels blijft een zet staan (artikel 4.7).

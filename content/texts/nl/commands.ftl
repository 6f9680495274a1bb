# Opdrachten: wat je in het invoerveld kunt typen behalve zetten, en wat daarop gezegd wordt.

## Woorden die hetzelfde betekenen, door komma's gescheiden. Het eerste staat in de lijst van
## toetsen. De woorden van de andere taal worden ook begrepen.

command-draw = remise, remise aanbieden, bied remise aan
command-accept = aannemen, neem aan, akkoord
command-decline = afslaan, sla af, weigeren
command-claim = claim, claim remise, remise claimen, claimen
command-resign = opgeven, geef op, ik geef op
command-take-back = terug, neem terug, zet terug
command-press = klaar, druk, druk de klok in
command-where = waar staat, waar staan, waar
command-board = lees bord, lees het bord, bord, stelling
command-row = lees, lees rij, lees lijn, rij, lijn
command-square = wat staat op, veld
command-moves = zetten, mogelijke zetten
command-turn = wie is aan zet, aan zet, beurt
command-last = laatste zet, laatste
command-clocks = klok, klokken, tijd
command-captured = geslagen
command-flip = draai, draai bord, draai het bord
command-help = hulp, ?
command-yes = ja, j
command-no = nee, n

command-white = wit, witte
command-black = zwart, zwarte
command-king = koning, koningen, k
command-queen = dame, dames, d
command-rook = toren, torens, t
command-bishop = loper, lopers, l
command-knight = paard, paarden, p
command-pawn = pion, pionnen

## Wat een opdracht doet, voor de lijst van toetsen.

commands-title = Opdrachten
commands-more = Typ ze in het veld voor zetten. Wat je niet kunt terugnemen, wordt eerst nog gevraagd.
commands-draw = remise aanbieden, of een aanbod aannemen
commands-decline = een remiseaanbod afslaan
commands-claim = remise claimen; met een zet erachter kondig je die aan
commands-resign = de partij opgeven
commands-take-back = je laatste zet terugnemen
commands-press = de klok indrukken
commands-where = waar een stuk staat: waar staat witte dame
commands-board = de hele stelling
commands-row = wat er op een rij of lijn staat: lees 4, lees e
commands-square = wat er op een veld staat: veld e4
commands-moves = alle zetten, of die van één stuk: zetten e2
commands-turn = wie er aan zet is
commands-last = de laatste zet
commands-clocks = de klokken
commands-captured = wat er geslagen is
commands-flip = het bord draaien
commands-help = deze lijst

## Wat erop gezegd wordt.

command-hint = e4 of hulp
command-ask-draw = { $who ->
    [white] Biedt wit remise aan?
    [black] Biedt zwart remise aan?
   *[you] Remise aanbieden?
} Een aanbod kun je niet intrekken.
command-ask-accept = { $who ->
    [white] Neemt wit het remiseaanbod aan?
    [black] Neemt zwart het remiseaanbod aan?
   *[you] Het remiseaanbod aannemen?
}
command-ask-claim = { $who ->
    [white] Claimt wit remise?
    [black] Claimt zwart remise?
   *[you] Remise claimen?
}
command-ask-claim-with = { $who ->
    [white] Claimt wit remise met { $move }?
    [black] Claimt zwart remise met { $move }?
   *[you] Remise claimen met { $move }?
}
command-answer = Typ ja of nee.
command-dropped = Dan niet.
command-nothing-to-take-back = Er is geen zet van jou om terug te nemen.
command-no-press = De klok wacht niet op jou.
command-what-piece = Welk stuk? Typ bijvoorbeeld: waar staat dame.
command-what-row = Welke rij of lijn? Typ bijvoorbeeld: lees 4, of: lees e.
command-what-square = Welk veld? Typ bijvoorbeeld: veld e4.
command-stands = { $piece }: { $squares }
command-stands-nowhere = Dat stuk staat niet op het bord.
command-row-read = { $row }: { $pieces }
command-row-empty = { $row }: leeg
command-moves-read = { $count ->
    [one] Eén zet: { $moves }
   *[other] { $count } zetten: { $moves }
}
command-moves-none = Daar is nu geen zet.

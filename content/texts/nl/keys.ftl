# Toetsen, en zetten die je intypt.

keys-title = Toetsen
keys-board = Op het bord
keys-step = naar een veld ernaast
keys-take = oppakken en neerzetten; nog een keer op hetzelfde veld legt terug
keys-put-back = terugleggen, of een zet vooraf weghalen
keys-row = naar het begin of het eind van de rij
keys-corner = naar de hoek van het bord
keys-piece = naar het volgende stuk van die soort, met Shift naar het vorige
keys-rank = naar die rij, op dezelfde lijn
keys-file = naar die lijn, op dezelfde rij (1 is de a-lijn)
keys-look = het bord draaien en kantelen (of sleep naast de stukken)
keys-zoom = dichterbij of verder weg (of draai aan het wiel, of spreid twee vingers)
keys-look-first = kijken zoals in het begin
keys-game = In de partij
keys-leaf = een zet terug of vooruit
keys-ends = naar het begin of het eind van de partij
keys-letters = Letters
keys-off = Deze staan uit; bij de instellingen kun je ze aanzetten.
keys-type = een zet of opdracht intypen
keys-last = hoor de laatste zet
keys-time = hoor de klokken
keys-captured = hoor wat er geslagen is
keys-turn = bord draaien
keys-mute = geluid aan of uit
keys-help = deze lijst
keys-typed = Een ingetypte zet mag in Nederlandse of Engelse letters (Pf3, Nf3), als twee velden (g1f3), met 0-0 of O-O voor de rokade en e8D of e8=Q voor promotie.

typed-label = Zet
typed-do = Doe
typed-close = Invoerveld sluiten
typed-syntax = “{ $text }” is geen zet. Schrijf bijvoorbeeld e4, Pf3, 0-0 of e2e4.
typed-no-piece = Er is geen { $piece ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
} die nu naar { $square } kan.
typed-doubt = “{ $text }” kan meer betekenen. Welke zet bedoel je?
typed-meant = { $move }: { $piece } van { $from } naar { $to }

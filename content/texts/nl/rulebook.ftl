# Het regelboek op het scherm. De bladzijden zelf staan in content/rulebook.

book-title = Spelregels
book-about = Zoek een regel op, of vraag het in je eigen woorden. Op elk bord kun je zelf zetten.
book-contents = Alle bladzijden
book-search = Zoek een regel
book-search-hint = Mag je rokeren als je schaak hebt gestaan?
book-found = { $count ->
    [one] 1 bladzijde
   *[other] { $count } bladzijden
}
book-nothing = Niets gevonden. Probeer andere woorden.
book-lost-title = Deze bladzijde is er niet
book-lost = Misschien staat wat je zoekt hieronder, of vind je het met zoeken.
book-articles = FIDE-spelregels: { $articles }
book-see = Zie ook
book-checked-fide = Nagekeken op { $date } tegen de FIDE-spelregels die gelden sinds 1 januari 2023.
book-checked-house = Nagekeken op { $date } tegen het programma zelf; dit staat niet in de FIDE-spelregels.
book-report = Klopt er iets niet?
book-report-how = Kopieer deze tekst, vul aan wat er volgens jou moet staan, en stuur hem naar wie dit Rokade beheert.
book-report-text = Bladzijde: { $title } ({ $address }), nagekeken op { $date }. Wat er niet klopt:
book-report-copy = Kopieer
book-report-copied = Gekopieerd
book-again = Zet terug

verdict-allowed = mag
verdict-not-allowed = mag niet
verdict-draw = remise
verdict-win = winst
verdict-loss = verlies
verdict-house-rule = huisregel
standing-house = Dit is geen officiële regel.
standing-advice = Dit is een hulp, geen regel.

can-mate-both = Allebei kunnen nog mat geven.
can-mate-white = Wit kan nog mat geven, zwart niet.
can-mate-black = Zwart kan nog mat geven, wit niet.
can-mate-nobody = Niemand kan nog mat geven.

lots-title = Loten
lots-who = Namen met komma’s ertussen, of hoeveel spelers er zijn
lots-draw = Loot
lots-again = Loot opnieuw
lots-player = Speler { $number }
lots-white = { $name } heeft wit
lots-begins = { $name } begint
lots-wrong = Geef twee namen of meer, of een getal van 2 tot en met { $most }.

# Hints tijdens een partij.

tip-more = Nog een hint
tip-thinking = Even denken …
tip-spent = Je hints voor vandaag zijn op ({ $quota } per dag).
tip-mate = Er is mat in { $moves }.
tip-check = Je staat schaak. Zoek de beste weg eruit.
tip-castle = Breng je koning in veiligheid.
tip-promotion = Een pion kan de overkant halen.
tip-capture = Er valt iets te slaan.
tip-quiet = Zoek een rustige zet. Slaan is nu niet het beste.
tip-piece = Kijk naar { $piece } op { $square }.
tip-to = De pijl wijst naar { $square }.

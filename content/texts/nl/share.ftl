# Een partij delen: als PGN, als stelling, als afbeelding.

share-title = Delen
share-pgn = De partij als PGN
share-name = Naam
share-copy-pgn = Kopieer PGN
share-save-pgn = Bewaar PGN
share-share = Deel …
share-no-pgn = Een partij waarin de koning geslagen kan worden, laat zich niet in PGN schrijven.
share-position = De stelling
share-position-then = De stelling die je ziet
share-fen = De stelling als FEN
share-copy-fen = Kopieer FEN
share-picture = Afbeelding van het bord
share-save-picture = Bewaar afbeelding
share-copy-picture = Kopieer afbeelding
share-copied = Gekopieerd.
share-saved = Bewaard.
share-shared = Gedeeld.
share-failed = Dat liet je browser niet toe. Selecteer de tekst en kopieer hem zelf.

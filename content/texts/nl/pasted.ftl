# Een partij of stelling die iemand plakt, en verder spelen vanaf een stelling.

play-on = Speel verder vanaf deze stelling
paste-text = Plak een FEN of een PGN
paste-read = Lezen
paste-game = Geplakte partij
paste-after = Na welke zet?
paste-start = Het begin
paste-empty = Hier staat geen stelling en geen partij.
paste-failed = De lezer van partijen kwam niet binnen. Probeer het opnieuw.
paste-place = Regel { $line }, teken { $column }{ $where ->
    [end] { "" }
   *[text] , “{ $text }”
}: { $why }
paste-fault-not-a-move = dit is geen zet.
paste-fault-no-such-piece = geen stuk kan daarheen.
paste-fault-illegal-move = die zet is hier niet reglementair.
paste-fault-ambiguous-move = meer dan één stuk kan daarheen.
paste-fault-not-canonical = deze zet wordt anders geschreven.
paste-fault-null-move-in-check = wie schaak staat, kan niet passen.
paste-fault-unknown-token = hier hoort een zet, een opmerking of de uitslag.
paste-fault-too-long = dit is te lang om iets te betekenen.
paste-fault-nothing-to-close = hier valt niets te sluiten.
paste-fault-variation-without-move = er is geen zet die deze variant vervangt.
paste-fault-too-deep = te veel varianten in varianten.
paste-fault-unclosed-variation = de variant wordt niet gesloten.
paste-fault-unclosed-comment = de opmerking wordt niet gesloten.
paste-fault-bad-nag = achter $ hoort een getal van 0 tot 255.
paste-fault-tag-without-name = achter [ hoort een naam.
paste-fault-tag-without-value = hier hoort een waarde tussen aanhalingstekens.
paste-fault-unclosed-value = de waarde wordt niet gesloten.
paste-fault-unclosed-tag = ] ontbreekt.
paste-fault-bad-fen = deze FEN is geen stelling.
paste-fault-setup-without-fen = er wordt een stelling aangekondigd die er niet staat.
paste-fault-other-game = dit is een ander spel dan schaken.
paste-fault-result-mismatch = de uitslag is een andere dan in de kop.
paste-fault-result-against-board = de uitslag is een andere dan op het bord.
paste-fault-utf-16 = dit is UTF-16, en geen codering van PGN.
paste-fault-too-many = verdere fouten worden niet genoemd.

# Verder spelen vanaf een eerdere zet.

play-on-title = Speel hier verder
play-on-more = { $count ->
    [0] Vanaf de beginstelling van deze partij, zonder klok.
    [one] Vanaf de stelling na 1 halve zet, zonder klok.
   *[other] Vanaf de stelling na { $count } halve zetten, zonder klok.
} Wat er daarna gespeeld is, blijft als variant bewaard.
play-on-do = Speel verder

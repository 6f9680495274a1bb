# Het beginscherm.

start-title = Een partij schaak
start-about = Tegen de computer of met z’n tweeën, volgens de officiële regels of zoals jullie thuis spelen.
start-go-on = Verder met je partij
start-look-again = Je laatste partij
start-kept-computer = Tegen de computer
start-kept-person = Met z’n tweeën
start-moves = { $count ->
    [one] 1 zet gespeeld
   *[other] { $count } zetten gespeeld
}
start-places = Ook in huis

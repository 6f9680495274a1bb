# The start screen.

start-title = A game of chess
start-about = Against the computer or with two of you, by the official rules or as you play at home.
start-go-on = Go on with your game
start-look-again = Your last game
start-kept-computer = Against the computer
start-kept-person = Two of you
start-moves = { $count ->
    [one] 1 move played
   *[other] { $count } moves played
}
start-places = Also in the house

# The computer's levels: their names, and what to expect of them.

level-beginner = Beginner
level-beginner-expect = knows the rules and often gives pieces away
level-easy = Easy
level-easy-expect = sees what can be taken, but not what you are up to
level-medium = Medium
level-medium-expect = plays at home and punishes a piece given away
level-hard = Hard
level-hard-expect = plays often and knows the usual tactics
level-expert = Expert
level-expert-expect = a good club player who gives little away
level-master = Master
level-master-expect = the strongest of the club: one mistake costs you the game
levels-scale = Elo says how strong somebody plays: the higher, the stronger. The scale is that of blitz and rapid games at lichess.

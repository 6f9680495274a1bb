# De niveaus van de computer: naam, en wat je ervan kunt verwachten.

level-beginner = Beginner
level-beginner-expect = kent de regels en geeft vaak stukken weg
level-easy = Makkelijk
level-easy-expect = ziet wat er geslagen kan worden, maar niet wat jij van plan bent
level-medium = Gemiddeld
level-medium-expect = speelt thuis mee en straft een weggegeven stuk
level-hard = Moeilijk
level-hard-expect = speelt vaak en kent de gewone combinaties
level-expert = Expert
level-expert-expect = een goede clubspeler die weinig weggeeft
level-master = Meester
level-master-expect = de sterkste van de club: een fout kost je de partij
levels-scale = Elo zegt hoe sterk iemand speelt: hoe hoger, hoe sterker. De schaal is die van snelschaak en rapid bij lichess.

# De instellingen, en wat er mis is met een bestand ervan.

settings-done = Klaar
settings-theme = Licht of donker
theme-system = Als je apparaat
theme-light = Licht
theme-dark = Donker
settings-board = Het bord
settings-squares = Kleuren van de velden
settings-view = Aanzicht
view-flat = Plat
view-standing = 3D
view-free = 3D, om te draaien
settings-pieces = Stukken
pieces-classic = Licht en donker
pieces-boxwood = Buxus en palissander
pieces-plain = Zwart-wit
board-wood = Hout
board-delft = Delfts blauw
board-felt = Groen laken
board-contrast = Hoog contrast
settings-letters = Letters in de notatie
letters-dutch = K D T L P
letters-english = K Q R B N
letters-figurine = ♔ ♕ ♖ ♗ ♘
settings-spelling = Rokade en promotie
spelling-pgn = O-O en e8=D
spelling-fide = 0-0 en e8D
letters-dutch-name = Nederlandse letters: K D T L P
letters-english-name = Engelse letters: K Q R B N
letters-figurine-name = Figuurtjes

switch-coordinates = Letters en cijfers langs het bord
switch-more-coordinates = a tot en met h en 1 tot en met 8, op de velden aan de rand.
switch-targets = Mogelijke zetten
switch-more-targets = Stippen op de velden waar een opgepakt stuk heen mag.
switch-last-move = Laatste zet
switch-more-last-move = De twee velden van de laatste zet krijgen een kleur en hoekjes.
settings-pace = Hoe lang een stuk schuift
pace-none = niet
pace-ms = { $ms } ms

settings-moving = Zetten
switch-confirm = Elke zet bevestigen
switch-more-confirm = De zet telt pas als je op Speel drukt. Een misgreep kost dan niets, behalve tijd.
switch-queue = Meer dan één zet vooraf
switch-more-queue = Terwijl de ander denkt, zet je een hele reeks klaar. Kan er een niet, dan vervalt de rest.
switch-queen = Altijd een dame
switch-more-queen = Een pion wordt vanzelf een dame. Houd het veld ingedrukt, of Alt, om toch te kiezen.
switch-onto-rook = Rokeren met de koning op de toren
switch-more-onto-rook = Zet je koning op je eigen toren om te rokeren. Bij Chess960 kan dat altijd.

settings-sound = Geluid
switch-sounds = Hout op hout
switch-more-sounds = Een tik voor een zet, en voor slaan, schaak, weinig tijd en het einde.
settings-volume = Hoe hard

settings-play = De partij
settings-ruleset = Regels bij een nieuwe partij
settings-ruleset-last = Als de vorige keer
settings-clocks = Plaats van de klok
clocks-right = Rechts
clocks-left = Links
switch-zen = Rustig beeld
switch-more-zen = Alleen het bord, de klokken en de knoppen. Aanbiedingen en de uitslag zie je wel. Uitzetten kan in het partijmenu.
switch-blindfold = Blindschaak
switch-more-blindfold = Een bord zonder stukken. De zetten staan ernaast.
switch-evaluation = Waardering tijdens de partij
switch-more-evaluation = Wat de computer van de stelling vindt. Tegen de computer telt dat als hulp; met z’n tweeën en in een officiële partij verschijnt zij pas na afloop.
switch-typing = Zetten intypen
switch-more-typing = Een invoerveld onder het bord, voor Pf3, Nf3 of g1f3.
switch-shortcuts = Sneltoetsen van één letter
switch-more-shortcuts = Bijvoorbeeld F om het bord te draaien. Druk in een partij op ? voor de lijst.

settings-file = Meenemen
settings-export = Bewaar als bestand
settings-import = Lees uit een bestand
settings-taken = De instellingen zijn overgenomen.
settings-refused = Dit bestand is niet overgenomen; je instellingen zijn zoals ze waren.
settings-fault-text = Dit is geen JSON.
settings-fault-kind = Dit is geen bestand met instellingen van Rokade.
settings-fault-version = Dit bestand komt uit een andere versie van Rokade.
settings-fault-name = “{ $name }” is geen instelling.
settings-fault-value = “{ $name }” kan niet { $value } zijn.

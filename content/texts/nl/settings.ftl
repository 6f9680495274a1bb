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
letters-dutch-name = Nederlandse letters: K D T L P
letters-english-name = Engelse letters: K Q R B N
letters-figurine-name = Figuurtjes

switch-coordinates = Letters en cijfers langs het bord
switch-more-coordinates = a tot en met h en 1 tot en met 8, op de velden aan de rand.
switch-targets = Mogelijke zetten
switch-more-targets = Stippen op de velden waar een opgepakt stuk heen mag.
switch-last-move = Laatste zet
switch-more-last-move = De twee velden van de laatste zet krijgen een kleur en hoekjes.
switch-animation = Stukken schuiven
switch-more-animation = Uit: een stuk staat meteen op zijn nieuwe veld.

settings-sound = Geluid
switch-sounds = Hout op hout
switch-more-sounds = Een tik voor een zet, en voor slaan, schaak, weinig tijd en het einde.
settings-volume = Hoe hard

settings-play = De partij
settings-ruleset = Regels bij een nieuwe partij
settings-ruleset-last = Als de vorige keer
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

# De opdrachtregel, in het Nederlands. Het Engelse bestand heeft dezelfde sleutels en plaatsen.

## Waar iets in de invoer staat

input-line = regel { $line }, kolom { $column }
input-named-line = { $name }, regel { $line }, kolom { $column }
input-fault = { $place }: { $fault }
input-long-line = een regel van meer dan { $most } bytes wordt niet gelezen
input-more-faults = en nog { $count } meer
input-unreadable = kan { $path } niet lezen: { $reason }
file-no-network = { $path } is geen netwerk voor dit programma ({ $reason })
file-unwritable = kan niet naar { $path } schrijven: { $reason }
input-stdin-unreadable = kan de standaardinvoer niet lezen: { $reason }
output-unwritable = kan niet naar de standaarduitvoer schrijven: { $reason }

## Fouten in de argumenten

arguments-unknown = "{ $what }" is hier niet bekend
arguments-no-command = er is geen opdracht "{ $what }"
arguments-missing = { $what } ontbreekt
arguments-conflict = { $what } gaat niet samen met { $other }
arguments-twice = { $what } kan maar één keer worden gegeven
arguments-misplaced = { $what } hoort bij de server en kan niet vóór { $command } staan
arguments-no-value = { $what } heeft een waarde nodig
arguments-bad-value = "{ $value }" is geen waarde voor { $what }
arguments-bad-choice = "{ $value }" is geen waarde voor { $what }; mogelijk zijn { $possible }
arguments-numbers = { $least } tot en met { $most }
arguments-unreadable = deze argumenten zijn niet te lezen
arguments-see-help = rokade --help laat zien wat er kan.

## Hulp

help-usage = Gebruik
help-options = Opties
help-arguments = Argumenten
help-commands = Opdrachten
help-examples = Voorbeelden

help-any-help = Laat deze hulp zien
help-any-version = Laat de versie zien
help-any-lang = Taal: nl of en (standaard: die van het systeem)
value-lang = TAAL
help-any-json = Schrijf één JSON-object per regel

help-rokade = Het schaakhuis: spelen, leren en arbitreren. Zonder opdracht start de server.
help-rokade-usage = rokade [OPTIES] [OPDRACHT]
help-rokade-listen = Adres om op te luisteren (standaard: 127.0.0.1:7070, met [::1] ernaast)
help-rokade-data = Map waarin partijen tussen mensen bewaard worden (standaard: de map voor gegevens van de gebruiker)
help-rokade-store = PostgreSQL-database voor partijen, in plaats van een bestand, zoals postgres://naam@host/database (standaard: de variabele ROKADE_STORE)
help-rokade-connections = { help-serve-connections }
help-rokade-proxy = { help-serve-proxy }
help-rokade-metrics = { help-serve-metrics }
help-rokade-certificate = { help-serve-certificate }
help-rokade-key = { help-serve-key }
help-rokade-no_open = Open de browser niet
help-rokade-free_hints = { help-serve-free_hints }
help-rokade-free_reviews = { help-serve-free_reviews }
help-rokade-examples =
    {"  "}rokade                       open het huis en speel in de browser
    {"  "}rokade play                  speel in de terminal
    {"  "}rokade perft --depth 5       tel zettenreeksen
value-listen = ADRES
value-data = MAP
value-store = DATABASE
value-free_hints = N
value-free_reviews = N

help-serve = Start de server en open de browser
help-serve-usage = rokade serve [OPTIES]
help-serve-listen = { help-rokade-listen }
help-serve-data = { help-rokade-data }
help-serve-store = { help-rokade-store }
help-serve-connections = Verbindingen die tegelijk open mogen zijn (standaard: 4096)
help-serve-proxy = Geloof dit programma ervoor over wie er vraagt; adres of netwerk, meermaals mag
help-serve-metrics = Adres voor cijfers (Prometheus) en /ready, alleen voor wie de server bewaakt
help-serve-certificate = Certificaat voor HTTPS (PEM, met de keten); wordt opnieuw gelezen als het vernieuwd is
help-serve-key = De sleutel die erbij hoort (PEM)
help-serve-no_open = { help-rokade-no_open }
help-serve-free_hints = Hints per dag voor wie niet betaalt (standaard: zonder grens)
help-serve-free_reviews = Nabesprekingen per dag voor wie niet betaalt (standaard: zonder grens)
help-serve-examples =
    {"  "}rokade serve
    {"  "}rokade serve --listen 0.0.0.0:8080 --no-open
    {"  "}rokade serve --listen 0.0.0.0:443 --certificate keten.pem --key sleutel.pem
    {"  "}rokade serve --free-hints 3 --free-reviews 3

help-play = Speel een partij in de terminal
help-play-usage = rokade play [OPTIES] [BESTAND]
help-play-against = computer (standaard) of person: een mens
help-play-color = Jouw kleur tegen de computer: white (standaard), black of random
help-play-letters = Letters van de stukken: dutch (K D T L P), english (K Q R B N) of figurine (standaard: die van de taal)
help-play-fen = Stelling om mee te beginnen (standaard: de beginstelling)
help-play-chess960 = Rokeer zoals bij Chess960
help-play-book = Openingsboek waar de computer uit speelt: eigen, of een bestand in het formaat van Polyglot (standaard: geen)
help-play-syzygy = Map met Syzygy-eindspeltabellen die de computer mag raadplegen
help-play-file = Bestand met zetten en opdrachten (standaard: de standaardinvoer)
help-play-examples =
    {"  "}rokade play --color random
    {"  "}rokade play --against person --letters dutch
    {"  "}echo "f3 e5 g4 Dh4#" | rokade play --against person --letters dutch
value-against = TEGENSTANDER
value-color = KLEUR
value-letters = LETTERS
value-file = BESTAND

help-perft = Tel de reeksen van reglementaire zetten, op één kern en zonder tabel van bekende stellingen
help-perft-usage = rokade perft --depth <N> [OPTIES] [BESTANDEN]
help-perft-depth = Aantal halve zetten in een reeks, ten hoogste 100
help-perft-fen = Stelling om vanaf te tellen (standaard: de beginstelling)
help-perft-chess960 = Lees rokaderechten zoals bij Chess960
help-perft-divide = Tel ook na elke eerste zet
help-perft-files = Bestanden met een FEN of EPD per regel; - leest de standaardinvoer
help-perft-examples =
    {"  "}rokade perft --depth 5
    {"  "}rokade perft --depth 4 --divide --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    {"  "}rokade perft --depth 3 --json stellingen.epd
value-depth = N

help-adjudicate = Zeg of elke partij nog mat kan geven, met een variant of de reden waarom niet
help-adjudicate-usage = rokade adjudicate [OPTIES] [BESTANDEN]
help-adjudicate-fen = Stelling om te beoordelen
help-adjudicate-chess960 = Lees rokaderechten zoals bij Chess960
help-adjudicate-bench = Toon wat elke laag beslist en wat dat kost
help-adjudicate-files = Bestanden met een FEN of EPD per regel; zonder bestand, of met -, de standaardinvoer
help-adjudicate-examples =
    {"  "}rokade adjudicate --fen "8/8/4k3/8/8/3K4/3B4/8 w - - 0 1"
    {"  "}rokade adjudicate --json stellingen.epd

help-datagen = Laat het schaakprogramma tegen zichzelf spelen en bewaar de stellingen, om een netwerk van te leren
help-datagen-usage = rokade datagen --out <BESTAND> [OPTIES]
help-datagen-out = Bestand voor de stellingen, 32 bytes per stuk; wat er al in staat blijft staan
help-datagen-threads = Zoveel partijen tegelijk (standaard: 1)
help-datagen-seed = Begingetal van het toeval; hetzelfde getal geeft dezelfde partijen (standaard: 1)
help-datagen-nodes = Zoveel stellingen bekijken per zet (standaard: 250)
help-datagen-judge = Wie de stellingen beoordeelt: hand, of een bestand met een netwerk (standaard: het eigen netwerk)
help-datagen-games = Stop na zoveel partijen
help-datagen-positions = Stop na zoveel bewaarde stellingen; zonder aantal gaat het door tot je het afbreekt
help-datagen-examples =
    {"  "}rokade datagen --out partijen.bin --positions 1000000
    {"  "}rokade datagen --out partijen.bin --threads 2 --seed 7
value-out = BESTAND
value-threads = N
value-judge = BESTAND
value-seed = GETAL
value-nodes = N
value-games = N
value-positions = N

value-fen = FEN
value-folder = MAP
value-files = BESTANDEN

## rokade datagen

datagen-made = { $games } partijen ({ $white } wit, { $drawn } remise, { $black } zwart), { $positions } stellingen, { $hourly } per uur; het bestand heeft er { $records }

## rokade serve

serve-open = Rokade is open op { $url } (Ctrl+C sluit).
serve-open-yourself = Er kon geen browser worden geopend; ga zelf naar { $url }.
serve-no-address = --listen: "{ $text }" is geen adres; schrijf iets als 127.0.0.1:7070 of localhost:7070
serve-port-taken = poort { $port } is bezet door een ander programma; kies een andere met --listen localhost:{ $other }
serve-no-bind = kan niet luisteren op { $address }: { $reason }
serve-no-system = het systeem laat de server niet starten: { $reason }
serve-plain = Let op: zonder HTTPS kan iedereen op dit netwerk meelezen. Geef --certificate en --key, of zet er een programma met HTTPS voor en noem het met --proxy.
serve-no-certificate = geen HTTPS: { $reason }
serve-few-files = Let op: het systeem staat maar { $connections } verbindingen tegelijk toe.
serve-no-folder = er is geen map om partijen te bewaren; noem er een met --data MAP
serve-folder-in-use = een ander programma gebruikt de map { $path } al; sluit het of kies een andere map met --data MAP
serve-no-data = de bewaarde partijen kunnen niet worden geopend: { $reason }
serve-no-store = --store: { $reason }
serve-store-in-use = een andere server bewaart zijn partijen al in de database { $place }

# Een fout in een stelling; de zin zelf deelt het met het scherm.
fen-part = deel { $part }: { $why }

## Zetten die niet te lezen zijn. Wat niet mag, staat in refusals.ftl.

move-no-move = "{ $text }" is niet geschreven als een zet
move-no-such-piece = { $role ->
    [king] geen koning
    [queen] geen dame
    [rook] geen toren
    [bishop] geen loper
    [knight] geen paard
   *[pawn] geen pion
} kan naar { $square }
move-ambiguous = "{ $text }" kan meer dan één zet zijn; schrijf { $ways }
move-not-canonical = "{ $text }" schrijf je als { $canonical }

## rokade play

play-welcome-white = Je speelt met wit tegen de computer.
play-welcome-black = Je speelt met zwart tegen de computer.
play-welcome-people = Een partij voor twee.
play-how = Typ een zet ({ $examples }), of hulp.
play-thinking = De computer denkt na.
play-check = { $color ->
    [white] Wit
   *[black] Zwart
} staat schaak.
play-prompt = { $side }, zet { $number }:
play-no-move = { $why }.
play-meant = { $told } Bedoel je { $ways }?
play-one-taken-back = Eén zet teruggenomen.
play-two-taken-back = Je zet en het antwoord erop zijn teruggenomen.
play-nothing-taken-back = Er is geen zet van jou om terug te nemen.
play-claimable = Je kunt remise claimen: typ claim.
play-no-claim = Er valt niets te claimen: niet driemaal dezelfde stelling en geen vijftig zetten zonder slaan en zonder pionzet.
play-unfinished = De partij is niet uit.
play-ended = { $result } ({ $score }). { $reason }
play-help =
    Een zet: e4, exd5, O-O, e8=D, of velden zoals e2e4.
    {"  "}zetten   elke reglementaire zet   partij   de zetten tot nu toe
    {"  "}bord     het bord                 draai    draai het bord
    {"  "}terug    neem terug               fen      de stelling als tekst
    {"  "}claim    claim remise             opgeven  geef op
    {"  "}stop     ga weg

# Woorden van de taal; die van de andere taal worden ook begrepen.
play-words-help = hulp ?
play-words-board = bord
play-words-moves = zetten
play-words-score = partij
play-words-fen = fen
play-words-undo = terug
play-words-flip = draai draaien
play-words-claim = claim claimen
play-words-resign = opgeven geef-op
play-words-quit = stop stoppen

## rokade pgn

help-pgn = Controleer en zet partijen in PGN om, hoe groot het archief ook is
help-pgn-usage = rokade pgn <OPDRACHT>
help-pgn-examples =
    {"  "}rokade pgn check partijen.pgn
    {"  "}rokade pgn convert --letters dutch partijen.pgn

help-pgn-check = Speel elke partij na en vertel wat er mis is, met partij, regel en kolom
help-pgn-check-usage = rokade pgn check [OPTIES] [BESTANDEN]
help-pgn-check-letters = Letters van de zetten: english (standaard: K Q R B N), dutch (K D T L P) of figurine
help-pgn-check-notes = Vertel ook wat ongewoon is, niet alleen wat fout is
help-pgn-check-jobs = Aantal draden (standaard: één voor elke kern)
help-pgn-check-files = Archieven om te lezen; - of geen leest de standaardinvoer
help-pgn-check-examples =
    {"  "}rokade pgn check partijen.pgn
    {"  "}rokade pgn check --json --jobs 1 - < partijen.pgn
value-jobs = N

help-pgn-convert = Schrijf partijen opnieuw op in het uitvoerformaat, met andere letters of zonder opmerkingen
help-pgn-convert-usage = rokade pgn convert [OPTIES] [BESTANDEN]
help-pgn-convert-from = Letters van de zetten die gelezen worden: english (standaard), dutch of figurine
help-pgn-convert-letters = Letters van de zetten die geschreven worden: english (standaard), dutch of figurine
help-pgn-convert-without = Wat weg moet: comments, variations, nags; meer dan één met komma's
help-pgn-convert-one_line = Eén partij per regel, alleen de zetten
help-pgn-convert-files = Archieven om te lezen; - of geen leest de standaardinvoer
help-pgn-convert-examples =
    {"  "}rokade pgn convert --letters figurine partijen.pgn
    {"  "}rokade pgn convert --without comments,nags partijen.pgn > kaal.pgn
value-from = LETTERS
value-without = WAT

pgn-checked = Partijen: { $games }, halve zetten: { $plies }, partijen met fouten: { $faulty }, opmerkingen: { $notes }.
pgn-fault = partij { $game }: { $why }
pgn-fault-of-token = partij { $game }, „{ $token }”: { $why }
pgn-note = partij { $game }, opmerking: { $why }
pgn-in-position = { $why } (stelling { $fen })

# Wat er mis is met een partij.
pgn-null-move-in-check = wie schaak staat, kan geen beurt overslaan
pgn-unknown-token = hier hoort een zet, commentaar of een uitslag
pgn-too-long = dit is langer dan wat hier zin kan hebben
pgn-nothing-to-close = er is niets om te sluiten
pgn-variation-without-move = er is nog geen zet waarvoor een variant in de plaats kan komen
pgn-too-deep = zo veel varianten in varianten worden niet gevolgd
pgn-unclosed-variation = deze variant wordt nergens gesloten
pgn-unclosed-comment = dit commentaar wordt nergens gesloten
pgn-bad-nag = na $ hoort een getal van 0 tot en met 255
pgn-tag-without-name = na [ hoort de naam van een kenmerk
pgn-tag-without-value = dit kenmerk heeft geen waarde tussen aanhalingstekens
pgn-unclosed-value = deze waarde wordt nergens gesloten met een aanhalingsteken
pgn-unclosed-tag = dit kenmerk wordt nergens gesloten met ]
pgn-setup-without-fen = SetUp kondigt een stelling aan, maar er is geen FEN
pgn-other-game = dit is een ander spel dan schaken
pgn-result-mismatch = het kenmerk Result zegt { $result }
pgn-result-against-board = op het bord is het { $result }
pgn-utf-16 = dit is UTF-16; een PGN-bestand is UTF-8 of Latin-1
pgn-too-many = verdere fouten in deze partij worden niet genoemd

# Wat ongewoon is in een partij.
pgn-note-latin-1 = dit is geen UTF-8, en is gelezen als Latin-1
pgn-note-unescaped-quote = voor een aanhalingsteken in een waarde hoort een backslash
pgn-note-move-number = dit is niet het nummer van de zet
pgn-note-null-move = hier slaat een kant een beurt over
pgn-note-missing-result = er staat geen uitslag achter de zetten
pgn-note-unknown-result = het kenmerk Result zegt niets bekends
pgn-note-half-result = het kenmerk Result en het einde van de zetten zeggen niet hetzelfde
pgn-note-forgiven-fen = deze FEN is niet geschreven zoals het hoort, maar te begrijpen
pgn-note-untold-chess960 = dit is Chess960, en geen kenmerk Variant zegt dat
pgn-note-nag-without-move = een oordeel zonder zet

## rokade review

help-review = Beoordeel elke zet van partijen: evaluaties, fouten, betere zetten
help-review-usage = rokade review [OPTIES] [BESTANDEN]
help-review-from = Letters van de zetten die gelezen worden: english (standaard), dutch of figurine
help-review-letters = Letters van de zetten die geschreven worden: english, dutch of figurine (standaard: english, en in zinnen die van de taal)
help-review-quick = Denk per zet een zesde zo lang na
help-review-nodes = Aantal stellingen dat de engine per zet bekijkt (standaard: 340000)
help-review-files = Archieven om te lezen; - of geen leest de standaardinvoer
help-review-examples =
    {"  "}rokade review partij.pgn > besproken.pgn
    {"  "}rokade review --quick --json partijen.pgn

review-inaccuracy = Onnauwkeurig.
review-mistake = Fout.
review-blunder = Blunder.
review-better = { $best } was beter.
review-missed-mate = { $best } gaf mat in { $moves }.
review-missed-mate-at-once = { $best } was mat.
review-only-move = De enige goede zet.
review-good-sacrifice = Een goed offer.
review-turning-point = Hier kantelde de partij.
review-side = { $side }: nauwkeurigheid { $accuracy } %, gemiddeld verlies { $loss } honderdsten van een pion, onnauwkeurig { $inaccuracies }, fouten { $mistakes }, blunders { $blunders }.

## rokade uci

help-uci = Wees de engine van elk schaakprogramma, volgens het UCI-protocol
help-uci-usage = rokade uci [OPTIES]
help-uci-book = Openingsboek om uit te spelen: eigen, of een bestand in het formaat van Polyglot (standaard: geen, tot OwnBook aan staat)
help-uci-seed = Loot elke keer dezelfde zetten uit het boek
help-uci-examples =
    {"  "}rokade uci                   geef deze opdracht op in je schaakprogramma
value-book = BESTAND
value-syzygy = MAP

book-unusable = --book: { $reason }
tables-unusable = --syzygy: { $reason }

## rokade match

help-match = Laat twee engines tegen elkaar spelen en meet hoeveel sterker de ene is
help-match-usage = rokade match --a <ENGINE> --b <ENGINE> [OPTIES]
help-match-a = De engine wiens score wordt genoemd: internal, of de opdracht van een UCI-engine
help-match-b = Zijn tegenstander, op dezelfde manier
help-match-openings = Bestand met openingen, elk met beide kleuren gespeeld: een FEN of EPD per regel, of PGN (standaard: de beginstelling)
help-match-seed = Loot de volgorde van de openingen met dit getal
help-match-games = Aantal partijen (standaard: 100)
help-match-nodes = Stellingen die elk voor een zet mag bekijken (standaard, als niets anders begrenst: 100000)
help-match-nodes_a = Hetzelfde voor A alleen
help-match-nodes_b = Hetzelfde voor B alleen
help-match-work = Milliseconden processortijd per zet, van buitenaf bewaakt: de eerlijke maat op een drukke machine (Linux)
help-match-plies = Halve zetten die elk vooruitkijkt
help-match-movetime = Milliseconden per zet
help-match-clock = Klok in seconden: 60+0.6, of 40/60+0.6 met elke 40 zetten nieuwe tijd
help-match-margin = Milliseconden na zijn vlag dat een zet nog wordt aangenomen (standaard: 0)
help-match-patience = Seconden die een engine zonder klok mag nemen voordat hij verloren heeft (standaard: 60)
help-match-concurrency = Partijen tegelijk (standaard: 1)
help-match-hash = Hashtabel van elke engine in MiB (standaard: 16)
help-match-option_a = Instelling van A, als Naam=Waarde; mag vaker voorkomen
help-match-option_b = Instelling van B
help-match-chess960 = Speel Chess960
help-match-book = Openingsboek van de interne engine: eigen, of een bestand in het formaat van Polyglot (standaard: geen)
help-match-syzygy = Map met Syzygy-eindspeltabellen voor de interne engine
help-match-sprt = Stop zodra duidelijk is of A ELO0 of ELO1 sterker is, bijvoorbeeld 0,5
help-match-alpha = Hoe vaak ten onrechte voor ELO1 gekozen mag worden (standaard: 0.05)
help-match-beta = Hoe vaak ten onrechte voor ELO0 gekozen mag worden (standaard: 0.05)
help-match-resign = Beëindig partijen die beide verloren achten: CENTIPIONNEN,ZETTEN zoals 600,4 (standaard: nooit)
help-match-draw = Beëindig partijen die beide remise achten: CENTIPIONNEN,ZETTEN,VANAF zoals 10,8,40 (standaard: nooit)
help-match-pgn = Bestand om de partijen in te schrijven
help-match-examples =
    {"  "}rokade match --a internal --b "oud/rokade uci" --openings boek.epd --nodes 20000 --sprt 0,5
    {"  "}rokade match --a internal --b toga2 --openings boek.epd --work 300 --games 400 --pgn partijen.pgn
    {"  "}rokade match --a "stockfish" --b "ethereal-chess" --clock 10+0.1 --concurrency 2
value-a = ENGINE
value-b = ENGINE
value-openings = BESTAND
value-nodes_a = N
value-nodes_b = N
value-work = MS
value-plies = N
value-movetime = MS
value-clock = KLOK
value-margin = MS
value-patience = S
value-concurrency = N
value-hash = MIB
value-option_a = NAAM=WAARDE
value-option_b = NAAM=WAARDE
value-sprt = ELO0,ELO1
value-alpha = P
value-beta = P
value-resign = CP,N
value-draw = CP,N,VANAF
value-pgn = BESTAND

match-players = A: { $a }, B: { $b }
match-standing = Partijen { $games }: +{ $won } ={ $drawn } -{ $lost }, { $percent } % voor A. Elo { $elo }, met 95 % zekerheid { $least } tot { $most }; A sterker met { $superiority } %.
match-pairs = Paren naar punten van A (0, ½, 1, 1½, 2): { $counts }
match-sprt-open = Niet beslist tussen { $elo0 } en { $elo1 } Elo: { $ratio } tussen { $least } en { $most }
match-sprt-zero = Beslist voor { $elo0 } in plaats van { $elo1 } Elo: { $ratio } is niet hoger dan { $least } (de andere grens: { $most })
match-sprt-one = Beslist voor { $elo1 } in plaats van { $elo0 } Elo: { $ratio } is niet lager dan { $most } (de andere grens: { $least })
match-used = Processorseconden per zet: A { $a }, B { $b }. Stellingen per processorseconde: A { $anodes }, B { $bnodes }.
match-faults = { $side } verloor { $time } partijen op tijd, { $illegal } door een onreglementaire zet, { $broken } door te zwijgen
match-no-openings = er staat geen opening in { $path }
match-unusable = engine { $side } kan niet spelen: { $reason }

## rokade puzzles

help-puzzles = Maak en controleer puzzels
help-puzzles-usage = rokade puzzles <OPDRACHT>
help-puzzles-examples =
    {"  "}rokade puzzles make partijen.pgn > puzzels.csv
    {"  "}rokade puzzles check puzzels.csv
help-puzzles-check = Ga na of elke puzzel klopt: één weg naar de winst, of een bewezen mat
help-puzzles-check-usage = rokade puzzles check [OPTIES] [BESTANDEN]
help-puzzles-check-nodes = Aantal stellingen dat de engine voor elke vraag bekijkt (standaard: 100000)
help-puzzles-check-files = Tabellen in het formaat van de openbare puzzeldatabase; - of geen leest de standaardinvoer
help-puzzles-check-examples =
    {"  "}rokade puzzles check puzzels.csv
    {"  "}rokade puzzles check --json - < puzzels.csv

help-puzzles-make = Maak puzzels uit partijen, als tabel
help-puzzles-make-usage = rokade puzzles make [OPTIES] [BESTANDEN]
help-puzzles-make-nodes = Aantal stellingen dat de engine voor elke vraag bekijkt; vier keer zoveel om na te gaan (standaard: 50000)
help-puzzles-make-files = Archieven in PGN; - of geen leest de standaardinvoer
help-puzzles-make-examples =
    {"  "}rokade puzzles make partijen.pgn > puzzels.csv

puzzle-sound = { $id } klopt: { $themes }
puzzle-flawed = { $id } klopt niet: { $why }
puzzle-loses-the-mate = na zet { $move } is er geen mat meer in het aangegeven aantal zetten
puzzle-shorter-mate = er is al mat in { $moves }
puzzle-does-not-win = zet { $move } wint niet
puzzle-second-solution = bij zet { $move } wint { $other } ook
puzzle-undecided = zet { $move } is binnen deze inspanning niet beslist
puzzle-row-unreadable = dit is geen regel van een tabel
puzzle-row-columns = hier horen 3 tot en met 10 kolommen
puzzle-row-position = „{ $text }” is geen reglementaire stelling
puzzle-row-move = „{ $text }” kan hier niet gespeeld worden
puzzle-row-no-moves = er staat geen zet
puzzle-row-opponent = de oplossing eindigt niet met een zet van wie oplost
puzzles-checked = Puzzels: { $puzzles }, goed: { $sound }.

## rokade lessons

help-lessons = Controleer lessen
help-lessons-usage = rokade lessons <OPDRACHT>
help-lessons-examples =
    {"  "}rokade lessons check mijn-lessen
help-lessons-check = Ga na of alles klopt wat lessen zeggen, en of elke opdracht te doen is
help-lessons-check-usage = rokade lessons check [OPTIES] [MAP]
help-lessons-check-folder = Een map met lessons.md, nl/ en en/ (standaard: de lessen in het programma)
help-lessons-check-examples =
    {"  "}rokade lessons check
    {"  "}rokade lessons check --json content/lessons

lessons-checked = Lessen: { $lessons }, stappen: { $steps }, fouten: { $faults }.
lesson-file-missing = dit bestand ontbreekt
lesson-file-unknown = dit bestand hoort nergens bij
lesson-not-a-field = „{ $text }” is geen veld; een veld is naam: waarde
lesson-field-unknown = het veld „{ $text }” bestaat hier niet
lesson-field-repeated = het veld „{ $text }” staat hier twee keer
lesson-field-missing = het veld „{ $text }” ontbreekt
lesson-bad-value = „{ $text }” kan niet bij het veld { $field }
lesson-repeated = „{ $text }” staat er al
lesson-no-counterpart = „{ $text }” staat maar in een van de bestanden die bij elkaar horen
lesson-unknown = er is niets dat „{ $text }” heet
lesson-address-taken = het adres „{ $text }” is al bezet
lesson-no-text = hier ontbreekt de tekst; een les heeft er één alinea
lesson-unclosed = „{ $text }” wordt niet gesloten
lesson-uneven-table = deze rij heeft niet zoveel vakken als de eerste
lesson-against-the-rules = de les zegt „{ $said }” en volgens de regels is het „{ $ruled }”
lesson-no-move = „{ $text }” kan hier geen antwoord zijn
lesson-not-one-task = een stap heeft één opdracht, en een les ten minste één stap
lesson-out-of-reach = dit kan niet in zoveel zetten
lesson-undecided = dit is te groot om uit te zoeken
lesson-nothing-to-find = hier is elk antwoord goed, of geen enkel

## rokade rules

help-rules = Zoek een regel op, met een bord erbij
help-rules-usage = rokade rules [OPTIES] [VRAAG]
help-rules-query = Een vraag in gewone woorden, een artikelnummer of het adres van een bladzijde (standaard: de lijst)
help-rules-examples =
    {"  "}rokade rules
    {"  "}rokade rules mag je rokeren als je schaak hebt gestaan
    {"  "}rokade rules rokeren
    {"  "}rokade rules --json 9.6.2
value-query = VRAAG

rules-nothing-found = niets gevonden voor "{ $query }"; probeer andere woorden, of rokade rules voor de lijst
rules-how = rokade rules ADRES laat een bladzijde zien; rokade rules en een vraag zoekt.
rules-more = rokade rules { $address } laat de eerste bladzijde helemaal zien.
rules-verdict-allowed = mag
rules-verdict-not-allowed = mag niet
rules-verdict-draw = remise
rules-verdict-win = winst
rules-verdict-loss = verlies
rules-verdict-house-rule = huisregel
rules-standing-house = geen officiële regel
rules-standing-advice = hulp, geen regel
rules-articles = FIDE-spelregels: { $articles }
rules-see = Zie ook: { $pages }
rules-checked-fide = Nagekeken op { $date } tegen de FIDE-spelregels die gelden sinds 1 januari 2023.
rules-checked-house = Nagekeken op { $date } tegen het programma zelf; dit staat niet in de FIDE-spelregels.
rules-to-move = { $color ->
    [white] Wit
   *[black] Zwart
} is aan zet.
rules-check = { $color ->
    [white] Wit
   *[black] Zwart
} staat schaak.
rules-claim-repetition = { $color ->
    [white] Wit
   *[black] Zwart
} mag remise claimen: driemaal dezelfde stelling (artikel 9.2).
rules-claim-move-count = { $color ->
    [white] Wit
   *[black] Zwart
} mag remise claimen: vijftig zetten zonder slaan en zonder pionzet (artikel 9.3).
rules-can-mate-both = Allebei kunnen nog mat geven.
rules-can-mate-white = Wit kan nog mat geven, zwart niet.
rules-can-mate-black = Zwart kan nog mat geven, wit niet.
rules-can-mate-nobody = Niemand kan nog mat geven.
rules-move-allowed = { $move }, dat mag.
rules-move-mates = { $move }, dat mag en is mat.
rules-move-stalemates = { $move }, dat mag en is pat: remise.
rules-move-makes-dead = { $move }, dat mag en maakt de stelling dood: remise.

## rokade suite

help-suite = Loop teststellingen na en tel wat er is opgelost
help-suite-usage = rokade suite [OPTIES] <BESTANDEN>
help-suite-nodes = Stellingen die de engine voor elke opgave bekijkt (standaard: 1000000)
help-suite-hash = Hashtabel in MiB (standaard: 64)
help-suite-mates = Bewijs in plaats daarvan de matten met de matoplosser, en dat er geen korter is
help-suite-longest = Sla langere matten dan dit over (standaard: 5)
help-suite-effort = Stellingen die de matoplosser per opgave mag bekijken (standaard: 500000000)
help-suite-all = Noem elke stelling, niet alleen wat gemist is
help-suite-chess960 = Lees rokaderechten zoals Chess960 dat doet
help-suite-files = EPD met bm, am of dm, of PGN met een Termination zoals "mate in 3"; - leest de standaardinvoer
help-suite-examples =
    {"  "}rokade suite win_at_chess_test.epd
    {"  "}rokade suite --mates --longest 4 mate_in_4.pgn
value-longest = N
value-effort = N

suite-no-goal = noch bm, noch am, noch dm zegt wat hier gevraagd wordt
suite-solved = { $id }: { $expected } gevonden ({ $best }, { $score }, diepte { $depth })
suite-missed = { $id }: { $expected } verwacht, { $best } gespeeld ({ $score }, diepte { $depth })
suite-end = { $file }: { $solved } van { $asked } opgelost met { $nodes } stellingen
suite-proved = { $id }: mat in { $mate } bewezen in { $milliseconds } ms
suite-not-proved = { $id }: mat in { $mate } niet bewezen, gevonden { $found } in { $milliseconds } ms
suite-mates-end = { $file }: { $proved } van { $asked } precies bewezen, { $passed } overgeslagen; mediaan { $median } ms processortijd, langste { $most } ms

## rokade analyse

help-analyse = Zeg wat stellingen waard zijn, met de beste varianten
help-analyse-usage = rokade analyse [OPTIES] [BESTANDEN]
help-analyse-fen = Stelling om te analyseren
help-analyse-nodes = Stellingen om te bekijken (standaard, als niets anders begrenst: 1000000)
help-analyse-plies = Halve zetten om vooruit te kijken
help-analyse-movetime = Milliseconden per stelling
help-analyse-lines = Aantal varianten (standaard: 1)
help-analyse-hash = Hashtabel in MiB (standaard: 64)
help-analyse-threads = Aantal draden (standaard: 1)
help-analyse-chess960 = Lees rokaderechten zoals Chess960 dat doet
help-analyse-syzygy = Map met Syzygy-eindspeltabellen om te raadplegen
help-analyse-files = Bestanden met een FEN of EPD per regel; zonder bestand, of met -, de standaardinvoer
help-analyse-examples =
    {"  "}rokade analyse --lines 3 --fen "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
    {"  "}rokade analyse --json --depth 12 stellingen.epd
value-lines = N

analyse-depth = Diepte { $depth }, { $nodes } stellingen

## rokade bench

help-bench = Toon de handtekening van de engine, op elke machine dezelfde, en zijn tempo
help-bench-usage = rokade bench [OPTIES]
help-bench-paces = Meet wat het beoordelen van stellingen kost en wat een tweede thread oplevert
help-bench-examples =
    {"  "}rokade bench

bench-same = { $nodes } stellingen, zoals voor deze versie is vastgelegd; { $seconds } s processortijd, { $pace } stellingen per seconde
bench-other = { $nodes } stellingen, terwijl er voor deze versie { $signature } zijn vastgelegd; { $seconds } s processortijd, { $pace } stellingen per seconde
bench-pace = { $what }: { $pace } stellingen per processorseconde, { $wall } per seconde op de klok
bench-pace-network = het netwerk
bench-pace-rules = regels van de hand
bench-pace-nothing = helemaal geen oordeel
bench-pace-two = het netwerk, twee threads

## Niveaus

levels-line = { $name } ({ $elo }): { $expect }

engine-failed = een schaakprogramma doet niet wat gevraagd is: { $reason }

help-levels = Toon de niveaus van de computer, of meet of ze zijn wat ze zeggen
help-levels-usage = rokade levels [OPTIES]
help-levels-check = Meet de niveaus, onderdeel voor onderdeel
help-levels-part = Onderdelen: work, openings, mates, agreement, ladder, gauge, fit (standaard: alle)
help-levels-level = Niveaus: beginner, easy, medium, hard, expert, master (standaard: alle)
help-levels-number = Aantal partijen per paar (standaard: 400)
help-levels-positions = Aantal stellingen per niveau voor agreement, ten hoogste (standaard: 2000)
help-levels-seed = Begin van het toeval (standaard: 1)
help-levels-judged = Aantal partijen van een niveau dat wordt beoordeeld (standaard: 200)
help-levels-people = PGN-bestand met partijen van mensen met een rating, voor agreement en --gather
help-levels-puzzles = Bestand met matpuzzels of EPD-regels, voor mates; mag vaker
help-levels-results = Bestand met wat eerdere metingen met --json meldden, voor fit; mag vaker
help-levels-record = Voeg de gespeelde partijen als PGN toe aan dit bestand
help-levels-gather = Schrijf waarop het model van menselijk spel wordt gepast naar dit bestand
help-levels-examples =
    {"  "}rokade levels
    {"  "}rokade levels --check --part ladder --number 100
    {"  "}rokade levels --check --part agreement --people partijen.pgn
value-part = ONDERDELEN
value-results = BESTAND
value-level = NIVEAU
value-number = N
value-people = PGN
value-judged = N
value-puzzles = BESTAND
value-record = BESTAND
value-gather = BESTAND
help-play-level = Niveau van de computer: beginner, easy, medium, hard, expert of master (standaard: op volle sterkte)

levels-part-agreement = gelijke zetten
levels-part-mates = mat
levels-part-gauge = ijking
levels-part-likeness = menselijkheid
levels-lacking = { $part }: hier niet te meten, { $what } ontbreekt
levels-found-work = { $level }: { $median_ms } ms per zet in het midden, { $slowest_of_twenty_ms } ms voor de traagste van twintig, { $slowest_ms } ms ten hoogste ({ $moves } zetten)
levels-found-openings = { $level }: { $different_positions } verschillende stellingen na acht halve zetten in { $games } partijen, vaakste eerste zet { $first_move } %
levels-found-mates = { $level }: mat in { $moves }: { $kept } van { $asked } keer vastgehouden ({ $positions } stellingen)
levels-found-defence = { $level }: { $defended } van { $positions } keer verdedigd tegen mat in één
levels-found-agreement = { $level }: vaakste zet gelijk aan die van een mens in { $most_frequent } %, één antwoord in { $single } % ({ $positions } stellingen)
levels-found-ladder = { $level } tegen { $against }: { $percent } ± { $error } % van { $games } partijen
levels-found-anchor = { $level } tegen { $against }: { $percent } ± { $error } % van { $games } partijen
levels-found-gauge = { $level }: Elo { $elo } ± { $error } over { $games } partijen
levels-found-fit = { $level }: Elo { $elo } ± { $error } naar alle { $games } partijen, ook die tussen de niveaus
levels-found-likeness = { $level }: gemiddeld verlies { $acpl }, nauwkeurigheid { $accuracy }, blunders { $blunders } %, verlies van 300 of meer { $losses_of_300 } %, gelijk aan de beste { $best } % (blunders in halfzet 1–20 { $blunders_early } %, 21–60 { $blunders_middle } %, later { $blunders_late } %; { $moves } zetten, beoordeeld door Stockfish met 5000 stellingen per zet)

## Aanvullen en handleiding

help-completions = Schrijf een script dat je shell deze opdrachten laat aanvullen
help-completions-usage = rokade completions <SHELL>
help-completions-shell = bash, zsh, fish, elvish of powershell
help-completions-examples =
    {"  "}mkdir -p ~/.local/share/bash-completion/completions && rokade completions bash > ~/.local/share/bash-completion/completions/rokade
    {"  "}mkdir -p ~/.zfunc && rokade completions zsh > ~/.zfunc/_rokade   met fpath+=~/.zfunc in ~/.zshrc
    {"  "}mkdir -p ~/.config/fish/completions && rokade completions fish > ~/.config/fish/completions/rokade.fish
value-shell = SHELL

help-man = Schrijf de handleiding voor man, een bladzijde per opdracht
help-man-usage = rokade man <MAP>
help-man-folder = Map waarin de bladzijden komen
help-man-examples =
    {"  "}rokade man ~/.local/share/man/man1
value-folder = MAP

help-admin = Voor wie een server beheert
help-admin-usage = rokade admin <OPDRACHT>
help-admin-examples =
    {"  "}rokade admin backup /media/usb/rokade-maandag
help-admin-backup = Kopieer alle partijen en het geheim, ook terwijl de server draait
help-admin-backup-usage = rokade admin backup [OPTIES] <MAP>
help-admin-backup-data = { help-rokade-data }
help-admin-backup-store = { help-rokade-store }
help-admin-backup-folder = Een nieuwe map voor de kopie
help-admin-backup-examples =
    {"  "}rokade admin backup /media/usb/rokade-maandag
help-admin-restore = Zet een kopie terug; de server moet uit staan, en wat er was blijft ernaast bewaard
help-admin-restore-usage = rokade admin restore [OPTIES] <MAP>
help-admin-restore-data = { help-rokade-data }
help-admin-restore-store = { help-rokade-store }
help-admin-restore-folder = De map met de kopie
help-admin-restore-examples =
    {"  "}rokade admin restore /media/usb/rokade-maandag
help-admin-people = Toon wie er een account heeft, ook terwijl de server draait
help-admin-people-usage = rokade admin people [OPTIES]
help-admin-people-data = { help-rokade-data }
help-admin-people-store = { help-rokade-store }
help-admin-people-json = Eén JSON-object per regel
help-admin-people-examples =
    {"  "}rokade admin people
    {"  "}rokade admin people --json
help-admin-reports = Toon wat leden gemeld hebben, met wat er in die partij geschreven is
help-admin-reports-usage = rokade admin reports [OPTIES]
help-admin-reports-data = { help-rokade-data }
help-admin-reports-store = { help-rokade-store }
help-admin-reports-examples =
    {"  "}rokade admin reports
help-admin-add = Maak een account; je krijgt een code waarmee de eigenaar een wachtwoord kiest
help-admin-add-usage = rokade admin add [OPTIES] <NAAM>
help-admin-add-data = { help-rokade-data }
help-admin-add-store = { help-rokade-store }
help-admin-add-name = Hoe het lid gaat heten
help-admin-add-examples =
    {"  "}rokade admin add Anna
help-admin-reset = Maak een code voor wie het wachtwoord kwijt is; de code geldt één keer, een dag lang
help-admin-reset-usage = rokade admin reset [OPTIES] <NAAM>
help-admin-reset-data = { help-rokade-data }
help-admin-reset-store = { help-rokade-store }
help-admin-reset-name = Hoe het lid heet
help-admin-reset-examples =
    {"  "}rokade admin reset Anna
help-admin-plan = Geef een lid een ander abonnement
help-admin-plan-usage = rokade admin plan [OPTIES] <NAAM> <ABONNEMENT>
help-admin-plan-data = { help-rokade-data }
help-admin-plan-store = { help-rokade-store }
help-admin-plan-name = Hoe het lid heet
help-admin-plan-plan = free: tips en analyses volgens de server; premium: zoveel als je wilt
help-admin-plan-examples =
    {"  "}rokade admin plan Anna premium
help-admin-age = Merk een lid aan als kind (dan is chatten uit), of niet meer
help-admin-age-usage = rokade admin age [OPTIES] <NAAM> <LEEFTIJD>
help-admin-age-data = { help-rokade-data }
help-admin-age-store = { help-rokade-store }
help-admin-age-name = Hoe het lid heet
help-admin-age-age = child: een kind; adult: geen kind
help-admin-age-examples =
    {"  "}rokade admin age Tim child
value-name = NAAM
value-plan = ABONNEMENT
value-age = LEEFTIJD

admin-no-reports = Er is niets gemeld.
admin-report = { $by } meldt { $about }, partij { $game }:
admin-nobody = Er heeft nog niemand een account.
admin-count = Leden: { $count }
admin-word-premium = premium
admin-word-child = kind
admin-added =
    { $name } heeft een account. Geef deze code, hij geldt één keer en een dag lang:
    { $code }
    Onder "Wachtwoord vergeten?" kiest { $name } er een wachtwoord mee.
admin-reset =
    Geef { $name } deze code, hij geldt één keer en een dag lang:
    { $code }
    Onder "Wachtwoord vergeten?" kiest { $name } er een nieuw wachtwoord mee.
admin-plan-free = { $name } is nu free.
admin-plan-premium = { $name } is nu premium.
admin-age-child = { $name } is nu als kind aangemerkt en kan niet chatten.
admin-age-adult = { $name } is niet meer als kind aangemerkt.
admin-nobody-called = niemand heet { $name }; rokade admin people toont wie er zijn
admin-name-taken = deze naam, of een die er sprekend op lijkt, is al van iemand
admin-no-name = een naam heeft 2 tot 20 letters en cijfers, met losse streepjes of punten ertussen

admin-backed-up = De kopie staat in { $path } en is nagekeken.
admin-restored = De kopie is teruggezet.
admin-restored-beside = De kopie is teruggezet. Wat er stond, staat nu in { $path }.
admin-in-use = de server gebruikt { $path } nog; sluit hem eerst
admin-no-house = in { $path } is nog geen huis geopend: start eerst rokade serve, of noem de map met --data
admin-nothing = er staan geen partijen in { $path }
admin-exists = { $path } bestaat al; kies een nieuwe map
admin-failed = het lukt niet: { $reason }
admin-in-database = de partijen staan in de database { $place }: kopieer ze met pg_dump --format=custom en zet ze terug met pg_restore; bewaar het bestand secret uit de map voor gegevens bij de kopie

## rokade load

help-load = Meet een server terwijl velen tegelijk spelen (alleen op deze computer, tenzij je anders zegt)
help-load-usage = rokade load [OPTIES]
help-load-at = Adres van een server die al open is (standaard: een eigen server met een lege map)
help-load-pid = Het proces waarvan processor en geheugen worden gemeten
help-load-elsewhere = Ook als die server op een andere computer staat
help-load-data = Map voor de eigen server (standaard: een tijdelijke)
help-load-games = Zoveel partijen tegelijk, met twee verbindingen elk (standaard: 100)
help-load-rate = Zetten per seconde van alle partijen samen (standaard: zo veel als het gaat)
help-load-seconds = Zo lang wordt gemeten (standaard: 20)
help-load-watchers = Zoveel toeschouwers erbij (standaard: 0)
help-load-lobby = Zoveel bezoekers van de lobby, ieder eens per seconde (standaard: 0)
help-load-half_open = Meet nog twee keer: met zoveel verbindingen die hun vraag nooit afmaken, en weer zonder (standaard: 0)
help-load-examples =
    {"  "}rokade load --games 9500 --rate 2800 --seconds 60
    {"  "}rokade load --games 9500 --seconds 30 --json
value-seconds = N
value-proxy = ADRES
value-metrics = ADRES
value-certificate = BESTAND
value-key = BESTAND
value-at = ADRES
value-pid = PROCES
value-rate = N
value-watchers = N
value-lobby = N
value-half_open = N
value-connections = N

load-failed = de meting gaat niet door: { $reason }
load-elsewhere = --at: { $address } is een andere computer; wie daar over gaat, zegt dat met --elsewhere
load-pace = { $games } partijen: { $moves } bevestigde zetten per seconde, { $seconds } seconden lang gemeten
load-way = van klik tot tegenstander: de helft binnen { $half } ms, 99 van de 100 binnen { $most } ms, de traagste { $worst } ms
load-server = de server: { $cores } kern, { $memory } MiB (in rust { $idle } MiB)
load-others = daarnaast: deze meting zelf { $own } kern, de hele computer belast met { $load }; uitgesteld { $busy }, afgebroken { $broken }
load-shed = toeschouwers weggestuurd { $gone }, lobby getoond { $served } keer en geweigerd { $refused } keer
load-half-open = halve vragen: { $opened } begonnen, { $away } weggestuurd, de laatste na { $seconds } seconden
load-change = met hen duurde de helft van de zetten { $with } ms; zonder, ervoor en erna, { $without } ms: { $times } keer zo lang

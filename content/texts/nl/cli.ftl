# De opdrachtregel, in het Nederlands. Het Engelse bestand heeft dezelfde sleutels en plaatsen.

## Waar iets in de invoer staat

input-line = regel { $line }, kolom { $column }
input-named-line = { $name }, regel { $line }, kolom { $column }
input-fault = { $place }: { $fault }
input-unreadable = kan { $path } niet lezen: { $reason }
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
help-rokade-no_open = Open de browser niet
help-rokade-examples =
    {"  "}rokade                       open het huis en speel in de browser
    {"  "}rokade play                  speel in de terminal
    {"  "}rokade perft --depth 5       tel zettenreeksen
value-listen = ADRES

help-serve = Start de server en open de browser
help-serve-usage = rokade serve [OPTIES]
help-serve-listen = { help-rokade-listen }
help-serve-no_open = { help-rokade-no_open }
help-serve-examples =
    {"  "}rokade serve
    {"  "}rokade serve --listen 0.0.0.0:8080 --no-open

help-play = Speel een partij in de terminal
help-play-usage = rokade play [OPTIES] [BESTAND]
help-play-against = computer (standaard) of person: een mens
help-play-color = Jouw kleur tegen de computer: white (standaard), black of random
help-play-letters = Letters van de stukken: dutch (K D T L P), english (K Q R B N) of figurine (standaard: die van de taal)
help-play-fen = Stelling om mee te beginnen (standaard: de beginstelling)
help-play-chess960 = Rokeer zoals bij Chess960
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
help-perft-depth = Aantal halve zetten in een reeks
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

value-fen = FEN
value-files = BESTANDEN

## rokade serve

serve-open = Rokade is open op { $url } (Ctrl+C sluit).
serve-open-yourself = Er kon geen browser worden geopend; ga zelf naar { $url }.
serve-no-address = --listen: "{ $text }" is geen adres; schrijf iets als 127.0.0.1:7070 of localhost:7070
serve-port-taken = poort { $port } is bezet door een ander programma; kies een andere met --listen localhost:{ $other }
serve-no-bind = kan niet luisteren op { $address }: { $reason }
serve-no-system = het systeem laat de server niet starten: { $reason }

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

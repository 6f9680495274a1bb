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
    {"  "}rokade perft --depth 5       tel zettenreeksen
value-listen = ADRES

help-serve = Start de server en open de browser
help-serve-usage = rokade serve [OPTIES]
help-serve-listen = { help-rokade-listen }
help-serve-no_open = { help-rokade-no_open }
help-serve-examples =
    {"  "}rokade serve
    {"  "}rokade serve --listen 0.0.0.0:8080 --no-open

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

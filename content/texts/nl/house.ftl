# Het huis: naam, taal, instellingen, en wat er mis kan gaan.

house-name = Rokade
house-about = Schaken tegen de computer of met z’n tweeën op één apparaat
house-to-board = Naar het bord
house-to-start = Rokade, naar het begin

# De plekken van het huis, en elk in één regel.
places-name = Onderdelen
place-online = Online
place-online-more = Speel met iemand anders, met een link of uit de lijst.
place-members = Mijn Rokade
place-members-more = Je account, je partijen en je rating op deze server.
place-archive = Mijn partijen
place-otb = Aan het bord
place-otb-more = Klok, notatieformulier en scheidsrechter naast een echt bord.
place-puzzles = Puzzels
place-puzzles-more = Elke dag een nieuwe, voor iedereen dezelfde; en oefenen zo lang je wilt.
place-analysis = Analyse
place-analysis-more = Speel een partij na met de computer ernaast, en zie waar het misging.
place-lessons = Lessen
place-lessons-more = Twaalf korte lessen, met een bord om het zelf te doen.
place-rulebook = Regels
place-rulebook-more = Elke spelregel in gewone woorden, met een bord om hem uit te proberen.
place-arbiter = Stelling beoordelen
place-arbiter-more = Zet een stelling op en zie wie er nog mat kan zetten.

lost-title = Hier is niets
lost = Dit adres hoort bij geen enkel onderdeel van Rokade. Misschien is het verkeerd overgetikt.
lost-start = Naar het begin

# Elke taal heet in elke taal zoals zijzelf zegt.
language = Taal
language-nl = Nederlands
language-en = English

settings = Instellingen

failure-rules-title = Het bord kan nog niet open
failure-rules = De spelregels zijn niet binnengekomen. Kijk of je verbinding werkt en probeer het opnieuw.
failure-texts-title = De teksten zijn er nog niet
failure-texts = De teksten bij het bord zijn niet binnengekomen. Kijk of je verbinding werkt en probeer het opnieuw.
failure-language = Die taal is nu niet binnen te halen. Kijk of je verbinding werkt.
failure-browser-title = Deze browser is te oud
failure-browser = Rokade gebruikt WebAssembly, en deze browser kent dat niet. Met een nieuwere versie van Firefox, Chrome, Edge of Safari kun je hier schaken.
failure-part-title = Dit onderdeel is niet binnengekomen
failure-part = Kijk of je verbinding werkt en probeer het opnieuw. Je partij is bewaard.
failure-engine = De computer reageert niet. Je partij is bewaard.
failure-address = De stelling in het adres klopt niet:
failure-address-clock = De klok in het adres klopt niet:
failure-saved = De bewaarde partij was niet te lezen. Je begint met een nieuwe.
game-elsewhere = Deze partij ging in een ander venster verder. Dit is de stand.
failure-storage = Je partij kan niet op dit apparaat bewaard worden: de opslag is vol of staat uit.
try-again = Probeer opnieuw
close = Sluiten
mute = Geluid uit

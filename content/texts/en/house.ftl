# The house: name, language, settings, and what can go wrong.

house-name = Rokade
house-about = Chess against the computer or with two people on one device
house-to-board = To the board
house-to-start = Rokade, to the start

# The places of the house, and each in a line.
places-name = Places
place-online = Online
place-online-more = Play somebody else, by a link or from the list.
place-members = My Rokade
place-members-more = Your account, your games and your rating on this server.
place-archive = My games
place-otb = Over the board
place-otb-more = Clock, scoresheet and arbiter beside a real board.
place-puzzles = Puzzles
place-puzzles-more = A new one every day, the same for everyone; and training as long as you like.
place-analysis = Analysis
place-analysis-more = Play through a game beside the computer, and see where it turned.
place-lessons = Lessons
place-lessons-more = Twelve short lessons, with a board to do it yourself.
place-rulebook = Rules
place-rulebook-more = Every rule in plain words, with a board to try it on.
place-arbiter = Judge a position
place-arbiter-more = Set a position up and see who can still mate.

lost-title = Nothing is here
lost = This address belongs to no part of Rokade. Perhaps it was mistyped.
lost-start = To the start

# Every language is called in every language what it calls itself.
language = Language
language-nl = Nederlands
language-en = English

settings = Settings

failure-rules-title = The board cannot open yet
failure-rules = The rules did not come in. Check your connection and try again.
failure-texts-title = The texts are not there yet
failure-texts = The texts for the board did not come in. Check your connection and try again.
failure-language = That language cannot be fetched now. Check your connection.
failure-browser-title = This browser is too old
failure-browser = Rokade uses WebAssembly, and this browser does not know it. With a newer version of Firefox, Chrome, Edge or Safari you can play here.
failure-part-title = This part has not come in
failure-part = See whether your connection works and try again. Your game is kept.
failure-engine = The computer does not answer. Your game is kept.
failure-address = The position in the address is not right:
failure-address-clock = The clock in the address is wrong:
failure-saved = The saved game could not be read. You start with a new one.
game-elsewhere = This game went on in another window. This is how it stands.
failure-storage = Your game cannot be kept on this device: its storage is full or switched off.
try-again = Try again
close = Close
mute = Sound off

# The command line, in English. The Dutch file has the same keys and placeholders.

## Where something stands in the input

input-line = line { $line }, column { $column }
input-named-line = { $name }, line { $line }, column { $column }
input-fault = { $place }: { $fault }
input-long-line = a line of more than { $most } bytes is not read
input-more-faults = and { $count } more
input-unreadable = cannot read { $path }: { $reason }
file-no-network = { $path } is no network for this program ({ $reason })
file-unwritable = cannot write to { $path }: { $reason }
input-stdin-unreadable = cannot read standard input: { $reason }
output-unwritable = cannot write standard output: { $reason }

## Faults of the arguments

arguments-unknown = "{ $what }" is not known here
arguments-no-command = there is no command "{ $what }"
arguments-missing = { $what } is missing
arguments-conflict = { $what } cannot go together with { $other }
arguments-twice = { $what } can be given only once
arguments-misplaced = { $what } belongs to the server and cannot stand before { $command }
arguments-no-value = { $what } needs a value
arguments-bad-value = "{ $value }" is no value for { $what }
arguments-bad-choice = "{ $value }" is no value for { $what }; possible are { $possible }
arguments-numbers = { $least } to { $most }
arguments-unreadable = these arguments cannot be read
arguments-see-help = rokade --help shows what is possible.

## Help

help-usage = Usage
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-examples = Examples

help-any-help = Show this help
help-any-version = Show the version
help-any-lang = Language: nl or en (default: that of the locale)
value-lang = LANGUAGE
help-any-json = Print one JSON object a line

help-rokade = The chess house: play, learn and referee. Without a command the server starts.
help-rokade-usage = rokade [OPTIONS] [COMMAND]
help-rokade-listen = Address to listen at (default: 127.0.0.1:7070, and [::1] beside it)
help-rokade-data = Folder where games between people are kept (default: the user's folder for data)
help-rokade-store = PostgreSQL database for games, instead of a file, such as postgres://name@host/database (default: the variable ROKADE_STORE)
help-rokade-connections = { help-serve-connections }
help-rokade-proxy = { help-serve-proxy }
help-rokade-metrics = { help-serve-metrics }
help-rokade-certificate = { help-serve-certificate }
help-rokade-key = { help-serve-key }
help-rokade-no_open = Do not open the browser
help-rokade-free_hints = { help-serve-free_hints }
help-rokade-free_reviews = { help-serve-free_reviews }
help-rokade-examples =
    {"  "}rokade                       open the house and play in the browser
    {"  "}rokade play                  play in the terminal
    {"  "}rokade perft --depth 5       count move paths
value-listen = ADDRESS
value-data = FOLDER
value-store = DATABASE
value-free_hints = N
value-free_reviews = N

help-serve = Start the server and open the browser
help-serve-usage = rokade serve [OPTIONS]
help-serve-listen = { help-rokade-listen }
help-serve-data = { help-rokade-data }
help-serve-store = { help-rokade-store }
help-serve-connections = Connections that may be open at the same time (default: 4096)
help-serve-proxy = Believe this program in front about who asks; an address or network, may be given several times
help-serve-metrics = Address for figures (Prometheus) and /ready, for whoever watches over the server alone
help-serve-certificate = Certificate for HTTPS (PEM, with its chain); read again when it is renewed
help-serve-key = The key that goes with it (PEM)
help-serve-no_open = { help-rokade-no_open }
help-serve-free_hints = Hints a day for whoever does not pay (default: no limit)
help-serve-free_reviews = Reviews a day for whoever does not pay (default: no limit)
help-serve-examples =
    {"  "}rokade serve
    {"  "}rokade serve --listen 0.0.0.0:8080 --no-open
    {"  "}rokade serve --listen 0.0.0.0:443 --certificate chain.pem --key key.pem
    {"  "}rokade serve --free-hints 3 --free-reviews 3

help-play = Play a game in the terminal
help-play-usage = rokade play [OPTIONS] [FILE]
help-play-against = computer (default) or person
help-play-color = Your color against the computer: white (default), black or random
help-play-letters = Letters of the pieces: dutch (K D T L P), english (K Q R B N) or figurine (default: those of the language)
help-play-fen = Position to begin from (default: the initial position)
help-play-chess960 = Castle as in Chess960
help-play-book = Opening book that the computer plays from: own, or a file in Polyglot's format (default: none)
help-play-syzygy = Folder of Syzygy endgame tables that the computer may ask
help-play-file = File to read moves and commands from (default: standard input)
help-play-examples =
    {"  "}rokade play --color random
    {"  "}rokade play --against person --letters english
    {"  "}echo "f3 e5 g4 Qh4#" | rokade play --against person --letters english
value-against = OPPONENT
value-color = COLOR
value-letters = LETTERS
value-file = FILE

help-perft = Count the paths of legal moves, single thread, without a table of known positions
help-perft-usage = rokade perft --depth <N> [OPTIONS] [FILES]
help-perft-depth = Number of half-moves in a path, at most 100
help-perft-fen = Position to count from (default: the initial position)
help-perft-chess960 = Read castling rights as Chess960 does
help-perft-divide = Count after each first move too
help-perft-files = Files with a FEN or EPD a line; - reads standard input
help-perft-examples =
    {"  "}rokade perft --depth 5
    {"  "}rokade perft --depth 4 --divide --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    {"  "}rokade perft --depth 3 --json positions.epd
value-depth = N

help-adjudicate = Say whether each side can still mate, with a line or the reason why not
help-adjudicate-usage = rokade adjudicate [OPTIONS] [FILES]
help-adjudicate-fen = Position to judge
help-adjudicate-chess960 = Read castling rights as Chess960 does
help-adjudicate-bench = Print what each layer decides and what it costs
help-adjudicate-files = Files with a FEN or EPD a line; without one, or -, standard input
help-adjudicate-examples =
    {"  "}rokade adjudicate --fen "8/8/4k3/8/8/3K4/3B4/8 w - - 0 1"
    {"  "}rokade adjudicate --json positions.epd

help-datagen = Let the engine play against itself and keep the positions, to learn a network from
help-datagen-usage = rokade datagen --out <FILE> [OPTIONS]
help-datagen-out = File for the positions, 32 bytes each; what is in it already stays
help-datagen-threads = So many games at once (default: 1)
help-datagen-seed = Where chance begins; the same number gives the same games (default: 1)
help-datagen-nodes = Look at so many positions a move (default: 250)
help-datagen-judge = What judges positions: hand, or a file with a network (default: the program's own network)
help-datagen-games = Stop after so many games
help-datagen-positions = Stop after so many kept positions; without a number it goes on until you end it
help-datagen-examples =
    {"  "}rokade datagen --out games.bin --positions 1000000
    {"  "}rokade datagen --out games.bin --threads 2 --seed 7
value-out = FILE
value-threads = N
value-judge = FILE
value-seed = NUMBER
value-nodes = N
value-games = N
value-positions = N

value-fen = FEN
value-folder = FOLDER
value-files = FILES

## rokade datagen

datagen-made = { $games } games ({ $white } white, { $drawn } drawn, { $black } black), { $positions } positions, { $hourly } an hour; the file has { $records }

## rokade serve

serve-open = Rokade is open at { $url } (Ctrl+C closes).
serve-open-yourself = No browser could be opened; go to { $url } yourself.
serve-no-address = --listen: "{ $text }" is no address; write something like 127.0.0.1:7070 or localhost:7070
serve-port-taken = port { $port } is taken by another program; choose another with --listen localhost:{ $other }
serve-no-bind = cannot listen at { $address }: { $reason }
serve-no-system = the system does not let the server start: { $reason }
serve-plain = Note: without HTTPS everybody on this network can read along. Give --certificate and --key, or put a program with HTTPS in front and name it with --proxy.
serve-no-certificate = no HTTPS: { $reason }
serve-few-files = Note: the system allows only { $connections } connections at the same time.
serve-no-folder = there is no folder to keep games in; name one with --data FOLDER
serve-folder-in-use = another program uses the folder { $path } already; close it or choose another folder with --data FOLDER
serve-no-data = the kept games cannot be opened: { $reason }
serve-no-store = --store: { $reason }
serve-store-in-use = another server keeps its games in the database { $place } already

# A fault of a position; the sentence itself is shared with the client.
fen-part = part { $part }: { $why }

## Moves that cannot be read. Illegal moves have their sentences in refusals.ftl.

move-no-move = "{ $text }" is not written as a move
move-no-such-piece = no { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} can go to { $square }
move-ambiguous = "{ $text }" can mean several moves; write { $ways }
move-not-canonical = "{ $text }" is written { $canonical }

## rokade play

play-welcome-white = You play White against the computer.
play-welcome-black = You play Black against the computer.
play-welcome-people = A game for two.
play-how = Type a move ({ $examples }), or help.
play-thinking = The computer is thinking.
play-check = { $color ->
    [white] White
   *[black] Black
} is in check.
play-prompt = { $side }, move { $number }:
play-no-move = { $why }.
play-meant = { $told } Do you mean { $ways }?
play-one-taken-back = One move taken back.
play-two-taken-back = Your move and the answer to it taken back.
play-nothing-taken-back = There is no move of yours to take back.
play-claimable = You can claim a draw: type claim.
play-no-claim = There is nothing to claim: neither the same position for the third time nor fifty moves without a capture or pawn move.
play-unfinished = The game is not finished.
play-ended = { $result } ({ $score }). { $reason }
play-help =
    A move: e4, exd5, O-O, e8=Q, or squares such as e2e4.
    {"  "}moves    every legal move    score    the moves so far
    {"  "}board    the board           flip     turn the board
    {"  "}undo     take back           fen      the position as text
    {"  "}claim    claim a draw        resign   give up
    {"  "}quit     leave

# Words of the language; those of the other language are understood as well.
play-words-help = help ?
play-words-board = board
play-words-moves = moves
play-words-score = score
play-words-fen = fen
play-words-undo = undo back
play-words-flip = flip turn
play-words-claim = claim
play-words-resign = resign
play-words-quit = quit exit

## rokade pgn

help-pgn = Check and convert games in PGN, archives of any size
help-pgn-usage = rokade pgn <COMMAND>
help-pgn-examples =
    {"  "}rokade pgn check games.pgn
    {"  "}rokade pgn convert --letters dutch games.pgn

help-pgn-check = Replay every game and tell what is wrong, with game, line and column
help-pgn-check-usage = rokade pgn check [OPTIONS] [FILES]
help-pgn-check-letters = Letters of the moves: english (default: K Q R B N), dutch (K D T L P) or figurine
help-pgn-check-notes = Tell what is unusual too, not only what is wrong
help-pgn-check-jobs = Number of threads (default: one for each core)
help-pgn-check-files = Archives to read; - or none reads standard input
help-pgn-check-examples =
    {"  "}rokade pgn check games.pgn
    {"  "}rokade pgn check --json --jobs 1 - < games.pgn
value-jobs = N

help-pgn-convert = Write games anew in the export format, with other letters or without remarks
help-pgn-convert-usage = rokade pgn convert [OPTIONS] [FILES]
help-pgn-convert-from = Letters of the moves that are read: english (default), dutch or figurine
help-pgn-convert-letters = Letters of the moves that are written: english (default), dutch or figurine
help-pgn-convert-without = What to leave out: comments, variations, nags; several with commas
help-pgn-convert-one_line = One game a line, moves only
help-pgn-convert-files = Archives to read; - or none reads standard input
help-pgn-convert-examples =
    {"  "}rokade pgn convert --letters figurine games.pgn
    {"  "}rokade pgn convert --without comments,nags games.pgn > bare.pgn
value-from = LETTERS
value-without = WHAT

pgn-checked = Games: { $games }, half-moves: { $plies }, games with faults: { $faulty }, notes: { $notes }.
pgn-fault = game { $game }: { $why }
pgn-fault-of-token = game { $game }, “{ $token }”: { $why }
pgn-note = game { $game }, note: { $why }
pgn-in-position = { $why } (position { $fen })

# What is wrong with a game.
pgn-null-move-in-check = nobody passes in check
pgn-unknown-token = here a move, a comment or a result is expected
pgn-too-long = this is longer than anything that makes sense here
pgn-nothing-to-close = there is nothing to close
pgn-variation-without-move = there is no move yet that a variation could replace
pgn-too-deep = so many variations in variations are not followed
pgn-unclosed-variation = this variation is never closed
pgn-unclosed-comment = this comment is never closed
pgn-bad-nag = behind $ a number from 0 to 255 is expected
pgn-tag-without-name = behind [ the name of a tag is expected
pgn-tag-without-value = this tag has no value in quotation marks
pgn-unclosed-value = this value is never closed by a quotation mark
pgn-unclosed-tag = this tag is never closed by ]
pgn-setup-without-fen = SetUp announces a position, and there is no FEN
pgn-other-game = this is another game than chess
pgn-result-mismatch = the Result tag says { $result }
pgn-result-against-board = on the board it is { $result }
pgn-utf-16 = this is UTF-16; a PGN file is UTF-8 or Latin-1
pgn-too-many = further faults in this game are not told

# What is unusual in a game.
pgn-note-latin-1 = this is no UTF-8, and was read as Latin-1
pgn-note-unescaped-quote = a quotation mark in a value needs a backslash before it
pgn-note-move-number = this is not the number of the move
pgn-note-null-move = a side passes here
pgn-note-missing-result = there is no result behind the moves
pgn-note-unknown-result = the Result tag says nothing known
pgn-note-half-result = the Result tag and the end of the moves do not say the same
pgn-note-forgiven-fen = this FEN is not written as it should be, but can be understood
pgn-note-untold-chess960 = this is Chess960, and no Variant tag says so
pgn-note-nag-without-move = a judgement without a move

## rokade review

help-review = Judge every move of games: evaluations, faults, better moves
help-review-usage = rokade review [OPTIONS] [FILES]
help-review-from = Letters of the moves that are read: english (default), dutch or figurine
help-review-letters = Letters of the moves that are written: english, dutch or figurine (default: english, and in sentences those of the language)
help-review-quick = Think a sixth as long about each move
help-review-nodes = How many positions the engine looks at for each move (default: 340000)
help-review-files = Archives to read; - or none reads standard input
help-review-examples =
    {"  "}rokade review game.pgn > reviewed.pgn
    {"  "}rokade review --quick --json games.pgn

review-inaccuracy = Inaccuracy.
review-mistake = Mistake.
review-blunder = Blunder.
review-better = { $best } was better.
review-missed-mate = { $best } was mate in { $moves }.
review-missed-mate-at-once = { $best } was mate.
review-only-move = The only good move.
review-good-sacrifice = A good sacrifice.
review-turning-point = Here the game turned.
review-side = { $side }: accuracy { $accuracy } %, average loss { $loss } hundredths of a pawn, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.

## rokade uci

help-uci = Be the engine of any chess program, by the UCI protocol
help-uci-usage = rokade uci [OPTIONS]
help-uci-book = Opening book to play from: own, or a file in Polyglot's format (default: none until OwnBook is set)
help-uci-seed = Draw the same moves of the book each time
help-uci-examples =
    {"  "}rokade uci                   enter this command in your chess program
value-book = FILE
value-syzygy = FOLDER

book-unusable = --book: { $reason }
tables-unusable = --syzygy: { $reason }

## rokade match

help-match = Let two engines play and tell how much stronger one is
help-match-usage = rokade match --a <ENGINE> --b <ENGINE> [OPTIONS]
help-match-a = The engine whose score is told: internal, or the command of a UCI engine
help-match-b = Its opponent, in the same way
help-match-openings = File of openings, each played with both colors: FEN or EPD a line, or PGN (default: the initial position)
help-match-seed = Draw the order of the openings by lot with this number
help-match-games = Number of games (default: 100)
help-match-nodes = Positions that either may visit for a move (default where nothing else limits: 100000)
help-match-nodes_a = The same for A alone
help-match-nodes_b = The same for B alone
help-match-work = Milliseconds of processor time for a move, kept from outside: the fair measure on a busy machine (Linux)
help-match-plies = Half-moves that either looks ahead
help-match-movetime = Milliseconds for a move
help-match-clock = Clock in seconds: 60+0.6, or 40/60+0.6 with more time every 40 moves
help-match-margin = Milliseconds after its flag that a move is still taken (default: 0)
help-match-patience = Seconds that an engine may take without a clock before it has lost (default: 60)
help-match-concurrency = Games at the same time (default: 1)
help-match-hash = Hash table of each engine in MiB (default: 16)
help-match-option_a = Option of A, as Name=Value; may be repeated
help-match-option_b = Option of B
help-match-chess960 = Play Chess960
help-match-book = Opening book of the internal engine: own, or a file in Polyglot's format (default: none)
help-match-syzygy = Folder of Syzygy endgame tables for the internal engine
help-match-sprt = Stop when it is clear whether A is ELO0 or ELO1 stronger, such as 0,5
help-match-alpha = How often ELO1 may be taken wrongly (default: 0.05)
help-match-beta = How often ELO0 may be taken wrongly (default: 0.05)
help-match-resign = End games that both think lost: CENTIPAWNS,MOVES such as 600,4 (default: never)
help-match-draw = End games that both think drawn: CENTIPAWNS,MOVES,FROM such as 10,8,40 (default: never)
help-match-pgn = File to write the games to
help-match-examples =
    {"  "}rokade match --a internal --b "old/rokade uci" --openings book.epd --nodes 20000 --sprt 0,5
    {"  "}rokade match --a internal --b toga2 --openings book.epd --work 300 --games 400 --pgn games.pgn
    {"  "}rokade match --a "stockfish" --b "ethereal-chess" --clock 10+0.1 --concurrency 2
value-a = ENGINE
value-b = ENGINE
value-openings = FILE
value-nodes_a = N
value-nodes_b = N
value-work = MS
value-plies = N
value-movetime = MS
value-clock = CLOCK
value-margin = MS
value-patience = S
value-concurrency = N
value-hash = MIB
value-option_a = NAME=VALUE
value-option_b = NAME=VALUE
value-sprt = ELO0,ELO1
value-alpha = P
value-beta = P
value-resign = CP,N
value-draw = CP,N,FROM
value-pgn = FILE

match-players = A: { $a }, B: { $b }
match-standing = Games { $games }: +{ $won } ={ $drawn } -{ $lost }, { $percent } % for A. Elo { $elo }, with 95 % certainty { $least } to { $most }; A stronger with { $superiority } %.
match-pairs = Pairs by points of A (0, ½, 1, 1½, 2): { $counts }
match-sprt-open = Not decided between { $elo0 } and { $elo1 } Elo: { $ratio } within { $least } and { $most }
match-sprt-zero = Decided for { $elo0 } rather than { $elo1 } Elo: { $ratio } is at or below { $least } (the other bound: { $most })
match-sprt-one = Decided for { $elo1 } rather than { $elo0 } Elo: { $ratio } is at or above { $most } (the other bound: { $least })
match-used = Processor seconds a move: A { $a }, B { $b }. Nodes a processor second: A { $anodes }, B { $bnodes }.
match-faults = { $side } lost { $time } games on time, { $illegal } by an illegal move, { $broken } by silence
match-no-openings = there is no opening in { $path }
match-unusable = engine { $side } cannot play: { $reason }

## rokade puzzles

help-puzzles = Make and check puzzles
help-puzzles-usage = rokade puzzles <COMMAND>
help-puzzles-examples =
    {"  "}rokade puzzles make games.pgn > puzzles.csv
    {"  "}rokade puzzles check puzzles.csv
help-puzzles-check = See whether each puzzle is sound: one way to win, or a proved mate
help-puzzles-check-usage = rokade puzzles check [OPTIONS] [FILES]
help-puzzles-check-nodes = How many positions the engine looks at for each question (default: 100000)
help-puzzles-check-files = Tables in the format of the public database of puzzles; - or none reads standard input
help-puzzles-check-examples =
    {"  "}rokade puzzles check puzzles.csv
    {"  "}rokade puzzles check --json - < puzzles.csv

help-puzzles-make = Make puzzles out of games, as a table
help-puzzles-make-usage = rokade puzzles make [OPTIONS] [FILES]
help-puzzles-make-nodes = How many positions the engine looks at for each question; four times as many to verify (default: 50000)
help-puzzles-make-files = Archives in PGN; - or none reads standard input
help-puzzles-make-examples =
    {"  "}rokade puzzles make games.pgn > puzzles.csv

puzzle-sound = { $id } is sound: { $themes }
puzzle-flawed = { $id } is not sound: { $why }
puzzle-loses-the-mate = after move { $move } there is no mate in the stated number of moves
puzzle-shorter-mate = there is a mate in { $moves }
puzzle-does-not-win = move { $move } does not win
puzzle-second-solution = beside move { $move }, { $other } wins too
puzzle-undecided = move { $move } was not decided with this effort
puzzle-row-unreadable = this is no row of a table
puzzle-row-columns = 3 to 10 columns belong here
puzzle-row-position = “{ $text }” is no legal position
puzzle-row-move = “{ $text }” cannot be played here
puzzle-row-no-moves = there is no move
puzzle-row-opponent = the solution does not end with a move of the solver
puzzles-checked = Puzzles: { $puzzles }, sound: { $sound }.

## rokade lessons

help-lessons = Check lessons
help-lessons-usage = rokade lessons <COMMAND>
help-lessons-examples =
    {"  "}rokade lessons check my-lessons
help-lessons-check = See whether all that lessons say is so, and whether each task can be done
help-lessons-check-usage = rokade lessons check [OPTIONS] [FOLDER]
help-lessons-check-folder = A folder with lessons.md, nl/ and en/ (default: the lessons in the program)
help-lessons-check-examples =
    {"  "}rokade lessons check
    {"  "}rokade lessons check --json content/lessons

lessons-checked = Lessons: { $lessons }, steps: { $steps }, faults: { $faults }.
lesson-file-missing = this file is missing
lesson-file-unknown = this file belongs to nothing
lesson-not-a-field = “{ $text }” is no field; a field is name: value
lesson-field-unknown = there is no field “{ $text }” here
lesson-field-repeated = the field “{ $text }” stands here twice
lesson-field-missing = the field “{ $text }” is missing
lesson-bad-value = “{ $text }” is no value for the field { $field }
lesson-repeated = “{ $text }” is here already
lesson-no-counterpart = “{ $text }” is in one only of the files that belong together
lesson-unknown = nothing is called “{ $text }”
lesson-address-taken = the address “{ $text }” is taken
lesson-no-text = the text is missing here; a lesson has one paragraph
lesson-unclosed = “{ $text }” is not closed
lesson-uneven-table = this row has not as many cells as the first
lesson-against-the-rules = the lesson says “{ $said }” and by the rules it is “{ $ruled }”
lesson-no-move = “{ $text }” cannot be an answer here
lesson-not-one-task = a step has one task, and a lesson at least one step
lesson-out-of-reach = this cannot be done in so many moves
lesson-undecided = this is too large to find out
lesson-nothing-to-find = every answer is right here, or none is

## rokade rules

help-rules = Look up a rule, with a board beside it
help-rules-usage = rokade rules [OPTIONS] [QUESTION]
help-rules-query = A question in plain words, the number of an article or the address of a page (default: the list)
help-rules-examples =
    {"  "}rokade rules
    {"  "}rokade rules can you castle after being in check
    {"  "}rokade rules castling
    {"  "}rokade rules --json 9.6.2
value-query = QUESTION

rules-nothing-found = nothing found for "{ $query }"; try other words, or rokade rules for the list
rules-how = rokade rules ADDRESS shows a page; rokade rules and a question searches.
rules-more = rokade rules { $address } shows the first page whole.
rules-verdict-allowed = allowed
rules-verdict-not-allowed = not allowed
rules-verdict-draw = draw
rules-verdict-win = win
rules-verdict-loss = loss
rules-verdict-house-rule = house rule
rules-standing-house = not an official rule
rules-standing-advice = help, not a rule
rules-articles = FIDE Laws: { $articles }
rules-see = See also: { $pages }
rules-checked-fide = Checked on { $date } against the FIDE Laws of Chess in force since 1 January 2023.
rules-checked-house = Checked on { $date } against the program itself; this is not in the FIDE Laws.
rules-to-move = { $color ->
    [white] White
   *[black] Black
} is to move.
rules-check = { $color ->
    [white] White
   *[black] Black
} is in check.
rules-claim-repetition = { $color ->
    [white] White
   *[black] Black
} may claim a draw: the same position for the third time (article 9.2).
rules-claim-move-count = { $color ->
    [white] White
   *[black] Black
} may claim a draw: fifty moves without a capture or a pawn move (article 9.3).
rules-can-mate-both = Both sides can still mate.
rules-can-mate-white = White can still mate, Black cannot.
rules-can-mate-black = Black can still mate, White cannot.
rules-can-mate-nobody = Nobody can mate any more.
rules-move-allowed = { $move }, that is allowed.
rules-move-mates = { $move }, that is allowed and is mate.
rules-move-stalemates = { $move }, that is allowed and is stalemate: a draw.
rules-move-makes-dead = { $move }, that is allowed and makes the position dead: a draw.

## rokade suite

help-suite = Go through test positions and count what is solved
help-suite-usage = rokade suite [OPTIONS] <FILES>
help-suite-nodes = Positions that the engine visits for each (default: 1000000)
help-suite-hash = Hash table in MiB (default: 64)
help-suite-mates = Prove the mates with the mate solver instead, and that none is shorter
help-suite-longest = Pass over longer mates than this (default: 5)
help-suite-effort = Positions that the mate solver may look at for each (default: 500000000)
help-suite-all = Tell every position, not only those that were missed
help-suite-chess960 = Read castling rights as Chess960 does
help-suite-files = EPD with bm, am or dm, or PGN with a Termination such as "mate in 3"; - reads standard input
help-suite-examples =
    {"  "}rokade suite win_at_chess_test.epd
    {"  "}rokade suite --mates --longest 4 mate_in_4.pgn
value-longest = N
value-effort = N

suite-no-goal = neither bm nor am nor dm says what is asked here
suite-solved = { $id }: { $expected } found ({ $best }, { $score }, depth { $depth })
suite-missed = { $id }: { $expected } expected, { $best } played ({ $score }, depth { $depth })
suite-end = { $file }: { $solved } of { $asked } solved at { $nodes } nodes
suite-proved = { $id }: mate in { $mate } proved in { $milliseconds } ms
suite-not-proved = { $id }: mate in { $mate } not proved, found { $found } in { $milliseconds } ms
suite-mates-end = { $file }: { $proved } of { $asked } proved exactly, { $passed } passed over; median { $median } ms of processor time, longest { $most } ms

## rokade analyse

help-analyse = Tell what positions are worth, with the best lines
help-analyse-usage = rokade analyse [OPTIONS] [FILES]
help-analyse-fen = Position to analyse
help-analyse-nodes = Positions to visit (default where nothing else limits: 1000000)
help-analyse-plies = Half-moves to look ahead
help-analyse-movetime = Milliseconds for a position
help-analyse-lines = Number of lines (default: 1)
help-analyse-hash = Hash table in MiB (default: 64)
help-analyse-threads = Number of threads (default: 1)
help-analyse-chess960 = Read castling rights as Chess960 does
help-analyse-syzygy = Folder of Syzygy endgame tables to ask
help-analyse-files = Files with a FEN or EPD a line; without one, or -, standard input
help-analyse-examples =
    {"  "}rokade analyse --lines 3 --fen "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
    {"  "}rokade analyse --json --depth 12 positions.epd
value-lines = N

analyse-depth = Depth { $depth }, { $nodes } nodes

## rokade bench

help-bench = Print the engine's signature, the same on every machine, and its pace
help-bench-usage = rokade bench [OPTIONS]
help-bench-paces = Measure what judging positions costs and what a second thread brings
help-bench-examples =
    {"  "}rokade bench

bench-same = { $nodes } nodes, as is written down for this version; { $seconds } s of processor time, { $pace } nodes a second
bench-other = { $nodes } nodes, where { $signature } are written down for this version; { $seconds } s of processor time, { $pace } nodes a second
bench-pace = { $what }: { $pace } nodes a processor second, { $wall } a second on the wall
bench-pace-network = the network
bench-pace-rules = hand-made rules
bench-pace-nothing = no judging at all
bench-pace-two = the network, two threads

## Levels

levels-line = { $name } ({ $elo }): { $expect }

engine-failed = a chess program does not do what it is asked: { $reason }

help-levels = Show the computer's levels, or measure whether they are what they say
help-levels-usage = rokade levels [OPTIONS]
help-levels-check = Measure the levels, part by part
help-levels-part = Parts: work, openings, mates, agreement, ladder, gauge, fit (default: all)
help-levels-level = Levels: beginner, easy, medium, hard, expert, master (default: all)
help-levels-number = Number of games of each pairing (default: 400)
help-levels-positions = Number of positions of each level for agreement, at most (default: 2000)
help-levels-seed = Where chance begins (default: 1)
help-levels-judged = Number of games of a level that are judged (default: 200)
help-levels-people = PGN file with games of people with ratings, for agreement and --gather
help-levels-puzzles = File of mate puzzles or EPD lines, for mates; can be given more than once
help-levels-results = File with what earlier measurements told with --json, for fit; can be given more than once
help-levels-record = Add the games that are played to this file, as PGN
help-levels-gather = Write what the model of human play is fitted on to this file
help-levels-examples =
    {"  "}rokade levels
    {"  "}rokade levels --check --part ladder --number 100
    {"  "}rokade levels --check --part agreement --people games.pgn
value-part = PARTS
value-results = FILE
value-level = LEVEL
value-number = N
value-people = PGN
value-judged = N
value-puzzles = FILE
value-record = FILE
value-gather = FILE
help-play-level = The computer's level: beginner, easy, medium, hard, expert or master (default: full strength)

levels-part-agreement = equal moves
levels-part-mates = mates
levels-part-gauge = gauge
levels-part-likeness = likeness
levels-lacking = { $part }: cannot be measured here, { $what } is missing
levels-found-work = { $level }: { $median_ms } ms a move in the middle, { $slowest_of_twenty_ms } ms for the slowest of twenty, { $slowest_ms } ms at most ({ $moves } moves)
levels-found-openings = { $level }: { $different_positions } different positions after eight half-moves in { $games } games, most frequent first move { $first_move } %
levels-found-mates = { $level }: mate in { $moves }: kept { $kept } of { $asked } times ({ $positions } positions)
levels-found-defence = { $level }: defended against mate in one { $defended } of { $positions } times
levels-found-agreement = { $level }: most frequent move equals a person's in { $most_frequent } %, a single answer in { $single } % ({ $positions } positions)
levels-found-ladder = { $level } against { $against }: { $percent } ± { $error } % of { $games } games
levels-found-anchor = { $level } against { $against }: { $percent } ± { $error } % of { $games } games
levels-found-gauge = { $level }: Elo { $elo } ± { $error } over { $games } games
levels-found-fit = { $level }: Elo { $elo } ± { $error } by all { $games } games, those between levels included
levels-found-likeness = { $level }: average loss { $acpl }, accuracy { $accuracy }, blunders { $blunders } %, losses of 300 or more { $losses_of_300 } %, equal to the best { $best } % (blunders in half-moves 1–20 { $blunders_early } %, 21–60 { $blunders_middle } %, later { $blunders_late } %; { $moves } moves, judged by Stockfish with 5000 positions a move)

## Completions and manual

help-completions = Print a script with which your shell completes these commands
help-completions-usage = rokade completions <SHELL>
help-completions-shell = bash, zsh, fish, elvish or powershell
help-completions-examples =
    {"  "}mkdir -p ~/.local/share/bash-completion/completions && rokade completions bash > ~/.local/share/bash-completion/completions/rokade
    {"  "}mkdir -p ~/.zfunc && rokade completions zsh > ~/.zfunc/_rokade   with fpath+=~/.zfunc in ~/.zshrc
    {"  "}mkdir -p ~/.config/fish/completions && rokade completions fish > ~/.config/fish/completions/rokade.fish
value-shell = SHELL

help-man = Write the manual pages for man, one for each command
help-man-usage = rokade man <FOLDER>
help-man-folder = Folder for the pages
help-man-examples =
    {"  "}rokade man ~/.local/share/man/man1
value-folder = FOLDER

help-admin = For whoever runs a server
help-admin-usage = rokade admin <COMMAND>
help-admin-examples =
    {"  "}rokade admin backup /media/usb/rokade-monday
help-admin-backup = Copy all games and the secret, also while the server runs
help-admin-backup-usage = rokade admin backup [OPTIONS] <FOLDER>
help-admin-backup-data = { help-rokade-data }
help-admin-backup-store = { help-rokade-store }
help-admin-backup-folder = A new folder for the copy
help-admin-backup-examples =
    {"  "}rokade admin backup /media/usb/rokade-monday
help-admin-restore = Put a copy back; the server must be closed, and what was there is kept beside
help-admin-restore-usage = rokade admin restore [OPTIONS] <FOLDER>
help-admin-restore-data = { help-rokade-data }
help-admin-restore-store = { help-rokade-store }
help-admin-restore-folder = The folder with the copy
help-admin-restore-examples =
    {"  "}rokade admin restore /media/usb/rokade-monday
help-admin-people = Show who has an account, also while the server runs
help-admin-people-usage = rokade admin people [OPTIONS]
help-admin-people-data = { help-rokade-data }
help-admin-people-store = { help-rokade-store }
help-admin-people-json = One JSON object a line
help-admin-people-examples =
    {"  "}rokade admin people
    {"  "}rokade admin people --json
help-admin-reports = Show what members have reported, with what was written in that game
help-admin-reports-usage = rokade admin reports [OPTIONS]
help-admin-reports-data = { help-rokade-data }
help-admin-reports-store = { help-rokade-store }
help-admin-reports-examples =
    {"  "}rokade admin reports
help-admin-add = Make an account; you get a code with which its owner chooses a password
help-admin-add-usage = rokade admin add [OPTIONS] <NAME>
help-admin-add-data = { help-rokade-data }
help-admin-add-store = { help-rokade-store }
help-admin-add-name = What the member will be called
help-admin-add-examples =
    {"  "}rokade admin add Anna
help-admin-reset = Make a code for who has lost the password; it is good once, for a day
help-admin-reset-usage = rokade admin reset [OPTIONS] <NAME>
help-admin-reset-data = { help-rokade-data }
help-admin-reset-store = { help-rokade-store }
help-admin-reset-name = What the member is called
help-admin-reset-examples =
    {"  "}rokade admin reset Anna
help-admin-plan = Give a member another plan
help-admin-plan-usage = rokade admin plan [OPTIONS] <NAME> <PLAN>
help-admin-plan-data = { help-rokade-data }
help-admin-plan-store = { help-rokade-store }
help-admin-plan-name = What the member is called
help-admin-plan-plan = free: hints and reviews as the server has them; premium: as many as you like
help-admin-plan-examples =
    {"  "}rokade admin plan Anna premium
help-admin-age = Mark a member as a child (chat is then off), or no longer
help-admin-age-usage = rokade admin age [OPTIONS] <NAME> <AGE>
help-admin-age-data = { help-rokade-data }
help-admin-age-store = { help-rokade-store }
help-admin-age-name = What the member is called
help-admin-age-age = child: a child; adult: not a child
help-admin-age-examples =
    {"  "}rokade admin age Tim child
value-name = NAME
value-plan = PLAN
value-age = AGE

admin-no-reports = Nothing has been reported.
admin-report = { $by } reports { $about }, game { $game }:
admin-nobody = Nobody has an account yet.
admin-count = Members: { $count }
admin-word-premium = premium
admin-word-child = child
admin-added =
    { $name } has an account. Hand on this code, it is good once and for a day:
    { $code }
    Under "Forgot your password?" { $name } chooses a password with it.
admin-reset =
    Give { $name } this code, it is good once and for a day:
    { $code }
    Under "Forgot your password?" { $name } chooses a new password with it.
admin-plan-free = { $name } is on the free plan now.
admin-plan-premium = { $name } is on the premium plan now.
admin-age-child = { $name } is marked as a child now and cannot chat.
admin-age-adult = { $name } is no longer marked as a child.
admin-nobody-called = nobody is called { $name }; rokade admin people shows who there are
admin-name-taken = this name, or one that looks just like it, is somebody's already
admin-no-name = a name has 2 to 20 letters and figures, with single marks between them

admin-backed-up = The copy is in { $path } and has been checked.
admin-restored = The copy has been put back.
admin-restored-beside = The copy has been put back. What was there is now in { $path }.
admin-in-use = the server still uses { $path }; close it first
admin-no-house = no house has been opened in { $path } yet: start rokade serve once, or name the folder with --data
admin-nothing = there are no games in { $path }
admin-exists = { $path } is there already; choose a new folder
admin-failed = it cannot be done: { $reason }
admin-in-database = the games are in the database { $place }: copy them with pg_dump --format=custom and put them back with pg_restore; keep the file secret of the data folder with the copy

## rokade load

help-load = Measure a server while many play at once (at this computer only, unless you say so)
help-load-usage = rokade load [OPTIONS]
help-load-at = Address of a server that is open already (default: one of its own, over an empty folder)
help-load-pid = The process whose processor and memory are measured
help-load-elsewhere = Also if that server is at another computer
help-load-data = Folder for the server of its own (default: a temporary one)
help-load-games = So many games at a time, of two connections each (default: 100)
help-load-rate = Moves a second of all games together (default: as many as possible)
help-load-seconds = So long is measured (default: 20)
help-load-watchers = So many spectators besides (default: 0)
help-load-lobby = So many visitors of the lobby, each once a second (default: 0)
help-load-half_open = Measure twice more: with so many connections that never finish their question, and without them again (default: 0)
help-load-examples =
    {"  "}rokade load --games 9500 --rate 2800 --seconds 60
    {"  "}rokade load --games 9500 --seconds 30 --json
value-seconds = N
value-proxy = ADDRESS
value-metrics = ADDRESS
value-certificate = FILE
value-key = FILE
value-at = ADDRESS
value-pid = PROCESS
value-rate = N
value-watchers = N
value-lobby = N
value-half_open = N
value-connections = N

load-failed = the measurement came to nothing: { $reason }
load-elsewhere = --at: { $address } is another computer; whoever is in charge there says so with --elsewhere
load-pace = { $games } games: { $moves } acknowledged moves a second, measured for { $seconds } seconds
load-way = from click to opponent: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $worst } ms
load-server = the server: { $cores } core, { $memory } MiB (idle { $idle } MiB)
load-others = besides: this measurement itself { $own } core, the whole computer at a load of { $load }; put off { $busy }, broken off { $broken }
load-shed = spectators sent away { $gone }, lobby shown { $served } times and refused { $refused } times
load-half-open = half questions: { $opened } begun, { $away } sent away, the last after { $seconds } seconds
load-change = with them, half of the moves took { $with } ms; without, before and after, { $without } ms: { $times } times as long

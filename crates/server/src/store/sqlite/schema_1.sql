-- Challenges that nobody has taken.
CREATE TABLE challenge (
    id TEXT PRIMARY KEY,
    by_person TEXT NOT NULL,
    chat TEXT NOT NULL,
    made INTEGER NOT NULL,
    control TEXT NOT NULL,
    rules TEXT NOT NULL,
    variant TEXT NOT NULL,
    series TEXT NOT NULL,
    wish TEXT NOT NULL,
    audience TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is fixed of each game, and how it ended.
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    control TEXT NOT NULL,
    rules TEXT NOT NULL,
    start TEXT NOT NULL,
    white TEXT NOT NULL,
    white_chat TEXT NOT NULL,
    black TEXT NOT NULL,
    black_chat TEXT NOT NULL,
    begun INTEGER NOT NULL,
    lag TEXT NOT NULL,
    series TEXT NOT NULL,
    outcome TEXT,
    reason TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX game_unfinished ON game (begun) WHERE reason IS NULL;
CREATE INDEX game_of_white ON game (white, begun);
CREATE INDEX game_of_black ON game (black, begun);

-- What happened in it. The key is what keeps an event from being kept twice.
CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- Single values, by name.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

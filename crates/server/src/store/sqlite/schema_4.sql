-- Whether a game changes ratings.
ALTER TABLE challenge ADD COLUMN stakes TEXT NOT NULL DEFAULT 'casual';
ALTER TABLE game ADD COLUMN stakes TEXT NOT NULL DEFAULT 'casual';

-- Ratings of members, by the kind of game.
CREATE TABLE rating (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    pool TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (member, pool)
) STRICT, WITHOUT ROWID;

-- What rated games did, in points as they are shown. The key is what keeps a game from counting twice.
CREATE TABLE rating_change (
    game TEXT PRIMARY KEY REFERENCES game (id),
    white_before INTEGER NOT NULL,
    white_after INTEGER NOT NULL,
    black_before INTEGER NOT NULL,
    black_after INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is worked out once of games that are over.
CREATE TABLE filing (
    game TEXT PRIMARY KEY REFERENCES game (id),
    plies INTEGER NOT NULL,
    opening TEXT
) STRICT, WITHOUT ROWID;

-- What members have done with puzzles and lessons, as their devices wrote it.
CREATE TABLE progress (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    subject TEXT NOT NULL,
    revision INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (member, subject)
) STRICT, WITHOUT ROWID;

-- The tables of schema 5 of the file, in PostgreSQL's words; what each is for stands in schema_1.sql
-- to schema_5.sql of ../sqlite. The order of columns is the same, because rows are written whole.
-- Names are compared by their bytes, as SQLite does, whatever language the database was made for.
CREATE TABLE challenge (
    id TEXT COLLATE "C" PRIMARY KEY,
    by_person TEXT NOT NULL,
    chat TEXT NOT NULL,
    made BIGINT NOT NULL,
    control TEXT NOT NULL,
    rules TEXT NOT NULL,
    variant TEXT NOT NULL,
    series TEXT NOT NULL,
    wish TEXT NOT NULL,
    audience TEXT NOT NULL,
    stakes TEXT NOT NULL
);

CREATE TABLE game (
    id TEXT COLLATE "C" PRIMARY KEY,
    control TEXT NOT NULL,
    rules TEXT NOT NULL,
    start TEXT NOT NULL,
    white TEXT COLLATE "C" NOT NULL,
    white_chat TEXT NOT NULL,
    black TEXT COLLATE "C" NOT NULL,
    black_chat TEXT NOT NULL,
    begun BIGINT NOT NULL,
    lag TEXT NOT NULL,
    series TEXT NOT NULL,
    outcome TEXT,
    reason TEXT,
    stakes TEXT NOT NULL
);
CREATE INDEX game_unfinished ON game (begun) WHERE reason IS NULL;
CREATE INDEX game_of_white ON game (white, begun);
CREATE INDEX game_of_black ON game (black, begun);

CREATE TABLE event (
    game TEXT COLLATE "C" NOT NULL REFERENCES game (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE house (
    name TEXT COLLATE "C" PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE member (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    key TEXT COLLATE "C" NOT NULL UNIQUE,
    password TEXT NOT NULL,
    plan TEXT NOT NULL,
    age TEXT NOT NULL,
    since BIGINT NOT NULL
);

CREATE TABLE name_gone (
    print TEXT COLLATE "C" PRIMARY KEY
);

CREATE TABLE member_guest (
    guest TEXT COLLATE "C" PRIMARY KEY,
    member TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE
);
CREATE INDEX member_guest_of ON member_guest (member);

CREATE TABLE session (
    key TEXT COLLATE "C" PRIMARY KEY,
    member TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    begun BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    device TEXT NOT NULL
);
CREATE INDEX session_of ON session (member, seen);

CREATE TABLE code (
    member TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    key TEXT COLLATE "C" NOT NULL,
    until BIGINT,
    PRIMARY KEY (member, key)
);

CREATE TABLE help (
    member TEXT COLLATE "C" PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    day BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    reviews BIGINT NOT NULL
);

CREATE TABLE rating (
    member TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    pool TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (member, pool)
);

CREATE TABLE rating_change (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES game (id),
    white_before BIGINT NOT NULL,
    white_after BIGINT NOT NULL,
    black_before BIGINT NOT NULL,
    black_after BIGINT NOT NULL
);

CREATE TABLE filing (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES game (id),
    plies BIGINT NOT NULL,
    opening TEXT
);

CREATE TABLE progress (
    member TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    subject TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (member, subject)
);

CREATE TABLE block (
    member TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    other TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    PRIMARY KEY (member, other)
);
CREATE INDEX block_of ON block (other);

CREATE TABLE report (
    by_member TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL REFERENCES game (id),
    about TEXT COLLATE "C" NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (by_member, game)
);

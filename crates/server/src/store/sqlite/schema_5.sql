-- Members who want nothing to do with another.
CREATE TABLE block (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    PRIMARY KEY (member, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX block_of ON block (other);

-- What the host was told of.
CREATE TABLE report (
    by_member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES game (id),
    about TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (by_member, game)
) STRICT, WITHOUT ROWID;

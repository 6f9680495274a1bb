-- How much help members have had on their latest day.
CREATE TABLE help (
    member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    reviews INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

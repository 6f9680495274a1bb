-- People with an account. The key is what names that look alike have in common.
CREATE TABLE member (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    password TEXT NOT NULL,
    plan TEXT NOT NULL,
    age TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX member_key ON member (key);

-- Names that nobody gets: those of members who have gone, as fingerprints.
CREATE TABLE name_gone (
    print TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- The guests that members were before.
CREATE TABLE member_guest (
    guest TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX member_guest_of ON member_guest (member);

-- Where members are known; by the fingerprint of what a browser keeps.
CREATE TABLE session (
    key TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    begun INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    device TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_of ON session (member, seen);

-- What opens an account once; by fingerprint. Codes of the host have an end.
CREATE TABLE code (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    until INTEGER,
    PRIMARY KEY (member, key)
) STRICT, WITHOUT ROWID;

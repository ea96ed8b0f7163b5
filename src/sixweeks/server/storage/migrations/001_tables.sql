-- One schema for SQLite and PostgreSQL. Times are seconds since 1970.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    header TEXT NOT NULL,        -- the record's header as JSON
    seed TEXT NOT NULL,          -- hexadecimal; none if the dice came from elsewhere
    is_historical INTEGER NOT NULL,  -- people set up by the ready plans
    serial BIGINT NOT NULL,      -- counts answers and undos; never goes back
    revision BIGINT NOT NULL,    -- counts every change, of seats and jobs too
    undo_floor BIGINT NOT NULL,  -- undo goes back no further than this serial
    last_by TEXT NOT NULL,       -- who gave the last answer
    to_move TEXT NOT NULL,       -- the sides that must answer, with blanks between
    turn TEXT NOT NULL,
    result TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    updated DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_updated ON tables (updated);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    player TEXT NOT NULL,        -- me, friend, observer or a computer player
    is_computer INTEGER NOT NULL,
    token_hash TEXT NOT NULL,
    PRIMARY KEY (table_id, side)
);

CREATE TABLE holders (
    browser_hash TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    PRIMARY KEY (browser_hash, table_id, side)
);

CREATE INDEX holders_table ON holders (table_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    serial BIGINT NOT NULL,
    who TEXT NOT NULL,
    choice INTEGER NOT NULL,
    lines TEXT NOT NULL,         -- the answer, then the dice and single answers that followed
    events TEXT NOT NULL,
    rolled INTEGER NOT NULL,     -- rolls of the table's own dice so far
    undo_floor BIGINT NOT NULL,
    PRIMARY KEY (table_id, serial)
);

CREATE TABLE undos (
    table_id TEXT NOT NULL REFERENCES tables (id),
    serial BIGINT NOT NULL,
    back_to BIGINT NOT NULL,
    PRIMARY KEY (table_id, serial)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    serial BIGINT NOT NULL,
    position TEXT NOT NULL,
    PRIMARY KEY (table_id, serial)
);

CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    worker TEXT NOT NULL,
    lease_until DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    tries INTEGER NOT NULL,
    fault TEXT NOT NULL
);

CREATE INDEX jobs_due ON jobs (due);

-- What players call themselves: by browser, so that a name goes where its player sits.
CREATE TABLE player_names (
    table_id TEXT NOT NULL,
    browser_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, browser_hash)
);

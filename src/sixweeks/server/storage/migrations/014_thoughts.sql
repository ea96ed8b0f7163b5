-- What a computer player compared before an answer, as JSON; shown when the game is over.
CREATE TABLE thoughts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    serial BIGINT NOT NULL,
    side TEXT NOT NULL,
    thought TEXT NOT NULL,
    PRIMARY KEY (table_id, serial)
);
-- A player has asked the computer to answer at once, until it is a person's turn again.
ALTER TABLE jobs ADD COLUMN is_hurried INTEGER NOT NULL DEFAULT 0;

-- What players took back, for the public log: by whom, how many answers, in how many undos.
CREATE TABLE takebacks (
    table_id TEXT NOT NULL REFERENCES tables (id),
    serial BIGINT NOT NULL,      -- of the last undo counted here
    back_to BIGINT NOT NULL,
    who TEXT NOT NULL,
    answers BIGINT NOT NULL,
    undos BIGINT NOT NULL,
    PRIMARY KEY (table_id, serial)
);

-- Who contributes to the dice: `server` alone, the browsers once (`salted`) or for every roll (`joint`).
ALTER TABLE tables ADD COLUMN dice TEXT NOT NULL DEFAULT 'server';
CREATE TABLE dice_shares (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    salt TEXT NOT NULL,          -- empty while it is due
    links BIGINT NOT NULL,       -- how many links of its hash chain the side has revealed
    link TEXT NOT NULL,          -- the last of them
    is_waived INTEGER NOT NULL,  -- the side agrees to go on without links
    PRIMARY KEY (table_id, side)
);

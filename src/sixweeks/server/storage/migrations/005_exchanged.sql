-- Whether the two players have changed places, as the rules of a game may have it.
ALTER TABLE tables ADD COLUMN exchanged INTEGER NOT NULL DEFAULT 0;

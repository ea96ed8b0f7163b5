-- The hash of the code that gives a player back the seat, if every browser has lost it.
ALTER TABLE seats ADD COLUMN recovery_hash TEXT NOT NULL DEFAULT '';

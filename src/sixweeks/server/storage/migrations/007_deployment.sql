-- How people set up: historical, changed, by_hand, or free, which asks them.
ALTER TABLE tables ADD COLUMN deployment TEXT NOT NULL DEFAULT 'free';
UPDATE tables SET deployment = 'historical' WHERE is_historical = 1;
ALTER TABLE tables DROP COLUMN is_historical;

-- A player's link opens its seat to one browser; this one has been used.
ALTER TABLE seats ADD COLUMN is_used INTEGER NOT NULL DEFAULT 0;
-- When a browser took the seat: if too many watch, the oldest make room.
ALTER TABLE holders ADD COLUMN taken DOUBLE PRECISION NOT NULL DEFAULT 0;

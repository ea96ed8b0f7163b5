-- When the last answer was given or taken back; `updated` tells of every change, of orders too.
ALTER TABLE tables ADD COLUMN answered DOUBLE PRECISION NOT NULL DEFAULT 0;
UPDATE tables SET answered = updated;

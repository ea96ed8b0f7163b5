-- The entry with which the record begins: 0, or where a table was taken up under newer rules.
ALTER TABLE tables ADD COLUMN opening BIGINT NOT NULL DEFAULT 0;

-- Standing orders of a seat, as JSON; none if nothing has been ordered.
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';

-- An analysis is a table with chosen dice; its tree of lines is kept here. A line branches off its
-- parent after the step `fork`; the first line has no parent. The table itself is at one step of
-- the line that `is_here`; `is_main` is the line that is exported.
CREATE TABLE analysis_lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    line INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    fork INTEGER NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    is_main INTEGER NOT NULL DEFAULT 0,
    is_here INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, line)
);
-- The steps of a line after its fork: entries of the table, with a snapshot now and then.
CREATE TABLE analysis_steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    line INTEGER NOT NULL,
    step INTEGER NOT NULL,
    who TEXT NOT NULL,
    choice INTEGER NOT NULL,
    lines TEXT NOT NULL,
    events TEXT NOT NULL,
    position TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, line, step)
);
-- Games played out from a step, by winner, as JSON.
CREATE TABLE analysis_tallies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    line INTEGER NOT NULL,
    step INTEGER NOT NULL,
    wins TEXT NOT NULL,
    PRIMARY KEY (table_id, line, step)
);

"""Backup: a copy of the whole database in one SQLite file, made while the server runs; and back.

The schema is the same for both kinds of databases, so a backup can be restored into either."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sixweeks.kernel.presentation.sentence import Text
from sixweeks.server.errors import StartError
from sixweeks.server.storage.database import Database
from sixweeks.server.storage.retention import PARTS
from sixweeks.server.storage.sqlite import SqliteDatabase, create_private
from sixweeks.server.storage.store import Store, open_store

TABLES = "tables"
PAGES = 1000  # copied between two breaths, so that the server can write meanwhile
SNAPSHOT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"


def back_up(source: Store, path: str) -> None:
    """Copy everything at one moment into a new file."""
    if os.path.exists(path):
        raise StartError("error-backup-exists", file=Text(path))
    if isinstance(source.db, SqliteDatabase):
        copy_file(source.db, path)
        return
    with closing(open_store(path)) as target, source.db.transaction():
        source.db.run(SNAPSHOT)
        copy_rows(source.db, target.db)


def restore(path: str, target: Store) -> int:
    """Copy a backup into an empty database; returns the number of tables."""
    if not Path(path).is_file():
        raise StartError("error-no-backup", file=Text(path))
    if count(target.db):
        raise StartError("error-database-in-use")
    with closing(open_store(path)) as source:
        copy_rows(source.db, target.db)
    return count(target.db)


def count(db: Database) -> int:
    with db.reading():
        return db.rows(int, "SELECT count(*) FROM tables")[0]


def copy_file(db: SqliteDatabase, path: str) -> None:
    create_private(path)
    with closing(sqlite3.connect(path)) as copy:
        db.checkpointer.backup(copy, pages=PAGES)


def copy_rows(source: Database, target: Database) -> None:
    """Table by table in one transaction: all or nothing."""
    with target.transaction():
        for id in source.rows(str, "SELECT id FROM tables ORDER BY created"):
            for part in (TABLES, *reversed(PARTS)):
                copy_part(source, target, part, id)


def copy_part(source: Database, target: Database, part: str, id: str) -> None:
    names = list(columns(source if isinstance(source, SqliteDatabase) else target, part))
    key = "id" if part == TABLES else "table_id"
    marks = ", ".join("?" * len(names))
    for row in source.run(f"SELECT {', '.join(names)} FROM {part} WHERE {key} = ?", id):
        values = [value for value in row if isinstance(value, str | int | float)]
        assert len(values) == len(names), "no column is empty"
        target.run(f"INSERT INTO {part} ({', '.join(names)}) VALUES ({marks})", *values)


def columns(db: Database, part: str) -> Iterator[str]:
    """Of the SQLite side, which is always one of the two."""
    yield from (str(row[1]) for row in db.run(f"PRAGMA table_info({part})"))

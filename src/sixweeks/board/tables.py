"""Printed results tables: die rolls and columns."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import msgspec

from sixweeks.board.loading import Contents, DataError, Hook, read_as, read_toml, toml_line


class ResultsTable(msgspec.Struct, frozen=True):
    """A printed combat results table: one row for each die roll, one cell for each column."""

    columns: tuple[str, ...]
    rows: Mapping[int, tuple[str, ...]]

    @classmethod
    def load(cls, path: Path, section: str = "") -> "ResultsTable":
        """The table in a TOML file, or in one section of it ("combat" or "combat.city")."""
        table = read_toml(path)
        for name in section.split(".") if section else ():
            inner = table.get(name)
            if not isinstance(inner, dict):
                raise DataError(path, 1, f"there is no table [{section}].")
            table = inner
        try:
            return cls.from_toml(table)
        except TableFault as fault:
            rows = f"{section}.rows" if section else "rows"
            line = toml_line(path, rows, fault.die) if fault.die else toml_line(path, section)
            raise DataError(path, line, str(fault)) from fault

    @classmethod
    def from_toml(cls, table: Mapping[str, object]) -> "ResultsTable":
        """The table of `columns = [...]` and `[rows] 1 = "AE DR ..."`."""
        columns, rows = table.get("columns"), table.get("rows")
        if not isinstance(columns, list) or not columns or not all(map(is_text, columns)):
            raise TableFault("a results table wants `columns`, a list of texts.")
        if len(set(columns)) != len(columns):
            raise TableFault("two columns of the table have the same name.")
        if not isinstance(rows, dict) or not rows:
            raise TableFault("a results table wants `rows`, one for each die roll.")
        return cls(tuple(columns), {die(key): cells(key, rows[key], len(columns)) for key in rows})

    def result(self, column_index: int, die: int) -> str:
        """The result in a column for a die roll."""
        assert 0 <= column_index < len(self.columns), f"The table has no column {column_index}."
        return self.rows[die][column_index]

    def distribution(
        self, column_index: int, weights: Mapping[int, int] | None = None
    ) -> dict[str, Fraction]:
        """The probability of each result; rows are equally likely unless the rolls have weights."""
        chances: Counter[str] = Counter()
        for die, row in self.rows.items():
            chances[row[column_index]] += weights[die] if weights else 1
        total = chances.total()
        return {result: Fraction(chance, total) for result, chance in chances.items()}


def read_tables(
    path: Path, kind: type[Contents], *results: str, hook: Hook | None = None, **others: object
) -> Contents:
    """The tables of a game, some of which are results tables; see `read_as` for the rest."""
    printed = {name: ResultsTable.load(path, name) for name in results}
    return read_as(path, kind, hook, **printed, **others)


class TableFault(ValueError):
    """An error in a results table, with its row."""

    def __init__(self, what: str, die: str = "") -> None:
        super().__init__(what, die)
        self.what, self.die = what, die

    def __str__(self) -> str:
        return self.what


def die(key: str) -> int:
    if not key.isdecimal():
        raise TableFault(f"the row {key!r} is not the number of a die roll.", key)
    return int(key)


def cells(key: str, row: object, width: int) -> tuple[str, ...]:
    if not isinstance(row, str):
        raise TableFault(f"row {key} is not a text.", key)
    results = tuple(row.split())
    if len(results) != width:
        raise TableFault(f"row {key} has {len(results)} results for {width} columns.", key)
    return results


def is_text(value: object) -> bool:
    return isinstance(value, str)

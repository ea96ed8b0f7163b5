"""Reads data files; errors are reported with file and line."""

import csv
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias, TypeVar, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

Hook: TypeAlias = Callable[[type, object], object]
Contents = TypeVar("Contents")
Record = TypeVar("Record", bound=msgspec.Struct)
INDEX = "index"  # the field of a record that counts the records before it
YES_OR_NO = {"yes": True, "no": False}


class DataError(ValueError):
    """An error in a data file: `file:line: what is wrong`."""

    def __init__(self, path: Path, line: int, what: str) -> None:
        super().__init__(path, line, what)
        self.path, self.line, self.what = path, line, what

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


class Row(msgspec.Struct, frozen=True):
    """One row of a CSV file, with its file and line."""

    path: Path
    line: int
    cells: Mapping[str, str]

    def fail(self, what: str) -> NoReturn:
        raise DataError(self.path, self.line, what)

    def __getitem__(self, column: str) -> str:
        """The cell as written, perhaps blank."""
        return self.cells[column]

    def text(self, column: str) -> str:
        """The cell, which must not be blank."""
        return self.cells[column] or self.fail(f"the column {column!r} is blank.")

    def number(self, column: str) -> int:
        """The cell as a whole number."""
        text = self.text(column)
        if not re.fullmatch(r"[+-]?[0-9]+", text):
            self.fail(f"the column {column!r} wants a whole number, not {text!r}.")
        return int(text)

    def words(self, column: str) -> tuple[str, ...]:
        """The words of a cell, none if it is blank."""
        return tuple(self.cells[column].split())

    def one_of(self, column: str, choices: Iterable[str]) -> str:
        """The cell, which must be one of the choices."""
        text, known = self.text(column), list(choices)
        if text not in known:
            self.fail(f"the column {column!r} wants one of {', '.join(known)}, not {text!r}.")
        return text


def read_csv(path: Path, columns: Sequence[str], optional: Sequence[str] = ()) -> list[Row]:
    """The rows of a CSV file with these columns and no others; blank and # lines are skipped."""
    with path.open(encoding="utf-8", newline="") as lines:
        records = numbered(path, lines)
        line, header = next(records, (1, []))
        check_header(path, line, header, columns, optional)
        return [row(path, line, header, cells) for line, cells in records]


def without_comments(lines: Iterable[str]) -> Iterator[str]:
    return ("\n" if line.startswith("#") else line for line in lines)


def numbered(path: Path, lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(without_comments(lines), strict=True)
    try:
        for cells in reader:
            if cells:
                yield reader.line_num, [cell.strip() for cell in cells]
    except csv.Error as error:
        raise DataError(path, reader.line_num, f"this is not CSV: {error}.") from error


def check_header(
    path: Path, line: int, header: list[str], columns: Sequence[str], optional: Sequence[str]
) -> None:
    missing = [column for column in columns if column not in header]
    unknown = [column for column in header if column not in (*columns, *optional)]
    twice = [column for column in header if header.count(column) > 1]
    for names, fault in ((missing, "is missing"), (unknown, "is unknown"), (twice, "comes twice")):
        if names:
            raise DataError(path, line, f"the column {names[0]!r} {fault}.")


def row(path: Path, line: int, header: list[str], cells: list[str]) -> Row:
    if len(cells) != len(header):
        raise DataError(path, line, f"there are {len(cells)} cells under {len(header)} columns.")
    return Row(path, line, dict(zip(header, cells, strict=True)))


def read_records(
    path: Path,
    kind: type[Record],
    /,
    *,
    columns: Sequence[str] = (),
    where: Mapping[str, str] | None = None,
    **made: Callable[[Row], object],
) -> tuple[Record, ...]:
    """The rows of a CSV file as records: a column for each field, which may be blank or missing
    if the field has a default.

    Fields in `made` are computed from the row, which may have `columns` for that purpose; `where`
    selects the rows with these cells."""
    wanted = where or {}
    read = [field for field in fields(kind) if field.encode_name not in (INDEX, *made)]
    needed = [field.encode_name for field in read if field.required]
    rows = read_csv(
        path, [*needed, *columns, *wanted], optional=[field.encode_name for field in read]
    )
    chosen = [row for row in rows if all(row[name] == cell for name, cell in wanted.items())]
    return tuple(
        record(row, kind, read, {INDEX: index, **{name: make(row) for name, make in made.items()}})
        for index, row in enumerate(chosen)
    )


def record(
    row: Row, kind: type[Record], read: Sequence[FieldInfo], others: Mapping[str, object]
) -> Record:
    given = {field.encode_name: field.type for field in read if row.cells.get(field.encode_name)}
    cells = {name: value(row[name], kind) for name, kind in given.items()}
    try:
        return msgspec.convert({**cells, **others}, kind, strict=False)
    except msgspec.ValidationError as error:
        row.fail(f"{error}.")


def value(cell: str, kind: object) -> object:
    """A tuple is written as words, a truth value as `yes` or `no`, anything else as it is."""
    if get_origin(kind) is tuple:
        return cell.split()
    return YES_OR_NO.get(cell, cell) if kind is bool else cell


def read_toml(path: Path) -> dict[str, object]:
    """The contents of a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"^(.*) \(at line (\d+)", str(error))
        what, line = (found[1], int(found[2])) if found else (str(error), last_line(path))
        raise DataError(path, line, f"this is not TOML: {what}.") from error


def read_as(
    path: Path, kind: type[Contents], hook: Hook | None = None, **others: object
) -> Contents:
    """The contents of a TOML file as a record; `others` are fields that are not in the file, and
    `hook` converts values of custom types, such as a set of hexes."""
    try:
        return msgspec.convert(read_toml(path) | others, kind, strict=False, dec_hook=hook)
    except msgspec.ValidationError as error:
        raise DataError(path, 1, f"{error}.") from error


def read_folder(folder: Path, kind: type[Contents]) -> dict[str, Contents]:
    """The TOML files of a folder as records, by their names, which are also their `id`."""
    paths = sorted(folder.glob("*.toml"))
    return {path.stem: read_as(path, kind, id=path.stem) for path in paths}


def last_line(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n") + 1


def toml_line(path: Path, section: str, key: str = "") -> int:
    """The line on which a section (or a key in it) begins, for error messages; 1 if absent."""
    here, opening = "", 1
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if header := re.match(r"\s*\[+([^\]]+)\]", text):
            here = header[1].strip()
            opening = line if here == section else opening
        elif key and here == section and re.match(rf'\s*"?{re.escape(key)}"?\s*=', text):
            return line
    return opening

"""Text files of `key: value` lines: the common form of records and positions."""

from collections.abc import Iterator

from msgspec import Struct

from sixweeks.kernel.presentation.input_error import InputError

MOST_DIGITS = 9


class Line(Struct, frozen=True):
    """One line: its number, its key and its value."""

    number: int
    key: str
    value: str


def read_lines(text: str, first: str) -> Iterator[Line]:
    """The lines below the opening line, without blank lines and comments."""
    lines = text.splitlines()
    check_opening(lines, first)
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise InputError("error-no-colon", text=line, line=number)
        yield Line(number, key.strip(), value.strip())


def check_opening(lines: list[str], first: str) -> None:
    """The first line is `sixweeks record 2`: program, kind of text, version of the format."""
    kind, _, version = first.rpartition(" ")
    if not lines or not lines[0].startswith(kind):
        raise InputError("error-not-of-kind", kind=kind, first=first, line=1)
    found = lines[0].removeprefix(kind).strip()
    number = int(found) if is_whole_number(found) else 0
    if number > int(version):
        raise InputError("error-newer-format", found=found, known=version, line=1)
    if number == 0:
        raise InputError("error-should-be", found=lines[0], due=first, line=1)


def is_whole_number(text: str) -> bool:
    """ASCII digits, and a plausible number of them."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def decoded(data: bytes) -> str:
    """A file's bytes as text; a UTF-8 byte order mark is ignored."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise InputError("error-not-utf-8", line=line) from None

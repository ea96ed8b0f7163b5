"""Text files of `key: value` lines: the common form of records and positions."""

from collections.abc import Iterator

from msgspec import Struct

MOST_DIGITS = 9


class BadText(ValueError):
    """One sentence about one line of a text; line 0 is the text as a whole."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class Line(Struct, frozen=True):
    """One line: where it stands, its key and its value."""

    number: int
    key: str
    value: str


def read_lines(text: str, first: str) -> Iterator[Line]:
    """The lines below the opening line; blank lines and comments are passed over."""
    lines = text.splitlines()
    check_opening(lines, first)
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadText(number, f"'{shortened(line)}' has no colon; 'key: value' was expected")
        yield Line(number, key.strip(), value.strip())


def check_opening(lines: list[str], first: str) -> None:
    """The opening is `sixweeks record 1`: the program, what it is, and the format's version."""
    kind, _, version = first.rpartition(" ")
    if not lines or not lines[0].startswith(kind):
        raise BadText(1, f"this is not a {kind}: the first line must be '{first}'")
    found = lines[0].removeprefix(kind).strip()
    if is_whole_number(found) and int(found) > int(version):
        raise BadText(1, f"format {found} is newer than this program, which reads {version}")
    if found != version:
        raise BadText(1, f"'{shortened(lines[0])}' should be '{first}'")


def is_whole_number(text: str) -> bool:
    """Plain digits, and few enough of them to be meant."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def shortened(text: str, most: int = 60) -> str:
    clean = "".join(char if char.isprintable() else "?" for char in text.strip())
    return clean if len(clean) <= most else clean[: most - 3] + "..."


def decoded(data: bytes) -> str:
    """A file's bytes as text; the mark some editors put before UTF-8 is passed over."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadText(line, "this is not UTF-8 text") from None

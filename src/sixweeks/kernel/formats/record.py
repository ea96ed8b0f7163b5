"""The record of a game: a header, then one answer per line, in notation.

See docs/reference/record.md. Reading checks the form; replaying checks every answer.
"""

import re
from collections.abc import Iterator

from msgspec import Struct, field

from sixweeks.kernel.formats.lines import Line, is_whole_number, read_lines
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Draw, Question, Roll

FIRST = "sixweeks record 2"
CHANCE = ("roll", "draw")
HEADER = ("game", "rules", "program", "scenario", "seed")
NAMED = ("option", "player", "salt")
LINKS = "links"
SEAT, SEEN, WIDTH = "seat", "seen", 100
ONCE = (*HEADER, SEAT, "result", "reveal", "end")
SEED = re.compile(r"(by hand )?sha256 ([0-9a-f]{64})")
REVEAL = re.compile(r"[0-9a-f]{64}")
LINK = re.compile(r"(0|[1-9][0-9]{0,3}) ([0-9a-f]{64})")
OF, IN_CUP = " of ", " | "


class Entry(Struct, frozen=True, gc=False):
    """One answer: who gave it (a side, `roll` or `draw`), its notation, its line in the file.

    A roll or draw also has what it was made with: `2d6`, or the markers in the cup."""

    who: str
    text: str
    line: int = 0
    of: str = ""


class Record(Struct, kw_only=True):
    """A saved game."""

    game: str
    rules: int
    program: str
    scenario: str
    options: dict[str, str] = {}
    players: dict[str, str] = {}
    commitment: str = ""
    seed_by_hand: bool = False
    salts: dict[str, str] = {}
    links: dict[str, str] = {}  # joint dice: how many links a side revealed, and the last one
    position: str = ""  # the starting position, if it is not the scenario's own
    entries: list[Entry] = field(default_factory=list)
    reveal: str = ""
    result: str = ""
    seat: str = ""  # that downloaded it before the end, with its own answers only
    seen: str = ""  # what that seat saw
    lines: dict[str, int] = {}  # the line where each key first appears


def write_record(record: Record) -> str:
    return "\n".join((*header_lines(record), "", *body_lines(record))) + "\n"


def header_lines(record: Record) -> Iterator[str]:
    yield FIRST
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    yield f"program: {record.program}"
    yield f"scenario: {record.scenario}"
    yield from (f"option {name}: {value}" for name, value in record.options.items())
    yield from (f"player {side}: {name}" for side, name in record.players.items())
    if record.commitment:
        yield f"seed: {'by hand ' if record.seed_by_hand else ''}sha256 {record.commitment}"
    yield from (f"salt {side}: {salt}" for side, salt in record.salts.items())
    if record.seat:
        yield f"{SEAT}: {record.seat}"
    yield from (f"start: {line}".strip() for line in record.position.splitlines())


def chance_text(question: Question) -> str:
    """What is rolled or drawn from; nothing for one die with six sides, and for players."""
    if isinstance(question, Draw):
        assert not any(OF in name or IN_CUP in name for name in question.cup), "a record is clear"
        return IN_CUP.join(question.cup)
    if isinstance(question, Roll) and question != Roll(question.by):
        return f"{question.dice}d{question.sides}"
    return ""


def entry_line(entry: Entry) -> str:
    return f"{entry.who}: {entry.text}{OF if entry.of else ''}{entry.of}"


def body_lines(record: Record) -> Iterator[str]:
    yield from map(entry_line, record.entries)
    if record.result:
        yield f"result: {record.result}"
    if record.reveal:
        yield f"reveal: {record.reveal}"
        yield from (f"{LINKS} {side}: {link}" for side, link in record.links.items())
    starts = range(0, len(record.seen), WIDTH)
    yield from (f"{SEEN}: {record.seen[start : start + WIDTH]}" for start in starts)
    yield f"end: {len(record.entries)} answers"


def read_record(text: str) -> Record:
    """Parse a record; an error is one sentence with its line."""
    reader = Reader()
    for line in read_lines(text, FIRST):
        reader.take(line)
    return reader.finish(len(text.splitlines()))


class Reader:
    """Parses a record line by line."""

    def __init__(self) -> None:
        self.record = Record(game="", rules=0, program="", scenario="")
        self.seen: set[str] = set()
        self.start: list[str] = []
        self.view: list[str] = []

    def take(self, line: Line) -> None:
        if "end" in self.seen:
            raise InputError("error-after-end", line=line.number)
        self.record.lines.setdefault(line.key, line.number)
        key, _, name = line.key.partition(" ")
        if key in (*HEADER, *NAMED, SEAT, "start"):
            self.check_place(line)
        if not name and key in ONCE:
            self.take_once(key, line)
        elif name and key in NAMED:
            self.take_named(key, name, line)
        elif name and key == LINKS:
            self.take_links(name, line)
        elif line.key == "start":
            self.start.append(line.value)
        elif line.key == SEEN:
            self.view.append(line.value)
        elif key and not name and key not in NAMED:
            self.take_answer(line)
        else:
            raise InputError("error-not-a-record-key", key=line.key, line=line.number)

    def check_place(self, line: Line) -> None:
        if self.record.entries:
            raise InputError("error-after-header", key=line.key, line=line.number)

    def take_answer(self, line: Line) -> None:
        self.check_header(line)
        if self.seen & {"result", "reveal"}:
            raise InputError("error-after-result", line=line.number)
        text, of = line.value, ""
        if line.key in CHANCE:
            text, _, of = line.value.partition(OF)
        self.record.entries.append(Entry(line.key, text, line.number, of))

    def take_once(self, key: str, line: Line) -> None:
        if key in self.seen:
            raise InputError("error-record-twice", key=key, line=line.number)
        self.seen.add(key)
        match key:
            case "seed":
                self.take_seed(line)
            case "rules":
                self.record.rules = whole_number(line)
            case "reveal" if not REVEAL.fullmatch(line.value):
                raise InputError("error-bad-reveal", line=line.number)
            case "end":
                self.check_end(line)
            case _:
                setattr(self.record, key, line.value)

    def take_seed(self, line: Line) -> None:
        found = SEED.fullmatch(line.value)
        if not found:
            raise InputError("error-bad-commitment", line=line.number)
        self.record.seed_by_hand = bool(found[1])
        self.record.commitment = found[2]

    def take_named(self, key: str, name: str, line: Line) -> None:
        values: dict[str, str] = getattr(self.record, f"{key}s")
        if name in values:
            raise InputError("error-record-twice", key=line.key, line=line.number)
        values[name] = line.value

    def take_links(self, name: str, line: Line) -> None:
        if not LINK.fullmatch(line.value):
            raise InputError("error-bad-links", line=line.number)
        self.take_named("link", name, line)

    def check_header(self, line: Line) -> None:
        for key in ("game", "rules", "scenario"):
            if key not in self.seen:
                raise InputError("error-header-lacks", key=key, line=line.number)

    def check_end(self, line: Line) -> None:
        self.check_header(line)
        count = len(self.record.entries)
        if line.value != f"{count} answers":
            raise InputError("error-wrong-end", said=line.value, count=count, line=line.number)

    def finish(self, lines: int) -> Record:
        if "end" not in self.seen:
            raise InputError("error-cut-off", line=lines)
        self.record.position = "".join(f"{line}\n" for line in self.start)
        self.record.seen = "".join(self.view)
        return self.record


def whole_number(line: Line) -> int:
    if not is_whole_number(line.value):
        raise InputError("error-must-be-number", key=line.key, value=line.value, line=line.number)
    return int(line.value)

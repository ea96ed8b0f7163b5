"""The rulebook: a game's rules in our own words, with their citations in code and tests."""

import ast
import os
import re
import tokenize
import tomllib
from bisect import bisect
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar

import msgspec

from sixweeks.kernel.presentation.input_error import InputError

Words = Annotated[str, msgspec.Meta(min_length=1)]
Status = Literal["enforced", "data", "descriptive", "interface", "moot", "open"]
STATUSES: tuple[Status, ...] = ("enforced", "data", "descriptive", "interface", "moot", "open")
Places = dict[str, list[str]]  # file:line of each citation, by rule number
Entry = TypeVar("Entry")

# The booklets number their rules 7.3, 7.3a, 4.3.1a, 2.A1a, 6.a, 7.aa or 2.1.a.
NUMBER = re.compile(r"\d+(?:\.[A-Z]?\d+)+(?:\.?[a-z]\d?)?|\d{1,2}\.[a-z]{1,2}")
LETTERED = re.compile(r"\d+(?:\.\d+)+[a-z]\d?")
WITHIN = re.compile(
    LETTERED.pattern + r"|\d+(?:\.\d+)+\.[a-z](?!\w)" + r"|(?<![\w.])\d{1,2}\.[a-z]{1,2}(?![\w.]\w)"
)
LETTER = re.compile(r"(?<=\d)(?:\.?[a-z]\d?|\.[a-z]{2})$")
NAMED = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
LONGEST = 4  # parts of a number, as in 2.2.6.a


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a rulebook."""

    number: Words
    title: Words
    text: Words
    status: Status
    scenario: str = ""
    why: str = ""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter; the one without a number holds what is known by name, such as the CRT."""

    number: str
    title: Words


class BadRulebook(ValueError):
    """A rules.toml that cannot be read."""


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    """All rules of a game, in the booklet's order."""

    rules: tuple[Rule, ...]
    chapters: tuple[Chapter, ...]

    @classmethod
    def load(cls, path: Path) -> Self:
        text = path.read_text(encoding="utf-8")
        document = _parse(path, text)
        book = cls(
            rules=tuple(_entries(path, text, document.pop("rule", []), "rule", Rule)),
            chapters=tuple(_entries(path, text, document.pop("chapter", []), "chapter", Chapter)),
        )
        for key in document:
            raise BadRulebook(f"{path}: {key!r} is neither a rule nor a chapter.")
        for index, complaint in book._complaints():
            raise BadRulebook(f"{_place(path, text, 'rule', index)}: {complaint}")
        return book

    def rule(self, number: str) -> Rule:
        try:
            return self.by_number[number]
        except KeyError:
            raise self._no_such_rule(number) from None

    def paragraph(self, number: str) -> tuple[Rule, ...]:
        """The rules of a paragraph (7.3a, 7.3b ... for 7.3) or of a whole chapter (7)."""
        return tuple(rule for rule in self.rules if number in _parents(rule.number))

    def chapter_of(self, number: str) -> Chapter:
        for chapter in self.chapters:
            if chapter.number == _chapter_number(number):
                return chapter
        raise self._no_such_rule(number)

    @cached_property
    def by_number(self) -> Mapping[str, Rule]:
        return {rule.number: rule for rule in self.rules}

    @cached_property
    def citable(self) -> frozenset[str]:
        """What may be cited: every rule, every paragraph, and a chapter as 7.0."""
        parents = {parent for rule in self.rules for parent in _parents(rule.number)}
        chapters = {f"{chapter.number}.0" for chapter in self.chapters}
        return frozenset(number for number in parents | chapters if not number.isdigit())

    def _complaints(self) -> Iterator[tuple[int, str]]:
        seen: set[str] = set()
        chapters = {chapter.number for chapter in self.chapters}
        for index, rule in enumerate(self.rules):
            if rule.number in seen:
                yield index, f"rule {rule.number} is listed twice."
            if _chapter_number(rule.number) not in chapters:
                yield index, f"rule {rule.number} belongs to no chapter of the file."
            if (rule.status == "moot") != bool(rule.why):
                yield index, f"rule {rule.number}: a moot rule says why, and no other does."
            seen.add(rule.number)

    def _no_such_rule(self, number: str) -> InputError:
        near = [rule.number for rule in self.paragraph(paragraph_of(number))]
        return InputError("error-no-rule", rule=number, near=near or self._around(number))

    def _around(self, number: str) -> list[str]:
        numbers = sorted(self.by_number, key=_counting)
        at = bisect(numbers, _counting(number), key=_counting)
        return numbers[max(0, at - 2) : at + 2]


def paragraph_of(number: str) -> str:
    """The number without its letter: 7.3 for 7.3a."""
    return LETTER.sub("", number)


def _parents(number: str) -> set[str]:
    parts = paragraph_of(number).split(".")
    return {number} | {".".join(parts[:count]) for count in range(1, len(parts) + 1)}


def _chapter_number(number: str) -> str:
    return number[: len(number) - len(number.lstrip("0123456789"))]


def _counting(number: str) -> list[tuple[int, int, str]]:
    """A sorting key by which 7.3 comes before 7.12, and 7.z before 7.aa."""
    parts = re.findall(r"\d+|\D+", number.replace(".", " "))
    return [(int(part), 0, "") if part.isdigit() else (-1, len(part), part) for part in parts]


def _parse(path: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRulebook(f"{path}: {error}.") from None


def _entries(path: Path, text: str, raw: Any, kind: str, shape: type[Entry]) -> Iterator[Entry]:
    for index, fields in enumerate(raw if isinstance(raw, list) else [raw]):
        try:
            yield msgspec.convert(fields, shape)
        except msgspec.ValidationError as error:
            named = isinstance(fields, dict) and fields.get("number")
            name = f"{kind} {named or 'without a number'}"
            raise BadRulebook(f"{_place(path, text, kind, index)}: {name}: {error}.") from None


def _place(path: Path, text: str, kind: str, index: int) -> str:
    """Where the entry begins, as file:line."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines, start=1) if line.startswith(f"[[{kind}]]")]
    return f"{path}:{heads[index]}" if index < len(heads) else f"{path}, {kind} {index + 1}"


def citations(paths: Iterable[Path], names: Collection[str] = ()) -> Places:
    """Where Python code cites a rule: a docstring or a comment that begins with its number or
    has a lettered one, or a string that is the number. `names` are rules known by a name."""
    found: Places = {}
    for path in _python_files(paths):
        for number, line in sorted(set(_cited(path, names)), key=lambda cited: cited[1]):
            found.setdefault(number, []).append(f"{path.as_posix()}:{line}")
    return found


def tested(paths: Iterable[Path], known: Collection[str] = ()) -> Places:  # noqa: PT028
    """Where tests are named after a rule: test_7_3a_..., test_7_3a_7_3b_...

    `known` numbers resolve ambiguous names: whether test_10_5_2_... means 10.5.2."""
    found: Places = {}
    for path in _python_files(paths):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for number in _numbers_in_name(node.name, known):
                    found.setdefault(number, []).append(f"{path.as_posix()}:{node.lineno}")
    return found


def _python_files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        yield from [path] if path.suffix == ".py" else sorted(path.rglob("*.py"))


def _cited(path: Path, names: Collection[str]) -> Iterator[tuple[str, int]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for text, line in (*_docstrings(tree), *_comments(path)):
        for number in (*_opening_numbers(text, names), *WITHIN.findall(text)):
            yield number, line
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if _is_number(text, names):
                yield text, node.lineno


def _docstrings(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            yield text, getattr(node, "lineno", 1)


def _comments(path: Path) -> Iterator[tuple[str, int]]:
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.string.lstrip("#"), token.start[0]


def _opening_numbers(text: str, names: Collection[str]) -> Iterator[str]:
    """The numbers a text opens with, as in "7.3a, 7.3b and 7.4a: no retreat"."""
    for word in re.split(r"[\s,;:/]+", text.strip()):
        number = word.rstrip(".")
        if _is_number(number, names):
            yield number
        elif word != "and":
            return


def _is_number(text: str, names: Collection[str]) -> bool:
    return text in names or bool(NUMBER.fullmatch(text))


def _numbers_in_name(name: str, known: Collection[str]) -> Iterator[str]:
    words = name.split("_")
    if words.pop(0) != "test":
        return
    spelled = {number.lower(): number for number in known}
    while number := _first_number(words, spelled):
        yield spelled.get(number, number)
        words = words[number.count(".") + 1 :]


def _first_number(words: list[str], known: Collection[str]) -> str:
    """The number at the start of a test's name; a listed one if possible."""
    runs = [".".join(words[:count]) for count in range(LONGEST, 0, -1)]
    listed = next((run for run in runs if run in known), "")
    lettered = next((run for run in runs if LETTERED.fullmatch(run)), "")
    if len(lettered) > len(listed):
        return lettered
    return listed or next((run for run in runs if NUMBER.fullmatch(run)), "")


class Row(msgspec.Struct, frozen=True):
    """One rule and its citations in code and tests."""

    number: str
    title: str
    status: Status
    code: list[str]
    tests: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """A rulebook compared with the code and the tests of its game."""

    rulebook: Rulebook
    code: Places
    tests: Places

    @classmethod
    def of(cls, rulebook: Rulebook, source_dir: Path, test_dir: Path) -> Self:
        names = {number for number in rulebook.by_number if not NUMBER.fullmatch(number)}
        code = citations([source_dir], {name for name in names if not name.isdigit()})
        return cls(rulebook, code, tested([test_dir], rulebook.citable))

    def rows(self) -> list[Row]:
        return [self.row(rule) for rule in self.rulebook.rules]

    def row(self, rule: Rule) -> Row:
        """A citation of the paragraph (7.3) does not count for its rules (7.3a)."""
        number = rule.number
        code, tests = self.code.get(number, []), self.tests.get(number, [])
        return Row(number, rule.title, rule.status, code, tests)

    def faults(self) -> Iterator[str]:
        for row in self.rows():
            yield from _faults_of(row)
        for places, verb in ((self.code, "cites"), (self.tests, "is named for")):
            for number in sorted(places.keys() - self.rulebook.citable):
                for place in places[number]:
                    yield f"{place} {verb} {number}, which rules.toml does not list."


def coverage(rulebook: Rulebook, source_dir: Path, test_dir: Path) -> list[Row]:
    return Coverage.of(rulebook, source_dir, test_dir).rows()


def faults(rulebook: Rulebook, source_dir: Path, test_dir: Path) -> list[str]:
    """What is missing between rulebook, code and tests, a sentence each."""
    return list(Coverage.of(rulebook, source_dir, test_dir).faults())


def _faults_of(row: Row) -> Iterator[str]:
    rule = f"{row.number} ({row.title})"
    if row.status == "open":
        yield f"{rule} is still open."
    if row.status == "enforced" and not row.code:
        yield f"{rule} is enforced, but no code cites it."
    if row.status == "enforced" and not row.tests:
        yield f"{rule} is enforced, but no test is named for it."


def coverage_page(
    game: str, rulebook: Rulebook, source_dir: Path, test_dir: Path, page: Path
) -> str:
    """The Markdown page that shows each rule with its code and tests; `page` is its file."""
    covered = Coverage.of(rulebook, source_dir, test_dir)
    lines = [
        f"# {game}: where each rule is",
        "",
        "Written by `tools/coverage.py`; do not edit. The rules, in our own words, are in",
        f"`src/sixweeks/games/{game}/data/rules.toml`.",
        "",
        *_counts(covered.rows()),
    ]
    for chapter in rulebook.chapters:
        lines += ["", f"## {chapter.number} {chapter.title}".replace("##  ", "## "), ""]
        lines += ["| rule | title | status | code | tests |", "|---|---|---|---|---|"]
        lines += _chapter_lines(covered, chapter, page.parent)
    return "\n".join(lines) + "\n"


def _counts(rows: list[Row]) -> Iterator[str]:
    yield "| status | rules | cited by code | named by a test |"
    yield "|---|---|---|---|"
    for status in STATUSES:
        found = [row for row in rows if row.status == status]
        cited = sum(bool(row.code) for row in found)
        named = sum(bool(row.tests) for row in found)
        yield f"| {status} | {len(found)} | {cited} | {named} |"


def _chapter_lines(covered: Coverage, chapter: Chapter, folder: Path) -> Iterator[str]:
    """The rules of a chapter; a paragraph that is cited as a whole comes before its rules."""
    book = covered.rulebook
    rules = [rule for rule in book.rules if book.chapter_of(rule.number) == chapter]
    for whole, lines in groupby(rules, lambda rule: paragraph_of(rule.number)):
        code, tests = covered.code.get(whole, []), covered.tests.get(whole, [])
        if whole not in book.by_number and (code or tests):
            yield _line(whole, "*the whole paragraph*", "", code, tests, folder)
        for rule in lines:
            row = covered.row(rule)
            status = f"{rule.status}: {rule.why}" if rule.why else rule.status
            yield _line(row.number, row.title, status, row.code, row.tests, folder)


def _line(
    number: str, title: str, status: str, code: list[str], tests: list[str], folder: Path
) -> str:
    links = [", ".join(_links(places, folder)) for places in (code, tests)]
    return f"| {' | '.join((number, title, status, *links))} |"


def _links(places: list[str], folder: Path) -> list[str]:
    """One link for each function; by name, because line numbers change often."""
    return list(dict.fromkeys(_link(place, folder) for place in places))


def _link(place: str, folder: Path) -> str:
    file, line = place.rsplit(":", 1)
    target = Path(os.path.relpath(file, folder)).as_posix()
    return f"[{_definition_at(Path(file), int(line)) or Path(file).name}]({target})"


def _definition_at(path: Path, line: int) -> str:
    """The innermost function or class around a line; of a method the class as well."""
    around = [name for name, first, last in _definitions(path) if first <= line <= last]
    return ".".join(around)


@cache
def _definitions(path: Path) -> tuple[tuple[str, int, int], ...]:
    """Every function and class of a file with its first and last line, outer ones first."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, NAMED)]
    return tuple((node.name, node.lineno, node.end_lineno or node.lineno) for node in nodes)
